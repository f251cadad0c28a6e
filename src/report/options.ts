import type { Logo } from './logo.ts';

/** What a user chooses for a report. The host's contract and the command line use the same names; the compiler compares them in their handlers. */
export const sectionIds = [
  'summary',
  'map',
  'weather',
  'climate',
  'climate-risk',
  'forest',
  'carbon',
  'satellite',
  'soil',
  'masks',
  'parts',
  'notes',
  'sources',
] as const;
export type SectionId = (typeof sectionIds)[number];
/** sections of the report of many projects; `pages` is a page for each of them */
export const portfolioSectionIds = ['projects', 'map', 'countries', 'notes', 'pages', 'sources'] as const;
export type PortfolioSectionId = (typeof portfolioSectionIds)[number];
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
