import { textOf } from '#report/kit/answers.ts';
import { filled, table } from '#report/kit/blocks.ts';
import { product } from '#report/kit/product-blocks.ts';
import { defineReport } from '#report/kit/section.ts';
import { atmosphereColumns, knownFields, periodRows, temperatureChart } from '../shared/atmosphere/report.ts';
import { facts } from './facts.ts';
import { report as en } from './texts/en.ts';
import { report as es } from './texts/es.ts';

const wordsIn = { en, es };

/** Expected climate by year. */
export const report = defineReport(facts, {
  blocks: (context) => {
    const { texts, language } = context;
    const words = wordsIn[language];
    return product(context, 'climate', knownFields, (records) => {
      const { rows, hasPartial } = periodRows(records, 'yearly');
      // The last year of the projections is whole; the first began before today.
      const last = rows.at(-1);
      if (last && textOf(records.at(-1)!['period']).slice(5, 10) === '01-01') last['when'] = String(last['when']).replace('*', '');
      const columns = filled(atmosphereColumns(context, texts.period.year), rows);
      return [
        ...temperatureChart(context, words.title, words.alt, rows),
        table({
          name: 'climate',
          caption: words.title,
          columns,
          rows,
          maxRows: 25,
          ...(hasPartial ? { remark: texts.state.partial } : {}),
        }),
      ];
    });
  },
});
