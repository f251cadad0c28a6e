import { modelMonth } from '#products/climate/compute.ts';
import type { Days } from './compute.ts';

/** Variables of the archive that the indices need: kelvin, kelvin, kg per square metre and second. */
export const modelVariables = ['tasmin', 'tasmax', 'pr'] as const;
export type ModelVariable = (typeof modelVariables)[number];
/** A year's days of a variable in the model's own calendar (360, 365 or 366 days); empty where the archive has none. */
export type ReadYear = (variable: ModelVariable, year: number) => Float32Array;

const secondsOfDay = 86_400;
const freezingKelvin = 273.15;

/**
 * A 32-bit float to three decimals, as degrees and millimetres are meant: a day of 1 mm comes as 0.999999998 and one of 0 °C as -0.000006, each on the other side of
 * its threshold.
 */
const fromFloat32 = (value: number): number => Math.round(value * 1000) / 1000;

/** The month of each day of a year of so many days: twenty runs have four million of them, and three lengths. */
const knownMonths = new Map<number, number[]>();
function monthsOf(length: number): number[] {
  const months = knownMonths.get(length) ?? Array.from({ length }, (_, day) => modelMonth(day, length));
  knownMonths.set(length, months);
  return months;
}

/** The days of one model's run over whole years; null when the archive lacks a year of one of the variables. */
export function modelDays(read: ReadYear, [first, last]: readonly [number, number]): Days | null {
  const days = {
    year: [] as number[],
    month: [] as number[],
    calendarDay: [] as number[],
    tasmin: [] as number[],
    tasmax: [] as number[],
    pr: [] as number[],
  };
  for (let year = first; year <= last; year += 1) {
    const [tasmin, tasmax, pr] = modelVariables.map((variable) => read(variable, year)) as [Float32Array, Float32Array, Float32Array];
    const { length } = tasmin;
    if (length === 0 || tasmax.length !== length || pr.length !== length) return null;
    const months = monthsOf(length);
    for (let day = 0; day < length; day += 1) {
      days.year.push(year);
      days.month.push(months[day]!);
      days.calendarDay.push(Math.min(364, Math.floor((day * 365) / length)));
      days.tasmin.push(fromFloat32(tasmin[day]! - freezingKelvin));
      days.tasmax.push(fromFloat32(tasmax[day]! - freezingKelvin));
      days.pr.push(Math.max(0, fromFloat32(pr[day]! * secondsOfDay)));
    }
  }
  return days;
}
