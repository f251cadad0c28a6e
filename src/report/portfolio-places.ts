import { isObject } from '#domain/object.ts';
import { centroid } from '#geo/index.ts';
import { summaryOfListed } from '#products/portfolio-deforestation-summary/report.ts';
import { placeOf } from '#products/shared/places/index.ts';
import type { Collected, ProjectData } from './collect.ts';
import type { Answer } from './kit/answer.ts';
import { lostPercents, numberOf, recordsOf, textOf } from './kit/answers.ts';
import { chart, column, paragraph, table, textColumn } from './kit/blocks.ts';
import type { Format } from './kit/format.ts';
import type { Block, CellValue } from './kit/model.ts';
import { asItCame, whyMissing } from './kit/product-blocks.ts';
import { fill } from './kit/texts/index.ts';
import { areaOf, firstPublishedYear, outermost } from './portfolio-land.ts';
import type { ReportOptions } from './options.ts';
import type { ReportTexts } from './texts/index.ts';

type PlaceRow = Record<'country' | 'state' | 'projects' | 'area' | 'lost' | 'percent', CellValue>;
const levels = ['country', 'state'] as const;
type Level = (typeof levels)[number];
const captionOf = (level: Level, { portfolio: words }: ReportTexts) => (level === 'country' ? words.byCountry : words.byState);

function placeRows(records: Record<string, unknown>[], level: Level, { portfolio: words }: ReportTexts): PlaceRow[] {
  const percents = lostPercents(records, (record) => numberOf(record['area_hectares']));
  return records.map((record, index) => ({
    country: textOf(record['country']) || words.noPlace,
    state: level === 'state' ? textOf(record['state']) || words.noPlace : null,
    projects: numberOf(record['project_count']),
    area: numberOf(record['area_hectares']),
    lost: numberOf(record['deforested_ha']),
    percent: percents[index] ?? null,
  }));
}

function countryChart(rows: PlaceRow[], texts: ReportTexts, format: Format): Block[] {
  const words = texts.portfolio;
  const shown = rows.slice(0, 12);
  return chart(
    words.chart,
    {
      alt: words.chart,
      labels: shown.map(({ country }) => String(country)),
      leftTitle: texts.hectares,
      series: [{ kind: 'bar', label: words.chart, colour: 'bad', values: shown.map(({ lost }) => lost as number | null) }],
    },
    format,
  );
}

/** The sums of one level: a table, and for countries a chart. */
function sumBlocks(records: Record<string, unknown>[], level: Level, since: string, texts: ReportTexts, format: Format): Block[] {
  const words = texts.portfolio;
  const rows = placeRows(records, level, texts);
  return [
    ...(level === 'country' ? countryChart(rows, texts, format) : []),
    table({
      name: `by-${level}`,
      caption: captionOf(level, texts),
      rows,
      maxRows: 200,
      columns: [
        textColumn('country', words.country),
        ...(level === 'state' ? [textColumn('state', words.state)] : []),
        column('projects', words.projects, 'count'),
        column('area', words.area, 'hectares'),
        column('lost', fill(words.lost, { year: since }), 'hectares'),
        column('percent', words.percent, 'percent'),
      ],
    }),
  ];
}

/** The service's sums of one level, or why there are none. */
function levelBlocks(answer: Answer, level: Level, texts: ReportTexts, format: Format): Block[] {
  const caption = captionOf(level, texts);
  if (answer.missing) return [paragraph(`${caption}: ${whyMissing(answer, texts)}`, 'warning')];
  const records = recordsOf(answer.value);
  if (!records.some((record) => Object.hasOwn(record, 'deforested_ha')))
    return [{ kind: 'subtitle', text: caption }, ...asItCame(answer, texts)];
  const since = textOf(isObject(answer.value) ? answer.value['since'] : '') || firstPublishedYear;
  return sumBlocks(records, level, since, texts, format);
}

/** The place that a project counts for: that of its middle, as a service of ours has it. */
function placeIn({ project }: ProjectData): ReturnType<typeof placeOf> {
  const { centroid_lon: longitude, centroid_lat: latitude } = project;
  const middle = longitude == null || latitude == null ? centroid(project.geometry) : ([longitude, latitude] as const);
  return middle ? placeOf([middle[0], middle[1]]) : null;
}

/** Sums over the projects of the report alone, from their own answers and by the rules of the service's sums. */
function listedBlocks(projects: readonly ProjectData[], date: Date, texts: ReportTexts, format: Format): Block[] {
  const words = texts.portfolio;
  const counted = outermost(projects).map((data) => ({
    id: data.project.id,
    areaHectares: areaOf(data),
    place: placeIn(data),
    years: recordsOf(data.answers.forest?.value).flatMap((record) => {
      const year = Number(record['year']);
      return Number.isInteger(year) && year > 0 ? [{ year, deforested_ha: numberOf(record['deforested_ha']) }] : [];
    }),
  }));
  const sums = levels.map((level) => summaryOfListed(counted, level, date));
  const left = counted.length - sums[0]!.total.project_count;
  return [
    ...levels.flatMap((level, at) => {
      const { items, since } = sums[at]!;
      return items.length === 0 ? [] : sumBlocks(items, level, String(since), texts, format);
    }),
    paragraph(fill(words.sumsOfListed, { n: format.number(counted.length, 0) }), 'quiet'),
    ...(left > 0 ? [paragraph(fill(words.withoutFigure, { n: format.number(left, 0) }), 'warning')] : []),
  ];
}

/** By country and state: the service's own sums, which may stand for more projects than the report lists; where the report is of a part of the projects, theirs. */
export function countryBlocks(
  { sums, projects }: Collected,
  { options, date }: { options: Pick<ReportOptions, 'filter'>; date: Date },
  texts: ReportTexts,
  format: Format,
): Block[] {
  if (options.filter) return listedBlocks(projects, date, texts, format);
  const words = texts.portfolio;
  if (!sums) return [];
  const { byCountry, byState } = sums;
  if (byCountry.missing) return [paragraph(whyMissing(byCountry, texts), 'warning')];
  const value = isObject(byCountry.value) ? byCountry.value : {};
  const count = numberOf(isObject(value['total']) ? value['total']['project_count'] : null);
  const pending = Array.isArray(value['pending_project_ids']) ? value['pending_project_ids'].length : 0;
  return [
    ...levelBlocks(byCountry, 'country', texts, format),
    ...levelBlocks(byState, 'state', texts, format),
    paragraph(
      count === null || count === projects.length
        ? words.allListed
        : fill(words.all, { n: format.number(count, 0), listed: format.number(projects.length, 0) }),
      'quiet',
    ),
    ...(pending > 0 ? [paragraph(fill(words.pending, { n: pending }), 'warning')] : []),
  ];
}
