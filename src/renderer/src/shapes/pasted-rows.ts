import { numberIn } from '#attributes/cell-values.ts';
import { pastedCells } from '#attributes/pasting.ts';
import type { AttributeValue } from '#formats/attribute-formula.ts';
import type { Shape } from './open-file.ts';

/** As somebody would type it, but for formulas: what is pasted is never run. */
const pastedValue = (cell: string): AttributeValue => (cell.trim() === '' ? null : (numberIn(cell) ?? cell));

/** Cells of a spreadsheet, from a cell of the table to the right and down. `left`: cells that have no place in the table. Null for a text of too many cells. */
export function pastedRows(
  text: string,
  rows: readonly Shape[],
  columns: readonly string[],
  at: { row: number; column: number },
): { cells: Map<string, Record<string, AttributeValue>>; count: number; left: number } | null {
  const lines = pastedCells(text);
  if (!lines) return null;
  const cells = new Map<string, Record<string, AttributeValue>>();
  let [count, left] = [0, 0];
  lines.forEach((line, down) => {
    const shape = rows[at.row + down];
    const written: Record<string, AttributeValue> = {};
    line.forEach((cell, right) => {
      const key = columns[at.column + right];
      if (!shape || key === undefined) {
        left += 1;
        return;
      }
      written[key] = pastedValue(cell);
      count += 1;
    });
    if (shape && Object.keys(written).length > 0) cells.set(shape.id, written);
  });
  return { cells, count, left };
}
