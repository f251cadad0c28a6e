import { closeSync, mkdtempSync, openSync, readSync, rmSync, unlinkSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { CommandFault } from './usage.ts';

const bufferBytes = 1 << 20;

/** Bytes that do not fit into memory, in a file of the temporary folder that nobody else sees and that is gone with the process. */
export class Spill {
  readonly #folder: string;
  readonly #file: number;
  #waiting = Buffer.alloc(bufferBytes);
  #waitingLength = 0;
  #written = 0;

  constructor() {
    this.#folder = tmpdir();
    const folder = this.#tried(() => mkdtempSync(join(this.#folder, 'hectare-')));
    const path = join(folder, 'spill');
    this.#file = this.#tried(() => openSync(path, 'wx+', 0o600));
    const remove = () => rmSync(folder, { recursive: true, force: true });
    // Where an open file may be without a name, no ending of the process leaves it behind.
    if (process.platform === 'win32') process.once('exit', () => (this.close(), remove()));
    else {
      unlinkSync(path);
      remove();
    }
  }

  get length(): number {
    return this.#written + this.#waitingLength;
  }

  add(bytes: Uint8Array): void {
    if (this.#waitingLength + bytes.length > bufferBytes) this.#flush();
    if (bytes.length > bufferBytes) {
      this.#write(bytes);
      return;
    }
    this.#waiting.set(bytes, this.#waitingLength);
    this.#waitingLength += bytes.length;
  }

  /** A text of a line, and a line break. */
  addLine(line: string): void {
    // Without a buffer of its own for each of millions of lines.
    if (line.length * 3 + 1 > bufferBytes) {
      this.add(Buffer.from(`${line}\n`));
      return;
    }
    if (this.#waitingLength + line.length * 3 + 1 > bufferBytes) this.#flush();
    this.#waitingLength += this.#waiting.write(line, this.#waitingLength);
    this.#waiting[this.#waitingLength] = 10;
    this.#waitingLength += 1;
  }

  read(offset: number, length: number): Buffer {
    const bytes = Buffer.allocUnsafe(length);
    this.readInto(bytes, offset);
    return bytes;
  }

  /** Fills bytes that somebody has; thousands of buffers of their own would wait for a collection. */
  readInto(bytes: Uint8Array, offset: number): void {
    const { length } = bytes;
    if (offset + length > this.#written) this.#flush();
    for (let at = 0; at < length;) {
      const count = this.#tried(() => readSync(this.#file, bytes, at, length - at, offset + at));
      if (count === 0) throw new RangeError('spill-too-short');
      at += count;
    }
  }

  /** Texts that were added with a line break behind each, from a place to another, read `pieceBytes` at a time. */
  *lines(from = 0, to = this.length, pieceBytes = bufferBytes / 16): Generator<string> {
    let rest = Buffer.alloc(0);
    for (let at = from; at < to;) {
      const length = Math.min(pieceBytes, to - at);
      const bytes = Buffer.concat([rest, this.read(at, length)]);
      at += length;
      let begin = 0;
      for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, begin)) {
        yield bytes.toString('utf8', begin, end);
        begin = end + 1;
      }
      rest = bytes.subarray(begin);
    }
  }

  close(): void {
    closeSync(this.#file);
  }

  #flush(): void {
    this.#write(this.#waiting.subarray(0, this.#waitingLength));
    this.#waitingLength = 0;
  }
  #write(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length;) {
      const length = this.#tried(() => writeSync(this.#file, bytes, at, bytes.length - at, this.#written));
      at += length;
      this.#written += length;
    }
  }
  #tried<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      throw new CommandFault(
        `${this.#folder}: what does not fit into memory cannot be kept here (${code}).${code === 'ENOSPC' ? ' The disk is full.' : ''} TMPDIR (on Windows TEMP) names another folder; it needs about as much room as the file has.`,
      );
    }
  }
}
