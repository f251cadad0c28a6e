import * as z from 'zod';
import { dayMilliseconds } from '#domain/time.ts';
import { jsonOf } from './json-of.ts';
import { UnusableAnswer, type DataAccess } from './data-access.ts';
import { nasaPower, powerLagDays } from './nasa-power.ts';
import { sentence } from './phrases/sentence.ts';

/**
 * Daily figures of NASA POWER, which reach back to 1981; its hours begin in 2001 (recalled). Path, names of parameters, stamps (YYYYMMDD), their units and `time-standard` are those of public code that calls it.
 * A day is one of the sun's time at the place (LST), so no calendar leaves one out and none has 23 or 25 hours.
 */
export interface DailyBasics {
  /** degrees Celsius, and millimetres of the day; by day of the year, null where the source has none */
  mean: (number | null)[];
  low: (number | null)[];
  high: (number | null)[];
  precipitation: (number | null)[];
}

const unitOf: Record<string, string> = { T2M: 'C', T2M_MIN: 'C', T2M_MAX: 'C', PRECTOTCORR: 'mm/day' };
const parameters = Object.keys(unitOf);
const usualFill = -999;
const answer = z.looseObject({
  header: z.looseObject({ fill_value: z.number().optional() }).optional(),
  parameters: z.record(z.string(), z.looseObject({ units: z.string().optional() })).optional(),
  properties: z.looseObject({ parameter: z.record(z.string(), z.record(z.string(), z.number())) }),
});

const stampOf = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10).replaceAll('-', '');

function daysOf(read: z.output<typeof answer>, year: number): DailyBasics {
  const { header, parameters: stated = {}, properties } = read;
  const fill = header?.fill_value ?? usualFill;
  const length = (Date.UTC(year + 1, 0, 1) - Date.UTC(year, 0, 1)) / dayMilliseconds;
  const column = (name: string): (number | null)[] => {
    const values = properties.parameter[name];
    if (!values) throw new UnusableAnswer(sentence('datasets.weather-incomplete'));
    const unit = stated[name]?.units ?? unitOf[name]!;
    if (unit !== unitOf[name]) throw new UnusableAnswer(sentence('datasets.weather-unit', { name, unit }));
    return Array.from({ length }, (_, day) => {
      const value = values[stampOf(Date.UTC(year, 0, 1 + day))];
      return value === undefined || value === fill || value === usualFill ? null : value;
    });
  };
  return { mean: column('T2M'), low: column('T2M_MIN'), high: column('T2M_MAX'), precipitation: column('PRECTOTCORR') };
}

/** The days of a calendar year. Rejects as DataAccess does. */
export async function nasaPowerDays(
  access: DataAccess,
  [longitude, latitude]: [number, number],
  year: number,
  now: Date,
  signal?: AbortSignal,
): Promise<DailyBasics> {
  const newest = stampOf(now.getTime() - powerLagDays * dayMilliseconds);
  const [first, last] = [`${year}0101`, `${year}1231`];
  // In the first week of January the source has nothing of the new year yet, and refuses an end before the start.
  if (newest < first) return daysOf({ properties: { parameter: Object.fromEntries(parameters.map((name) => [name, {}])) } }, year);
  const query = new URLSearchParams({
    parameters: parameters.join(','),
    community: 'AG',
    longitude: longitude.toFixed(4),
    latitude: latitude.toFixed(4),
    start: first,
    end: last < newest ? last : newest,
    format: 'JSON',
    'time-standard': 'LST',
  });
  return access.document({
    dataset: nasaPower,
    key: `daily/${year}`,
    box: [longitude, latitude, longitude, latitude],
    validWithin: [longitude - 0.25, latitude - 0.25, longitude + 0.25, latitude + 0.25],
    url: `${access.baseUrl(nasaPower)}/api/temporal/daily/point?${query}`,
    ...(newest <= last ? { freshFor: dayMilliseconds } : {}),
    ...(signal ? { signal } : {}),
    parse: (bytes) => {
      const read = answer.safeParse(jsonOf(bytes));
      if (!read.success) throw new UnusableAnswer(sentence('datasets.weather-shape'));
      return daysOf(read.data, year);
    },
  });
}
