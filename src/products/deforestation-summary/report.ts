import { lossSince } from '#api/forest-sums.ts';
import { areaHectares } from '#geo/index.ts';
import { lostPercents, numberOf, recordsOf, textOf } from '#report/kit/answers.ts';
import { cells, chart, column, dateColumn, paragraph, table, textColumn, valuesOf, yearColumn } from '#report/kit/blocks.ts';
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

/** Whether the year is over and the yearly map has told of all of it; hectares of alerts are no area. */
function isMeasured(record: Record<string, unknown>, { data }: SectionContext<'forest'>): boolean {
  const year = textOf(record['year']);
  const through = textOf(record['observed_through']).slice(0, 10);
  const asked = data.answers.forest?.fetchedAt ?? '';
  const isOver = asked === '' || year < asked.slice(0, 4);
  return isOver && record['provisional'] !== true && (through === '' || through >= `${year}-12-31`);
}

function forestRows(records: Record<string, unknown>[], context: SectionContext<'forest'>): Rows {
  const area = areaOf(context);
  const percents = lostPercents(records, () => area);
  return records.map((record, index) => ({
    ...cells(
      record,
      [
        'deforested_in_year_ha',
        'deforested_ha',
        'deforested_lower_ha',
        'deforested_upper_ha',
        'alert_ha',
        'alert_probable_ha',
        'forest_2000_ha',
        'forest_2018_ha',
        'forest_2020_ha',
        'canopy_threshold',
      ],
      ['observed_through'],
    ),
    provisional: record['provisional'] === true ? 1 : 0,
    deforested_pct: percents[index] ?? null,
    // A share that may be of one or of a hundred stands there as it came.
    share_as_given: percents[index] === null ? numberOf(record['deforested_pct']) : null,
    isMeasured: isMeasured(record, context) ? 1 : 0,
    when: textOf(record['year']) || null,
  }));
}

/** What was detected in the last year where it was not observed to its end. */
function soFar({ language, format }: SectionContext, rows: Rows): string | null {
  const last = rows.at(-1);
  const through = String(last?.['observed_through'] ?? '').slice(0, 10);
  if (!last || !/^\d{4}-\d{2}-\d{2}$/.test(through) || through.slice(0, 4) !== last['when'] || through.endsWith('-12-31')) return null;
  const words = wordsIn[language];
  const hectares = last['deforested_in_year_ha'];
  if (typeof hectares !== 'number') return null;
  return fill(hectares === 0 ? words.noneSoFar : words.someSoFar, {
    year: String(last['when']),
    day: format.dayOfYear(through),
    hectares: format.hectares(hectares),
  });
}

function forestChart(context: SectionContext<'forest'>, rows: Rows, since: string): Block[] {
  const { language, format, data, texts } = context;
  const words = wordsIn[language];
  const newest = rows.at(-1);
  const forests = ([2000, 2018, 2020] as const).flatMap((year) => {
    const hectares = newest?.[`forest_${year}_ha`];
    return typeof hectares === 'number'
      ? [{ label: fill(words.forestIn, { year }), text: `${format.hectares(hectares)} ${texts.hectares}` }]
      : [];
  });
  const canopy = newest?.['canopy_threshold'];
  const partial = soFar(context, rows);
  return chart(
    words.title,
    {
      alt: fill(words.alt, { name: data.project.project_name }),
      labels: rows.map(({ when, provisional }, index) =>
        provisional === 1 || (partial !== null && index === rows.length - 1) ? `${String(when)}*` : String(when),
      ),
      leftTitle: words.hectares,
      series: [
        { kind: 'bar', label: words.inYear, colour: 'bad', values: valuesOf(rows, 'deforested_in_year_ha') },
        { kind: 'line', label: fill(words.since, { year: since }), colour: 'warm', values: valuesOf(rows, 'deforested_ha') },
      ],
    },
    format,
    {
      facts: [
        ...forests,
        ...(typeof canopy === 'number' ? [{ label: words.canopy, text: fill(words.canopyFrom, { n: canopy }) }] : []),
        ...intervalFact(context, rows),
      ],
      notes: [fill(words.note, { year: since }), ...(partial === null ? [] : [`* ${partial}`]), ...alertNotes(context, rows), words.legal],
    },
  );
}

/** The interval of the loss up to the last measured year, the one that the sentences name; nothing where the answer gives none. */
function intervalFact({ language, format, data }: SectionContext<'forest'>, rows: Rows): { label: string; text: string }[] {
  const words = wordsIn[language];
  const row = rows.findLast((one) => one['isMeasured'] === 1 && typeof one['deforested_lower_ha'] === 'number') ?? rows.at(-1);
  const [lower, upper] = [row?.['deforested_lower_ha'], row?.['deforested_upper_ha']];
  if (typeof lower !== 'number') return [];
  const text =
    typeof upper === 'number'
      ? fill(words.between, { lower: format.hectares(lower), upper: format.hectares(upper) })
      : fill(words.fromOn, { lower: format.hectares(lower) });
  return [
    {
      label: fill(words.interval, {
        first: String(lossSince(recordsOf(data.answers.forest?.value)) ?? rows[0]?.['when']),
        last: String(row?.['when']),
      }),
      text,
    },
  ];
}

/** Years that the yearly map has not told of, with the alerts that stand in for it. */
function alertNotes({ language, format }: SectionContext, rows: Rows): string[] {
  const words = wordsIn[language];
  return rows
    .filter((row) => row['provisional'] === 1)
    .map((row) => {
      const [confirmed, probable] = [row['alert_ha'], row['alert_probable_ha']];
      return typeof confirmed === 'number'
        ? fill(words.alertsNoArea, {
            year: String(row['when']),
            confirmed: format.hectares(confirmed),
            probable: typeof probable === 'number' ? format.hectares(probable) : '–',
          })
        : fill(words.notWatched, { year: String(row['when']) });
    });
}

/** Loss by driver up to the last year that tells it; nothing where none does. */
function driverBlocks({ language }: SectionContext, records: Record<string, unknown>[]): Block[] {
  const words = wordsIn[language];
  const told = records.findLast((record) => recordsOf(record['deforested_by_driver'] ?? []).length > 0);
  const drivers = recordsOf(told?.['deforested_by_driver'] ?? []).map((item) => ({
    driver: words.driverNames[textOf(item['driver'])] ?? textOf(item['driver']),
    hectares: numberOf(item['hectares']) ?? 0,
  }));
  if (drivers.length === 0) return [];
  const all = drivers.reduce((sum, { hectares }) => sum + hectares, 0);
  const rows = drivers
    .sort((a, b) => b.hectares - a.hectares)
    .map((row) => ({ ...row, percent: all > 0 ? (100 * row.hectares) / all : null }));
  const years = { first: String(lossSince(records) ?? '–'), last: textOf(told?.['year']) };
  return [
    table({
      name: 'loss-by-driver',
      caption: fill(words.drivers, years),
      rows,
      columns: [
        textColumn('driver', words.driver),
        column('hectares', words.driverHectares, 'hectares'),
        column('percent', words.driverShare, 'percent'),
      ],
    }),
    paragraph(words.driversNote, 'quiet'),
  ];
}

/** Loss of forest, in hectares and as a share of the area. */
function lossFigures(context: SectionContext<'forest'>): Figure[] {
  const { data, texts, language, format } = context;
  const words = wordsIn[language];
  const years = recordsOf(data.answers.forest?.value);
  // The same years as in the sentences of the page: up to the last that the yearly map has told of.
  const measured = years.findLastIndex((record) => isMeasured(record, context));
  const last = measured === -1 ? years.length - 1 : measured;
  const lost = numberOf(years[last]?.['deforested_ha']);
  if (lost === null) return [];
  const span = [...new Set([String(lossSince(years) ?? ''), textOf(years[last]?.['year'])])].join('–');
  const share = lostPercents(years, () => areaOf(context))[last] ?? null;
  return [
    { value: format.hectares(lost), unit: texts.hectares, label: fill(words.lost, { years: span }) },
    ...(share !== null ? [{ value: format.quantity(share, 'percent'), unit: '%', label: fill(words.lostShare, { years: span }) }] : []),
  ];
}

/** Loss of tree cover by year. */
export const report = defineReport(facts, {
  plain: { en: en.plain, es: es.plain },
  figures: lossFigures,
  blocks: (context) => {
    const words = wordsIn[context.language];
    return product(context, 'forest', ['deforested_ha'], (records) => {
      const rows = forestRows(records, context);
      const since = String(lossSince(records) ?? '–');
      const inFiles = { onlyInFiles: true as const };
      return [
        ...forestChart(context, rows, since),
        table({
          name: 'deforestation-summary',
          caption: words.title,
          rows,
          steps: { step: 'deforested_in_year_ha', sum: 'deforested_ha' },
          remark: words.addUp,
          columns: [
            { ...yearColumn('when', words.year), starredBy: 'provisional' },
            column('deforested_in_year_ha', words.inYear, 'hectares'),
            column('deforested_ha', fill(words.since, { year: since }), 'hectares'),
            column('deforested_pct', words.percent, 'percent'),
            column('share_as_given', words.shareAsGiven, 'ratio'),
            { ...column('deforested_lower_ha', words.lower, 'hectares'), ...inFiles },
            { ...column('deforested_upper_ha', words.upper, 'hectares'), ...inFiles },
            { ...column('alert_ha', words.alertHectares, 'hectares'), ...inFiles },
            { ...column('alert_probable_ha', words.probableHectares, 'hectares'), ...inFiles },
            { ...column('forest_2000_ha', words.forest2000, 'hectares'), ...inFiles },
            { ...column('forest_2018_ha', words.forest2018, 'hectares'), ...inFiles },
            { ...column('forest_2020_ha', words.forest2020, 'hectares'), ...inFiles },
            { ...column('canopy_threshold', words.canopyPercent, 'percent'), ...inFiles },
            { ...dateColumn('observed_through', words.observed), ...inFiles },
          ],
        }),
        ...driverBlocks(context, records),
      ];
    });
  },
});
