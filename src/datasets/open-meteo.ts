import * as z from 'zod';
import { dayMilliseconds } from '#domain/time.ts';
import { NeedsDecision, UnusableAnswer, type DataAccess, type Dataset } from './data-access.ts';
import { hoursAround, hoursWithin, type HourlyBasics, type HourlyWeather } from './hourly-weather.ts';
import { jsonOf } from './json-of.ts';
import { sentence } from './phrases/sentence.ts';

/** ERA5 and ERA5-Land by the hour through Open-Meteo's archive (Zippenfenig 2023; Hersbach et al. 2020; Muñoz-Sabater et al. 2021). */
export const openMeteo: Dataset = {
  id: 'openmeteo',
  title: 'Open-Meteo historical weather',
  version: 'era5_seamless',
  licence: 'CC BY 4.0; the free service is for non-commercial use only',
  attribution: 'Weather data by Open-Meteo.com (CC BY 4.0). Generated using Copernicus Climate Change Service information',
  homepage: 'https://open-meteo.com',
  baseUrls: {
    archive: 'https://archive-api.open-meteo.com',
    customer: 'https://customer-archive-api.open-meteo.com',
    elevation: 'https://api.open-meteo.com',
    customerElevation: 'https://customer-api.open-meteo.com',
  },
  parallel: 1,
};
/** days that the archive lies behind */
const openMeteoLagDays = 5;

/** half a cell of ERA5-Land: the place for which an answer may stand in a pack */
const halfCellDegrees = 0.05;

const weatherVariables = [
  'temperature_2m',
  'dew_point_2m',
  'wind_speed_10m',
  'surface_pressure',
  'cloud_cover',
  'precipitation',
  'relative_humidity_2m',
  'snowfall',
  'snow_depth',
];
const basicVariables = ['temperature_2m', 'precipitation'];

/** the units that the archive states for them */
const unitsOf: Record<string, string> = {
  time: 'unixtime',
  temperature_2m: '°C',
  dew_point_2m: '°C',
  wind_speed_10m: 'm/s',
  surface_pressure: 'hPa',
  cloud_cover: '%',
  precipitation: 'mm',
  relative_humidity_2m: '%',
  snowfall: 'cm',
  snow_depth: 'm',
};

/** Finite numbers and gaps. Looked at in a loop: a schema that calls a function for each of the hours of forty years takes ten times as long. */
const isSeries = (value: unknown): value is (number | null)[] => {
  if (!Array.isArray(value)) return false;
  for (const one of value) if (one !== null && !Number.isFinite(one)) return false;
  return true;
};
const isTimes = (value: unknown): value is number[] => {
  if (!Array.isArray(value)) return false;
  for (const one of value) if (!Number.isSafeInteger(one)) return false;
  return true;
};
const series = z.custom<(number | null)[]>(isSeries);
const answer = z.looseObject({
  hourly: z.object({ time: z.custom<number[]>(isTimes) }).catchall(series),
  hourly_units: z.record(z.string(), z.string()).optional(),
  elevation: z.number().optional(),
});

/** Calls a minute that the free service allows, and how it counts one (open-meteo.com, terms and pricing): by tens of variables and by fortnights. */
const freeCallsPerMinute = 600;
const callsFor = (variables: number, days: number): number => Math.max(1, (variables / 10) * Math.max(1, days / 14));

const dateOf = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10);

/** Unix seconds of the hours, and values by the name of the variable. */
type HourlyColumns = { time: number[] } & Partial<Record<string, (number | null)[]>>;

/** Asks for a calendar year in UTC with a day on both sides, because local days reach over the year's ends. */
async function hoursOfYear(
  access: DataAccess,
  [longitude, latitude]: [number, number],
  year: number,
  now: Date,
  variables: string[],
  name: string,
  signal?: AbortSignal,
): Promise<HourlyColumns> {
  const newest = now.getTime() - openMeteoLagDays * dayMilliseconds;
  const from = Date.UTC(year, 0, 1) - dayMilliseconds;
  const to = Math.min(Date.UTC(year + 1, 0, 1), newest);
  // In the first days of January the archive has nothing of the new year yet, and refuses an end before the start.
  if (dateOf(to) < dateOf(from)) return { time: [] };
  const { nonCommercialUse, openMeteoKey } = access.settings;
  const [at, below] = [longitude.toFixed(4), latitude.toFixed(4)];
  const query = new URLSearchParams({
    latitude: below,
    longitude: at,
    start_date: dateOf(from),
    end_date: dateOf(to),
    hourly: variables.join(','),
    models: 'era5_seamless',
    wind_speed_unit: 'ms',
    precipitation_unit: 'mm',
    temperature_unit: 'celsius',
    timeformat: 'unixtime',
    timezone: 'GMT',
    ...(openMeteoKey ? { apikey: openMeteoKey } : {}),
  });
  const isOpen = to < Date.UTC(year + 1, 0, 1);
  return access.document({
    dataset: openMeteo,
    key: `${name}/${year}`,
    box: [longitude, latitude, longitude, latitude],
    validWithin: [longitude - halfCellDegrees, latitude - halfCellDegrees, longitude + halfCellDegrees, latitude + halfCellDegrees],
    url: `${access.baseUrl(openMeteo, openMeteoKey ? 'customer' : 'archive')}/v1/archive?${query}`,
    ...(isOpen ? { freshFor: dayMilliseconds } : {}),
    ...(openMeteoKey || access.baseUrl(openMeteo, 'archive') !== openMeteo.baseUrls['archive']
      ? {}
      : { rate: { perMinute: freeCallsPerMinute, units: callsFor(variables.length, (to - from) / dayMilliseconds) } }),
    ...(signal ? { signal } : {}),
    permit: () => {
      if (openMeteoKey || nonCommercialUse === true) return;
      throw new NeedsDecision({ code: 'weather-needs-decision' });
    },
    parse: (bytes) => {
      const read = answer.safeParse(jsonOf(bytes));
      if (!read.success) throw new UnusableAnswer(sentence('datasets.weather-shape'));
      const { hourly, hourly_units: stated = {} } = read.data;
      for (const [name, unit] of Object.entries(stated))
        if (unitsOf[name] !== undefined && unitsOf[name] !== unit)
          throw new UnusableAnswer(sentence('datasets.weather-unit', { name, unit }));
      if (variables.some((variable) => (hourly[variable] as unknown[] | undefined)?.length !== hourly.time.length))
        throw new UnusableAnswer(sentence('datasets.weather-incomplete'));
      return hourly as unknown as HourlyColumns;
    },
  });
}

/**
 * The hours of a calendar year (UTC) with a day on both sides; hours after the newest are NaN. Snowfall comes in centimetres of snow that the source makes from
 * water by 0.7, so it is turned back. Rejects as DataAccess does, and with NeedsDecision while the terms of use are not answered.
 */
export async function openMeteoYear(
  access: DataAccess,
  place: [number, number],
  year: number,
  now: Date,
  signal?: AbortSignal,
): Promise<HourlyWeather> {
  const hourly = await hoursOfYear(access, place, year, now, weatherVariables, 'hourly', signal);
  const { start, hours } = hoursAround(year);
  const column = (name: string, convert?: (value: number) => number) => hoursWithin(start, hourly.time, hourly[name], hours, convert);
  return {
    start,
    temperature: column('temperature_2m'),
    dewPoint: column('dew_point_2m'),
    windSpeed: column('wind_speed_10m'),
    surfacePressure: column('surface_pressure', (hectopascal) => hectopascal * 100),
    cloudCover: column('cloud_cover', (percent) => percent / 100),
    relativeHumidity: column('relative_humidity_2m', (percent) => percent / 100),
    precipitation: column('precipitation'),
    snowfall: column('snowfall', (centimetres) => centimetres / 0.7),
    snowDepth: column('snow_depth'),
  };
}

/** Temperature and precipitation of a year only: a quarter of the source's allowance. */
export async function openMeteoBasics(
  access: DataAccess,
  place: [number, number],
  year: number,
  now: Date,
  signal?: AbortSignal,
): Promise<HourlyBasics> {
  const hourly = await hoursOfYear(access, place, year, now, basicVariables, 'hourly-basic', signal);
  const { start, hours } = hoursAround(year);
  return {
    start,
    temperature: hoursWithin(start, hourly.time, hourly['temperature_2m'], hours),
    precipitation: hoursWithin(start, hourly.time, hourly['precipitation'], hours),
  };
}

/** so many places fit into one call */
const placesAtOnce = 100;

const heights = z.looseObject({ elevation: z.array(z.number().nullable()) });

/** Metres above sea level (Copernicus GLO-90) of at most `placesAtOnce` places. */
function elevationsOf(access: DataAccess, places: readonly [number, number][], signal?: AbortSignal): Promise<(number | null)[]> {
  const { nonCommercialUse, openMeteoKey } = access.settings;
  const [longitudes, latitudes] = [0, 1].map((axis) => places.map((place) => place[axis]!.toFixed(4)).join(','));
  const query = new URLSearchParams({ latitude: latitudes!, longitude: longitudes!, ...(openMeteoKey ? { apikey: openMeteoKey } : {}) });
  const [first] = places as [[number, number]];
  return access.document({
    dataset: openMeteo,
    key: places.length === 1 ? 'elevation' : `elevations/${latitudes}/${longitudes}`,
    box: [...first, ...first],
    url: `${access.baseUrl(openMeteo, openMeteoKey ? 'customerElevation' : 'elevation')}/v1/elevation?${query}`,
    ...(signal ? { signal } : {}),
    permit: () => {
      if (nonCommercialUse !== true && !openMeteoKey) throw new NeedsDecision({ code: 'elevation-needs-decision' });
    },
    parse: (bytes) => {
      const read = heights.safeParse(jsonOf(bytes));
      if (!read.success || read.data.elevation.length !== places.length) throw new UnusableAnswer(sentence('datasets.elevation-shape'));
      return read.data.elevation;
    },
  });
}

/** Metres above sea level of places, in their order; null where the model has none. Rejects as DataAccess does, and with NeedsDecision where the terms of use are not met. */
export async function openMeteoElevations(
  access: DataAccess,
  places: readonly [number, number][],
  signal?: AbortSignal,
): Promise<(number | null)[]> {
  const found: (number | null)[] = [];
  for (let at = 0; at < places.length; at += placesAtOnce)
    found.push(...(await elevationsOf(access, places.slice(at, at + placesAtOnce), signal)));
  return found;
}
