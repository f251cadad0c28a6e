import type { DataAccess } from '#datasets/data-access.ts';
import { nasaPowerDays } from '#datasets/nasa-power-days.ts';
import { openMeteoBasics } from '#datasets/open-meteo.ts';
import { orPower } from '#datasets/weather-source.ts';
import { dayMilliseconds } from '#domain/time.ts';
import { dayOfDate } from './time/local-days.ts';
import { daysOf, noDays, type Hours, type WeatherDays } from '#products/weather/compute.ts';

interface Years {
  first: number;
  last: number;
  now: Date;
  signal: AbortSignal;
  progress: (share: number) => void;
}
const yearsOf = ({ first, last }: Years): number[] => Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** Local days from Open-Meteo's hours. */
async function daysFromHours(access: DataAccess, place: [number, number], zone: string, years: Years): Promise<WeatherDays> {
  const nothing = new Float32Array(0);
  const blocks: Hours[] = [];
  for (const [index, year] of yearsOf(years).entries()) {
    years.progress(index / yearsOf(years).length);
    const { start, temperature, precipitation } = await openMeteoBasics(access, place, year, years.now, years.signal);
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
  return daysOf(blocks, zone, dayOfDate(`${years.first}-01-01`), dayOfDate(`${years.last}-12-31`));
}

const hoursOfDay = 24;

/** Days of the sun's time from NASA POWER, whose days reach further back than its hours. */
async function daysFromPower(access: DataAccess, place: [number, number], zone: string, years: Years): Promise<WeatherDays> {
  const firstDay = dayOfDate(`${years.first}-01-01`);
  const columns = noDays(dayOfDate(`${years.last}-12-31`) - firstDay + 1);
  for (const [index, year] of yearsOf(years).entries()) {
    years.progress(index / yearsOf(years).length);
    const { mean, low, high, precipitation } = await nasaPowerDays(access, place, year, years.now, years.signal);
    const from = dayOfDate(`${year}-01-01`) - firstDay;
    mean.forEach((degrees, day) => {
      if (degrees === null || low[day] === null || high[day] === null) return;
      columns.temperatureCount[from + day] = hoursOfDay;
      columns.temperatureSum[from + day] = degrees * hoursOfDay;
      columns.temperatureMin[from + day] = low[day]!;
      columns.temperatureMax[from + day] = high[day]!;
    });
    precipitation.forEach((millimetres, day) => {
      columns.precipitation[from + day] = millimetres;
    });
  }
  return { zone, firstDay, source: 'power', days: columns };
}

/**
 * Days with temperature and precipitation over whole years, from the reanalysis; the other columns are null. All years come from one source: ERA5 through Open-Meteo by local day, or, for who said no to its
 * terms and has no figures of it, MERRA-2 through NASA POWER by the sun's day.
 */
export function era5Days(
  access: DataAccess,
  place: [number, number],
  zone: string,
  firstYear: number,
  lastYear: number,
  now: Date,
  signal: AbortSignal,
  progress: (share: number) => void,
): Promise<WeatherDays> {
  const years: Years = { first: firstYear, last: lastYear, now, signal, progress };
  return orPower(
    access,
    () => daysFromHours(access, place, zone, years),
    () => daysFromPower(access, place, zone, years),
  );
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
