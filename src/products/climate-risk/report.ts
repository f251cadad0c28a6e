import { phraseOrNull } from '#sentences/phrases/answer-phrases.ts';
import { numberOf, textOf } from '#report/kit/answers.ts';
import { besideWidth, column, paragraph, table, textColumn } from '#report/kit/blocks.ts';
import { drawRangeChart } from '#report/kit/drawing/range-chart.ts';
import type { Block, Column, Row, Rows } from '#report/kit/model.ts';
import { product } from '#report/kit/product-blocks.ts';
import type { Quantity } from '#report/kit/quantities.ts';
import { defineReport, type SectionContext } from '#report/kit/section.ts';
import { riskRows } from './compute-risk-rows.ts';
import { facts } from './facts.ts';
import { report as en } from './texts/en.ts';
import { report as es } from './texts/es.ts';

const wordsIn = { en, es };
/** What the extremes are told in; those of other names stand as they came. */
const quantityOf: Record<string, Quantity> = {
  TXx: 'celsius',
  TNn: 'celsius',
  TX35: 'daysAYear',
  TX30: 'daysAYear',
  TR: 'daysAYear',
  SU: 'daysAYear',
  FD: 'daysAYear',
  ID: 'daysAYear',
  WSDI: 'daysAYear',
  PRCPTOT: 'millimetres',
  SDII: 'millimetres',
  Rx1day: 'millimetres',
  Rx5day: 'millimetres',
  R20mm: 'daysAYear',
  R95pTOT: 'millimetres',
  R95pFraction: 'percent',
  CDD: 'daysAYear',
  CWD: 'daysAYear',
  SPI12: 'percent',
};

/** The rows of the window with the names, units and digits of the report. */
const reportRows = (records: Record<string, unknown>[], { texts, language }: SectionContext): Rows => {
  const words = wordsIn[language];
  const items = records.map((record) => ({
    risk: textOf(record['risk']),
    description: texts.phrased(phraseOrNull(record['description_code']), textOf(record['description'])),
    value: numberOf(record['value']),
    lowest: numberOf(record['lowest']),
    highest: numberOf(record['highest']),
  }));
  return riskRows(items).map(({ name, what, baseline, modelBaseline, future, change, lowest, highest }): Row => {
    const quantity = quantityOf[name] ?? null;
    const unit = quantity === null ? null : (words.units[quantity] ?? null);
    const figures = { baseline, modelBaseline, future, change, lowest, highest };
    return { name: words.metrics[name] ?? name, unit, quantity, what: what || null, ...figures };
  });
};

/** What happens on the place today or will: extremes that are zero then and now are left to the files. */
const happens = ({ baseline, modelBaseline, future }: Row): boolean =>
  [baseline, modelBaseline, future].some((value) => value !== null && value !== 0);

/** Days a year of each extreme, from now to the middle of the century. */
function dayChart({ language, format }: SectionContext, rows: Rows): Block[] {
  const words = wordsIn[language];
  const days = rows.filter((row) => row['quantity'] === 'daysAYear' && happens(row));
  const drawing = drawRangeChart(
    {
      title: '',
      alt: words.alt,
      axisTitle: words.days,
      // The change lies between the same models; a service that gives only its own two values has no other.
      rows: days.map(({ name, baseline, modelBaseline, future }) => {
        const [now, then] = [(modelBaseline ?? baseline) as number | null, future as number | null];
        const ends = now === null || then === null ? null : ([Math.min(now, then), Math.max(now, then)] as const);
        return { label: String(name), low: ends?.[0] ?? null, value: then ?? now, high: ends?.[1] ?? null };
      }),
      legend: { range: words.range, value: words.future },
    },
    (value, digits) => format.number(value, digits),
    besideWidth,
  );
  return drawing ? [{ kind: 'beside', title: words.days, drawing, facts: [], notes: [words.note] }] : [];
}

/** Extremes of now and of the middle of the century. */
export const report = defineReport(facts, {
  plain: { en: en.plain, es: es.plain },
  blocks: (context) => {
    const words = wordsIn[context.language];
    return product(context, 'climateRisk', ['risk'], (records) => {
      const rows = reportRows(records, context);
      const figure = (key: string, label: string, isChange = false): Column => ({
        ...column(key, label, 'count'),
        quantityBy: 'quantity',
        ...(isChange ? { isChange: true } : {}),
      });
      const columns = [
        textColumn('name', words.metric),
        textColumn('unit', words.unit),
        figure('baseline', words.baseline),
        figure('modelBaseline', words.modelBaseline),
        figure('future', words.future),
        figure('change', words.change, true),
        figure('lowest', words.lowest, true),
        figure('highest', words.highest, true),
      ];
      // Levels of models do not subtract from what was observed; where they compare themselves the change alone is shown.
      const hidden = rows.some(({ modelBaseline }) => modelBaseline !== null) ? ['modelBaseline', 'future'] : ['modelBaseline'];
      const inShort = columns.filter(({ key }) => !hidden.includes(key));
      const shown = rows.filter(happens);
      return [
        ...dayChart(context, rows),
        ...(shown.length > 0
          ? [table({ name: 'climate-risk-short', caption: words.title, rows: shown, columns: inShort, onlyOnPaper: true })]
          : []),
        table({
          name: 'climate-risk',
          caption: words.allMetrics,
          sheet: words.sheet,
          rows,
          place: 'annex',
          columns: [...columns, textColumn('what', words.what)],
        }),
        ...(rows.every(({ baseline, future, change }) => baseline === null && future === null && change === null)
          ? [paragraph(context.texts.state.empty, 'quiet')]
          : []),
      ];
    });
  },
});
