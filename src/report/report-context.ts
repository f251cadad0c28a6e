import { isSynthetic } from './kit/answers.ts';
import type { SectionContext } from './kit/section.ts';
import type { Collected, ProjectData } from './collect.ts';
import type { ReportOptions } from './options.ts';
import type { ReportTexts } from './texts/index.ts';

/** What a section of the frame is made from. */
export interface ReportContext extends SectionContext {
  data: ProjectData;
  notesFault: Collected['notesFault'];
  options: ReportOptions;
  texts: ReportTexts;
  connectionName: string;
  date: Date;
}

export const hasSynthetic = ({ answers, parcelFigures }: ProjectData): boolean =>
  [parcelFigures?.forest, parcelFigures?.ndvi].some((basis) => basis?.synthetic === true) ||
  Object.values(answers).some(
    ({ value, raster }) =>
      raster?.metadata['SYNTHETIC'] === 'YES' || (value !== undefined && !(value instanceof Uint8Array) && isSynthetic(value)),
  );
