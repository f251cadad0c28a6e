import { arePiecesOf, FileReplaced, heldFile, partOf, pieceBytes, pieceDigests, type ResultFile } from '../storage/result-file.ts';
import { damagedResult } from '../storage/result-text.ts';
import { ownBytes, type Database, type Query } from './connection.ts';
import { wholeColumn } from './digests.ts';
import { claimObjects, type ObjectFiles, type PlacedFile } from './object-files.ts';

/** A file by its project, product, variant and name. */
export type FileName = readonly [projectId: string, product: string, variant: string, name: string];
const ofFile = 'project_id = $1 AND product = $2 AND variant = $3 AND name = $4';

/** Keeps files of a result, whose contents are placed already. Inside the transaction of the caller that makes the result. */
export async function putFiles(
  query: Query,
  [projectId, product, variant]: readonly string[],
  placed: readonly PlacedFile[],
): Promise<void> {
  await claimObjects(query, placed);
  for (const { name, mediaType, bytes, object, sha256: digest, size, pieces } of placed) {
    const of = [projectId, product, variant, name];
    await query(
      'INSERT INTO collected_file (project_id, product, variant, name, media_type, bytes, object, sha256) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)',
      [...of, mediaType, bytes, object, digest],
    );
    if (pieces)
      await query(
        'INSERT INTO file_pieces (project_id, product, variant, name, sha256, size, piece_bytes, digests) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)',
        [...of, digest, size, pieceBytes, pieces],
      );
  }
}

interface OpenedRow {
  media_type: string;
  /** null for a file that is read in parts */
  bytes: Buffer | null;
  object: string | null;
  sha256: string;
  is_whole: number;
  size: number | null;
  piece_bytes: number;
  digests: Buffer;
  sha256_of_pieces: string;
  are_whole: number;
}

/** Files of results, of which a part is read without the rest. */
export class PostgresResultFiles {
  readonly #database: Database;
  readonly #files: ObjectFiles;
  constructor(database: Database, files: ObjectFiles) {
    this.#database = database;
    this.#files = files;
  }

  /** null where there is none. Rejects with DamagedRecord and ObjectsUnreachable. */
  async open(file: FileName): Promise<ResultFile | null> {
    const [row] = await this.#database.query<OpenedRow>(
      `SELECT media_type, CASE WHEN size IS NULL THEN bytes END AS bytes, object, collected_file.sha256, ${wholeColumn('collected_file')},
        size, piece_bytes, digests, file_pieces.sha256 AS sha256_of_pieces, ${wholeColumn('file_pieces', 'are_whole')}
      FROM collected_file LEFT JOIN file_pieces USING (project_id, product, variant, name) WHERE ${ofFile}`,
      file,
    );
    if (!row) return null;
    if (row.is_whole !== 1) throw damagedResult(file[1]);
    if (row.size !== null) return this.#inPieces(file, row, row.size);
    const bytes = await this.#files.bytesOf(row);
    if (!bytes) throw damagedResult(file[1]);
    await this.#keepPieces(file, row.sha256, bytes);
    return heldFile(row.media_type, row.sha256, bytes);
  }

  /**
   * A file of before has digests of its pieces from the first time on that it was read and compared as a whole: whoever asks for a part of it next gets that alone. A
   * database that takes no writes answers reads all the same.
   */
  async #keepPieces(file: FileName, digest: string, bytes: Uint8Array): Promise<void> {
    const pieces = pieceDigests(bytes);
    if (!pieces) return;
    await this.#database
      .query(
        `INSERT INTO file_pieces (project_id, product, variant, name, sha256, size, piece_bytes, digests)
        SELECT project_id, product, variant, name, sha256, $6, $7, $8 FROM collected_file WHERE ${ofFile} AND sha256 = $5 FOR KEY SHARE
        ON CONFLICT DO NOTHING`,
        [...file, digest, bytes.length, pieceBytes, pieces],
      )
      .catch(() => {});
  }

  #inPieces(file: FileName, row: OpenedRow, size: number): ResultFile {
    const pieces = { size, pieceBytes: row.piece_bytes, digests: row.digests };
    const { object, sha256: digest } = row;
    const whole = <T>(content: T | null): T => {
      if (content === null) throw damagedResult(file[1]);
      return content;
    };
    if (row.are_whole !== 1 || row.sha256_of_pieces !== digest || !arePiecesOf(pieces)) throw damagedResult(file[1]);
    const read =
      object === null
        ? (first: number, last: number) => this.#column('substring(bytes FROM $6 FOR $7)', file, digest, [first + 1, last + 1 - first])
        : (first: number, last: number) => this.#files.part(object, first, last);
    return {
      mediaType: row.media_type,
      sha256: digest,
      size,
      held: row.digests.length,
      whole: async () =>
        whole(
          await this.#files.bytesOf({ bytes: object === null ? await this.#column('bytes', file, digest) : null, object, sha256: digest }),
        ),
      part: async (first, last) => whole(await partOf(pieces, first, last, read)),
    };
  }

  /** Bytes of the row, as long as it is the one that was opened. Rejects with FileReplaced. */
  async #column(what: string, file: FileName, digest: string, more: number[] = []): Promise<Uint8Array<ArrayBuffer>> {
    const [row] = await this.#database.query<{ bytes: Buffer }>(
      `SELECT ${what} AS bytes FROM collected_file WHERE ${ofFile} AND sha256 = $5 AND bytes IS NOT NULL`,
      [...file, digest, ...more],
    );
    if (!row) throw new FileReplaced(file[3]);
    return ownBytes(row.bytes);
  }
}
