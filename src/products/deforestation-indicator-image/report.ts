import { classReport, ground } from '#report/kit/raster-blocks.ts';
import { facts } from './facts.ts';
import { report as en } from './texts/en.ts';
import { report as es } from './texts/es.ts';

/** Where the evidence for deforestation is strong. */
export const report = classReport(facts, 'indicator', { en, es }, (words) => [
  { value: 0, colour: ground, label: words.rest },
  { value: 1, colour: [179, 54, 43], label: words.lost },
]);
