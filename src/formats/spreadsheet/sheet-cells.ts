import type { CellObject } from '@e965/xlsx';
import type { Library } from './sheet-library.ts';

/** What the cells of a sheet hold that no attribute can. */
export interface CellTroubles {
  /** cells that show an error, such as #N/A */
  errors: number;
  /** formulas whose result the file does not hold */
  withoutResult: number;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');
/** A format that shows a whole number with leading zeros: the number is a code, and the zeros belong to it. */
const isPadded = (format: string) => /^0{2,}$/.test(format);
const hasDay = (format: string) => /[dy]/i.test(format.replace(/"[^"]*"|\\./g, ''));

/** A day, a time or both as ISO text without an offset, which a spreadsheet does not know. `serial` counts days from the workbook's first day. */
function timeText({ SSF }: Library, serial: number, format: string, isFrom1904: boolean): string | null {
  const parts = SSF.parse_date_code(serial, { date1904: isFrom1904 }) as {
    y: number;
    m: number;
    d: number;
    H: number;
    M: number;
    S: number;
  } | null;
  if (!parts) return null;
  const { y, m, d, H, M, S } = parts;
  const time = `${twoDigits(H)}:${twoDigits(M)}:${twoDigits(Math.floor(S))}`;
  if (!hasDay(format)) return time;
  const day = `${String(y).padStart(4, '0')}-${twoDigits(m)}-${twoDigits(d)}`;
  return Number.isInteger(serial) ? day : `${day}T${time}`;
}

function numberValue(library: Library, value: number, format: string, isFrom1904: boolean): unknown {
  if (library.SSF.is_date(format)) return timeText(library, value, format, isFrom1904) ?? value;
  return isPadded(format) && Number.isSafeInteger(value) && value >= 0 ? String(value).padStart(format.length, '0') : value;
}

/** The value of a cell as an attribute: number, boolean, text, a day or time as ISO text; null where there is none. What cannot be one is counted. */
export function valueOf(library: Library, cell: CellObject | undefined, isFrom1904: boolean, troubles: CellTroubles): unknown {
  if (!cell) return null;
  if (cell.t === 'z' || cell.v === undefined || cell.v === null) {
    if (cell.f !== undefined) troubles.withoutResult += 1;
    return null;
  }
  if (cell.t === 'e') {
    troubles.errors += 1;
    return null;
  }
  if (typeof cell.v === 'number') return numberValue(library, cell.v, String(cell.z ?? ''), isFrom1904);
  if (cell.v instanceof Date) return cell.v.toISOString().replace(/\.\d+Z$/, '');
  return cell.v;
}
