import { numberOf, recordsOf, textOf } from '#report/kit/answers.ts';
import { column } from '#report/kit/blocks.ts';
import { defineReport } from '#report/kit/section.ts';
import { fill } from '#report/kit/texts/index.ts';
import { carbonWords, yearBlocks, zoneFacts } from '../shared/carbon/report.ts';
import { facts } from './facts.ts';
import { report as en } from './texts/en.ts';
import { report as es } from './texts/es.ts';

const wordsIn = { en, es };

const apart = (values: (number | null)[], deviations: (number | null)[], side: -1 | 1) =>
  values.map((value, index) => (value === null || deviations[index] === null ? null : value + side * deviations[index]!));

/** Emissions of the loss of forest, with their deviation. */
export const report = defineReport(facts, {
  // The sum stands only where every year is known.
  figures: ({ data, language, format }) => {
    const emissions = recordsOf(data.answers.emissions?.value);
    const totals = emissions.map((record) => numberOf(record['total_tco2e']));
    if (totals.length === 0 || totals.some((total) => total === null)) return [];
    const sum = totals.reduce<number>((before, total) => before + total!, 0);
    const label = fill(wordsIn[language].emitted, { year: textOf(emissions[0]?.['year']) });
    return [{ value: format.number(sum, 1), unit: carbonWords[language].unit, label }];
  },
  blocks: (context) => {
    const words = { ...carbonWords[context.language], ...wordsIn[context.language] };
    return yearBlocks(context, {
      name: 'emissions',
      slug: facts.slug,
      title: words.title,
      keys: ['loss_ha', 'co2_t', 'ch4_tco2e', 'n2o_tco2e', 'total_tco2e', 'sd_tco2e'],
      leftTitle: words.unit,
      facts: zoneFacts(context),
      columns: [
        column('loss_ha', words.loss, 4),
        column('co2_t', words.co2, 1),
        column('ch4_tco2e', words.ch4, 1),
        column('n2o_tco2e', words.n2o, 1),
        column('total_tco2e', words.total, 1),
        column('sd_tco2e', words.deviation, 1),
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
    });
  },
});
