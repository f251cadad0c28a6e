import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Collected } from '#products/product.ts';
import { sha256 } from './checksum.ts';
import { wholeColumn } from '#backups/row-digest.ts';
import { statements } from './database.ts';
import { heldFile, type ResultFile } from './result-file.ts';
import { collectedOf, damagedResult, type ResultText } from './result-text.ts';
import { rowsOf } from './rows.ts';

export interface StoredResult {
  collected: Collected;
  preliminary: boolean;
  createdAt: string;
  sha256: string;
}

/** a result without its data */
export interface KeptResult {
  product: string;
  variant: string;
  preliminary: boolean;
  createdAt: string;
  sha256: string;
  isWhole: boolean;
}

/** Short name of a variant, for addresses of its files. */
export const variantKey = (variant: string): string => sha256(variant).slice(0, 12);

/** Of a checkpoint with its place: that of another year would be taken for this one. */
export const partDigest = (projectId: string, product: string, variant: string, step: string, bytes: Uint8Array): string =>
  sha256(Buffer.concat([Buffer.from([projectId, product, variant, step, ''].join('\n')), bytes]));

function wholeFile<Row extends Record<string, unknown>>(product: string, row: Row): Row {
  if (row['is_whole'] !== 1) throw damagedResult(product);
  return row;
}

/** What the products collected, and the checkpoints on the way there; every piece with its own SHA-256, because SQLite does not checksum its pages. */
export class ResultStore {
  readonly #prepare: (sql: string) => StatementSync;
  readonly #now: () => Date;
  constructor(database: DatabaseSync, now: () => Date) {
    this.#prepare = statements(database);
    this.#now = now;
  }

  /** Inside a transaction of the caller. A final result makes its checkpoints needless. */
  put(projectId: string, product: string, variant: string, collected: Collected, preliminary: boolean): void {
    const data = JSON.stringify(collected.data ?? null);
    const provenance = JSON.stringify(collected.provenance);
    this.#prepare('DELETE FROM collected WHERE project_id = ? AND product = ? AND variant = ?').run(projectId, product, variant);
    this.#prepare(
      'INSERT INTO collected (project_id, product, variant, preliminary, data, provenance, sha256, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
    ).run(projectId, product, variant, preliminary ? 1 : 0, data, provenance, sha256(data + provenance), this.#now().toISOString());
    const file = this.#prepare(
      'INSERT INTO collected_file (project_id, product, variant, name, media_type, bytes, sha256) VALUES (?, ?, ?, ?, ?, ?, ?)',
    );
    for (const [name, { mediaType, bytes }] of Object.entries(collected.files ?? {}))
      file.run(projectId, product, variant, name, mediaType, bytes, sha256(bytes));
    if (!preliminary)
      this.#prepare('DELETE FROM part WHERE project_id = ? AND product = ? AND variant = ?').run(projectId, product, variant);
  }

  /** What names a result without reading it: each time it is written, another one. Null where there is none. */
  revision(projectId: string, product: string, variant: string): string | null {
    const row = this.#prepare(
      `SELECT sha256, created_at, ${wholeColumn('collected')} FROM collected WHERE project_id = ? AND product = ? AND variant = ?`,
    ).get(projectId, product, variant);
    if (row && row['is_whole'] !== 1) throw damagedResult(product);
    return row ? `${String(row['sha256'])} ${String(row['created_at'])}` : null;
  }

  /** The same for a product of all projects of an account together. */
  revisionsOf(userId: string, product: string): string {
    const rows = this.#prepare(
      "SELECT project_id, sha256, collected.created_at FROM projects JOIN collected ON project_id = projects.id AND product = ? AND variant = '' WHERE user_id = ? ORDER BY fid",
    ).all(product, userId);
    return sha256(rows.map((row) => Object.values(row).join(' ')).join('\n'));
  }

  /** A result as it is stored, unchecked; without its files unless asked. */
  text(
    projectId: string,
    product: string,
    variant: string,
    withFiles: boolean,
  ): (ResultText & { preliminary: boolean; createdAt: string }) | null {
    const row = this.#prepare(
      `SELECT preliminary, data, provenance, sha256, created_at, ${wholeColumn('collected')} FROM collected WHERE project_id = ? AND product = ? AND variant = ?`,
    ).get(projectId, product, variant) as
      | { preliminary: number; data: string; provenance: string; sha256: string; created_at: string; is_whole: number }
      | undefined;
    if (!row) return null;
    if (row.is_whole !== 1) throw damagedResult(product);
    const files = withFiles
      ? this.#prepare(
          `SELECT name, media_type, bytes, sha256, ${wholeColumn('collected_file')} FROM collected_file WHERE project_id = ? AND product = ? AND variant = ?`,
        )
          .all(projectId, product, variant)
          .map((file) => wholeFile(product, file))
          .map((file) => ({
            name: String(file['name']),
            mediaType: String(file['media_type']),
            bytes: file['bytes'] as Uint8Array,
            sha256: String(file['sha256']),
          }))
      : [];
    const { preliminary, data, provenance, sha256: digest, created_at: createdAt } = row;
    return { data, provenance, sha256: digest, files, preliminary: preliminary === 1, createdAt };
  }

  /** Without the bytes of the files unless asked. Throws DamagedRecord. */
  get(projectId: string, product: string, variant: string, withFiles: boolean): StoredResult | null {
    const text = this.text(projectId, product, variant, withFiles);
    if (!text) return null;
    const collected = collectedOf(product, text);
    return {
      collected: withFiles ? { files: {}, ...collected } : collected,
      preliminary: text.preliminary,
      createdAt: text.createdAt,
      sha256: text.sha256,
    };
  }

  /** Results of a product that an earlier definition of it made. */
  ofEarlierMethod(product: string, methodVersion: number): { project_id: string; variant: string }[] {
    return rowsOf<{ project_id: string; variant: string }>(
      this.#prepare(
        "SELECT project_id, variant FROM collected WHERE product = ? AND coalesce(json_extract(provenance, '$.method_version'), 1) < ?",
      ).all(product, methodVersion),
    );
  }

  /** What is kept for a project, without its data; a damaged one is among them. */
  list(projectId: string): KeptResult[] {
    return this.#prepare(
      `SELECT product, variant, preliminary, created_at, sha256, ${wholeColumn('collected')} FROM collected WHERE project_id = ?`,
    )
      .all(projectId)
      .map((row) => ({
        product: String(row['product']),
        variant: String(row['variant']),
        preliminary: row['preliminary'] === 1,
        createdAt: String(row['created_at']),
        sha256: String(row['sha256']),
        isWhole: row['is_whole'] === 1,
      }));
  }

  file(projectId: string, product: string, variant: string, name: string): ResultFile | null {
    const row = this.#prepare(
      `SELECT media_type, bytes, sha256, ${wholeColumn('collected_file')} FROM collected_file WHERE project_id = ? AND product = ? AND variant = ? AND name = ?`,
    ).get(projectId, product, variant, name) as
      | { media_type: string; bytes: Uint8Array<ArrayBuffer>; sha256: string; is_whole: number }
      | undefined;
    if (!row) return null;
    if (row.is_whole !== 1 || sha256(row.bytes) !== row.sha256) throw damagedResult(product);
    return heldFile(row.media_type, row.sha256, row.bytes);
  }

  /** The variant that a short name stands for. */
  variantOfKey(projectId: string, product: string, key: string): string | null {
    const variants = this.#prepare('SELECT variant FROM collected WHERE project_id = ? AND product = ?')
      .all(projectId, product)
      .map((row) => String(row['variant']));
    return variants.find((variant) => variantKey(variant) === key) ?? null;
  }

  part(projectId: string, product: string, variant: string, step: string): Uint8Array | null {
    const row = this.#prepare('SELECT bytes, sha256 FROM part WHERE project_id = ? AND product = ? AND variant = ? AND step = ?').get(
      projectId,
      product,
      variant,
      step,
    ) as { bytes: Uint8Array; sha256: string } | undefined;
    // A damaged checkpoint is work to do again, not a fault.
    return row && partDigest(projectId, product, variant, step, row.bytes) === row.sha256 ? row.bytes : null;
  }

  putPart(projectId: string, product: string, variant: string, step: string, bytes: Uint8Array): void {
    this.#prepare('INSERT OR REPLACE INTO part VALUES (?, ?, ?, ?, ?, ?)').run(
      projectId,
      product,
      variant,
      step,
      bytes,
      partDigest(projectId, product, variant, step, bytes),
    );
  }
}
