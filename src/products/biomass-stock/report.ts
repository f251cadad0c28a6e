import { isObject } from '#domain/object.ts';
import { numberOf, textOf } from '#report/kit/answers.ts';
import { column, paragraph, table, textColumn } from '#report/kit/blocks.ts';
import type { Block, Rows } from '#report/kit/model.ts';
import { product } from '#report/kit/product-blocks.ts';
import type { Quantity } from '#report/kit/quantities.ts';
import { defineReport } from '#report/kit/section.ts';
import { fill } from '#report/kit/texts/index.ts';
import { facts } from './facts.ts';
import { report as en } from './texts/en.ts';
import { report as es } from './texts/es.ts';

const wordsIn = { en, es };
const quantities = { biomass_t_per_ha: 'soilContent', biomass_t: 'count', carbon_t: 'count' } as const satisfies Record<string, Quantity>;
const names = Object.keys(quantities) as (keyof typeof quantities)[];

const rowsOf = (words: typeof en, record: Record<string, unknown>): Rows =>
  names.map((name) => {
    const given = record[name];
    const of = (part: string) => numberOf(isObject(given) ? given[part] : null);
    return {
      name,
      quantity: words.quantities[name],
      value: of('value'),
      lower: of('lower'),
      upper: of('upper'),
      correlated: of('sd_correlated'),
      independent: of('sd_independent'),
    };
  });

/** Biomass above ground and its carbon, with the bounds that the map's deviations give. */
export const report = defineReport(facts, {
  plain: { en: en.plain, es: es.plain },
  blocks: (context): Block[] => {
    const { format, language } = context;
    const words = wordsIn[language];
    return product(context, 'biomassStock', ['biomass_t_per_ha'], ([record = {}]) => {
      const rows = rowsOf(words, record);
      const title = fill(words.title, { year: textOf(record['year']) });
      const lines = rows.map((row) => {
        const write = (value: unknown) =>
          typeof value === 'number' ? format.quantity(value, quantities[row['name'] as keyof typeof quantities]) : '–';
        const text =
          row['lower'] === null
            ? write(row['value'])
            : fill(words.line, { value: write(row['value']), lower: write(row['lower']), upper: write(row['upper']) });
        return { label: String(row['quantity']), text };
      });
      return [
        { kind: 'subtitle', text: title },
        { kind: 'facts', facts: lines },
        paragraph(words.note, 'quiet'),
        table({
          name: facts.slug,
          caption: title,
          sheet: words.sheet,
          rows,
          place: 'silent',
          columns: [
            textColumn('quantity', words.columns.quantity),
            column('value', words.columns.value, 'soilContent'),
            column('lower', words.columns.lower, 'soilContent'),
            column('upper', words.columns.upper, 'soilContent'),
            column('correlated', words.columns.correlated, 'soilContent'),
            column('independent', words.columns.independent, 'soilContent'),
          ],
        }),
      ];
    });
  },
});
