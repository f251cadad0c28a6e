/** A time as services write it, as ISO 8601 with a zone; `rule` says how it was read. */
interface ReadTime {
  value: string;
  rule: string;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const clock = '\\d\\d:\\d\\d(?::\\d\\d(?:\\.\\d{1,9})?)?';
const forms = {
  /** 2029-12-31 21:00:00 UTC, 2029-12-31T21:00+0300, 2029-12-31 21:00:00+03 */
  zoned: new RegExp(`^(\\d{4}-\\d\\d-\\d\\d)[T ](${clock}) ?(Z|UTC|GMT|[+-]\\d\\d(?::?\\d\\d)?)$`, 'i'),
  naive: new RegExp(`^(\\d{4}-\\d\\d-\\d\\d)[T ](${clock})$`),
  /** Mon, 31 Dec 2029 21:00:00 GMT (RFC 9110, section 5.6.7) */
  mail: new RegExp(`^(?:[a-z]{3,9}, ?)?(\\d{1,2}) ([a-z]{3})[a-z]{0,6} (\\d{4})(?: (${clock}) ?(Z|UTC|GMT|[+-]\\d\\d:?\\d\\d))?$`, 'i'),
  yearFirst: /^(\d{4})[-/.]?(\d\d)[-/.]?(\d\d)$/,
  month: /^(\d{4})[-/](\d\d)$/,
  namedMonth: /^([a-z]{3})[a-z]{0,6} (\d{4})$/i,
  /** Jun 1, 2030; Tue Jun 01 2030 */
  monthFirst: /^(?:[a-z]{3,9},? )?([a-z]{3})[a-z]{0,6}\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/i,
  /** 2030-W23, a week of ISO 8601, and a day of it */
  week: /^(\d{4})-?W(\d\d)(?:-?([1-7]))?$/i,
  /** /Date(1906502400000)/ of .NET, whose offset is for showing alone */
  dotNet: /^\/Date\((\d{12,13})(?:[+-]\d{4})?\)\/$/,
  year: /^(?:1[89]|20|21)\d\d$/,
};

/** The text of a day that is in the calendar, and null for 31 February. */
function dayOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? date.toISOString().slice(0, 10)
    : null;
}
/** Weeks begin on Monday; the first of a year holds its 4 January. null for a week that the year does not have. */
function dayOfWeek(year: number, week: number, weekday: number): string | null {
  const fourth = new Date(Date.UTC(year, 0, 4));
  const of = (days: number) => new Date(fourth.getTime() + (7 * (week - 1) + days - ((fourth.getUTCDay() + 6) % 7)) * 86_400_000);
  return week >= 1 && of(3).getUTCFullYear() === year
    ? of(weekday - 1)
        .toISOString()
        .slice(0, 10)
    : null;
}
const offsetOf = (zone: string): string =>
  /^[zug]/i.test(zone) ? 'Z' : `${zone.slice(0, 3)}:${zone.replace(':', '').slice(3).padEnd(2, '0')}`;
const midnight = (day: string | null, rule: string): ReadTime | null => (day === null ? null : { value: `${day}T00:00:00Z`, rule });

/** Seconds, milliseconds or microseconds since 1970. */
function sinceEpoch(text: string): ReadTime | null {
  const [, ofDotNet] = forms.dotNet.exec(text) ?? [];
  if (ofDotNet !== undefined) return { value: new Date(Number(ofDotNet)).toISOString(), rule: 'milliseconds since 1970 read as a time' };
  const [, digits] = /^(\d{9,10}|\d{12,13}|\d{15,16})(?:\.\d{1,9})?$/.exec(text) ?? [];
  if (digits === undefined) return null;
  const factor = digits.length <= 10 ? 1000 : digits.length <= 13 ? 1 : 0.001;
  return { value: new Date(Number(text) * factor).toISOString(), rule: 'seconds or milliseconds since 1970 read as a time' };
}

function withClock(text: string): ReadTime | null {
  const [, day, time, zone] = forms.zoned.exec(text) ?? [];
  if (day !== undefined) return { value: `${day}T${time}${offsetOf(zone!)}`, rule: 'time written another way' };
  const [, date, hours] = forms.naive.exec(text) ?? [];
  if (date !== undefined) return { value: `${date}T${hours}Z`, rule: 'time without a zone read as UTC' };
  const [, number, name, year, of, offset] = forms.mail.exec(text) ?? [];
  const month = months.indexOf((name ?? '').toLowerCase()) + 1;
  const written = month === 0 ? null : dayOf(Number(year), month, Number(number));
  if (written === null) return null;
  return of === undefined
    ? midnight(written, 'date read as its midnight in UTC')
    : { value: `${written}T${of}${offsetOf(offset!)}`, rule: 'time written another way' };
}

function dateAlone(text: string): ReadTime | null {
  const [, year, month, day] = forms.yearFirst.exec(text) ?? [];
  if (year !== undefined) return midnight(dayOf(Number(year), Number(month), Number(day)), 'date read as its midnight in UTC');
  const [, yearOf, monthOf] = forms.month.exec(text) ?? [];
  if (yearOf !== undefined) return midnight(dayOf(Number(yearOf), Number(monthOf), 1), 'month read as its first day');
  const [, name, named] = forms.namedMonth.exec(text) ?? [];
  if (name !== undefined) return midnight(dayOf(Number(named), months.indexOf(name.toLowerCase()) + 1, 1), 'month read as its first day');
  const [, nameOf, dayIn, yearIn] = forms.monthFirst.exec(text) ?? [];
  if (nameOf !== undefined)
    return midnight(dayOf(Number(yearIn), months.indexOf(nameOf.toLowerCase()) + 1, Number(dayIn)), 'date read as its midnight in UTC');
  const [, yearOfWeek, week, weekday] = forms.week.exec(text) ?? [];
  if (yearOfWeek !== undefined) return midnight(dayOfWeek(Number(yearOfWeek), Number(week), Number(weekday ?? 1)), 'week read as its day');
  return forms.year.test(text) ? midnight(dayOf(Number(text), 1, 1), 'year read as its first day') : null;
}

/** A time that is not written as the interface says; null where it may be read in more than one way (`01/02/2030`) or is none. */
export function timeInText(text: string): ReadTime | null {
  const trimmed = text.trim();
  return trimmed.length > 60 ? null : (sinceEpoch(trimmed) ?? withClock(trimmed) ?? dateAlone(trimmed));
}
