import { numberOf } from '#api/foreign-answers.ts';
import { dayOfPeriod } from '#api/period-day.ts';
import type { Land } from './land.ts';
import { recordsIn, sum } from './reading.ts';

/** A whole month of observed weather. */
export interface WeatherMonth {
  /** months since the year 0, so that neighbours differ by one */
  index: number;
  rain: number | null;
  temperature: number | null;
}
export const monthText = (index: number): string => `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;

/** The months that an answer holds whole: the first and the last hold only the days inside the dates, and are left out where that may be a part. null: no answer. */
export function weatherMonths(land: Land): WeatherMonth[] | null {
  const records = recordsIn(land, 'weatherMonths');
  if (!records) return null;
  const months = records.flatMap((record, place) => {
    const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(dayOfPeriod(record['period'])) ?? [];
    if (year === undefined || day !== '01' || place === records.length - 1) return [];
    return [
      {
        index: Number(year) * 12 + Number(month) - 1,
        rain: numberOf(record['sum_total_precipitation_mm_of_water_equivalent']),
        temperature: numberOf(record['avg_temperature_degC']),
      },
    ];
  });
  return months.sort((a, b) => a.index - b.index);
}

/** The same months of each year, such as August to October; the newest is the last. */
export interface Span {
  /** the last month of the span, by its index */
  end: number;
  value: number;
}
/** What spans of so many months that end in the same month of the year brought, back from the newest month with a value; spans with a gap are left out. */
export function spansBack(months: readonly WeatherMonth[], field: 'rain' | 'temperature', length: number): Span[] {
  const values = new Map(months.map((month) => [month.index, month[field]]));
  const newest = months.findLast((month) => month[field] !== null);
  if (!newest) return [];
  const spans: Span[] = [];
  for (let end = newest.index; end >= months[0]!.index; end -= 12) {
    const inside = Array.from({ length }, (_, back) => values.get(end - back) ?? null);
    if (!inside.every((value) => value !== null)) continue;
    spans.unshift({ end, value: field === 'rain' ? sum(inside) : sum(inside) / length });
  }
  return spans;
}

/** The newest span and those of the years before; null where the newest one has a gap. */
export function newestAndBefore(
  months: readonly WeatherMonth[],
  field: 'rain' | 'temperature',
  length: number,
): { newest: Span; before: Span[] } | null {
  const spans = spansBack(months, field, length);
  const newest = spans.at(-1);
  const last = months.findLast((month) => month[field] !== null);
  return newest && last && newest.end === last.index ? { newest, before: spans.slice(0, -1) } : null;
}
