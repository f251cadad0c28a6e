import type { Paper, ReportLanguage } from './choices.ts';
import type { Block } from './kit/model.ts';

export interface Section {
  id: string;
  title: string;
  blocks: Block[];
  /** starts on a new page */
  startsPage?: boolean;
}

/** The whole report as plain data in one language: made once, written as PDF, HTML or workbook. */
export interface Report {
  title: string;
  subtitle: string;
  connectionName: string;
  language: ReportLanguage;
  paper: Paper;
  /** when the report was made, ISO */
  date: string;
  logo: { bytes: Uint8Array; type: 'image/png' | 'image/jpeg'; width: number; height: number } | null;
  /** printed on every page when any answer is made up; '' otherwise */
  mark: string;
  sections: Section[];
  /** texts of the frame around the sections */
  words: { page: string; contents: string; moreRows: string; madeWith: string; noFont: string; facts: string; project: string };
}
