import { areaHectares } from '#geo/index.ts';
import { lostPercents, numberOf, recordsOf, textOf } from '#report/kit/answers.ts';
import { cells, chart, column, filled, table, valuesOf } from '#report/kit/blocks.ts';
import { geometryOf } from '#report/kit/boundary-map.ts';
import type { Block, Figure, Rows } from '#report/kit/model.ts';
import { product } from '#report/kit/product-blocks.ts';
import { defineReport, type SectionContext } from '#report/kit/section.ts';
import { fill } from '#report/kit/texts/index.ts';
import { facts } from './facts.ts';
import { report as en } from './texts/en.ts';
import { report as es } from './texts/es.ts';

const wordsIn = { en, es };

const areaOf = ({ data }: SectionContext): number => data.project.area_hectares ?? areaHectares(geometryOf({ data }));
const firstYear = (records: Record<string, unknown>[]): number =>
  records.reduce((first, record) => Math.min(first, numberOf(record['year']) ?? first), Number.POSITIVE_INFINITY);

function forestRows({ language }: SectionContext, records: Record<string, unknown>[], thisYear: string, area: number): Rows {
  const percents = lostPercents(records, () => area);
  return records.map((record, index) => ({
    ...cells(record, ['deforested_in_year_ha', 'deforested_ha', 'forest_2000_ha'], ['observed_through']),
    deforested_pct: percents[index] ?? null,
    // A share that may be of one or of a hundred stands there as it came.
    share_as_given: percents[index] === null ? numberOf(record['deforested_pct']) : null,
    when: textOf(record['year']) === thisYear ? fill(wordsIn[language].soFar, { year: thisYear }) : textOf(record['year']) || null,
  }));
}

function forestChart({ language, format, data, chartHeight }: SectionContext, rows: Rows, lost: string): Block[] {
  const words = wordsIn[language];
  return chart(
    {
      title: words.title,
      alt: fill(words.alt, { name: data.project.project_name }),
      labels: rows.map(({ when }) => String(when)),
      leftTitle: words.hectares,
      series: [
        { kind: 'bar', label: words.inYear, colour: 'bad', values: valuesOf(rows, 'deforested_in_year_ha') },
        { kind: 'line', label: lost, colour: 'warm', values: valuesOf(rows, 'deforested_ha') },
      ],
    },
    format,
    chartHeight,
  );
}

/** Loss of forest, in hectares and as a share of the area. */
function lossFigures(context: SectionContext<'forest'>): Figure[] {
  const { data, texts, language, format } = context;
  const words = wordsIn[language];
  const years = recordsOf(data.answers.forest?.value);
  const lost = numberOf(years.at(-1)?.['deforested_ha']);
  if (lost === null) return [];
  const year = textOf(years[0]?.['year']);
  const share = lostPercents(years, () => areaOf(context)).at(-1) ?? null;
  return [
    { value: format.hectares(lost), unit: texts.hectares, label: fill(words.lostSince, { year }) },
    ...(share !== null ? [{ value: format.number(share, 2), unit: '%', label: words.ofArea }] : []),
  ];
}

/** Loss of tree cover by year. */
export const report = defineReport(facts, {
  figures: lossFigures,
  blocks: (context) => {
    const words = wordsIn[context.language];
    return product(context, 'forest', ['deforested_ha'], (records, { fetchedAt }) => {
      const year = firstYear(records);
      // The year in which the answer was given is not over.
      const rows = forestRows(context, records, fetchedAt.slice(0, 4), areaOf(context));
      const lost = fill(words.since, { year: Number.isFinite(year) ? year : '–' });
      return [
        ...forestChart(context, rows, lost),
        table({
          name: 'deforestation-summary',
          caption: words.title,
          rows,
          remark: words.legal,
          columns: filled(
            [
              { key: 'when', label: words.year, kind: 'text' },
              column('deforested_in_year_ha', words.inYear, 4),
              column('deforested_ha', lost, 4),
              column('deforested_pct', words.percent, 3),
              column('share_as_given', words.shareAsGiven, 4),
              column('forest_2000_ha', words.forest2000, 2),
              { key: 'observed_through', label: words.observed, kind: 'date' },
            ],
            rows,
          ),
        }),
      ];
    });
  },
});
