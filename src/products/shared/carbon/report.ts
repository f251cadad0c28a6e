import { dayOfPeriod } from '#api/period-day.ts';
import { numberOf, textOf } from '#report/kit/answers.ts';
import { cells, chart, table, textColumn, yearColumn } from '#report/kit/blocks.ts';
import type { Series } from '#report/kit/drawing/chart.ts';
import type { Block, Column, Fact, Row, Rows, Table } from '#report/kit/model.ts';
import { product } from '#report/kit/product-blocks.ts';
import { defineReport, type ProductFacts, type ProductReport, type SectionContext } from '#report/kit/section.ts';
import { fill, type SectionLanguage } from '#report/kit/texts/index.ts';
import { report as en } from './texts/en.ts';
import { report as es } from './texts/es.ts';

/** The words that the carbon products of a report share. */
export const carbonWords = { en, es };

interface YearSeries {
  leftTitle: string;
  rightTitle?: string;
  columns: Column[];
  /** of the values of a field, year by year */
  series: (of: (field: string) => (number | null)[]) => Series[];
  facts?: (answer: Record<string, unknown>) => Fact[];
  /** columns whose shown values add to those of another */
  adds?: Pick<Table, 'steps' | 'across'>;
  /** columns that add up from year to year, which do not keep years of the same figures apart */
  sums?: readonly string[];
  /** below the table of years of the same figures */
  remark?: string;
}
interface CarbonWords {
  title: string;
  /** how to read the chart */
  note: string;
  plain: string;
}

/** A page does not list more years; all of them are in the annex. */
const maxShortRows = 12;

/** Years in a row with the same figures as one: "2018–2036". Of what adds up, the last value stands. */
function grouped(rows: Rows, columns: readonly Column[], sums: readonly string[]): Rows {
  const compared = columns.map(({ key }) => key).filter((key) => !sums.includes(key));
  const groups: Row[][] = [];
  for (const row of rows) {
    const group = groups.at(-1);
    if (group && compared.every((key) => group[0]![key] === row[key])) group.push(row);
    else groups.push([row]);
  }
  return groups.map((group) => {
    const [first, last] = [group[0]!, group.at(-1)!];
    return {
      ...last,
      when: first === last ? String(first['when'] ?? '–') : `${String(first['when'] ?? '–')}–${String(last['when'] ?? '–')}`,
    };
  });
}

/** All years here where they are few; else years of the same figures together, and all of them in the annex. */
function yearTables(
  { slug, title, sheet }: { slug: string; title: string; sheet: string },
  rows: Rows,
  year: string,
  { columns, sums = [], adds = {}, remark }: Pick<YearSeries, 'columns' | 'sums' | 'adds' | 'remark'>,
): Block[] {
  const all = { name: slug, caption: title, sheet, rows, columns: [yearColumn('when', year), ...columns], ...adds };
  if (rows.length <= maxShortRows) return [table(all)];
  const short = grouped(rows, columns, sums);
  return [
    ...(short.length <= maxShortRows
      ? [
          table({
            name: `${slug}-short`,
            caption: title,
            rows: short,
            columns: [textColumn('when', year), ...columns],
            onlyOnPaper: true,
            ...(remark ? { remark } : {}),
          }),
        ]
      : []),
    table({ ...all, place: 'annex' }),
  ];
}

/** A product with a record a year: chart, what stands beside the records, and table. */
const yearBlocks = <Name extends string>(
  context: SectionContext<Name>,
  { name, slug, title, note }: { name: NoInfer<Name>; slug: string; title: string; note: string },
  described: YearSeries,
): Block[] => {
  const { columns, leftTitle, rightTitle, series, facts } = described;
  const shown = columns.map(({ key }) => key);
  return product(context, name, shown, (records, answer) => {
    const { texts, format, data, language } = context;
    const rows: Rows = records.map((record) => ({
      ...cells(record, shown),
      when: textOf(record['year']).slice(0, 4) || dayOfPeriod(record['period']).slice(0, 4) || null,
    }));
    return [
      ...chart(
        title,
        {
          alt: fill(carbonWords[language].alt, { what: title, name: data.project.project_name }),
          labels: rows.map(({ when }) => String(when ?? '–')),
          leftTitle,
          ...(rightTitle ? { rightTitle } : {}),
          series: series((field) => records.map((record) => numberOf(record[field]))),
        },
        format,
        { facts: facts?.((answer.value ?? {}) as Record<string, unknown>) ?? [], notes: [note, texts.state.notVerified] },
      ),
      ...yearTables({ slug, title, sheet: texts.product[slug] ?? title }, rows, texts.period.year, described),
    ];
  });
};

/** The report of a carbon product; `describe` has its own words beside those that all of them share. */
export const carbonReport = <Question extends string, Words extends CarbonWords>(
  facts: ProductFacts<Question>,
  question: NoInfer<Question>,
  wordsIn: Record<SectionLanguage, Words>,
  describe: (words: typeof en & Words, context: SectionContext<Question>) => YearSeries,
  figures?: ProductReport<Question>['figures'],
): ProductReport<Question> =>
  defineReport(facts, {
    plain: { en: wordsIn.en.plain, es: wordsIn.es.plain },
    ...(figures ? { figures } : {}),
    blocks: (context) => {
      const words = { ...carbonWords[context.language], ...wordsIn[context.language] };
      return yearBlocks(context, { name: question, slug: facts.slug, title: words.title, note: words.note }, describe(words, context));
    },
  });

/** The ecological zone whose factors an answer used. */
export const zoneFacts =
  ({ texts, language }: SectionContext) =>
  ({ zone }: Record<string, unknown>): Fact[] =>
    textOf(zone) ? [{ label: carbonWords[language].zone, text: texts.word(textOf(zone)) }] : [];
