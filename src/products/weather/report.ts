import { defineReport } from '#report/kit/section.ts';
import { atmosphereBlocks } from '../shared/atmosphere/report.ts';
import { facts } from './facts.ts';
import { report as en } from './texts/en.ts';
import { report as es } from './texts/es.ts';

const wordsIn = { en, es };

/** Years of the last ten, and months of the last one: each as a chart and a table. */
export const report = defineReport(facts, {
  plain: { en: en.plain, es: es.plain },
  blocks: (context) => {
    const { alt, years, yearsNote, yearsSheet, months, monthsNote, monthsSheet } = wordsIn[context.language];
    return [
      ...atmosphereBlocks(context, {
        name: 'weatherYears',
        slug: 'weather-yearly',
        period: 'yearly',
        words: { title: years, alt, note: yearsNote, sheet: yearsSheet },
      }),
      ...atmosphereBlocks(context, {
        name: 'weather',
        slug: 'weather-monthly',
        period: 'monthly',
        words: { title: months, alt, note: monthsNote, sheet: monthsSheet },
      }),
    ];
  },
});
