import type { Collected } from '#products/product.ts';
import { sha256 } from '../storage/checksum.ts';
import { collectedOf, damagedResult, type ResultText } from '../storage/result-text.ts';
import type { ResultFile } from '../storage/result-file.ts';
import { partDigest, variantKey, type KeptResult, type StoredResult } from '../storage/results.ts';
import type { Results } from '../storage/store.ts';
import { ownBytes, type Database, type Query } from './connection.ts';
import { wholeColumn } from './digests.ts';
import type { ObjectFiles, PlacedFile } from './object-files.ts';
import { PostgresResultFiles, putFiles } from './result-files.ts';

const ofResult = 'project_id = $1 AND product = $2 AND variant = $3';

/** Keeps a result with its files, whose contents are placed already. Inside a transaction of the caller. A final result makes its checkpoints needless. */
export async function putResult(
  query: Query,
  { project_id: projectId, product, variant }: { project_id: string; product: string; variant: string },
  collected: Collected,
  { preliminary, placed }: { preliminary: boolean; placed: readonly PlacedFile[] },
): Promise<void> {
  const data = JSON.stringify(collected.data ?? null);
  const provenance = JSON.stringify(collected.provenance);
  const of = [projectId, product, variant];
  await query(`DELETE FROM collected WHERE ${ofResult}`, of);
  await query(
    `INSERT INTO collected (project_id, product, variant, preliminary, data, provenance, sha256, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7, hectare_now())`,
    [...of, preliminary, data, provenance, sha256(data + provenance)],
  );
  await putFiles(query, of, placed);
  if (!preliminary) await query(`DELETE FROM part WHERE ${ofResult}`, of);
}

interface ResultRow {
  preliminary: boolean;
  data: string;
  provenance: string;
  sha256: string;
  created_at: string;
  is_whole: number;
}
interface FileRow {
  name: string;
  media_type: string;
  bytes: Buffer | null;
  object: string | null;
  sha256: string;
  is_whole: number;
}

/** What the products collected, and the checkpoints on the way there; every piece with its own SHA-256. */
export class PostgresResults implements Results {
  readonly #database: Database;
  readonly #files: ObjectFiles;
  readonly #opened: PostgresResultFiles;
  constructor(database: Database, files: ObjectFiles) {
    this.#database = database;
    this.#files = files;
    this.#opened = new PostgresResultFiles(database, files);
  }

  async revision(projectId: string, product: string, variant: string): Promise<string | null> {
    const [row] = await this.#database.query<Pick<ResultRow, 'sha256' | 'created_at' | 'is_whole'>>(
      `SELECT sha256, created_at, ${wholeColumn('collected')} FROM collected WHERE ${ofResult}`,
      [projectId, product, variant],
    );
    if (row && row.is_whole !== 1) throw damagedResult(product);
    return row ? `${row.sha256} ${row.created_at}` : null;
  }

  async revisionsOf(userId: string, product: string): Promise<string> {
    const rows = await this.#database.query<{ line: string }>(
      `SELECT concat_ws(' ', collected.project_id, collected.sha256, collected.created_at) AS line
      FROM projects JOIN collected ON collected.project_id = projects.id AND product = $2 AND variant = '' WHERE user_id = $1 ORDER BY fid`,
      [userId, product],
    );
    return sha256(rows.map(({ line }) => line).join('\n'));
  }

  /** Data and files of one moment: files of another run beside a result would be whole each, and wrong together. */
  async text(
    projectId: string,
    product: string,
    variant: string,
    withFiles: boolean,
  ): Promise<(ResultText & { preliminary: boolean; createdAt: string }) | null> {
    const of = [projectId, product, variant];
    const found = await this.#database.snapshot(async (query) => {
      const [row] = await query<ResultRow>(
        `SELECT preliminary, data, provenance, sha256, created_at, ${wholeColumn('collected')} FROM collected WHERE ${ofResult}`,
        of,
      );
      const files =
        row && withFiles
          ? await query<FileRow>(
              `SELECT name, media_type, bytes, object, sha256, ${wholeColumn('collected_file')} FROM collected_file WHERE ${ofResult} ORDER BY name`,
              of,
            )
          : [];
      return row ? { row, files } : null;
    });
    if (!found) return null;
    const { data, provenance, sha256: digest, preliminary, created_at: createdAt, is_whole: whole } = found.row;
    if (whole !== 1) throw damagedResult(product);
    // After the transaction: what a newer result replaced meanwhile stays in the object store for days.
    const files: ResultText['files'] = [];
    for (const row of found.files) files.push({ name: row.name, ...(await this.#whole(product, row)) });
    return { data, provenance, sha256: digest, files, preliminary, createdAt };
  }

  async #whole(product: string, row: FileRow): Promise<Omit<ResultText['files'][number], 'name'>> {
    const bytes = row.is_whole === 1 ? await this.#files.bytesOf(row) : null;
    if (!bytes) throw damagedResult(product);
    return { mediaType: row.media_type, bytes, sha256: row.sha256 };
  }

  async get(projectId: string, product: string, variant: string, withFiles: boolean): Promise<StoredResult | null> {
    const text = await this.text(projectId, product, variant, withFiles);
    if (!text) return null;
    const collected = collectedOf(product, text);
    return {
      collected: withFiles ? { files: {}, ...collected } : collected,
      preliminary: text.preliminary,
      createdAt: text.createdAt,
      sha256: text.sha256,
    };
  }

  ofEarlierMethod(product: string, methodVersion: number): Promise<{ project_id: string; variant: string }[]> {
    return this.#database.query(
      "SELECT project_id, variant FROM collected WHERE product = $1 AND coalesce((provenance::jsonb ->> 'method_version')::numeric, 1) < $2",
      [product, methodVersion],
    );
  }

  async list(projectId: string): Promise<KeptResult[]> {
    const rows = await this.#database.query<Omit<ResultRow, 'data' | 'provenance'> & { product: string; variant: string }>(
      `SELECT product, variant, preliminary, created_at, sha256, ${wholeColumn('collected')} FROM collected WHERE project_id = $1 ORDER BY product, variant`,
      [projectId],
    );
    return rows.map(({ created_at: createdAt, is_whole: whole, ...row }) => ({ ...row, createdAt, isWhole: whole === 1 }));
  }

  file(projectId: string, product: string, variant: string, name: string): Promise<ResultFile | null> {
    return this.#opened.open([projectId, product, variant, name]);
  }

  async variantOfKey(projectId: string, product: string, key: string): Promise<string | null> {
    const rows = await this.#database.query<{ variant: string }>('SELECT variant FROM collected WHERE project_id = $1 AND product = $2', [
      projectId,
      product,
    ]);
    return rows.find(({ variant }) => variantKey(variant) === key)?.variant ?? null;
  }

  async part(projectId: string, product: string, variant: string, step: string): Promise<Uint8Array | null> {
    const [row] = await this.#database.query<{ bytes: Buffer; sha256: string }>(
      `SELECT bytes, sha256 FROM part WHERE ${ofResult} AND step = $4`,
      [projectId, product, variant, step],
    );
    // A damaged checkpoint is work to do again, not a fault.
    return row && partDigest(projectId, product, variant, step, row.bytes) === row.sha256 ? ownBytes(row.bytes) : null;
  }
}

/** Keeps a checkpoint. Inside a transaction of the caller. */
export async function putPart(
  query: Query,
  { project_id: projectId, product, variant }: { project_id: string; product: string; variant: string },
  step: string,
  bytes: Uint8Array,
): Promise<void> {
  await query(
    `INSERT INTO part (project_id, product, variant, step, bytes, sha256) VALUES ($1, $2, $3, $4, $5, $6)
    ON CONFLICT (project_id, product, variant, step) DO UPDATE SET bytes = excluded.bytes, sha256 = excluded.sha256`,
    [
      projectId,
      product,
      variant,
      step,
      Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
      partDigest(projectId, product, variant, step, bytes),
    ],
  );
}
