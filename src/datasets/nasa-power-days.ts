import { dayMilliseconds } from '#domain/time.ts';
import type { DataAccess } from './data-access.ts';
import { powerStamp, powerYear, type PowerSeries } from './nasa-power-request.ts';

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

const asIs = (value: number) => value;
const days: PowerSeries = {
  step: 'daily',
  timeStandard: 'LST',
  units: { T2M: { C: asIs }, T2M_MIN: { C: asIs }, T2M_MAX: { C: asIs }, PRECTOTCORR: { 'mm/day': asIs } },
};

/** The days of a calendar year. Rejects as DataAccess does. */
export async function nasaPowerDays(
  access: DataAccess,
  place: [number, number],
  year: number,
  now: Date,
  signal?: AbortSignal,
): Promise<DailyBasics> {
  const columns = await powerYear(access, place, year, now, days, signal);
  const length = (Date.UTC(year + 1, 0, 1) - Date.UTC(year, 0, 1)) / dayMilliseconds;
  const column = (name: string) => Array.from({ length }, (_, day) => columns[name]?.[powerStamp(Date.UTC(year, 0, 1 + day))] ?? null);
  return { mean: column('T2M'), low: column('T2M_MIN'), high: column('T2M_MAX'), precipitation: column('PRECTOTCORR') };
}
