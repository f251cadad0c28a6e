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

/** What a list of projects can be filtered by. `least` and `most` are hectares. */
export const projectFilterFields = ['name', 'text', 'state', 'country', 'province', 'kind', 'tag', 'product', 'least', 'most'] as const;

/** Of a portfolio report: that it is of a part of all projects, and which. */
export interface ProjectFilter {
  shown: number;
  all: number;
  /** none: the projects were chosen one by one */
  conditions: {
    field: (typeof projectFilterFields)[number];
    value: string;
    /** of `product`: its slug; `value` is the state of it */ product?: string | undefined;
  }[];
}
