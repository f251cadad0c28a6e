import { numberIn } from '#attributes/cell-values.ts';
import { hectareDigits, numberLocale } from './index.ts';

/** How numbers stand in cells of attributes: as the window shows such figures elsewhere, while the cell keeps all of them. */

const hectaresColumn = /(?:^|[^a-z])(?:ha|hectares?|hect[aá]reas?)\)?$/i;
const percentColumn = /(?:%|(?:^|[^a-z])(?:pct|percent|porcentaje))\)?$/i;
const metresColumn = /(?:^|[^a-z])(?:m|met(?:re|er)s?|metros?)\)?$/i;
const degreesColumn = /^(?:lat|latitude|latitud|lon|lng|long|longitude|longitud)$/i;
/** Texts with fewer decimals were written by somebody as they are; with more of them they come out of a computation. */
const typedDecimals = 6;
/** Below 1, so many digits that say something. */
const significantDigits = 4;

const decimalsOf = (value: number): number => {
  const text = String(value);
  if (text.includes('e')) return Number.POSITIVE_INFINITY;
  return text.split('.')[1]?.length ?? 0;
};

/** Decimals of a figure of a column by what it holds, as its name says; null where those are counted from the first digit on. */
function digitsIn(column: string, size: number): number | null {
  if (hectaresColumn.test(column)) return hectareDigits(size);
  if (percentColumn.test(column)) return 1;
  if (metresColumn.test(column)) return size < 10 ? 2 : 1;
  if (degreesColumn.test(column)) return 6;
  return size < 1 ? null : 4;
}

const formats = new Map<string, Intl.NumberFormat>();
/** Without marks of thousands: whole numbers of the same column, such as years and codes, have none either. */
function written(value: number, digits: number | null): string {
  const key = `${numberLocale()}/${digits}`;
  let format = formats.get(key);
  if (!format) {
    const most = digits === null ? { maximumSignificantDigits: significantDigits } : { maximumFractionDigits: digits };
    format = new Intl.NumberFormat(numberLocale(), { useGrouping: false, ...most });
    formats.set(key, format);
  }
  return format.format(value);
}

/**
 * A number of an attribute with as many digits as can be read; null where the cell stands as it is: whole numbers, numbers that have no more digits, and what is no
 * number. What is not 0 never reads as 0.
 */
export function shownNumber(column: string, cell: unknown): string | null {
  const value = typeof cell === 'string' ? numberIn(cell) : cell;
  if (typeof value !== 'number' || !Number.isFinite(value) || Number.isInteger(value)) return null;
  const decimals = decimalsOf(value);
  if (typeof cell === 'string' && decimals <= typedDecimals) return null;
  const size = Math.abs(value);
  const digits = digitsIn(column, size);
  if (digits === null) return decimals > significantDigits ? written(value, null) : null;
  if (decimals <= digits) return null;
  return written(value, Number(size.toFixed(digits)) === 0 ? null : digits);
}
