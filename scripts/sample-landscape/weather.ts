import { openMeteo } from '#datasets/open-meteo.ts';
import type { PackWriter } from '#datasets/packs/pack-writer.ts';
import { hashed, noise } from './chance.ts';
import { addJson, lastYearOfSeries } from './frame.ts';
import { dayMean, dayRain, wetness } from './seasons.ts';

type HourValue = (year: number, dayOfYear: number, hour: number) => number;

const wave = (hour: number) => Math.cos(((hour - 11) / 24) * 2 * Math.PI);
const temperature: HourValue = (year, day, hour) =>
  Math.round((dayMean(year, day) + (dayRain(year, day) > 4 ? 4 : 6.5) * wave(hour)) * 2) / 2;
/** Rain falls in the afternoon (local time is three hours ahead). */
const rain: HourValue = (year, day, hour) => (hour >= 12 && hour < 16 ? Math.round((dayRain(year, day) / 4) * 100) / 100 : 0);
const humidity: HourValue = (year, day, hour) =>
  Math.round(Math.min(98, 62 + 12 * wetness(day) - 18 * wave(hour) + (dayRain(year, day) > 0 ? 8 : 0)));

const basic: Record<string, HourValue> = { temperature_2m: temperature, precipitation: rain };
const whole: Record<string, HourValue> = {
  ...basic,
  dew_point_2m: (year, day, hour) => Math.round((temperature(year, day, hour) - (100 - humidity(year, day, hour)) / 5) * 2) / 2,
  relative_humidity_2m: humidity,
  wind_speed_10m: (year, day, hour) => Math.round((2 + 1.2 * wave(hour - 2) + hashed(120, year, day)) * 5) / 5,
  surface_pressure: (year, day, hour) =>
    Math.round(812 + 1.5 * Math.cos(((hour - 7) / 12) * 2 * Math.PI) + noise(121, year * 366 + day, 0, 5)),
  cloud_cover: (year, day) => Math.round(Math.min(100, 25 + 45 * wetness(day) + 20 * hashed(122, year, day)) / 5) * 5,
  snowfall: () => 0,
  snow_depth: () => 0,
};

/** The hours of a year with a day before and after, as the archive gives them. */
function hoursOf(year: number, fields: Record<string, HourValue>) {
  const start = Date.UTC(year, 0, 1) / 1000 - 86_400;
  const hours = (Date.UTC(year + 1, 0, 2) / 1000 - start) / 3600;
  const time = Array.from({ length: hours }, (_, hour) => start + hour * 3600);
  const each = (value: HourValue) =>
    time.map((stamp) => {
      const date = new Date(stamp * 1000);
      const own = date.getUTCFullYear();
      return value(own, Math.floor((stamp - Date.UTC(own, 0, 1) / 1000) / 86_400), date.getUTCHours());
    });
  return { hourly: { time, ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, each(value)])) } };
}

/** Every field of the years that products show, and temperature and rain of the reference period. */
export async function addWeather(pack: PackWriter): Promise<void> {
  for (let year = 2015; year <= lastYearOfSeries; year += 1) await addJson(pack, openMeteo, `hourly/${year}`, hoursOf(year, whole));
  for (let year = 1991; year <= 2020; year += 1) await addJson(pack, openMeteo, `hourly-basic/${year}`, hoursOf(year, basic));
  await addJson(pack, openMeteo, 'elevation', { elevation: [1890] });
}
