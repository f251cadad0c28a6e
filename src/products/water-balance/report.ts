import { isObject } from '#domain/object.ts';
import { numberOf, textOf } from '#report/kit/answers.ts';
import { chart, column, monthColumn, table, valuesOf } from '#report/kit/blocks.ts';
import type { Block, Fact, Rows } from '#report/kit/model.ts';
import { product } from '#report/kit/product-blocks.ts';
import { defineReport, type SectionContext } from '#report/kit/section.ts';
import { fill } from '#report/kit/texts/index.ts';
import { facts } from './facts.ts';
import { report as en } from './texts/en.ts';
import { report as es } from './texts/es.ts';

const wordsIn = { en, es };

const rowsOf = (records: readonly Record<string, unknown>[]): Rows =>
  records.map((record) => ({
    period: textOf(record['period']),
    precipitation: numberOf(record['precipitation_mm']),
    pet: numberOf(record['pet_mm']),
    balance: numberOf(record['balance_mm']),
    spei3: numberOf(record['spei_3']),
    spei12: numberOf(record['spei_12']),
  }));

/** The newest index over twelve months, and the balance of these. */
function newestFacts({ format, language }: SectionContext, rows: Rows): Fact[] {
  const words = wordsIn[language];
  const at = rows.findLastIndex((row) => typeof row['spei12'] === 'number');
  const row = rows[at];
  if (!row) return [];
  const balances = rows.slice(Math.max(0, at - 11), at + 1).map((one) => one['balance']);
  const known = balances.filter((one) => typeof one === 'number');
  const month = format.month(String(row['period']));
  return [
    { label: fill(words.newest, { month }), text: format.quantity(Number(row['spei12']), 'index') },
    ...(known.length === 12
      ? [
          {
            label: words.sum,
            text: fill(words.millimetres, {
              n: format.quantity(
                known.reduce((sum, one) => sum + one, 0),
                'millimetres',
              ),
            }),
          },
        ]
      : []),
  ];
}

/** The drought index of the months, with the newest in figures; all months in the annex. */
export const report = defineReport(facts, {
  plain: { en: en.plain, es: es.plain },
  blocks: (context): Block[] => {
    const { data, format, language } = context;
    const words = wordsIn[language];
    return product(context, 'waterBalance', ['balance_mm', 'spei_12'], (records, { value }) => {
      const rows = rowsOf(records);
      const reference = isObject(value) ? textOf(value['reference']) : '';
      return [
        ...chart(
          words.title,
          {
            alt: fill(words.alt, { name: data.project.project_name }),
            labels: rows.map((row) => String(row['period']).slice(0, 4)),
            leftTitle: 'SPEI',
            series: [
              { kind: 'bar', label: words.columns.spei3, colour: 'cool', values: valuesOf(rows, 'spei3') },
              { kind: 'line', label: words.columns.spei12, colour: 'accent', values: valuesOf(rows, 'spei12') },
            ],
          },
          format,
          { facts: newestFacts(context, rows), notes: [fill(words.note, { reference: reference })] },
        ),
        table({
          name: facts.slug,
          caption: words.title,
          sheet: words.sheet,
          rows,
          place: 'annex',
          columns: [
            monthColumn('period', words.columns.period),
            column('precipitation', words.columns.precipitation, 'millimetres'),
            column('pet', words.columns.pet, 'millimetres'),
            column('balance', words.columns.balance, 'millimetres'),
            column('spei3', words.columns.spei3, 'index'),
            column('spei12', words.columns.spei12, 'index'),
          ],
        }),
      ];
    });
  },
});
