import type { Geometry } from '#geo/index.ts';
import { drawnParts } from '../storage/drawn-geometry.ts';
import { wholeRow, type Cell, type ExchangeRow, type ExchangeSide, type ExchangeTable } from '../storage/exchange.ts';
import { damagedRow } from '../storage/damaged-record.ts';
import { record } from './audit.ts';
import { ownBytes, type Query } from './connection.ts';
import { isSealed, wholeColumn } from './digests.ts';
import type { ObjectFiles } from './object-files.ts';
import { putFiles } from './result-files.ts';
import { partsOf } from './rows.ts';
import { keepCellsOfAll } from './shapes.ts';

const rowsPerFetch = 100;
/** truth, which is 0 or 1 on the way */
const booleans = new Set(['is_collection', 'is_control_pool', 'old_growth', 'archived', 'preliminary']);
/** what a server that was started on the empty database has made already */
const madeBefore: Record<string, string> = { account: 'user_id', setting: 'name' };

const read = (column: string) =>
  booleans.has(column) ? `${column}::int AS ${column}` : column === 'needs' ? 'needs::text AS needs' : column;
const ordered = (column: string) => (['fid', 'team_id'].includes(column) ? column : `${column} COLLATE "C"`);
const given = (column: string, cell: Cell) => {
  if (cell instanceof Uint8Array) return Buffer.from(cell.buffer, cell.byteOffset, cell.byteLength);
  return booleans.has(column) && cell !== null ? cell === 1 : cell;
};

const fileTable = 'collected_file';
const shareTable = 'group_share';
/** What groups share stands in their rows here and in that of the account; both were looked at when their tables were read. */
const tables: Readonly<Record<string, string>> = {
  [shareTable]: `(SELECT team_id, quota_limit_hectares, EXISTS (SELECT 1 FROM account WHERE account.team_id = user_group.team_id)::int AS is_member FROM user_group
    WHERE quota_limit_hectares IS NOT NULL OR EXISTS (SELECT 1 FROM account WHERE account.team_id = user_group.team_id)) AS group_share`,
};
const ownedRow = (row: ExchangeRow): ExchangeRow => ('bytes' in row ? { ...row, bytes: ownBytes(row['bytes'] as Uint8Array) } : row);

/** A team's database as one side of a move, inside one transaction. */
export class DatabaseSide implements ExchangeSide {
  readonly #query: Query;
  readonly #files: ObjectFiles;
  #cursors = 0;
  constructor(query: Query, files: ObjectFiles) {
    this.#query = query;
    this.#files = files;
  }

  /** Whether anybody has made a project or a group; nobody can until the end of the transaction. */
  async isUsed(): Promise<boolean> {
    await this.#query('LOCK TABLE projects, user_group IN EXCLUSIVE MODE');
    const [row] = await this.#query<{ is_used: boolean }>(
      'SELECT EXISTS (SELECT 1 FROM projects) OR EXISTS (SELECT 1 FROM user_group) AS is_used',
    );
    return row!.is_used;
  }

  /** Whether there are accounts besides one: another side has one alone. */
  async hasOthersThan(userId: string): Promise<boolean> {
    return (await this.#query('SELECT 1 FROM account WHERE user_id <> $1 LIMIT 1', [userId])).length > 0;
  }

  async *read(table: ExchangeTable): AsyncGenerator<ExchangeRow> {
    const { name, columns, order } = table;
    this.#cursors += 1;
    const cursor = `move_${this.#cursors}`;
    await this.#query(
      `DECLARE ${cursor} CURSOR FOR SELECT ${columns.map(read).join(', ')}${name === fileTable ? ', object' : ''}${isSealed(name) ? `, ${wholeColumn(name)}` : ''} FROM ${tables[name] ?? name} ORDER BY ${order.map(ordered).join(', ')}`,
    );
    for (;;) {
      const rows = await this.#query<ExchangeRow>(`FETCH ${rowsPerFetch} FROM ${cursor}`);
      for (const row of rows) yield wholeRow(table, name === fileTable ? await this.#withContent(row) : ownedRow(row));
      if (rows.length < rowsPerFetch) break;
    }
    await this.#query(`CLOSE ${cursor}`);
  }

  /** With the bytes, wherever they are. */
  async #withContent({ object, ...row }: ExchangeRow): Promise<ExchangeRow> {
    const bytes = await this.#files.bytesOf({
      bytes: row['bytes'] as Uint8Array | null,
      object: object as string | null,
      sha256: String(row['sha256']),
    });
    if (!bytes) throw damagedRow(fileTable);
    return { ...row, bytes };
  }

  async #writeFile(row: ExchangeRow): Promise<void> {
    const { project_id: id, product, variant, name, media_type: mediaType, bytes } = row;
    const placed = await this.#files.place({ [String(name)]: { mediaType: String(mediaType), bytes: bytes as Uint8Array } });
    await putFiles(this.#query, [id, product, variant].map(String), placed);
  }

  /** What they have used together is counted by the database. */
  async #writeShare({ team_id: team, quota_limit_hectares: limit, is_member: isMember }: ExchangeRow): Promise<void> {
    await this.#query('UPDATE user_group SET quota_limit_hectares = $2 WHERE team_id = $1', [team, limit]);
    if (isMember === 1) await this.#query('UPDATE account SET team_id = $1', [team]);
  }

  async write({ name, columns }: ExchangeTable, row: ExchangeRow): Promise<void> {
    if (name === fileTable) return this.#writeFile(row);
    if (name === shareTable) return this.#writeShare(row);
    const values: unknown[] = columns.map((column) => given(column, row[column] ?? null));
    const places = values.map((_, index) => `$${index + 1}`);
    const shape = name === 'projects' ? 'geojson' : name === 'shapes' ? 'feature' : null;
    if (shape) {
      const drawn = JSON.parse(String(row[shape])) as Geometry | { geometry: Geometry };
      values.push(partsOf(drawnParts('geometry' in drawn ? drawn.geometry : drawn, { keepsHeights: name === 'shapes' })));
    }
    const key = madeBefore[name];
    await this.#query(
      `INSERT INTO ${name} (${columns.join(', ')}${shape ? ', geom' : ''}) ${name === 'user_group' ? 'OVERRIDING SYSTEM VALUE ' : ''}
      VALUES (${places.join(', ')}${shape ? `, hectare_shape($${values.length}::bytea[])` : ''})
      ${key ? `ON CONFLICT (${key}) DO UPDATE SET ${columns.map((column) => `${column} = excluded.${column}`).join(', ')}` : ''}`,
      values,
    );
  }

  /** What is counted of shapes is counted here; the next group has a number of its own. */
  async finish(): Promise<void> {
    await keepCellsOfAll(this.#query);
    await record(this.#query, 'moved-in', '');
    await this.#query(
      "SELECT setval(pg_get_serial_sequence('user_group', 'team_id'), greatest((SELECT max(team_id) FROM user_group), 1), EXISTS (SELECT 1 FROM user_group))",
    );
  }
}
