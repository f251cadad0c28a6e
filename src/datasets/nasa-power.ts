import * as z from 'zod';
import { dayMilliseconds } from '#domain/time.ts';
import { jsonOf } from './json-of.ts';
import { UnusableAnswer, type DataAccess, type Dataset } from './data-access.ts';
import { hoursAround, hoursWithin, type HourlyWeather } from './hourly-weather.ts';
import { sentence } from './phrases/sentence.ts';

/**
 * Hourly MERRA-2, 0.5 × 0.625 degrees, through NASA POWER: free for any use. Names of parameters, the rate of rain in mm/hour, the fill value and the units that an answer states for each parameter are those of
 * its documentation (power.larc.nasa.gov/docs/services/api/temporal/hourly) and of answers in public code.
 */
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

/** days that the figures lie behind */
export const powerLagDays = 7;

const asIs = (value: number) => value;
const share = (percent: number) => percent / 100;
const rain: Units = { 'mm/hour': asIs, 'mm/day': (millimetres) => millimetres / 24 };
/** From the units that an answer may state, the usual one first, to those of `HourlyWeather`. */
type Units = Record<string, (value: number) => number>;
const unitsOf: Record<string, Units> = {
  T2M: { C: asIs },
  T2MDEW: { C: asIs },
  RH2M: { '%': share },
  PRECTOTCORR: rain,
  PS: { kPa: (kilopascal) => kilopascal * 1000 },
  WS10M: { 'm/s': asIs },
  CLOUD_AMT: { '%': share },
  SNODP: { cm: (centimetres) => centimetres / 100, m: asIs },
  PRECSNOLAND: rain,
};
const parameters = Object.keys(unitsOf);
const usualFill = -999;
const answer = z.looseObject({
  header: z.looseObject({ fill_value: z.number().optional() }).optional(),
  parameters: z.record(z.string(), z.looseObject({ units: z.string().optional() })).optional(),
  properties: z.looseObject({ parameter: z.record(z.string(), z.record(z.string(), z.number())) }),
});

/** Values in the units of `HourlyWeather`, without those that the source fills. Throws UnusableAnswer where a parameter is missing or stands in a unit that is not known. */
function converted({ header, parameters: stated = {}, properties }: z.output<typeof answer>): HourlyColumns {
  const fill = header?.fill_value ?? usualFill;
  return Object.fromEntries(
    parameters.map((name) => {
      const values = properties.parameter[name];
      if (!values) throw new UnusableAnswer(sentence('datasets.weather-incomplete'));
      const unit = stated[name]?.units ?? Object.keys(unitsOf[name]!)[0]!;
      const convert = unitsOf[name]![unit];
      if (!convert) throw new UnusableAnswer(sentence('datasets.weather-unit', { name, unit }));
      return [
        name,
        Object.fromEntries(
          Object.entries(values)
            .filter(([, value]) => value !== fill && value !== usualFill)
            .map(([stamp, value]) => [stamp, convert(value)]),
        ),
      ];
    }),
  );
}

type HourlyColumns = Record<string, Record<string, number>>;

/** The source's answer for a calendar year, converted: values by parameter and stamp (YYYYMMDDHH, UTC). */
async function hoursOfYear(
  access: DataAccess,
  [longitude, latitude]: [number, number],
  year: number,
  now: Date,
  signal?: AbortSignal,
): Promise<HourlyColumns> {
  const newest = new Date(now.getTime() - powerLagDays * dayMilliseconds).toISOString().slice(0, 10).replaceAll('-', '');
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
      if (!read.success) throw new UnusableAnswer(sentence('datasets.weather-shape'));
      return converted(read.data);
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
  const column = (name: string) => {
    const values = Object.entries(columns[name] ?? {});
    return hoursWithin(
      start,
      values.map(([stamp]) => secondsOf(stamp)),
      values.map(([, value]) => value),
      hours,
    );
  };
  return {
    start,
    temperature: column('T2M'),
    dewPoint: column('T2MDEW'),
    windSpeed: column('WS10M'),
    surfacePressure: column('PS'),
    cloudCover: column('CLOUD_AMT'),
    relativeHumidity: column('RH2M'),
    precipitation: column('PRECTOTCORR'),
    snowfall: column('PRECSNOLAND'),
    snowDepth: column('SNODP'),
  };
}
