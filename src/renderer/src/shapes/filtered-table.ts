import { csvFile, type Column } from '#window/kit/table.ts';
import type { FilteredRows } from '#window/kit/row-filter.ts';
import { saveFile } from '#window/kit/save-file.ts';
import { filterSaid } from './filter-words.ts';

/** Saves a table that follows the filter of the shapes: while one is on, its name and a column of every row say so, in English as the other columns. */
export async function saveFiltered<Row extends object>(
  name: string,
  columns: readonly Column[],
  rows: readonly Row[],
  filtered: FilteredRows,
): Promise<void> {
  const filter = filterSaid(filtered, 'en');
  const bytes =
    filter === null
      ? csvFile(columns, rows)
      : csvFile(
          [...columns, { key: 'filter', label: 'filter' }],
          rows.map((row) => ({ ...row, filter })),
        );
  await saveFile(`${name}${filter === null ? '' : '-filtered'}.csv`, 'csv', bytes);
}
