import { cellText, isEmptyCell, numberIn } from './cell-values.ts';

/** A cell as an id: 7, "7" and " 7 " are one, and so are 7.0 and 7; 007 is another one. Capitals count. Null for an empty cell. */
function idOf(value: unknown): string | null {
  if (isEmptyCell(value)) return null;
  const number = numberIn(value);
  return number === null ? cellText(value).trim().normalize('NFC') : String(number);
}

/** What a join by id finds, by the places of rows and lines. */
export interface Joining {
  /** for each row the line with its id; null where there is none */
  lineOf: (number | null)[];
  /** rows with an id that no line has */
  unmatchedRows: number[];
  /** rows without an id */
  rowsWithoutId: number[];
  /** lines with an id that no row has */
  unmatchedLines: number[];
  linesWithoutId: number[];
  /** ids of several lines: the first of them is taken */
  repeatedInLines: { id: string; lines: number[] }[];
  /** ids of several rows: each of them gets the line */
  repeatedInRows: { id: string; rows: number[] }[];
}

function placesById(values: readonly unknown[]): { places: Map<string, number[]>; without: number[] } {
  const places = new Map<string, number[]>();
  const without: number[] = [];
  values.forEach((value, at) => {
    const id = idOf(value);
    if (id === null) {
      without.push(at);
      return;
    }
    const known = places.get(id);
    if (known) known.push(at);
    else places.set(id, [at]);
  });
  return { places, without };
}
const repeated = (places: ReadonlyMap<string, number[]>) => [...places].filter(([, list]) => list.length > 1);

/** Holds the ids of rows against the ids of lines of another table. */
export function joinById(rowIds: readonly unknown[], lineIds: readonly unknown[]): Joining {
  const rows = placesById(rowIds);
  const lines = placesById(lineIds);
  const lineOf: (number | null)[] = rowIds.map(() => null);
  const unmatchedRows: number[] = [];
  for (const [id, list] of rows.places) {
    const line = lines.places.get(id)?.[0];
    for (const row of list) {
      if (line === undefined) unmatchedRows.push(row);
      else lineOf[row] = line;
    }
  }
  return {
    lineOf,
    unmatchedRows: unmatchedRows.sort((a, b) => a - b),
    rowsWithoutId: rows.without,
    unmatchedLines: [...lines.places].flatMap(([id, list]) => (rows.places.has(id) ? [] : list)).sort((a, b) => a - b),
    linesWithoutId: lines.without,
    repeatedInLines: repeated(lines.places).map(([id, list]) => ({ id, lines: list })),
    repeatedInRows: repeated(rows.places).map(([id, list]) => ({ id, rows: list })),
  };
}

/** The columns of both tables whose ids agree best: the most rows that find a line, then names that are alike. Null where nothing agrees. */
export function guessedIds(
  rows: readonly { key: string; values: readonly unknown[] }[],
  lines: readonly { key: string; values: readonly unknown[] }[],
): { row: string; line: string } | null {
  let best: { row: string; line: string; score: number } | null = null;
  const idsOf = (values: readonly unknown[]) => new Set(values.flatMap((value) => idOf(value) ?? []));
  const known = lines.map(({ key, values }) => ({ key, ids: idsOf(values), count: values.length }));
  for (const { key, values } of rows) {
    const ids = idsOf(values);
    for (const line of known) {
      let matched = 0;
      for (const id of ids) if (line.ids.has(id)) matched += 1;
      if (matched === 0) continue;
      // A column that tells its lines apart is an id; one of few different values is not.
      const score =
        (matched / Math.max(1, Math.min(ids.size, line.ids.size))) * (line.ids.size / line.count) * (ids.size / values.length) +
        (key.toLowerCase() === line.key.toLowerCase() ? 0.1 : 0);
      if (!best || score > best.score) best = { row: key, line: line.key, score };
    }
  }
  return best && { row: best.row, line: best.line };
}
