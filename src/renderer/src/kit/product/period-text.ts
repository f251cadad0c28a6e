import { dayMilliseconds, hourMilliseconds } from '#domain/time.ts';
import { formatLocale } from '../text/index.ts';

export type PeriodName = 'daily' | 'weekly' | 'monthly' | 'yearly';

const formats = new Map<string, Intl.DateTimeFormat>();
function format(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const locale = formatLocale();
  const key = `${locale}${JSON.stringify(options)}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    formats.set(key, format);
  }
  return format;
}
const dateOf = (date: string) => new Date(`${date.slice(0, 10)}T00:00:00Z`);
const isDate = (date: string) => /^\d{4}-\d\d-\d\d/.test(date) && !Number.isNaN(dateOf(date).getTime());

/** 4 May 2026, as the language writes it; what is no date stays as it is. */
export const dayText = (date: string): string =>
  isDate(date) ? format({ day: 'numeric', month: 'short', year: 'numeric' }).format(dateOf(date)) : date;
export const monthText = (date: string): string => (isDate(date) ? format({ month: 'short', year: 'numeric' }).format(dateOf(date)) : date);
/** The short name of a month, 1 to 12. */
export const monthInYearText = (month: number): string => format({ month: 'short' }).format(Date.UTC(2001, month - 1, 1));
/** The beginning of a period in words: a year, a month, or a day. A calendar date is meant, whatever the time zone behind it. */
export function periodText(start: string, period: PeriodName): string {
  if (period === 'yearly') return isDate(start) ? start.slice(0, 4) : start;
  return period === 'monthly' ? monthText(start) : dayText(start);
}

const isoDate = (time: number) => new Date(time).toISOString().slice(0, 10);
/** First and last day of the whole period that a day belongs to; weeks begin on Monday. */
export function wholePeriod(date: string, period: PeriodName): { first: string; last: string } {
  const day = dateOf(date);
  const [year, month] = [day.getUTCFullYear(), day.getUTCMonth()];
  switch (period) {
    case 'yearly':
      return { first: `${date.slice(0, 4)}-01-01`, last: `${date.slice(0, 4)}-12-31` };
    case 'monthly':
      return { first: isoDate(Date.UTC(year, month, 1)), last: isoDate(Date.UTC(year, month + 1, 0)) };
    case 'weekly': {
      const monday = day.getTime() - ((day.getUTCDay() + 6) % 7) * dayMilliseconds;
      return { first: isoDate(monday), last: isoDate(monday + 6 * dayMilliseconds) };
    }
    default:
      return { first: date.slice(0, 10), last: date.slice(0, 10) };
  }
}
/** Whether a record that begins at `start` holds its whole period, where data ends with the day `through`. */
export function isWhole(start: string, period: PeriodName, through: string): boolean {
  if (!isDate(start)) return true;
  const { first, last } = wholePeriod(start, period);
  return start.slice(0, 10) === first && last <= through;
}
/** A month by its number, 1 to 12. */
export const monthName = (month: number): string => format({ month: 'long' }).format(new Date(Date.UTC(2024, month - 1, 1)));
const maxHoursAhead = 14;
/**
 * The first day of weather that may be asked for: ten years before today by the place's own calendar, which the window does not know. Where the date is furthest
 * ahead of all it is that, so no place refuses it.
 */
export function earliestWeather(now: Date): string {
  const ahead = new Date(now.getTime() + maxHoursAhead * hourMilliseconds);
  const [year, month, day] = [ahead.getUTCFullYear() - 10, ahead.getUTCMonth(), ahead.getUTCDate()];
  return isoDate(Date.UTC(year, month, Math.min(day, new Date(Date.UTC(year, month + 1, 0)).getUTCDate())));
}
