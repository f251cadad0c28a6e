import { textOf } from '#report/kit/answers.ts';
import { cells, chart, filled, paragraph, table, valuesOf } from '#report/kit/blocks.ts';
import type { Series } from '#report/kit/drawing/chart.ts';
import type { Block, Column, Fact, Rows } from '#report/kit/model.ts';
import { product } from '#report/kit/product-blocks.ts';
import type { SectionContext } from '#report/kit/section.ts';
import { fill } from '#report/kit/texts/index.ts';
import { report as en } from './texts/en.ts';
import { report as es } from './texts/es.ts';

/** The words that the carbon products of a report share. */
export const carbonWords = { en, es };

interface YearSeries<Name extends string> {
  name: Name;
  slug: string;
  title: string;
  keys: readonly string[];
  columns: Column[];
  leftTitle: string;
  rightTitle?: string;
  series: (of: (key: string) => (number | null)[]) => Series[];
  facts?: (answer: Record<string, unknown>) => Fact[];
}

/** A product with a record a year: chart, table and what stands beside the records. */
export const yearBlocks = <Name extends string>(
  context: SectionContext<Name>,
  { name, slug, title, keys, columns, leftTitle, rightTitle, series, facts }: YearSeries<NoInfer<Name>>,
): Block[] =>
  product(context, name, keys, (records, answer) => {
    const { texts, format, data, language } = context;
    const rows: Rows = records.map((record) => ({
      ...cells(record, keys),
      when: (textOf(record['year']) || textOf(record['period'])).slice(0, 4) || null,
    }));
    const beside = facts?.((answer.value ?? {}) as Record<string, unknown>) ?? [];
    return [
      ...chart(
        {
          title,
          alt: fill(carbonWords[language].alt, { what: title, name: data.project.project_name }),
          labels: rows.map(({ when }) => String(when ?? '–')),
          leftTitle,
          ...(rightTitle ? { rightTitle } : {}),
          series: series((key) => valuesOf(rows, key)),
        },
        format,
      ),
      ...(beside.length > 0 ? [{ kind: 'facts', facts: beside } satisfies Block] : []),
      table({
        name: slug,
        caption: title,
        rows,
        columns: filled([{ key: 'when', label: texts.period.year, kind: 'text' }, ...columns], rows),
      }),
      paragraph(texts.state.notVerified, 'quiet'),
    ];
  });

/** The ecological zone whose factors an answer used. */
export const zoneFacts =
  ({ texts, language }: SectionContext) =>
  ({ zone }: Record<string, unknown>): Fact[] =>
    textOf(zone) ? [{ label: carbonWords[language].zone, text: texts.word(textOf(zone)) }] : [];
