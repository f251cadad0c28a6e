import { roundedParts } from '#domain/rounding.ts';
import type { Format } from './format.ts';
import type { Column, Row, Table } from './model.ts';
import { quantities } from './quantities.ts';

/** A number that is there and shown as less than its last decimal. */
const tooSmall = (value: number, digits: number): number => (Math.sign(value) * 10 ** -digits) / 4;

/** The shown values of a column's rows by row, so that they add to the shown sum; null where what stands beneath is not their sum. */
function shownParts(table: Table, { key, quantity }: Column): Map<Row, number> | null {
  const whole = table.total?.[key];
  const known = (table.summed ?? table.rows).filter((row) => typeof row[key] === 'number');
  if (typeof whole !== 'number' || quantity === undefined || known.length === 0) return null;
  const digits = quantities[quantity];
  const values = known.map((row) => row[key] as number);
  const rounded = roundedParts(values, digits);
  if (rounded.whole !== roundedParts([whole], digits).whole) return null;
  return new Map(
    known.map((row, at) => [row, rounded.parts[at] === 0 && values[at] !== 0 ? tooSmall(values[at]!, digits) : rounded.parts[at]!]),
  );
}

/** How the cells of a table are written: by their quantity, and where rows stand above their sum, so that the shown rows add to the shown sum. */
export function cellWriter(table: Table, format: Format): (row: Row, column: Column) => string {
  const parts = new Map(table.columns.map((column) => [column.key, shownParts(table, column)] as const));
  return (row, column) => {
    const part = parts.get(column.key)?.get(row);
    return format.cell(part === undefined ? row : { ...row, [column.key]: part }, column);
  };
}
