import { numberOf, textOf } from '#report/kit/answers.ts';
import { cells, chart, column, valuesOf } from '#report/kit/blocks.ts';
import type { Block, CellValue, Column, Rows } from '#report/kit/model.ts';
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
/** Fields by which an answer is known to be about the atmosphere. */
export const knownFields = [shown.mean, shown.precipitation];

export function atmosphereColumns({ language }: Pick<SectionContext, 'language'>, periodLabel: string): Column[] {
  const words = wordsIn[language];
  return [
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
}

/** Temperature as a band with its mean, precipitation as bars of a scale of its own. */
export function temperatureChart({ data, language, format }: SectionContext, title: string, alt: string, rows: Rows): Block[] {
  const words = wordsIn[language];
  return chart(
    {
      title,
      alt: fill(alt, { name: data.project.project_name }),
      labels: rows.map((row) => String(row['when'])),
      leftTitle: words.temperature,
      rightTitle: words.precipitation,
      series: [
        { kind: 'band', label: words.range, colour: 'band', low: valuesOf(rows, shown.min), high: valuesOf(rows, shown.max) },
        { kind: 'line', label: words.mean, colour: 'warm', values: valuesOf(rows, shown.mean) },
        { kind: 'bar', label: words.precipitation, colour: 'cool', axis: 'right', values: valuesOf(rows, shown.precipitation) },
      ],
    },
    format,
  );
}

/** Periods as the service cut them. The first and the last hold only the days inside the dates; a star marks them where that is not the whole period. */
export function periodRows(records: Record<string, unknown>[], period: 'monthly' | 'yearly'): { rows: Rows; hasPartial: boolean } {
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
