import type { DataAccess } from './data-access.ts';
import { hoursAround, hoursWithin, type HourlyWeather } from './hourly-weather.ts';
import { powerYear, type PowerSeries } from './nasa-power-request.ts';

const asIs = (value: number) => value;
const share = (percent: number) => percent / 100;
const rain = { 'mm/hour': asIs, 'mm/day': (millimetres: number) => millimetres / 24 };
/** To the units of `HourlyWeather`. */
const hoursOfPower: PowerSeries = {
  step: 'hourly',
  timeStandard: 'UTC',
  units: {
    T2M: { C: asIs },
    T2MDEW: { C: asIs },
    RH2M: { '%': share },
    PRECTOTCORR: rain,
    PS: { kPa: (kilopascal) => kilopascal * 1000 },
    WS10M: { 'm/s': asIs },
    CLOUD_AMT: { '%': share },
    SNODP: { cm: (centimetres) => centimetres / 100, m: asIs },
    PRECSNOLAND: rain,
  },
};

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
  const columns = await powerYear(access, place, year, now, hoursOfPower, signal);
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
