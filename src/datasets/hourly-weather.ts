/** Hours of one place in UTC, one value an hour; NaN where there is none. */
export interface HourlyWeather {
  /** Unix seconds of the first stamp; the others follow hour by hour */
  start: number;
  /** degrees Celsius at the stamp */
  temperature: Float32Array;
  dewPoint: Float32Array;
  /** metres per second at 10 m */
  windSpeed: Float32Array;
  /** pascals */
  surfacePressure: Float32Array;
  /** 0..1 */
  cloudCover: Float32Array;
  relativeHumidity: Float32Array;
  /** millimetres in the hour before the stamp, snow included */
  precipitation: Float32Array;
  /** millimetres of water in the hour before the stamp */
  snowfall: Float32Array;
  /** metres of snow */
  snowDepth: Float32Array;
}

/** The part that climate indices need. */
export type HourlyBasics = Pick<HourlyWeather, 'start' | 'temperature' | 'precipitation'>;

/** A calendar year (UTC) with a day on both sides: Unix seconds of its first hour, and how many hours it has. */
export function hoursAround(year: number): { start: number; hours: number } {
  const start = Date.UTC(year - 1, 11, 31) / 1000;
  return { start, hours: (Date.UTC(year + 1, 0, 2) / 1000 - start) / 3600 };
}

/** Cuts or widens hours to a span; hours without a value are NaN. */
export function hoursWithin(
  start: number,
  stamps: number[],
  values: (number | null)[] | undefined,
  hours: number,
  convert: (value: number) => number = (value) => value,
): Float32Array {
  const cells = new Float32Array(hours).fill(Number.NaN);
  stamps.forEach((stamp, index) => {
    const at = (stamp - start) / 3600;
    const value = values?.[index];
    if (Number.isInteger(at) && at >= 0 && at < hours && typeof value === 'number') cells[at] = convert(value);
  });
  return cells;
}
