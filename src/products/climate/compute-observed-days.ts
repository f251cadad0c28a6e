import { dayMilliseconds } from '#domain/time.ts';
import type { WeatherDays } from '#products/weather/compute.ts';

/** the name of the kept days */
export const observedFile = 'observed-days.f32';

/** A month of any year, or a part of it: its number from 0, and its days as days since 1970. */
interface Part {
  month: number;
  first: number;
  last: number;
}
const utcDay = (year: number, month: number, day: number) => Date.UTC(year, month, day) / dayMilliseconds;

/**
 * Each day's lowest and highest temperature of the years that changes of climate are told against. They stand in for a model's days: of each year the extreme of the
 * days that a period covers, then the mean over the years, as elsewhere over models.
 */
export class ObservedDays {
  static readonly firstYear = 1995;
  static readonly lastYear = 2014;
  /** minima, then maxima, in °C; NaN where a day is missing */
  readonly #values: Float32Array;
  readonly #known = new Map<string, number[]>();

  constructor(bytes: Uint8Array) {
    this.#values = new Float32Array(bytes.slice().buffer);
  }

  /** Days of the years, both included, as they are kept. */
  static bytesOf({ days }: WeatherDays): Uint8Array {
    const floats = [days.temperatureMin, days.temperatureMax].flatMap((values) => Array.from(values, (value) => value ?? Number.NaN));
    return new Uint8Array(Float32Array.from(floats).buffer);
  }

  /** mean length of a calendar month (from 0) over the years, in days */
  static monthLength(month: number): number {
    let days = 0;
    for (let year = this.firstYear; year <= this.lastYear; year += 1) days += new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
    return days / (this.lastYear - this.firstYear + 1);
  }

  /** The mean over the years of the lowest (or highest) day of the parts, each shifted by its own degrees; null where no year has all the days. */
  meanExtreme(fold: 'min' | 'max', parts: readonly Part[], shifts: readonly number[]): number | null {
    const ofParts = parts.map((part) => this.#extremes(fold, part));
    const years = ofParts[0]!
      .map((_, year) => Math[fold](...ofParts.map((values, index) => values[year]! + shifts[index]!)))
      .filter((value) => !Number.isNaN(value));
    return years.length === 0 ? null : years.reduce((sum, value) => sum + value, 0) / years.length;
  }

  /** By year; NaN where a day is missing. The end of a month is that of the year's own month, as of the models. */
  #extremes(fold: 'min' | 'max', { month, first, last }: Part): number[] {
    const [from, to] = [first, last].map((day) => new Date(day * dayMilliseconds)) as [Date, Date];
    const isToEnd = new Date((last + 1) * dayMilliseconds).getUTCDate() === 1;
    const key = `${fold} ${month} ${from.getUTCDate()} ${isToEnd ? 'end' : to.getUTCDate()}`;
    const known = this.#known.get(key);
    if (known) return known;
    const start = utcDay(ObservedDays.firstYear, 0, 1);
    const half = fold === 'min' ? 0 : this.#values.length / 2;
    const found = Array.from({ length: ObservedDays.lastYear - ObservedDays.firstYear + 1 }, (_, index) => {
      const year = ObservedDays.firstYear + index;
      const begin = half + utcDay(year, month, from.getUTCDate()) - start;
      const end = half + (isToEnd ? utcDay(year, month + 1, 1) : utcDay(year, month, to.getUTCDate()) + 1) - start;
      const values = this.#values.subarray(begin, end);
      return values.length === 0 ? Number.NaN : values.reduce((most, value) => Math[fold](most, value));
    });
    this.#known.set(key, found);
    return found;
  }
}
