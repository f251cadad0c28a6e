import { dayMilliseconds } from '#domain/time.ts';

const radians = Math.PI / 180;
const yearStart = (day: number) => Date.UTC(new Date(day * dayMilliseconds).getUTCFullYear(), 0, 1) / dayMilliseconds;

/**
 * Radiation at the top of the atmosphere on a day (days since 1970), MJ/m², at a latitude in degrees: Allen et al. 1998 (FAO Irrigation and Drainage Paper 56),
 * equations 21 to 25, as public code has them.
 */
export function topOfAtmosphere(day: number, latitude: number): number {
  const turn = (2 * Math.PI * (day - yearStart(day) + 1)) / 365;
  const declination = 0.409 * Math.sin(turn - 1.39);
  const distance = 1 + 0.033 * Math.cos(turn);
  const place = latitude * radians;
  // Beyond the polar circles the sun does not set, or does not rise.
  const sunset = Math.acos(Math.min(1, Math.max(-1, -Math.tan(place) * Math.tan(declination))));
  const solar = sunset * Math.sin(place) * Math.sin(declination) + Math.cos(place) * Math.cos(declination) * Math.sin(sunset);
  return Math.max(0, ((24 * 60) / Math.PI) * 0.082 * distance * solar);
}

/** mm of water that a MJ/m² evaporates */
const millimetresPerMegajoule = 0.408;

/** Potential evapotranspiration of a day in mm from its lowest and highest temperature in °C: Hargreaves and Samani 1985, as FAO-56 has it (equation 52). Never below 0. */
export function hargreaves(minimum: number, maximum: number, radiation: number): number {
  const range = Math.max(0, maximum - minimum);
  return Math.max(0, 0.0023 * millimetresPerMegajoule * radiation * ((minimum + maximum) / 2 + 17.8) * Math.sqrt(range));
}
