import { classReport, ground } from '#report/kit/raster-blocks.ts';
import { facts } from './facts.ts';
import { report as en } from './texts/en.ts';
import { report as es } from './texts/es.ts';

/** The wetlands of the project. */
export const report = classReport(facts, 'wetlandsMask', { en, es }, (words) => [
  { value: 0, colour: ground, label: words.other },
  { value: 1, colour: [42, 110, 166], label: words.wetland },
]);
