import { classReport } from '#report/kit/raster-blocks.ts';
import { facts } from './facts.ts';
import { report as en } from './texts/en.ts';
import { report as es } from './texts/es.ts';

/** The cells that the project covers. */
export const report = classReport(
  facts,
  'projectMask',
  { en, es },
  (words) => [
    { value: 0, label: words.outside },
    { value: 1, colour: [124, 179, 155], label: words.inside },
  ],
  { tellsArea: true },
);
