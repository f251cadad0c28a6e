import * as z from 'zod';
import { dayMilliseconds } from '#domain/time.ts';
import { jsonOf } from './json-of.ts';
import { UnusableAnswer, type DataAccess, type Dataset } from './data-access.ts';
import { hoursAround, hoursWithin, type HourlyWeather } from './hourly-weather.ts';
import { sentence } from './phrases/sentence.ts';

/** Hourly MERRA-2, 0.5 × 0.625 degrees, through NASA POWER: free for any use. Parameter names and units are from memory, to be checked on the first run with a network. */
export const nasaPower: Dataset = {
  id: 'power',
  title: 'NASA POWER',
  version: 'hourly MERRA-2',
  licence: 'CC BY 4.0, no restriction',
  attribution: 'NASA POWER (MERRA-2)',
  homepage: 'https://power.larc.nasa.gov',
  baseUrls: { api: 'https://power.larc.nasa.gov' },
  parallel: 2,
};

/** days that the hourly figures lie behind */
const lagDays = 7;

const parameters = ['T2M', 'T2MDEW', 'RH2M', 'PRECTOTCORR', 'PS', 'WS10M', 'CLOUD_AMT', 'SNODP', 'PRECSNOLAND'];
const missing = -999;
const answer = z.looseObject({ properties: z.looseObject({ parameter: z.record(z.string(), z.record(z.string(), z.number())) }) });

type HourlyColumns = Record<string, Record<string, number>>;

/** The source's answer for a calendar year: values by parameter and stamp (YYYYMMDDHH, UTC). */
async function hoursOfYear(
  access: DataAccess,
  [longitude, latitude]: [number, number],
  year: number,
  now: Date,
  signal?: AbortSignal,
): Promise<HourlyColumns> {
  const newest = new Date(now.getTime() - lagDays * dayMilliseconds).toISOString().slice(0, 10).replaceAll('-', '');
  const [first, last] = [`${year}0101`, `${year}1231`];
  // In the first week of January the source has nothing of the new year yet, and refuses an end before the start.
  if (newest < first) return {};
  const query = new URLSearchParams({
    parameters: parameters.join(','),
    community: 'AG',
    longitude: longitude.toFixed(4),
    latitude: latitude.toFixed(4),
    start: first,
    end: last < newest ? last : newest,
    format: 'JSON',
    'time-standard': 'UTC',
  });
  return access.document({
    dataset: nasaPower,
    key: `hourly/${year}`,
    box: [longitude, latitude, longitude, latitude],
    validWithin: [longitude - 0.25, latitude - 0.25, longitude + 0.25, latitude + 0.25],
    url: `${access.baseUrl(nasaPower)}/api/temporal/hourly/point?${query}`,
    ...(newest <= last ? { freshFor: dayMilliseconds } : {}),
    ...(signal ? { signal } : {}),
    parse: (bytes) => {
      const read = answer.safeParse(jsonOf(bytes));
      if (!read.success || !read.data.properties.parameter['T2M']) throw new UnusableAnswer(sentence('datasets.weather-shape'));
      return read.data.properties.parameter;
    },
  });
}

/** Unix seconds of a stamp YYYYMMDDHH */
function secondsOf(stamp: string): number {
  const part = (from: number, to: number) => Number(stamp.slice(from, to));
  return Date.UTC(part(0, 4), part(4, 6) - 1, part(6, 8), part(8, 10)) / 1000;
}

/** The hours of a calendar year (UTC); the days outside the year, and hours after the newest, are NaN. Rejects as DataAccess does. */
export async function nasaPowerYear(
  access: DataAccess,
  place: [number, number],
  year: number,
  now: Date,
  signal?: AbortSignal,
): Promise<HourlyWeather> {
  const columns = await hoursOfYear(access, place, year, now, signal);
  const { start, hours } = hoursAround(year);
  const column = (name: string, convert?: (value: number) => number) => {
    const values = Object.entries(columns[name] ?? {}).filter(([, value]) => value !== missing);
    return hoursWithin(
      start,
      values.map(([stamp]) => secondsOf(stamp)),
      values.map(([, value]) => value),
      hours,
      convert,
    );
  };
  return {
    start,
    temperature: column('T2M'),
    dewPoint: column('T2MDEW'),
    windSpeed: column('WS10M'),
    surfacePressure: column('PS', (kilopascal) => kilopascal * 1000),
    cloudCover: column('CLOUD_AMT', (percent) => percent / 100),
    relativeHumidity: column('RH2M', (percent) => percent / 100),
    precipitation: column('PRECTOTCORR'),
    snowfall: column('PRECSNOLAND'),
    snowDepth: column('SNODP', (centimetres) => centimetres / 100),
  };
}
