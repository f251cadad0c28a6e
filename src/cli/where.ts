import { AttributeTable, type Columns } from '#attributes/attribute-table.ts';
import type { ColumnType } from '#attributes/cell-values.ts';
import { conditionState, filteredRows, type AttributeFilter, type Condition } from '#attributes/conditions.ts';
import { conditionText, readCondition, UnreadableCondition } from './written-conditions.ts';
import { measuredHectares, hasArea, type Feature } from '#geo/index.ts';
import type { Arguments } from './arguments.ts';
import { noSuchColumn } from './name-column.ts';
import { CommandFault } from './usage.ts';

/** What is measured of a feature and can be asked like a column, where the file has none of this name. */
const measuredColumn = 'hectares';

/** The conditions of --where; undefined without one. Throws CommandFault. */
export function whereOf(read: Arguments): AttributeFilter | undefined {
  const isAny = read.isGiven('where-any');
  const conditions = read.texts('where').map((text): Condition => {
    try {
      return readCondition(text);
    } catch (error) {
      throw error instanceof UnreadableCondition ? read.fault(`--where: ${error.message}`) : error;
    }
  });
  if (conditions.length === 0 && isAny) throw read.fault('--where-any goes with --where.');
  return conditions.length === 0 ? undefined : { join: isAny ? 'any' : 'all', conditions };
}

/** No feature is left by the conditions. */
export class NothingLeft extends CommandFault {}

/** Which of the rows that were asked conditions leave. */
export interface Left {
  /** places among all rows, rising */
  places: Uint32Array;
  all: number;
  /** which part it is, in words: 12 of 40 features: district is “Nyeri” */
  said: string;
}

/** The conditions as they read, by what their columns hold. */
function whereText({ join, conditions }: AttributeFilter, table: Columns): string {
  const between = join === 'all' ? ' and ' : ' or ';
  return conditions.map((condition) => conditionText(condition, table.column(condition.key).type)).join(between);
}

/** The rows of a table that conditions leave; `rows`: what they are called. Throws CommandFault for a value that its column cannot be compared with, and NothingLeft. */
function leftBy(where: AttributeFilter, table: Columns, of: string, rows: 'features' | 'parcels'): Left {
  for (const condition of where.conditions) {
    const column = table.column(condition.key);
    const state = conditionState(condition, column);
    const typed = [condition.value, condition.upTo].filter((text) => text !== undefined).join(' and ');
    if (state === 'notADate') throw new CommandFault(`${of}: “${condition.key}” holds days, and “${typed}” is none; write 2024-05-31.`);
    if (state === 'notANumber')
      throw new CommandFault(`${of}: “${condition.key}” is compared by size, and “${typed}” is no number; write 2.5 or 2,5.`);
  }
  const places = filteredRows(table, where)!;
  const words = whereText(where, table);
  const all = table.rows.length;
  if (places.length === 0) throw new NothingLeft(`${of}: none of ${all} ${rows} is left: ${words}.`);
  return { places, all, said: `${places.length} of ${all} ${rows}: ${words}` };
}

/** The columns that conditions ask, gathered feature by feature: of a file that is larger than memory nothing else is kept. */
export class AskedColumns {
  readonly #where: AttributeFilter;
  readonly #values: Map<string, unknown[]>;
  readonly #hectares: (number | null)[] | null;
  readonly #columns = new Set<string>();
  #count = 0;
  #table: AttributeTable<number> | null = null;

  constructor(where: AttributeFilter) {
    this.#where = where;
    this.#values = new Map(where.conditions.map(({ key }) => [key, []]));
    this.#hectares = this.#values.has(measuredColumn) ? [] : null;
  }

  take({ geometry, properties }: Feature): void {
    this.#count += 1;
    for (const column in properties) this.#columns.add(column);
    for (const [key, values] of this.#values) values.push(properties?.[key]);
    this.#hectares?.push(geometry && hasArea(geometry) ? measuredHectares(geometry) : null);
  }

  /** Throws CommandFault where a column is missing, and as leftBy. `of`: the file, or what else the features are of. */
  left(of: string, rows: 'features' | 'parcels' = 'features'): Left {
    for (const key of this.#values.keys())
      if (!this.#columns.has(key) && key !== measuredColumn) throw noSuchColumn(of, [...this.#columns, measuredColumn], key);
    return leftBy(this.#where, this.#asTable(), of, rows);
  }

  /** The table of what was taken; nothing is taken after it. */
  #asTable(): AttributeTable<number> {
    const valuesOf = (key: string): readonly unknown[] => (this.isMeasured(key) ? this.#hectares! : this.#values.get(key)!);
    this.#table ??= new AttributeTable<number>([...Array(this.#count).keys()], (row, key) => valuesOf(key)[row]);
    return this.#table;
  }

  /** What a column of a condition holds. */
  typeOf(key: string): ColumnType {
    return this.#asTable().column(key).type;
  }

  /** Whether a column is what was measured, and not one that the features have. */
  isMeasured(key: string): boolean {
    return key === measuredColumn && !this.#columns.has(key);
  }
}

interface Noted {
  features: Feature[];
  notes: { code: string; message: string; feature?: number; severity: 'info' | 'warning' | 'error' }[];
}

/** The notes of a file of which some features are left: those on others are gone, and the rest have the numbers that features then have. */
export function notesOfLeft<Note extends Noted['notes'][number]>(
  notes: readonly Note[],
  { places, said }: Left,
): (Note | Noted['notes'][number])[] {
  const numbers = new Map(Array.from(places, (place, index) => [place, index]));
  const kept = notes.flatMap((note): Note[] => {
    if (note.feature === undefined) return [note];
    const feature = numbers.get(note.feature);
    return feature === undefined ? [] : [{ ...note, feature }];
  });
  return [{ code: 'where', severity: 'info', message: said }, ...kept];
}

/** A file with the features alone that conditions leave. Throws as AskedColumns. */
export function onlyLeft<File extends Noted>(path: string, file: File, where: AttributeFilter | undefined): File {
  if (!where) return file;
  const asked = new AskedColumns(where);
  for (const feature of file.features) asked.take(feature);
  const left = asked.left(path);
  return { ...file, features: Array.from(left.places, (place) => file.features[place]!), notes: notesOfLeft(file.notes, left) };
}
