import { phraseOrNull } from '#sentences/phrases/answer-phrases.ts';
import { numberOf, textOf } from '../answers.ts';
import type { Block, CellValue, Column } from '../model.ts';
import { fill, type ReportTexts } from '../texts/index.ts';
import { cells, chart, column, filled, paragraph, product, table, type Rows, type SectionContext } from './context.ts';

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
const known = ['avg_temperature_degC', 'sum_total_precipitation_mm_of_water_equivalent'];

const columnsOf = ({ weather: words }: ReportTexts, periodLabel: string): Column[] => [
  { key: 'when', label: periodLabel, kind: 'text' },
  column(shown.mean, words.mean, 1),
  column(shown.min, words.min, 1),
  column(shown.max, words.max, 1),
  column(shown.precipitation, words.precipitation, 1),
  column(shown.humidity, words.humidity, 2),
  column(shown.wind, words.wind, 1),
  column(shown.windMax, words.windMax, 1),
  column(shown.cloud, words.cloud, 2),
  column(shown.pressure, words.pressure, 1),
  column(shown.snowfall, words.snowfall, 1),
];
const of = (rows: Rows, key: string) => rows.map((row) => row[key] as number | null);

/** Temperature as a band with its mean, precipitation as bars of a scale of its own. */
function temperatureChart({ data, texts, format }: SectionContext, title: string, alt: string, rows: Rows): Block[] {
  const words = texts.weather;
  return chart(
    {
      title,
      alt: fill(alt, { name: data.project.project_name }),
      labels: rows.map((row) => String(row['when'])),
      leftTitle: words.temperature,
      rightTitle: words.precipitation,
      series: [
        { kind: 'band', label: words.range, colour: 'band', low: of(rows, shown.min), high: of(rows, shown.max) },
        { kind: 'line', label: words.mean, colour: 'warm', values: of(rows, shown.mean) },
        { kind: 'bar', label: words.precipitation, colour: 'cool', axis: 'right', values: of(rows, shown.precipitation) },
      ],
    },
    format,
  );
}

/** Periods as the service cut them. The first and the last hold only the days inside the dates; a star marks them where that is not the whole period. */
function periodRows(records: Record<string, unknown>[], period: 'monthly' | 'yearly'): { rows: Rows; hasPartial: boolean } {
  const rows = records.map((record, index): Record<string, CellValue> => {
    const date = textOf(record['period']).slice(0, 10);
    const isPartial = !date.endsWith(period === 'yearly' ? '-01-01' : '-01') || index === records.length - 1;
    const pressure = numberOf(record[shown.pressure]);
    return {
      ...cells(record, Object.values(shown)),
      [shown.pressure]: pressure === null ? null : pressure / 100,
      when: `${date.slice(0, period === 'yearly' ? 4 : 7)}${isPartial ? '*' : ''}`,
    };
  });
  return { rows, hasPartial: rows.some(({ when }) => String(when).endsWith('*')) };
}

export function weatherSection(context: SectionContext): Block[] {
  const { texts } = context;
  return (
    [
      ['weather', 'monthly', texts.weather.months, texts.period.month],
      ['weatherYears', 'yearly', texts.weather.years, texts.period.year],
    ] as const
  ).flatMap(([name, period, title, label]) =>
    product(context, name, known, (records) => {
      const { rows, hasPartial } = periodRows(records, period);
      return [
        ...temperatureChart(context, title, texts.weather.alt, rows),
        table({
          name: `weather-${period}`,
          caption: title,
          columns: filled(columnsOf(texts, label), rows),
          rows,
          maxRows: 24,
          ...(hasPartial ? { remark: texts.state.partial } : {}),
        }),
      ];
    }),
  );
}

export function climateSection(context: SectionContext): Block[] {
  const { texts } = context;
  return product(context, 'climate', known, (records) => {
    const { rows, hasPartial } = periodRows(records, 'yearly');
    // The last year of the projections is whole; the first began before today.
    const last = rows.at(-1);
    if (last && textOf(records.at(-1)!['period']).slice(5, 10) === '01-01') last['when'] = String(last['when']).replace('*', '');
    const columns = filled(columnsOf(texts, texts.period.year), rows);
    return [
      ...temperatureChart(context, texts.climate.title, texts.climate.alt, rows),
      table({
        name: 'climate',
        caption: texts.climate.title,
        columns,
        rows,
        maxRows: 25,
        ...(hasPartial ? { remark: texts.state.partial } : {}),
      }),
    ];
  });
}

const daysOfRisk = new Set(['TX35', 'TX30', 'TR', 'SU', 'FD', 'ID', 'WSDI', 'R20mm', 'CDD', 'CWD']);

export function climateRiskSection(context: SectionContext): Block[] {
  const { texts, format } = context;
  const words = texts.risk;
  return product(context, 'climateRisk', ['risk'], (records) => {
    // `TXx_baseline`, `TXx_2041_2060` and `TXx_change` are one row; names that a provider gives otherwise are rows of their own.
    const found = new Map<string, Record<string, CellValue>>();
    for (const record of records) {
      const risk = textOf(record['risk']);
      const [, name = risk, kind = 'baseline'] = /^(.*)_(baseline|2041_2060|change)$/.exec(risk) ?? [];
      const row = found.get(name) ?? { name, what: null, baseline: null, future: null, change: null };
      row[kind === 'baseline' ? 'baseline' : kind === 'change' ? 'change' : 'future'] = numberOf(record['value']);
      if (kind === 'baseline') row['what'] = texts.phrased(phraseOrNull(record['description_code']), textOf(record['description'])) || null;
      found.set(name, row);
    }
    const rows = [...found.values()];
    const days = rows.filter(({ name }) => daysOfRisk.has(String(name)));
    return [
      ...chart(
        {
          title: words.days,
          alt: words.alt,
          labels: days.map(({ name }) => String(name)),
          leftTitle: words.days,
          series: [
            { kind: 'bar', label: words.baseline, colour: 'grey', values: of(days, 'baseline') },
            { kind: 'bar', label: words.future, colour: 'warm', values: of(days, 'future') },
          ],
        },
        format,
      ),
      table({
        name: 'climate-risk',
        caption: words.title,
        rows,
        columns: filled(
          [
            { key: 'name', label: words.metric, kind: 'text' },
            { key: 'what', label: words.what, kind: 'text' },
            column('baseline', words.baseline, 2),
            column('future', words.future, 2),
            column('change', words.change, 2),
          ],
          rows,
        ),
      }),
      ...(rows.every(({ baseline, future, change }) => baseline === null && future === null && change === null)
        ? [paragraph(texts.state.empty, 'quiet')]
        : []),
    ];
  });
}
