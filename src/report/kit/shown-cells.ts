import { roundedParts, roundedSteps } from '#domain/rounding.ts';
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

/** The shown steps of a running sum, so that they add to every shown sum; null where the sums are not those of the steps. */
function shownSteps({ rows, steps, columns }: Table): Map<Row, number> | null {
  const quantity = columns.find(({ key }) => key === steps?.sum)?.quantity;
  if (!steps || quantity === undefined) return null;
  const digits = quantities[quantity];
  const numbers = (key: string) => rows.map((row) => (typeof row[key] === 'number' ? row[key] : null));
  const [values, sums] = [numbers(steps.step), numbers(steps.sum)];
  const addUp = values.every((value, at) => {
    const [now, before] = [sums[at] ?? null, at === 0 ? 0 : (sums[at - 1] ?? null)];
    return value !== null && now !== null && before !== null && Math.abs(now - before - value) < 10 ** -digits;
  });
  if (!addUp) return null;
  const shown = roundedSteps(sums, digits);
  return new Map(rows.map((row, at) => [row, shown[at] === 0 && values[at] !== 0 ? tooSmall(values[at]!, digits) : shown[at]!]));
}

/** The shown parts of a row, so that they add to its shown sum; none where they are not its parts. */
function shownAcross({ across, columns }: Table, row: Row): Row {
  const quantity = columns.find(({ key }) => key === across?.whole)?.quantity;
  if (!across || quantity === undefined) return {};
  const digits = quantities[quantity];
  const [whole, values] = [row[across.whole], across.parts.map((key) => row[key])];
  if (typeof whole !== 'number' || !values.every((value) => typeof value === 'number')) return {};
  if (Math.abs(values.reduce((sum, value) => sum + value, 0) - whole) >= 10 ** -digits) return {};
  const { parts } = roundedParts(values, digits, roundedParts([whole], digits).whole);
  return Object.fromEntries(
    across.parts.map((key, at) => [key, parts[at] === 0 && values[at] !== 0 ? tooSmall(values[at]!, digits) : parts[at]!]),
  );
}

/** How the cells of a table are written: by their quantity, and so that shown parts add to the shown sum: beneath them, beside them, and of a running sum. */
export function cellWriter(table: Table, format: Format): (row: Row, column: Column) => string {
  const parts = new Map(table.columns.map((column) => [column.key, shownParts(table, column)] as const));
  const steps = shownSteps(table);
  return (row, column) => {
    const { key } = column;
    const part = parts.get(key)?.get(row) ?? (key === table.steps?.step ? steps?.get(row) : shownAcross(table, row)[key]);
    return format.cell(part === undefined || part === null ? row : { ...row, [key]: part }, column);
  };
}
