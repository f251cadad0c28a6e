import type { PortfolioSection, ProjectSection } from '#products/report-sections.ts';

export { portfolioSections as portfolioSectionIds, projectSections as sectionIds } from '#products/report-sections.ts';

/** What a user chooses for a report: one list for the window, the contract of the host, the command line and the writers. */
export type SectionId = ProjectSection;
export type PortfolioSectionId = PortfolioSection;
export type AnySectionId = SectionId | PortfolioSectionId;
export { sectionsOfTemplate, templatesFor, type TemplateId } from './templates.ts';
export const reportFormats = ['pdf', 'html', 'xlsx', 'zip'] as const;
export type ReportFormat = (typeof reportFormats)[number];
export const reportLanguages = ['en', 'es'] as const;
export type ReportLanguage = (typeof reportLanguages)[number];
export const papers = ['A4', 'letter'] as const;
export type Paper = (typeof papers)[number];
