/** How a cell of an attribute table reads: files keep numbers and days as texts, and a table has to take them for what they are. */

/** What a column holds. `text` where its cells have nothing narrower in common. */
export const columnTypes = ['text', 'number', 'date', 'boolean'] as const;
export type ColumnType = (typeof columnTypes)[number];

const decimalPoint = /^[+-]?(?:\d+\.?|\d*\.\d+)(?:[eE][+-]?\d{1,3})?$/;
const decimalComma = /^[+-]?\d*,\d+$/;
/** Thousands or a decimal comma: nobody can tell, so it is no number. */
const ambiguousComma = /^[+-]?[1-9]\d{0,2},\d{3}$/;
/** A number with a zero before it is a code: 007 is not 7. */
const code = /^[+-]?0\d/;
const longestNumber = 40;

export const isEmptyCell = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (typeof value === 'string' && value.trim() === '');

/** The number that a cell stands for; null where it is none, or where it could be two. */
export function numberIn(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || value.length > longestNumber) return null;
  const text = value.trim();
  if (text === '' || code.test(text) || ambiguousComma.test(text)) return null;
  const written = decimalPoint.test(text) ? text : decimalComma.test(text) ? text.replace(',', '.') : null;
  if (written === null) return null;
  const number = Number(written);
  return Number.isFinite(number) ? number : null;
}

const yearFirst = /^(\d{4})([-/])(\d{1,2})\2(\d{1,2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,3})\d*)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;
const dayFirst = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;

function dayMilliseconds(year: number, month: number, day: number): number | null {
  const time = Date.UTC(year, month - 1, day);
  const date = new Date(time);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? time : null;
}

/** Minutes that a zone is ahead of UTC; a time without one is taken as UTC, so that it orders as it reads. */
function zoneMinutes(zone: string | undefined): number {
  if (zone === undefined || zone === 'Z') return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return zone.startsWith('-') ? -minutes : minutes;
}

/**
 * The moment that a cell stands for, in milliseconds since 1970; null where it is none. 2024-05-31, 2024/5/31, 31.5.2024 and times behind the first two; 5/6/2024 could be
 * two days and is none.
 */
export function momentIn(value: unknown): number | null {
  if (typeof value !== 'string' || value.length > longestNumber) return null;
  const text = value.trim();
  const byDay = dayFirst.exec(text);
  if (byDay) return dayMilliseconds(Number(byDay[3]), Number(byDay[2]), Number(byDay[1]));
  const parts = yearFirst.exec(text);
  if (!parts) return null;
  const day = dayMilliseconds(Number(parts[1]), Number(parts[3]), Number(parts[4]));
  if (day === null || parts[5] === undefined) return day;
  const [hours, minutes, seconds] = [Number(parts[5]), Number(parts[6]), Number(parts[7] ?? 0)];
  if (hours > 23 || minutes > 59 || seconds > 59) return null;
  const milliseconds = Number((parts[8] ?? '0').padEnd(3, '0'));
  return day + ((hours * 60 + minutes - zoneMinutes(parts[9])) * 60 + seconds) * 1000 + milliseconds;
}

const words = new Map([
  ['true', true],
  ['yes', true],
  ['false', false],
  ['no', false],
]);
/** The yes or no that a cell stands for; null where it is neither. 1 and 0 are numbers. */
export function truthIn(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value;
  return typeof value === 'string' && value.length <= 7 ? (words.get(value.trim().toLowerCase()) ?? null) : null;
}

/** A cell as text: nothing for an empty one, lists and objects as JSON. */
export function cellText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

// oxlint-disable-next-line no-control-regex -- all of ASCII is meant
const plain = /^[\x00-\x7f]*$/;
/** A text without what nobody types when they look for it: capitals and accents. */
export function folded(text: string): string {
  const lower = text.toLowerCase();
  return plain.test(lower) ? lower : lower.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
}

/** ISO 8601: the day alone where the moment is the start of one in UTC. */
const momentText = (milliseconds: number) => {
  const text = new Date(milliseconds).toISOString();
  return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text.replace('.000Z', 'Z');
};

/** The cell as a column of another type keeps it; undefined where it cannot be that. Empty cells stay empty. */
export function asType(value: unknown, type: ColumnType): string | number | boolean | null | undefined {
  if (isEmptyCell(value)) return null;
  if (type === 'text') return cellText(value);
  if (type === 'number') return numberIn(value) ?? undefined;
  if (type === 'boolean') return truthIn(value) ?? undefined;
  const moment = momentIn(value);
  return moment === null ? undefined : momentText(moment);
}
