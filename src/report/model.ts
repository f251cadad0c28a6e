import type { Paper, ReportLanguage } from './choices.ts';
import type { WrittenForms } from './kit/format.ts';
import type { Block } from './kit/model.ts';

export interface Section {
  id: string;
  title: string;
  blocks: Block[];
  /** `always` starts on a new page; `usually` where the page before is more than half full */
  startsPage?: 'always' | 'usually';
}

/** The whole report as plain data in one language: made once, written as PDF, HTML or workbook. */
export interface Report {
  title: string;
  subtitle: string;
  connectionName: string;
  language: ReportLanguage;
  /** by which dates and numbers are written */
  locale: string;
  numbers: WrittenForms['numbers'];
  dates: WrittenForms['dates'];
  paper: Paper;
  /** when the report was made, ISO */
  date: string;
  logo: { bytes: Uint8Array; type: 'image/png' | 'image/jpeg'; width: number; height: number } | null;
  /** printed on every page when any answer is made up; '' otherwise */
  mark: string;
  /** which part of the projects it is of, as its first section says it; '' where it is of all */
  part: string;
  sections: Section[];
  /** texts of the frame around the sections */
  words: {
    page: string;
    contents: string;
    moreRows: string;
    inFiles: string;
    madeWith: string;
    noFont: string;
    facts: string;
    project: string;
  };
}
