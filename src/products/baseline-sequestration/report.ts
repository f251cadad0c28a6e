import { numberOf, recordsOf } from '#report/kit/answers.ts';
import { column } from '#report/kit/blocks.ts';
import { carbonReport, carbonWords, zoneFacts } from '../shared/carbon/report.ts';
import { facts } from './facts.ts';
import { report as en } from './texts/en.ts';
import { report as es } from './texts/es.ts';

const wordsIn = { en, es };

/** Growth of the project's forest by year, between its bounds. */
export const report = carbonReport(
  facts,
  'baseline',
  wordsIn,
  (words, context) => ({
    leftTitle: words.unit,
    facts: zoneFacts(context),
    sums: ['cumulative_tco2e'],
    adds: { steps: { step: 'baseline_sequestration_tco2e', sum: 'cumulative_tco2e' } },
    remark: words.sumRemark,
    columns: [
      column('baseline_sequestration_tco2e', words.inYear, 'tonnesCo2e'),
      column('lower', words.lower, 'tonnesCo2e'),
      column('upper', words.upper, 'tonnesCo2e'),
      column('cumulative_tco2e', words.cumulative, 'tonnesCo2e'),
    ],
    series: (of) => [
      { kind: 'band', label: words.bounds, colour: 'band', low: of('lower'), high: of('upper') },
      { kind: 'line', label: words.inYear, colour: 'accent', values: of('baseline_sequestration_tco2e') },
    ],
  }),
  ({ data, language, format }) => {
    const growth = numberOf(recordsOf(data.answers.baseline?.value).at(-1)?.['baseline_sequestration_tco2e']);
    return growth === null
      ? []
      : [{ value: format.quantity(growth, 'tonnesCo2e'), unit: carbonWords[language].unit, label: wordsIn[language].perYear }];
  },
);
