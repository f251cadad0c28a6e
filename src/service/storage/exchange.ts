import { createHash } from 'node:crypto';
import { sha256 } from './checksum.ts';
import { DamagedRecord, damagedRow } from './damaged-record.ts';

/** A value as both engines can hold it: truth is 0 or 1. */
export type Cell = string | number | null | Uint8Array;
export type ExchangeRow = Record<string, Cell>;

/** A table as it goes from a workspace into a database or back. */
export interface ExchangeTable {
  name: string;
  columns: readonly string[];
  /** columns that say its order, the same on both sides */
  order: readonly string[];
}

const words = (text: string) => text.split(' ');

/**
 * What is moved, in an order in which what is referred to comes first. Shapes as others draw them are made anew, numbers of rows and digests are the engine's own.
 * Keys stay behind: servers of a team have theirs. Leases end with the move.
 */
const exchangeTables: readonly ExchangeTable[] = [
  { name: 'account', columns: words('user_id quota_limit_hectares quota_used_hectares revision'), order: ['user_id'] },
  { name: 'setting', columns: words('name value'), order: ['name'] },
  {
    name: 'user_group',
    columns: words('team_id token_sha256 nonce name provided_id mapping properties environment_tag'),
    order: ['team_id'],
  },
  { name: 'group_share', columns: words('team_id quota_limit_hectares is_member'), order: ['team_id'] },
  {
    name: 'projects',
    columns: words(
      'id user_id project_name created_at updated_at geojson geojson_sha256 geometry_hash area_hectares quota_hectares centroid_lat centroid_lon is_collection is_control_pool parent_collection idempotency_key fingerprint time_zone ecological_zone old_growth declared_removals carbon_program notes tags archived',
    ),
    order: ['fid'],
  },
  {
    name: 'shapes',
    columns: words('project_id place name folder properties source_file source_format feature feature_sha256'),
    order: ['fid'],
  },
  { name: 'succession', columns: words('project_id ancestor'), order: ['project_id'] },
  { name: 'bin', columns: words('project_id deleted_at due_since'), order: ['project_id'] },
  {
    name: 'job',
    columns: words(
      'project_id product variant state needs place attempts progress run_after error error_code error_params waits_for updated_at',
    ),
    order: ['project_id', 'product', 'variant'],
  },
  {
    name: 'collected',
    columns: words('project_id product variant preliminary data provenance sha256 created_at'),
    order: ['project_id', 'product', 'variant'],
  },
  {
    name: 'collected_file',
    columns: words('project_id product variant name media_type bytes sha256'),
    order: ['project_id', 'product', 'variant', 'name'],
  },
  { name: 'part', columns: words('project_id product variant step bytes sha256'), order: ['project_id', 'product', 'variant', 'step'] },
];

/** One side of a move. All of its reads see one moment; all of its writes are kept together, or none. */
export interface ExchangeSide {
  /** throws DamagedRecord for a row that does not equal its digest */
  read(table: ExchangeTable): AsyncIterable<ExchangeRow>;
  write(table: ExchangeTable, row: ExchangeRow): Promise<void>;
  /** after the last row */
  finish(): Promise<void>;
}

/** Contents that stand beside a SHA-256 of their own, by table. */
const contents: Record<string, (row: ExchangeRow) => boolean> = {
  projects: (row) => sha256(String(row['geojson'])) === row['geojson_sha256'],
  shapes: (row) => sha256(String(row['feature'])) === row['feature_sha256'],
  collected: (row) => sha256(String(row['data']) + String(row['provenance'])) === row['sha256'],
  collected_file: (row) => sha256(row['bytes'] as Uint8Array) === row['sha256'],
};

/** A row without the column `is_whole` (1 or absent where it is), and a job that was running queued. Throws DamagedRecord. */
export function wholeRow({ name }: ExchangeTable, { is_whole: whole = 1, ...row }: ExchangeRow): ExchangeRow {
  if (whole === 1 && contents[name]?.(row) !== false) return name === 'job' ? endedLease(row) : row;
  throw name === 'projects'
    ? new DamagedRecord({ code: 'damaged-project', params: { name: String(row['project_name']) } })
    : damagedRow(name);
}

const endedLease = (row: ExchangeRow): ExchangeRow => ({
  ...row,
  state: row['state'] === 'running' ? 'queued' : row['state']!,
  needs: JSON.stringify(JSON.parse(String(row['needs']))),
});

/** How many rows of a table there are, and the SHA-256 of all that they say. */
export interface TableCount {
  table: string;
  rows: number;
  sha256: string;
}

/** Counts and hashes rows as they go by. */
class Tally {
  readonly #hash = createHash('sha256');
  rows = 0;

  add({ columns }: ExchangeTable, row: ExchangeRow): void {
    const cells = columns.map((name) => {
      const cell = row[name] ?? null;
      return cell instanceof Uint8Array ? { bytes: sha256(cell) } : cell;
    });
    this.#hash.update(`${JSON.stringify(cells)}\n`);
    this.rows += 1;
  }

  of(table: string): TableCount {
    return { table, rows: this.rows, sha256: this.#hash.digest('hex') };
  }
}

async function countOf(side: ExchangeSide, table: ExchangeTable, named: (row: ExchangeRow) => ExchangeRow): Promise<TableCount> {
  const tally = new Tally();
  for await (const row of side.read(table)) tally.add(table, named(row));
  return tally.of(table.name);
}

/** The target does not say what the source said: a fault of the program or of a disk. Nothing is kept. */
export class NotTheSame extends Error {
  constructor(table: string) {
    super(table);
    this.name = 'NotTheSame';
  }
}

/** An account goes by another name on the other side. */
export interface Renamed {
  from: string;
  to: string;
}

/**
 * Copies everything from one side to the other, and reads the other back: a table that has not as many rows with the same content ends the move. Inside one
 * transaction of the target. Rejects with NotTheSame and DamagedRecord.
 */
export async function moveAll(source: ExchangeSide, target: ExchangeSide, { from, to }: Renamed): Promise<TableCount[]> {
  const renamed = (row: ExchangeRow): ExchangeRow => (row['user_id'] === from ? { ...row, user_id: to } : row);
  const counts: TableCount[] = [];
  for (const table of exchangeTables) {
    const tally = new Tally();
    for await (const row of source.read(table)) {
      const next = renamed(row);
      await target.write(table, next);
      tally.add(table, next);
    }
    const sent = tally.of(table.name);
    const arrived = await countOf(target, table, (row) => row);
    if (arrived.rows !== sent.rows || arrived.sha256 !== sent.sha256) throw new NotTheSame(table.name);
    counts.push(sent);
  }
  await target.finish();
  return counts;
}
