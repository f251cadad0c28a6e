import { NeedsDecision, type DataAccess } from './data-access.ts';
import type { HourlyBasics, HourlyWeather } from './hourly-weather.ts';
import { nasaPowerYear } from './nasa-power.ts';
import { openMeteoBasics, openMeteoYear } from './open-meteo.ts';

/** Who said no to the non-commercial terms gets NASA POWER, unless a pack, the cache or a key of their own has Open-Meteo's figures. */
async function orPower<T>(access: DataAccess, first: () => Promise<T>, otherwise: () => Promise<T>): Promise<T> {
  try {
    return await first();
  } catch (error) {
    if (error instanceof NeedsDecision && access.settings.nonCommercialUse === false) return otherwise();
    throw error;
  }
}

/** A year of hours from the source whose terms are met. */
export const weatherYear = (
  access: DataAccess,
  place: [number, number],
  year: number,
  now: Date,
  signal?: AbortSignal,
): Promise<HourlyWeather> =>
  orPower<HourlyWeather>(
    access,
    () => openMeteoYear(access, place, year, now, signal),
    () => nasaPowerYear(access, place, year, now, signal),
  );

/** Temperature and precipitation of a year. */
export const basicsYear = (
  access: DataAccess,
  place: [number, number],
  year: number,
  now: Date,
  signal?: AbortSignal,
): Promise<HourlyBasics> =>
  orPower<HourlyBasics>(
    access,
    () => openMeteoBasics(access, place, year, now, signal),
    () => nasaPowerYear(access, place, year, now, signal),
  );
