import { numberOf, recordsOf } from '#report/kit/answers.ts';
import { column } from '#report/kit/blocks.ts';
import { defineReport } from '#report/kit/section.ts';
import { carbonWords, yearBlocks, zoneFacts } from '../shared/carbon/report.ts';
import { facts } from './facts.ts';
import { report as en } from './texts/en.ts';
import { report as es } from './texts/es.ts';

const wordsIn = { en, es };

/** Growth of the project's forest by year, between its bounds. */
export const report = defineReport(facts, {
  figures: ({ data, language, format }) => {
    const growth = numberOf(recordsOf(data.answers.baseline?.value).at(-1)?.['baseline_sequestration_tco2e']);
    return growth === null ? [] : [{ value: format.number(growth, 1), unit: carbonWords[language].unit, label: wordsIn[language].perYear }];
  },
  blocks: (context) => {
    const words = { ...carbonWords[context.language], ...wordsIn[context.language] };
    return yearBlocks(context, {
      name: 'baseline',
      slug: facts.slug,
      title: words.title,
      keys: ['baseline_sequestration_tco2e', 'lower', 'upper', 'cumulative_tco2e'],
      leftTitle: words.unit,
      facts: zoneFacts(context),
      columns: [
        column('baseline_sequestration_tco2e', words.inYear, 1),
        column('lower', words.lower, 1),
        column('upper', words.upper, 1),
        column('cumulative_tco2e', words.cumulative, 1),
      ],
      series: (of) => [
        { kind: 'band', label: words.bounds, colour: 'band', low: of('lower'), high: of('upper') },
        { kind: 'line', label: words.inYear, colour: 'accent', values: of('baseline_sequestration_tco2e') },
      ],
    });
  },
});
