import type { AnySectionId, Paper, ReportLanguage } from './choices.ts';
import type { Logo } from './logo.ts';

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
