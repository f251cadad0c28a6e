import { numberOf, recordsOf, textOf } from '#report/kit/answers.ts';
import { column } from '#report/kit/blocks.ts';
import { fill } from '#report/kit/texts/index.ts';
import { carbonReport, carbonWords, zoneFacts } from '../shared/carbon/report.ts';
import { facts } from './facts.ts';
import { report as en } from './texts/en.ts';
import { report as es } from './texts/es.ts';

const wordsIn = { en, es };

const apart = (values: (number | null)[], deviations: (number | null)[], side: -1 | 1) =>
  values.map((value, index) => (value === null || deviations[index] === null ? null : value + side * deviations[index]!));

/** Emissions of the loss of forest, with their deviation. */
export const report = carbonReport(
  facts,
  'emissions',
  wordsIn,
  (words, context) => ({
    leftTitle: words.unit,
    facts: zoneFacts(context),
    adds: { across: { parts: ['co2_t', 'ch4_tco2e', 'n2o_tco2e'], whole: 'total_tco2e' } },
    columns: [
      column('loss_ha', words.loss, 'hectares'),
      column('burned_loss_ha', words.burned, 'hectares'),
      column('co2_t', words.co2, 'tonnesCo2e'),
      column('ch4_tco2e', words.ch4, 'tonnesCo2e'),
      column('n2o_tco2e', words.n2o, 'tonnesCo2e'),
      column('total_tco2e', words.total, 'tonnesCo2e'),
      column('sd_tco2e', words.deviation, 'tonnesCo2e'),
    ],
    series: (of) => [
      {
        kind: 'bar',
        label: words.total,
        colour: 'bad',
        values: of('total_tco2e'),
        low: apart(of('total_tco2e'), of('sd_tco2e'), -1),
        high: apart(of('total_tco2e'), of('sd_tco2e'), 1),
      },
    ],
  }),
  // The sum stands only where every year is known.
  ({ data, language, format }) => {
    const emissions = recordsOf(data.answers.emissions?.value);
    const totals = emissions.map((record) => numberOf(record['total_tco2e']));
    if (totals.length === 0 || totals.some((total) => total === null)) return [];
    const sum = totals.reduce<number>((before, total) => before + total!, 0);
    const span = [...new Set([emissions[0], emissions.at(-1)].map((record) => textOf(record?.['year'])))].join('–');
    const label = fill(wordsIn[language].emitted, { years: span });
    return [{ value: format.quantity(sum, 'tonnesCo2e'), unit: carbonWords[language].unit, label }];
  },
);
