import { randomUUID } from 'node:crypto';
import type { Objects } from '../objects/objects.ts';
import { sha256 } from '../storage/checksum.ts';
import { pieceDigests } from '../storage/result-file.ts';
import { ownBytes, type Database, type Query } from './connection.ts';

/** What was put and is no row's after so long never will be. */
const unclaimedMilliseconds = 24 * 3_600_000;
const keysPerSweep = 200;

/** A file on its way into a row: with its bytes, or with the key under which they are kept already. */
export interface PlacedFile {
  name: string;
  mediaType: string;
  sha256: string;
  bytes: Buffer | null;
  object: string | null;
  /** bytes */
  size: number;
  /** digests of its pieces, where it has several */
  pieces: Buffer | null;
}
type Files = Readonly<Record<string, { mediaType: string; bytes: Uint8Array }>>;

/** Contents of files: in rows, or where an object store is named, there. */
export class ObjectFiles {
  readonly #database: Database;
  readonly #objects: Objects | null;
  constructor(database: Database, objects: Objects | null) {
    this.#database = database;
    this.#objects = objects;
  }

  /** Before the transaction that makes the rows. What it leaves behind without rows is deleted a day later. */
  async place(files: Files): Promise<PlacedFile[]> {
    const placed: PlacedFile[] = [];
    for (const [name, { mediaType, bytes }] of Object.entries(files)) {
      const digest = sha256(bytes);
      const object = this.#objects ? await this.#put(this.#objects, bytes, digest) : null;
      placed.push({
        name,
        mediaType,
        sha256: digest,
        bytes: object === null ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) : null,
        object,
        size: bytes.length,
        pieces: pieceDigests(bytes),
      });
    }
    return placed;
  }

  /** A key of its own each time: two rows never share a content, so that none is taken from under the other. */
  async #put(objects: Objects, bytes: Uint8Array, digest: string): Promise<string> {
    const key = `${digest.slice(0, 2)}/${digest}-${randomUUID()}`;
    await this.#database.query('INSERT INTO object_left (object, due) VALUES ($1, hectare_ms() + $2)', [key, unclaimedMilliseconds]);
    await objects.put(key, bytes, digest);
    return key;
  }

  /** The bytes of a row; null where they are not what the row says. Rejects with ObjectsUnreachable. */
  async bytesOf({
    bytes,
    object,
    sha256: digest,
  }: {
    bytes: Uint8Array | null;
    object: string | null;
    sha256: string;
  }): Promise<Uint8Array<ArrayBuffer> | null> {
    const content = bytes ? ownBytes(bytes) : object && this.#objects ? await this.#objects.get(object) : null;
    return content && sha256(content) === digest ? content : null;
  }

  /** Bytes of a content in the object store, not compared yet; null where they are not there. Rejects with ObjectsUnreachable. */
  async part(object: string, first: number, last: number): Promise<Uint8Array<ArrayBuffer> | null> {
    return this.#objects ? this.#objects.part(object, first, last) : null;
  }

  /** Deletes what is due; another may do so at the same time. */
  async sweep(): Promise<void> {
    const objects = this.#objects;
    if (!objects) return;
    for (let count = keysPerSweep; count === keysPerSweep;)
      count = await this.#database.transaction(async (query) => {
        const due = await query<{ object: string }>(
          'SELECT object FROM object_left WHERE due < hectare_ms() ORDER BY due LIMIT $1 FOR UPDATE SKIP LOCKED',
          [keysPerSweep],
        );
        for (const { object } of due) await objects.remove(object);
        await query('DELETE FROM object_left WHERE object = ANY($1)', [due.map(({ object }) => object)]);
        return due.length;
      });
  }

  close(): void {
    this.#objects?.close();
  }
}

/** Makes contents that were put those of rows, inside the transaction of the rows. */
export async function claimObjects(query: Query, placed: readonly PlacedFile[]): Promise<void> {
  const keys = placed.flatMap(({ object }) => object ?? []);
  if (keys.length === 0) return;
  const claimed = await query('DELETE FROM object_left WHERE object = ANY($1) RETURNING 1', [keys]);
  if (claimed.length !== keys.length) throw new Error('What was put into the object store waited too long for its row');
}
