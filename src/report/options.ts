import type { PortfolioSection, ProjectSection } from '#products/report-sections.ts';
import type { Logo } from './logo.ts';

export { portfolioSections as portfolioSectionIds, projectSections as sectionIds } from '#products/report-sections.ts';

/** What a user chooses for a report. */
export type SectionId = ProjectSection;
export type PortfolioSectionId = PortfolioSection;
export type AnySectionId = SectionId | PortfolioSectionId;
export const reportFormats = ['pdf', 'html', 'xlsx', 'zip'] as const;
export type ReportFormat = (typeof reportFormats)[number];
export const reportLanguages = ['en', 'es'] as const;
export type ReportLanguage = (typeof reportLanguages)[number];
export const papers = ['A4', 'letter'] as const;
export type Paper = (typeof papers)[number];

export interface ReportOptions {
  /** in the order of the report */
  sections: readonly AnySectionId[];
  language: ReportLanguage;
  paper: Paper;
  /** '' takes the project's name */
  title: string;
  notes: string;
  /** as `readLogo` gives it */
  logo: Logo | null;
  /** the window's map with scale, north and attribution; null draws the boundary as vectors */
  mapPng: Uint8Array | null;
  /** number of project pages in a portfolio report; null for all. A preview shows the first ones. */
  maxProjectPages: number | null;
}

export const defaultOptions: Omit<ReportOptions, 'sections'> = {
  language: 'en',
  paper: 'A4',
  title: '',
  notes: '',
  logo: null,
  mapPng: null,
  maxProjectPages: null,
};
