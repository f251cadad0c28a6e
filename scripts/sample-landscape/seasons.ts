import { hashed, noise } from './chance.ts';

/** How wet a day of the year is: two rainy seasons, peaking in late April and in August. */
export const wetness = (dayOfYear: number) =>
  0.25 + 0.75 * Math.exp(-(((dayOfYear - 118) / 38) ** 2)) + 0.55 * Math.exp(-(((dayOfYear - 228) / 45) ** 2));
/** Degrees of a day's mean: a warm start of the year, a slow rise over the years, weather of about a week. */
export const dayMean = (year: number, dayOfYear: number) =>
  18.6 +
  1.3 * Math.cos(((dayOfYear - 50) / 365) * 2 * Math.PI) +
  0.025 * (year - 1991) +
  3 * (noise(100, year * 366 + dayOfYear, 0, 6) - 0.5);
/** Millimetres of a day: it rains more often when the season is wet. */
export const dayRain = (year: number, dayOfYear: number) =>
  hashed(110, year, dayOfYear) < 0.5 * wetness(dayOfYear) * (0.7 + 0.6 * hashed(111, year))
    ? Math.round(-8 * Math.log(1 - 0.999 * hashed(112, year, dayOfYear)) * 5) / 5
    : 0;
