import { UnreadableFile, type TableAsked } from '../format.ts';
import { listed, say } from '../phrases/index.ts';
import { angleColumns } from './csv-angle-columns.ts';
import {
  columnsBeside,
  columnsOf,
  guessedHead,
  isShape,
  maxRowsAbove,
  plain,
  sampleUnder,
  type Columns,
  type Head,
} from './csv-columns.ts';
import { uniqueNames } from './unique-names.ts';

const maxListed = 30;

/** The place of a column that was named; -1 without one. A number counts columns from 1 where none is called so. */
function placeOf(header: readonly string[], wanted: string): number {
  const exact = uniqueNames(header).indexOf(wanted.trim());
  if (exact >= 0) return exact;
  const alike = header.flatMap((name, at) => (plain(name) !== '' && plain(name) === plain(wanted) ? [at] : []));
  if (alike.length === 1) return alike[0]!;
  const number = Number(/^\s*(?:column\s*)?(\d{1,5})\s*$/i.exec(wanted)?.[1]);
  return number >= 1 && number <= header.length ? number - 1 : -1;
}

const wantedOf = ({ columns }: TableAsked): string[] =>
  columns === undefined ? [] : 'geometry' in columns ? [columns.geometry] : [columns.x, columns.y];

function askedColumns(header: string[], sample: string[], asked: NonNullable<TableAsked['columns']>): Columns {
  const names = header.map(plain);
  const none = { ...columnsBeside(names), longitude: -1, latitude: -1, angles: null, shape: -1, place: null };
  if ('geometry' in asked) {
    const at = placeOf(header, asked.geometry);
    return isShape(sample[at]) ? { ...none, shape: at } : { ...none, place: { at, kind: 'written' } };
  }
  const [longitude, latitude] = [placeOf(header, asked.x), placeOf(header, asked.y)];
  const angles = angleColumns(names, sample, longitude, latitude);
  const isOfThese = angles?.longitude.degrees === longitude && angles.latitude.degrees === latitude;
  return { ...none, longitude, latitude, angles: isOfThese ? angles : null };
}

/** The head of a table, with the columns that somebody named, else those that are guessed. Null where there is none. */
export function headOf(rows: string[][], asked: TableAsked = {}): Head | null {
  const wanted = asked.columns;
  if (asked.isHeadless) {
    const width = rows.slice(0, maxRowsAbove).reduce((most, row) => Math.max(most, row.length), 0);
    const names = Array.from({ length: width }, () => '');
    const sample = sampleUnder(rows, -1, width);
    const isThere = wantedOf(asked).every((name) => placeOf(names, name) >= 0);
    const columns = !isThere ? null : wanted ? askedColumns(names, sample, wanted) : columnsOf(names, sample);
    return columns && { at: -1, names, columns, sample };
  }
  if (!wanted) return guessedHead(rows);
  const at = rows.slice(0, maxRowsAbove).findIndex((row) => wantedOf(asked).every((name) => placeOf(row, name) >= 0));
  if (at < 0) return null;
  const names = rows[at]!;
  const sample = sampleUnder(rows, at, names.length);
  return { at, names, columns: askedColumns(names, sample, wanted), sample };
}

/** What is wrong with the columns that were asked for: the first one that is missing, and those that are there. */
export function missingColumn(rows: string[][], asked: TableAsked): UnreadableFile {
  const missing = (row: readonly string[]) => wantedOf(asked).filter((name) => placeOf(row, name) < 0);
  const first = rows[0] ?? [];
  const head = asked.isHeadless
    ? first.map(() => '')
    : rows.slice(0, maxRowsAbove).reduce((best, row) => (missing(row).length < missing(best).length ? row : best), first);
  const names = uniqueNames(head);
  return new UnreadableFile(
    'no-such-column',
    say('file.table.no-such-column', {
      column: missing(head)[0] ?? '',
      columns: listed([...names.slice(0, maxListed), ...(names.length > maxListed ? ['…'] : [])]),
    }),
  );
}
