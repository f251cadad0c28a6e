import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { CouldNotFetch, UnusableAnswer, type Dataset } from '../data-access.ts';
import { digest, withoutSecrets } from './address.ts';
import { readChecked, writeChecked } from './checked-file.ts';
import type { Fetcher } from './fetcher.ts';

export const blockBytes = 1024 * 1024;
/** Missing blocks that follow one another are asked for together, up to so many. */
const mostBlocksAtOnce = 8;
/** A source that ignores byte ranges is read whole up to this size. */
const largestWholeFileBytes = 64 * 1024 * 1024;
const dayMilliseconds = 86_400_000;

/** The source changed while it was being read; what was read before and after must not be mixed. */
export class SourceChanged extends Error {}

interface Meta { url: string; etag: string | null; size: number; fetchedAt: number }

/** One remote file, read in 1 MiB blocks that are kept on disk, each with its checksum. */
export class CachedFile {
  readonly #folder: string;
  readonly #fetcher: Fetcher;
  readonly #dataset: Dataset;
  readonly #url: string;
  readonly #now: () => number;
  readonly #grown: (bytes: number) => void;
  readonly #inFlight = new Map<number, Promise<Uint8Array>>();
  #meta: Meta | null = null;
  #opened: Promise<void> | null = null;
  via: 'network' | 'cache' = 'cache';

  constructor(folder: string, fetcher: Fetcher, dataset: Dataset, url: string, now: () => number, grown: (bytes: number) => void) {
    this.#folder = join(folder, digest(withoutSecrets(url)));
    this.#fetcher = fetcher;
    this.#dataset = dataset;
    this.#url = url;
    this.#now = now;
    this.#grown = grown;
  }

  get fetchedAt(): number { return this.#meta?.fetchedAt ?? this.#now(); }

  /** Bytes of the file; fewer at its end. Rejects with SourceChanged when the file is no longer the one that was begun. */
  async read(offset: number, length: number, signal?: AbortSignal): Promise<Uint8Array> {
    this.#opened ??= this.#open(signal).catch((error: unknown) => { this.#opened = null; throw error; });
    await this.#opened;
    const end = Math.min(offset + length, this.#meta!.size);
    if (end <= offset) return new Uint8Array(0);
    const first = Math.floor(offset / blockBytes);
    const last = Math.floor((end - 1) / blockBytes);
    const blocks = await this.#blocks(first, last, signal);
    const bytes = new Uint8Array(end - offset);
    blocks.forEach((block, index) => {
      const start = (first + index) * blockBytes;
      const from = Math.max(offset, start);
      const to = Math.min(end, start + block.length);
      if (to > from) bytes.set(block.subarray(from - start, to - start), from - offset);
    });
    return bytes;
  }

  async forget(): Promise<void> {
    this.#meta = null;
    this.#opened = null;
    this.#inFlight.clear();
    await rm(this.#folder, { recursive: true, force: true });
  }

  /** What is known of the file: from the disk while it is fresh, else by asking for its first block. */
  async #open(signal?: AbortSignal): Promise<void> {
    const kept = await readChecked(join(this.#folder, 'meta'));
    const meta = kept ? JSON.parse(new TextDecoder().decode(kept)) as Meta : null;
    const age = meta ? this.#now() - meta.fetchedAt : 0;
    // A time in the future means that the clock went back; then nothing is known of the age.
    if (meta && age >= 0 && age < (this.#dataset.freshDays ?? 90) * dayMilliseconds) {
      this.#meta = meta;
      void utimes(this.#folder, new Date(), new Date()).catch(() => {});
      return;
    }
    try {
      const { bytes, etag, size } = await this.#fetch(0, 1, null, signal);
      if (meta && (meta.etag !== etag || meta.size !== size)) await rm(this.#folder, { recursive: true, force: true });
      await this.#keep({ url: withoutSecrets(this.#url), etag, size, fetchedAt: this.#now() });
      await this.#store(0, bytes);
    } catch (error) {
      // Old blocks are better than none where the network is away.
      if (meta && (error as Error).name === 'NeedsNetwork') { this.#meta = meta; return; }
      throw error;
    }
  }

  async #keep(meta: Meta): Promise<void> {
    this.#meta = meta;
    await writeChecked(join(this.#folder, 'meta'), new TextEncoder().encode(JSON.stringify(meta)));
  }

  async #store(number: number, bytes: Uint8Array): Promise<void> {
    await writeChecked(join(this.#folder, String(number)), bytes);
    this.#grown(bytes.length);
  }

  #lengthOf(number: number): number { return Math.min(blockBytes, this.#meta!.size - number * blockBytes); }

  async #blocks(first: number, last: number, signal?: AbortSignal): Promise<Uint8Array[]> {
    const found: (Uint8Array | Promise<Uint8Array> | null)[] = [];
    for (let number = first; number <= last; number += 1) {
      const flying = this.#inFlight.get(number);
      if (flying) { found.push(flying); continue; }
      const kept = await readChecked(join(this.#folder, String(number)));
      found.push(kept && kept.length === this.#lengthOf(number) ? kept : null);
    }
    for (let index = 0; index < found.length; index += 1) {
      if (found[index] !== null) continue;
      let count = 1;
      while (count < mostBlocksAtOnce && index + count < found.length && found[index + count] === null) count += 1;
      const start = first + index;
      const joined = this.#fetch(start, count, this.#meta!.etag, signal).then(async ({ bytes, etag, size }) => {
        if (etag !== this.#meta!.etag || size !== this.#meta!.size) throw new SourceChanged('The source changed while it was read');
        return bytes;
      });
      for (let number = start; number < start + count; number += 1) {
        const block = joined.then(async (bytes) => {
          const own = bytes.slice((number - start) * blockBytes, (number - start + 1) * blockBytes);
          await this.#store(number, own);
          return own;
        }).finally(() => this.#inFlight.delete(number));
        block.catch(() => {});
        this.#inFlight.set(number, block);
        found[number - first] = block;
      }
    }
    return Promise.all(found as (Uint8Array | Promise<Uint8Array>)[]);
  }

  /** Blocks from the source, checked against what it says of itself. */
  #fetch(start: number, count: number, etag: string | null, signal?: AbortSignal): Promise<{ bytes: Uint8Array; etag: string | null; size: number }> {
    const from = start * blockBytes;
    const to = (start + count) * blockBytes - 1;
    this.via = 'network';
    return this.#fetcher.run({
      dataset: this.#dataset, url: this.#url, signal,
      headers: { range: `bytes=${from}-${to}`, 'accept-encoding': 'identity', ...(etag && !etag.startsWith('W/') ? { 'if-match': etag } : {}) },
      accept: async (answer) => {
        if (answer.status === 412) throw new SourceChanged('The source changed while it was read');
        const type = answer.header('content-type') ?? '';
        if (/^text\/html/i.test(type)) throw new UnusableAnswer('a web page came instead of a picture');
        const itsEtag = answer.header('etag');
        if (answer.status === 206) {
          const [, first, last, size] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(answer.header('content-range') ?? '')?.map(Number) ?? [];
          if (first !== from || last === undefined || size === undefined || last !== Math.min(to, size - 1)) throw new UnusableAnswer('the source answered with other bytes than asked for');
          const bytes = await answer.bytes(last - first + 1);
          if (bytes.length !== last - first + 1) throw new UnusableAnswer('the answer was cut');
          if (start === 0) refuseOther(bytes);
          return { bytes, etag: itsEtag, size };
        }
        if (answer.status !== 200) throw new CouldNotFetch(`${this.#dataset.title}: the source answers a part of a file with ${answer.status}`);
        // The source ignores byte ranges.
        const announced = Number(answer.header('content-length') ?? 0);
        if (announced > largestWholeFileBytes) throw new CouldNotFetch(`${this.#dataset.title}: the source sends only whole files (${Math.round(announced / 1e6)} MB)`);
        const whole = await answer.bytes(largestWholeFileBytes);
        refuseOther(whole);
        return { bytes: whole.subarray(from, Math.min(whole.length, to + 1)), etag: itsEtag, size: whole.length };
      },
    });
  }
}

/** The first bytes of a TIFF or BigTIFF in either byte order; anything else (a login page, a notice) is refused before it is kept. */
function refuseOther(bytes: Uint8Array): void {
  const start = String.fromCharCode(...bytes.subarray(0, 2));
  const version = start === 'II' ? bytes[2]! : bytes[3]!;
  if ((start !== 'II' && start !== 'MM') || (version !== 42 && version !== 43)) throw new UnusableAnswer('what came is no TIFF');
}

/** Removes the files that were used longest ago until the folder is below its bound. */
export async function shrink(folder: string, largestBytes: number): Promise<number> {
  const files = await Promise.all((await readdir(folder).catch(() => [])).map(async (name) => {
    const path = join(folder, name);
    const at = await stat(path).catch(() => null);
    if (!at) return { path, bytes: 0, used: 0 };
    const inside = at.isDirectory() ? await readdir(path).catch(() => []) : [];
    const sizes = await Promise.all(inside.map((one) => stat(join(path, one)).then(({ size }) => size, () => 0)));
    return { path, bytes: at.isDirectory() ? sizes.reduce((sum, size) => sum + size, 0) : at.size, used: at.mtimeMs };
  }));
  let total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  for (const { path, bytes } of files.sort((a, b) => a.used - b.used)) {
    if (total <= largestBytes) break;
    await rm(path, { recursive: true, force: true });
    total -= bytes;
  }
  return total;
}
