import { dateOfDay, dayOfDate } from './local-days.ts';

export type PeriodName = 'daily' | 'weekly' | 'monthly' | 'yearly';

/** Days from `first` to `last`, both included. */
export interface Period {
  first: number;
  last: number;
}

/** The first day of the calendar period that holds a day: ISO weeks begin on Monday (1970-01-01 was a Thursday). */
export function periodStart(name: PeriodName, day: number): number {
  if (name === 'daily') return day;
  if (name === 'weekly') return day - ((((day + 3) % 7) + 7) % 7);
  const date = dateOfDay(day);
  return dayOfDate(name === 'monthly' ? `${date.slice(0, 7)}-01` : `${date.slice(0, 4)}-01-01`);
}

function nextStart(name: PeriodName, start: number): number {
  if (name === 'daily') return start + 1;
  if (name === 'weekly') return start + 7;
  return periodStart(name, start + (name === 'monthly' ? 31 : 366));
}

/** Calendar periods over the days from `first` to `last`; the first and the last hold only the days inside. */
export function periodsBetween(name: PeriodName, first: number, last: number): Period[] {
  const periods: Period[] = [];
  for (let start = periodStart(name, first); start <= last; start = nextStart(name, start)) {
    periods.push({ first: Math.max(start, first), last: Math.min(nextStart(name, start) - 1, last) });
  }
  return periods;
}
