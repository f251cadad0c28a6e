import type { DataAccess } from '#datasets/data-access.ts';
import { basicsYear } from '#datasets/weather-source.ts';
import { dayMilliseconds } from '#domain/time.ts';
import { dayOfDate } from './time/local-days.ts';
import { daysOf, type Hours, type WeatherDays } from '#products/weather/compute.ts';

/** Local days with temperature and precipitation over whole years, from the reanalysis. The other columns are null. */
export async function era5Days(
  access: DataAccess,
  place: [number, number],
  zone: string,
  firstYear: number,
  lastYear: number,
  now: Date,
  signal: AbortSignal,
  progress: (share: number) => void,
): Promise<WeatherDays> {
  const nothing = new Float32Array(0);
  const blocks: Hours[] = [];
  for (let year = firstYear; year <= lastYear; year += 1) {
    progress((year - firstYear) / (lastYear - firstYear + 1));
    const { start, temperature, precipitation } = await basicsYear(access, place, year, now, signal);
    blocks.push({
      start,
      temperature,
      precipitation,
      dewPoint: nothing,
      windSpeed: nothing,
      surfacePressure: nothing,
      cloudCover: nothing,
      relativeHumidity: nothing,
      snowfall: nothing,
      snowDepth: nothing,
    });
  }
  return daysOf(blocks, zone, dayOfDate(`${firstYear}-01-01`), dayOfDate(`${lastYear}-12-31`));
}

/** Means of the months over the years: temperature of the hours, of the days' minima, and the month's precipitation; January first. A month without complete days is null. */
export interface MonthlyNormals {
  temperature: (number | null)[];
  minimum: (number | null)[];
  precipitation: (number | null)[];
}

/** Normals of the twelve calendar months. Precipitation: mean day of the month times its mean length, so that a missing day does not count as dry. */
export function monthlyNormals({ firstDay, days }: WeatherDays): MonthlyNormals {
  const sums = Array.from({ length: 12 }, () => ({
    days: 0,
    wetDays: 0,
    temperature: 0,
    hours: 0,
    minimum: 0,
    precipitation: 0,
    all: 0,
  }));
  days.temperatureCount.forEach((hours, index) => {
    const month = sums[new Date((firstDay + index) * dayMilliseconds).getUTCMonth()]!;
    month.all += 1;
    if (hours !== null) {
      month.days += 1;
      month.hours += hours;
      month.temperature += days.temperatureSum[index]!;
      month.minimum += days.temperatureMin[index]!;
    }
    if (days.precipitation[index] !== null) {
      month.wetDays += 1;
      month.precipitation += days.precipitation[index]!;
    }
  });
  const years = days.temperatureCount.length / 365.25;
  const of = (value: (month: (typeof sums)[number]) => number) =>
    sums.map((month) => {
      const number = value(month);
      return Number.isFinite(number) ? number : null;
    });
  return {
    temperature: of((month) => month.temperature / month.hours),
    minimum: of((month) => month.minimum / month.days),
    precipitation: of((month) => (month.precipitation / month.wetDays) * (month.all / Math.max(1, Math.round(years)))),
  };
}
