import type { Properties } from '#geo/types.ts';
import { rowsIn } from '../csv/csv-rows.ts';
import { setOwn } from '../own-properties.ts';

export interface MifColumn {
  name: string;
  /** in lower case: char, integer, smallint, largeint, decimal, float, date, time, datetime, logical */
  type: string;
}

/** A column as the head of a MIF file writes it: `Area Decimal(10,2)`. */
export function columnOf(line: string): MifColumn | null {
  const found = /^\s*("[^"]*"|\S+)\s+([A-Za-z]+)/.exec(line);
  return found && { name: found[1]!.replaceAll('"', ''), type: found[2]!.toLowerCase() };
}

const numeric = new Set(['integer', 'smallint', 'largeint', 'decimal', 'float']);
const pad = (part: string | number | undefined, digits = 2) => String(part ?? '').padStart(digits, '0');

/** A day as 2024-01-31. */
export const dayText = (year: number, month: number, day: number): string => `${pad(year, 4)}-${pad(month)}-${pad(day)}`;
/** A moment of a day as 14:30:15, or 14:30:15.250. */
export function timeText(milliseconds: number): string {
  const [seconds, rest] = [Math.floor(milliseconds / 1000), milliseconds % 1000];
  const whole = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map((part) => pad(part)).join(':');
  return rest === 0 ? whole : `${whole}.${pad(rest, 3)}`;
}

/** 20240131 and 1/31/2024 as 2024-01-31; what is neither stays as it is written. */
function dayOf(text: string): string {
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  if (american) return `${american[3]}-${pad(american[1])}-${pad(american[2])}`;
  return /^\d{8}$/.test(text) ? `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}` : text;
}
/** 143015000 (hours, minutes, seconds, milliseconds) as 14:30:15. */
function timeOf(text: string): string {
  const found = /^(\d\d)(\d\d)(\d\d)(\d{3})?$/.exec(text);
  return found ? `${found[1]}:${found[2]}:${found[3]}${found[4] && found[4] !== '000' ? `.${found[4]}` : ''}` : text;
}

/** The value of a cell by the type of its column. Whole numbers above 2^53 stay as they are written. */
export function valueOf(cell: string, type: string): unknown {
  // Texts keep a line break as \n.
  if (type === 'char') return cell === '' ? null : cell.replaceAll('\\n', '\n');
  const text = cell.trim();
  if (text === '') return null;
  if (numeric.has(type)) {
    const value = Number(text);
    if (Number.isInteger(value) && !Number.isSafeInteger(value) && /^[-+]?\d+$/.test(text)) return text;
    return Number.isFinite(value) ? value : null;
  }
  if (type === 'logical') return /^[ty1]/i.test(text) ? true : /^[nf0]/i.test(text) ? false : null;
  if (type === 'date') return dayOf(text);
  if (type === 'time') return timeOf(text);
  if (type === 'datetime' && /^\d{14}/.test(text)) return `${dayOf(text.slice(0, 8))}T${timeOf(text.slice(8))}`;
  return cell;
}

/** A line of a MID file as the attributes of an object. */
export function attributesOf(
  line: string,
  delimiter: string,
  columns: readonly MifColumn[],
): { properties: Properties; isLonger: boolean } {
  const properties: Properties = {};
  const cells = rowsIn(line, delimiter, true).rows[0] ?? [];
  columns.forEach(({ name, type }, at) => {
    setOwn(properties, name, valueOf(cells[at] ?? '', type));
  });
  return { properties, isLonger: cells.slice(columns.length).some((cell) => cell.trim() !== '') };
}
