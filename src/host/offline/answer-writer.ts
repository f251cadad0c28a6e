import { closeSync, mkdirSync, openSync, readSync, renameSync, rmSync, utimesSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { partOf } from '#disk/replaced-file.ts';
import { confirmedTime, headBytes, timeOffset } from './answer-file.ts';

/**
 * What may wait is written together when nothing more came for this time: as long as answers come, somebody waits for them, and files would take a tenth to a third of the processor time of a thousand. A kill takes
 * no more than the answers of `maxMilliseconds`, which are asked for again.
 */
const quietMilliseconds = 250;
const maxMilliseconds = 3000;
/** Nobody else's turn waits longer for files. */
const turnMilliseconds = 8;
/** More than this is not held in memory. */
const maxWaitingBytes = 8 * 1024 * 1024;

/** What is still to be done to the file of an answer. */
interface Waiting {
  content: Uint8Array | null;
  /** when the service said that it is still true, ISO 8601 */
  confirmedAt: string | null;
  /** its last use, written where nothing else is */
  usedAt: Date;
}

function writeWhole(path: string, content: Uint8Array): void {
  const part = partOf(path);
  const file = openSync(part, 'wx', 0o600);
  try {
    try {
      for (let at = 0; at < content.length;) at += writeSync(file, content, at);
    } finally {
      closeSync(file);
    }
    renameSync(part, path);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}

function writeTime(path: string, at: string): void {
  const file = openSync(path, 'r+');
  try {
    const head = Buffer.alloc(headBytes);
    readSync(file, head, 0, headBytes, 0);
    const time = confirmedTime(head, at);
    writeSync(file, time, 0, time.length, timeOffset);
  } finally {
    closeSync(file);
  }
}

/**
 * Writes the files of answers: those of a thousand calls together, a few milliseconds a turn, and one that must not wait at once (`settle`). Each file by itself stays what it was or
 * becomes what it is to be. Short calls that wait for the disk cost less than handing each of five steps to another thread and back.
 */
export class AnswerWriter {
  readonly #folder: string;
  readonly #onFault: (path: string, error: unknown) => void;
  readonly #waiting = new Map<string, Waiting>();
  readonly #made = new Set<string>();
  #bytes = 0;
  #timer: NodeJS.Timeout | null = null;
  /** by `performance.now()`, of what waits */
  #firstAt = 0;
  #lastAt = 0;

  constructor(folder: string, onFault: (path: string, error: unknown) => void) {
    this.#folder = folder;
    this.#onFault = onFault;
  }

  put(path: string, content: Uint8Array): void {
    this.drop(path);
    this.#bytes += content.length;
    this.#waiting.set(path, { content, confirmedAt: null, usedAt: new Date() });
    if (this.#bytes > maxWaitingBytes) this.settle();
    else this.#begin();
  }

  confirm(path: string, at: string): void {
    const before = this.#waiting.get(path);
    this.#waiting.set(path, { content: before?.content ?? null, confirmedAt: at, usedAt: new Date() });
    this.#begin();
  }

  touch(path: string): void {
    const before = this.#waiting.get(path);
    this.#waiting.set(path, { content: before?.content ?? null, confirmedAt: before?.confirmedAt ?? null, usedAt: new Date() });
    this.#begin();
  }

  /** What waits for this file is not done. */
  drop(path: string): void {
    this.#bytes -= this.#waiting.get(path)?.content?.length ?? 0;
    this.#waiting.delete(path);
  }

  /** The same for all files below a folder, which is being removed. */
  dropUnder(start: string): void {
    for (const path of this.#waiting.keys()) if (path.startsWith(start)) this.drop(path);
    this.#made.clear();
  }

  /** Does at once what waits for this file, or for all. */
  settle(path?: string): void {
    if (path !== undefined) return this.#do(path);
    for (const one of this.#waiting.keys()) this.#do(one);
    this.#end();
  }

  #begin(): void {
    this.#lastAt = performance.now();
    if (this.#timer !== null) return;
    this.#firstAt = this.#lastAt;
    this.#timer = setTimeout(() => this.#gathered(), quietMilliseconds);
  }

  #gathered(): void {
    const now = performance.now();
    const wait = Math.min(this.#lastAt + quietMilliseconds, this.#firstAt + maxMilliseconds) - now;
    if (wait > 0) this.#timer = setTimeout(() => this.#gathered(), wait);
    else this.#turn();
  }

  #turn(): void {
    const end = performance.now() + turnMilliseconds;
    for (const path of this.#waiting.keys()) {
      if (performance.now() >= end) {
        this.#timer = setTimeout(() => this.#turn(), 0);
        return;
      }
      this.#do(path);
    }
    this.#end();
  }

  #end(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #do(path: string): void {
    const waiting = this.#waiting.get(path);
    if (!waiting) return;
    this.drop(path);
    const { content, confirmedAt, usedAt } = waiting;
    const full = join(this.#folder, path);
    try {
      if (content !== null) this.#write(full, content);
      if (confirmedAt !== null) writeTime(full, confirmedAt);
      else if (content === null) utimesSync(full, usedAt, usedAt);
    } catch (error) {
      // What could not be confirmed or marked as used keeps its older time.
      if (content !== null) this.#onFault(path, error);
    }
  }

  #write(full: string, content: Uint8Array): void {
    const folder = dirname(full);
    const isNew = !this.#made.has(folder);
    if (isNew) mkdirSync(folder, { recursive: true, mode: 0o700 });
    this.#made.add(folder);
    try {
      writeWhole(full, content);
    } catch (error) {
      if (isNew || (error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      // Another Hectare on this profile cleared the folder.
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      writeWhole(full, content);
    }
  }
}
