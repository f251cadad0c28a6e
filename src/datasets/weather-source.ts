import { NeedsDecision, type DataAccess } from './data-access.ts';
import type { HourlyWeather } from './hourly-weather.ts';
import { nasaPowerYear } from './nasa-power.ts';
import { openMeteoYear } from './open-meteo.ts';

/**
 * Who said no to the non-commercial terms gets NASA POWER, unless a pack, the cache or a key of their own has all of Open-Meteo's figures. A series is never put together from both: two reanalyses differ by
 * more than years do.
 */
export async function orPower<T>(access: DataAccess, first: () => Promise<T>, otherwise: () => Promise<T>): Promise<T> {
  try {
    return await first();
  } catch (error) {
    if (error instanceof NeedsDecision && access.settings.nonCommercialUse === false) return otherwise();
    throw error;
  }
}

type YearReader = (access: DataAccess, place: [number, number], year: number, now: Date, signal?: AbortSignal) => Promise<HourlyWeather>;

/** Years of hours, in the order in which they are asked, all from the source whose terms are met. */
export function weatherYears(
  access: DataAccess,
  place: [number, number],
  years: readonly number[],
  now: Date,
  signal?: AbortSignal,
  started: (year: number, index: number) => void = () => {},
): Promise<{ blocks: HourlyWeather[]; source: 'openmeteo' | 'power' }> {
  const readAll = async (source: 'openmeteo' | 'power', read: YearReader) => {
    const blocks: HourlyWeather[] = [];
    for (const [index, year] of years.entries()) {
      started(year, index);
      blocks.push(await read(access, place, year, now, signal));
    }
    return { blocks, source };
  };
  return orPower(
    access,
    () => readAll('openmeteo', openMeteoYear),
    () => readAll('power', nasaPowerYear),
  );
}
