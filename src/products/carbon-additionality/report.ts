import { numberOf, recordsOf, textOf } from '#report/kit/answers.ts';
import { column } from '#report/kit/blocks.ts';
import { carbonReport } from '../shared/carbon/report.ts';
import { facts } from './facts.ts';
import { report as en, reportBasis as basisEn } from './texts/en.ts';
import { report as es, reportBasis as basisEs } from './texts/es.ts';

const wordsIn = { en, es };
const basisIn = { en: basisEn, es: basisEs };

/** Removals of newly wooded land, losses, and what is beyond what would have happened anyway. A provider's answer may have fewer of these. */
export const report = carbonReport(facts, 'additionality', wordsIn, (words, { texts, language, data }) => {
  const records = recordsOf(data.answers.additionality?.value);
  const has = (field: string) => records.some((record) => field in record);
  return {
    leftTitle: words.unit,
    columns: [
      column('removals_tco2e', words.removals, 'tonnesCo2e'),
      column('performance_benchmark', words.ratio, 'ratio'),
      ...(has('losses_tco2e') ? [column('losses_tco2e', words.losses, 'tonnesCo2e')] : []),
      column('additionality_tco2e', words.beyond, 'tonnesCo2e'),
      column('additionality_lower_tco2e', words.lower, 'tonnesCo2e'),
      column('additionality_upper_tco2e', words.upper, 'tonnesCo2e'),
      ...(has('census_additionality_tco2e') ? [column('census_additionality_tco2e', words.census, 'tonnesCo2e')] : []),
    ],
    facts: ({ start_year: start }) => {
      const basis = textOf(records.findLast((record) => textOf(record['removals_basis']) !== '')?.['removals_basis']);
      return [
        ...(numberOf(start) === null ? [] : [{ label: words.since, text: String(start) }]),
        ...(basis === '' ? [] : [{ label: words.basis, text: texts.word(basis, basisIn[language]) }]),
      ];
    },
    series: (of) => [
      {
        kind: 'bar',
        label: words.removals,
        colour: 'grey',
        values: of('removals_tco2e'),
        low: of('removals_lower_tco2e'),
        high: of('removals_upper_tco2e'),
      },
      ...(has('losses_tco2e')
        ? [
            {
              kind: 'bar' as const,
              label: words.losses,
              colour: 'bad' as const,
              values: of('losses_tco2e'),
              low: of('losses_lower_tco2e'),
              high: of('losses_upper_tco2e'),
            },
          ]
        : []),
      {
        kind: 'bar',
        label: words.beyond,
        colour: 'accent',
        values: of('additionality_tco2e'),
        low: of('additionality_lower_tco2e'),
        high: of('additionality_upper_tco2e'),
      },
    ],
  };
});
