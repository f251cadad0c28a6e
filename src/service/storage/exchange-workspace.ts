import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { sealedTables, wholeColumn } from '#backups/row-digest.ts';
import type { Geometry } from '#geo/index.ts';
import { schemaSetting, statements } from './database.ts';
import { drawnParts, putOtherParts, type DrawnPart } from './drawn-geometry.ts';
import { wholeRow, type ExchangeRow, type ExchangeSide, type ExchangeTable } from './exchange.ts';
import { rowsOf } from './rows.ts';

/** The shape of a row as other programs draw it; null for a table without one. */
function drawnOf({ name }: ExchangeTable, row: ExchangeRow): DrawnPart[] | null {
  if (name === 'projects') return drawnParts(JSON.parse(String(row['geojson'])) as Geometry, { keepsHeights: false });
  if (name === 'shapes') return drawnParts((JSON.parse(String(row['feature'])) as { geometry: Geometry }).geometry, { keepsHeights: true });
  return null;
}

/** An embedded workspace as one side of a move; nobody else has it open. */
export class WorkspaceSide implements ExchangeSide {
  readonly #database: DatabaseSync;
  readonly #prepare: (sql: string) => StatementSync;
  constructor(database: DatabaseSync) {
    this.#database = database;
    this.#prepare = statements(database);
  }

  /** Runs a move into this workspace: all of it is kept, or nothing. */
  async whole<T>(run: () => Promise<T>): Promise<T> {
    this.#database.exec('BEGIN IMMEDIATE; UPDATE guard SET is_open = 1; PRAGMA defer_foreign_keys = ON');
    try {
      const result = await run();
      this.#database.exec('UPDATE guard SET is_open = 0; COMMIT');
      return result;
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      throw error;
    }
  }

  async *read(table: ExchangeTable): AsyncGenerator<ExchangeRow> {
    const { name, columns, order } = table;
    const isSealed = sealedTables.some((sealed) => sealed.table === name);
    const sql = `SELECT ${columns.join(', ')}${isSealed ? `, ${wholeColumn(name)}` : ''} FROM ${name}${name === 'setting' ? ` WHERE name <> '${schemaSetting}'` : ''} ORDER BY ${order.join(', ')}`;
    for (const row of this.#prepare(sql).iterate()) yield wholeRow(table, rowsOf<ExchangeRow>([row])[0]!);
  }

  async write(table: ExchangeTable, row: ExchangeRow): Promise<void> {
    const { name, columns } = table;
    const drawn = drawnOf(table, row);
    const [all, values] = [
      [...columns, ...(drawn ? ['geom', 'geom_kind'] : [])],
      [...columns.map((column) => row[column] ?? null), ...(drawn ? [drawn[0]?.blob ?? null, drawn[0]?.kind ?? null] : [])],
    ];
    const { lastInsertRowid: fid } = this.#prepare(`INSERT INTO ${name} (${all.join(', ')}) VALUES (${all.map(() => '?').join(', ')})`).run(
      ...values,
    );
    if (drawn) putOtherParts(this.#prepare, name as 'projects' | 'shapes', fid, drawn);
  }

  async finish(): Promise<void> {}
}
