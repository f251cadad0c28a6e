/** The place of a cell of the attribute table, by the attributes of its element and of its row. */
function placeOf(cell: Element): { row: number; column: number } | null {
  const [row, column] = [cell.closest('[data-row]')?.getAttribute('data-row'), cell.getAttribute('data-column')];
  return row && column ? { row: Number(row), column: Number(column) } : null;
}

/** Whether a range has something of an element; one that ends before its first letter has not. */
function reaches(range: Range, element: Element): boolean {
  const own = document.createRange();
  own.selectNodeContents(element);
  return range.compareBoundaryPoints(Range.START_TO_END, own) > 0 && range.compareBoundaryPoints(Range.END_TO_START, own) < 0;
}

/**
 * What copying in the attribute table takes: the values of the selected cells, row by row with tabs between them, or of the cell that has the keyboard. null where
 * the browser copies as it does: inside a field, and a part of the text of one cell.
 */
export function copiedCells(
  selection: Selection | null,
  target: EventTarget | null,
  valueAt: (row: number, column: number) => string,
): string | null {
  if (!(target instanceof Element) || target instanceof HTMLInputElement) return null;
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) {
    const place = placeOf(target);
    return place && valueAt(place.row, place.column);
  }
  const range = selection.getRangeAt(0);
  const table = (
    range.commonAncestorContainer instanceof Element ? range.commonAncestorContainer : range.startContainer.parentElement
  )?.closest('[role="table"]');
  const cells = [...(table?.querySelectorAll('[data-column]') ?? [])].filter((cell) => reaches(range, cell));
  const [only] = cells;
  if (!only || (cells.length === 1 && selection.toString().trim() !== only.textContent?.trim())) return null;
  const rows = new Map<number, string[]>();
  for (const cell of cells) {
    const place = placeOf(cell);
    if (place) rows.set(place.row, [...(rows.get(place.row) ?? []), valueAt(place.row, place.column)]);
  }
  return [...rows.values()].map((values) => values.join('\t')).join('\n');
}
