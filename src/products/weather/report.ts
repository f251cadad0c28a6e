import { filled, table } from '#report/kit/blocks.ts';
import { product } from '#report/kit/product-blocks.ts';
import { defineReport } from '#report/kit/section.ts';
import { atmosphereColumns, knownFields, periodRows, temperatureChart } from '../shared/atmosphere/report.ts';
import { facts } from './facts.ts';
import { report as en } from './texts/en.ts';
import { report as es } from './texts/es.ts';

const wordsIn = { en, es };

/** Months of the last year and years of the last ten, each as a chart and a table. */
export const report = defineReport(facts, {
  blocks: (context) => {
    const { texts, language } = context;
    const words = wordsIn[language];
    return (
      [
        ['weather', 'monthly', words.months, texts.period.month],
        ['weatherYears', 'yearly', words.years, texts.period.year],
      ] as const
    ).flatMap(([name, period, title, label]) =>
      product(context, name, knownFields, (records) => {
        const { rows, hasPartial } = periodRows(records, period);
        return [
          ...temperatureChart(context, title, words.alt, rows),
          table({
            name: `weather-${period}`,
            caption: title,
            columns: filled(atmosphereColumns(context, label), rows),
            rows,
            maxRows: 24,
            ...(hasPartial ? { remark: texts.state.partial } : {}),
          }),
        ];
      }),
    );
  },
});
