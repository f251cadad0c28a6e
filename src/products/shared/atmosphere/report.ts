import { doubtsIn } from '#api/doubts.ts';
import { dayOfPeriod } from '#api/period-day.ts';
import { numberOf } from '#report/kit/answers.ts';
import { cells, chart, column, table, textColumn, valuesOf, yearColumn } from '#report/kit/blocks.ts';
import type { Block, Column, Row, Rows } from '#report/kit/model.ts';
import { product } from '#report/kit/product-blocks.ts';
import type { SectionContext } from '#report/kit/section.ts';
import { fill } from '#report/kit/texts/index.ts';
import { report as en } from './texts/en.ts';
import { report as es } from './texts/es.ts';

const wordsIn = { en, es };

const shown = {
  mean: 'avg_temperature_degC',
  min: 'min_temperature_degC',
  max: 'max_temperature_degC',
  precipitation: 'sum_total_precipitation_mm_of_water_equivalent',
  humidity: 'avg_relative_humidity_0_1',
  wind: 'avg_wind_speed_m_per_s',
  windMax: 'max_wind_speed_m_per_s',
  cloud: 'avg_total_cloud_cover_0_1',
  pressure: 'avg_surface_pressure_Pa',
  snowfall: 'sum_snowfall_mm_of_water_equivalent',
} as const;
/** Temperature and precipitation on paper; the rest of the weather in files and in the annex. */
function atmosphereColumns({ language, texts }: Pick<SectionContext, 'language' | 'texts'>, when: Column, isWhole: boolean): Column[] {
  const words = wordsIn[language];
  const rest = [
    column(shown.humidity, words.humidity, 'percent'),
    column(shown.wind, words.wind, 'metresPerSecond'),
    column(shown.windMax, words.windMax, 'metresPerSecond'),
    column(shown.cloud, words.cloud, 'percent'),
    column(shown.pressure, words.pressure, 'hectopascals'),
    column(shown.snowfall, words.snowfall, 'snowMillimetres'),
  ];
  return [
    { ...when, starredBy: partialKey },
    column(shown.mean, words.mean, 'celsius'),
    column(shown.min, words.min, 'celsius'),
    column(shown.max, words.max, 'celsius'),
    column(shown.precipitation, words.precipitation, 'millimetres'),
    ...(isWhole ? rest : rest.map((one) => ({ ...one, onlyInFiles: true as const }))),
    { ...textColumn(partialKey, texts.period.remark), onlyInFiles: true },
  ];
}
const partialKey = 'partial';

/** Temperature as a band with its mean, precipitation as bars of a scale of its own. */
function temperatureChart({ data, language, format }: SectionContext, { title, alt, note }: AtmosphereWords, rows: Rows): Block[] {
  const words = wordsIn[language];
  return chart(
    title,
    {
      alt: fill(alt, { name: data.project.project_name }),
      labels: rows.map(({ when, [partialKey]: partial }) => {
        const period = String(when);
        return `${period.length > 4 ? format.month(period) : period}${partial ? '*' : ''}`;
      }),
      leftTitle: words.temperature,
      rightTitle: words.precipitation,
      series: [
        { kind: 'band', label: words.range, colour: 'band', low: valuesOf(rows, shown.min), high: valuesOf(rows, shown.max) },
        { kind: 'line', label: words.mean, colour: 'warm', values: valuesOf(rows, shown.mean) },
        { kind: 'bar', label: words.precipitation, colour: 'cool', axis: 'right', values: valuesOf(rows, shown.precipitation) },
      ],
    },
    format,
    { notes: [note] },
  );
}

/** A share of one as per cent, pascals as hectopascals. */
const scaled = (value: unknown, factor: number): number | null => {
  const number = numberOf(value);
  return number === null ? null : number * factor;
};

/** Periods as the service cut them. The first and the last hold only the days inside the dates; `partial` marks them where that is not the whole period. */
function periodRows(records: Record<string, unknown>[], period: Period, lastIsWhole: boolean, partialWords: string): Rows {
  return records.map((record, index): Row => {
    const date = dayOfPeriod(record['period']);
    const isFirstDay = date.endsWith(period === 'yearly' ? '-01-01' : '-01');
    const isPartial = !isFirstDay || (index === records.length - 1 && !lastIsWhole);
    return {
      ...cells(record, Object.values(shown)),
      [shown.pressure]: scaled(record[shown.pressure], 0.01),
      [shown.humidity]: scaled(record[shown.humidity], 100),
      [shown.cloud]: scaled(record[shown.cloud], 100),
      when: date.slice(0, period === 'yearly' ? 4 : 7) || null,
      [partialKey]: isPartial ? partialWords : null,
    };
  });
}

type Period = 'monthly' | 'yearly';
interface AtmosphereWords {
  title: string;
  sheet: string;
  alt: string;
  /** how to read the chart */
  note: string;
}
interface Atmosphere {
  name: string;
  slug: string;
  period: Period;
  words: AtmosphereWords;
  /** the records end with a whole period, as those of the projections do */
  lastIsWhole?: boolean;
  /** rows for the page in place of the table of all periods, which is in the annex */
  inShort?: (rows: Rows) => Block[];
}

/** Weather or climate by period: the chart with how to read it, and the table. */
export const atmosphereBlocks = <Name extends string>(
  context: SectionContext<Name>,
  { name, slug, period, words, lastIsWhole = false, inShort }: Atmosphere & { name: NoInfer<Name> },
): Block[] =>
  product(context, name, [shown.mean, shown.precipitation], (records) => {
    const { texts } = context;
    const rows = periodRows(records, period, lastIsWhole, texts.state.partialPeriod);
    const when =
      period === 'yearly' ? yearColumn('when', texts.period.year) : { ...textColumn('when', texts.period.month), kind: 'month' as const };
    const isShort = period === 'yearly' && !inShort;
    return [
      ...temperatureChart(context, words, rows),
      ...(inShort?.(rows) ?? []),
      table({
        name: slug,
        caption: words.title,
        sheet: words.sheet,
        columns: atmosphereColumns(context, when, !isShort),
        rows,
        place: isShort ? 'here' : 'annex',
        ...(rows.some((row) => row[partialKey] !== null) ? { remark: texts.state.partial } : {}),
      }),
    ];
  });

/** The mean of a field over rows of whole periods; null where one is not known. */
const meanOf = (rows: Rows, key: string): number | null => {
  const values = valuesOf(rows, key);
  return values.length === 0 || values.some((value) => value === null)
    ? null
    : values.reduce<number>((sum, value) => sum + value!, 0) / values.length;
};

/** Rows without the figures that cannot be: a mean with one of them would be as wrong, and would not look it. */
function withoutDoubtful(rows: Rows): Rows {
  const doubts = doubtsIn(rows);
  return rows.map((row, at) => ({
    ...row,
    ...Object.fromEntries(doubts.filter(({ index }) => index === at).map(({ field }) => [field, null])),
  }));
}

/** Means over the whole years of spans of years, for a page. */
export function spanTable(
  { language }: SectionContext,
  rows: Rows,
  spans: readonly (readonly [number, number])[],
  words: { caption: string; span: string; remark: string },
): Block {
  const own = wordsIn[language];
  const whole = withoutDoubtful(rows).filter((row) => row[partialKey] === null);
  return table({
    name: 'spans',
    caption: words.caption,
    onlyOnPaper: true,
    remark: words.remark,
    rows: spans.flatMap(([from, to]): Rows => {
      const years = whole.filter(({ when }) => Number(when) >= from && Number(when) <= to);
      if (years.length === 0) return [];
      return [
        {
          span: `${String(years[0]!['when'])}–${String(years.at(-1)!['when'])}`,
          ...Object.fromEntries([shown.mean, shown.min, shown.max, shown.precipitation].map((key) => [key, meanOf(years, key)])),
        },
      ];
    }),
    columns: [
      textColumn('span', words.span),
      column(shown.mean, own.mean, 'celsius'),
      column(shown.min, own.min, 'celsius'),
      column(shown.max, own.max, 'celsius'),
      column(shown.precipitation, own.precipitationOfYear, 'millimetres'),
    ],
  });
}
