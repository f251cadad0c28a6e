import { dayMilliseconds } from '#domain/time.ts';
import { isSkippedDay } from '#products/shared/time/local-days.ts';
import type { WeatherDays } from '#products/weather/compute.ts';
import type { Days } from './compute.ts';

/** Days of the reanalysis as the indices want them; a day that the place's calendar left out is none, and breaks no run. */
export function observedDays({ zone, firstDay, days }: WeatherDays): Days {
  const places = days.temperatureMin.flatMap((low, index) => (low === null && isSkippedDay(zone, firstDay + index) ? [] : [index]));
  const dates = places.map((index) => new Date((firstDay + index) * dayMilliseconds));
  const known = (values: (number | null)[]) => Float64Array.from(places, (index) => values[index] ?? Number.NaN);
  return {
    year: dates.map((date) => date.getUTCFullYear()),
    month: dates.map((date) => date.getUTCMonth() + 1),
    calendarDay: dates.map(
      (date) =>
        (Date.UTC(2001, date.getUTCMonth(), date.getUTCMonth() === 1 ? Math.min(28, date.getUTCDate()) : date.getUTCDate()) -
          Date.UTC(2001, 0, 1)) /
        dayMilliseconds,
    ),
    tasmin: known(days.temperatureMin),
    tasmax: known(days.temperatureMax),
    pr: known(days.precipitation),
  };
}
