import type { AnySectionId, Paper, ParcelFilter, ProjectFilter, ReportLanguage } from './choices.ts';
import type { WrittenForms } from './kit/format.ts';
import type { Logo } from './logo.ts';

export interface ReportOptions {
  /** in the order of the report */
  sections: readonly AnySectionId[];
  language: ReportLanguage;
  paper: Paper;
  /** the person's own form of the language, such as es-AR, by which dates and numbers are written; '' for the usual one */
  locale: string;
  /** how numbers and days are written, whatever the language; workbooks and tables for files keep values */
  numbers: WrittenForms['numbers'];
  dates: WrittenForms['dates'];
  /** '' takes the project's name */
  title: string;
  /** who made the report, in the line below the title */
  preparedBy: string;
  /** the person's own words: what opens the report, and what closes it */
  introduction: string;
  notes: string;
  /** as `readLogo` gives it */
  logo: Logo | null;
  /** the window's map with scale, north and attribution; null draws the boundary as vectors */
  mapPng: Uint8Array | null;
  /** number of project pages in a portfolio report; null for all. A preview shows the first ones. */
  maxProjectPages: number | null;
  /** which part of the projects a portfolio report is of; null where it is of all, and in the report of one project */
  filter: ProjectFilter | null;
  /** which part of its parcels the report of a project is of; null where it is of all, and in a portfolio report */
  parcels: ParcelFilter | null;
}

export const defaultOptions: Omit<ReportOptions, 'sections'> = {
  language: 'en',
  paper: 'A4',
  locale: '',
  numbers: 'system',
  dates: 'system',
  title: '',
  preparedBy: '',
  introduction: '',
  notes: '',
  logo: null,
  mapPng: null,
  maxProjectPages: null,
  filter: null,
  parcels: null,
};
