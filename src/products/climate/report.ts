import { defineReport } from '#report/kit/section.ts';
import { atmosphereBlocks, spanTable } from '../shared/atmosphere/report.ts';
import { facts } from './facts.ts';
import { report as en } from './texts/en.ts';
import { report as es } from './texts/es.ts';

const wordsIn = { en, es };
/** The periods by which projections are usually told. */
const spans = [
  [2021, 2040],
  [2041, 2060],
  [2061, 2080],
  [2081, 2100],
] as const;

/** Expected climate by year, and its means over twenty years each. */
export const report = defineReport(facts, {
  plain: { en: en.plain, es: es.plain },
  blocks: (context) => {
    const words = wordsIn[context.language];
    return atmosphereBlocks(context, {
      name: 'climate',
      slug: 'climate',
      period: 'yearly',
      words,
      // The last year of the projections is whole; the first began before today.
      lastIsWhole: true,
      inShort: (rows) => [spanTable(context, rows, spans, { caption: words.spans, span: words.span, remark: words.spansRemark })],
    });
  },
});
