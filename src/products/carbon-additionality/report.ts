import { numberOf } from '#report/kit/answers.ts';
import { column } from '#report/kit/blocks.ts';
import { defineReport } from '#report/kit/section.ts';
import { carbonWords, yearBlocks } from '../shared/carbon/report.ts';
import { facts } from './facts.ts';
import { report as en } from './texts/en.ts';
import { report as es } from './texts/es.ts';

const wordsIn = { en, es };

/** Removals, and what they are beyond the control plots' own. */
export const report = defineReport(facts, {
  blocks: (context) => {
    const words = { ...carbonWords[context.language], ...wordsIn[context.language] };
    return yearBlocks(context, {
      name: 'additionality',
      slug: facts.slug,
      title: words.title,
      keys: [
        'removals_tco2e',
        'removals_lower_tco2e',
        'removals_upper_tco2e',
        'performance_benchmark',
        'additionality_tco2e',
        'additionality_lower_tco2e',
        'additionality_upper_tco2e',
      ],
      leftTitle: words.unit,
      columns: [
        column('removals_tco2e', words.removals, 1),
        column('performance_benchmark', words.ratio, 4),
        column('additionality_tco2e', words.beyond, 1),
        column('additionality_lower_tco2e', words.lower, 1),
        column('additionality_upper_tco2e', words.upper, 1),
      ],
      facts: ({ start_year: start }) => (numberOf(start) === null ? [] : [{ label: words.since, text: String(start) }]),
      series: (of) => [
        {
          kind: 'bar',
          label: words.removals,
          colour: 'grey',
          values: of('removals_tco2e'),
          low: of('removals_lower_tco2e'),
          high: of('removals_upper_tco2e'),
        },
        {
          kind: 'bar',
          label: words.beyond,
          colour: 'accent',
          values: of('additionality_tco2e'),
          low: of('additionality_lower_tco2e'),
          high: of('additionality_upper_tco2e'),
        },
      ],
    });
  },
});
