import { createHash } from 'node:crypto';
import { readFile, rename, rm } from 'node:fs/promises';
import type * as z from 'zod';
import { isMissing, writeDurably, type Damage } from './json-file.ts';
import { keptAside } from './kept-aside.ts';

const lineEnd = 10;
/** letters of a SHA-256 and the end of their line */
const valueStart = 65;

/** A file in parts: the checksum, and what stands behind it, a line of JSON and the bytes. */
function withChecksum(head: string, bytes: Uint8Array): Uint8Array[] {
  const start = Buffer.from(`${head}\n`);
  return [Buffer.from(`${createHash('sha256').update(start).update(bytes).digest('hex')}\n`), start, bytes];
}
/** Throws SyntaxError for a file that is cut or changed. */
function valueIn(file: Uint8Array): { head: string; bytes: Uint8Array<ArrayBuffer> } {
  const value = file.subarray(valueStart);
  const end = value.indexOf(lineEnd);
  const sum = Buffer.from(file.subarray(0, valueStart)).toString('latin1');
  if (end < 0 || sum !== `${createHash('sha256').update(value).digest('hex')}\n`) throw new SyntaxError('changed');
  return { head: Buffer.from(value.subarray(0, end)).toString(), bytes: Uint8Array.from(value.subarray(end + 1)) };
}

/**
 * Bytes on disk (0600) with a line of JSON before them and a checksum over both, written as a JsonFile is: a kill leaves the old file or the new one, and a damaged one is moved
 * aside, of which `onDamage` is told. One object per path: its reads and writes follow one another.
 */
export class CheckedBytes<Head extends z.ZodType> {
  readonly path: string;
  readonly #head: Head;
  readonly #onDamage: (damage: Damage) => void;
  #last: Promise<unknown> = Promise.resolve();

  constructor(path: string, head: Head, onDamage: (damage: Damage) => void) {
    this.path = path;
    this.#head = head;
    this.#onDamage = onDamage;
  }

  /** null when there is none or it was damaged. Rejects when the disk does. */
  read(): Promise<{ head: z.output<Head>; bytes: Uint8Array<ArrayBuffer> } | null> {
    return this.#inTurn(async () => {
      let file: Uint8Array;
      try {
        file = await readFile(this.path);
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
      try {
        const { head, bytes } = valueIn(file);
        return { head: this.#head.parse(JSON.parse(head)), bytes };
      } catch {
        const keptAs = keptAside(this.path);
        await rename(this.path, keptAs);
        const reason = 'it is cut or was changed';
        this.#onDamage({ path: this.path, keptAs, reason });
        return null;
      }
    });
  }

  write(head: z.input<Head>, bytes: Uint8Array): Promise<void> {
    return this.#inTurn(() => writeDurably(this.path, withChecksum(JSON.stringify(head), bytes)));
  }

  remove(): Promise<void> {
    return this.#inTurn(() => rm(this.path, { force: true }));
  }

  #inTurn<R>(work: () => Promise<R>): Promise<R> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => {});
    return done;
  }
}
