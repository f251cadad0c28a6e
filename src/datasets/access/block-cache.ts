import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { dayMilliseconds } from '#domain/time.ts';
import { NeedsNetwork, NothingThere, UnusableAnswer, type Dataset } from '../data-access.ts';
import { digest, withoutSecrets } from './address.ts';
import { readChecked, writeChecked } from './checked-file.ts';
import type { Fetcher } from './fetcher.ts';
import { Recent } from './recent.ts';
import { fetchedOnce, type SharedAnswers } from './shared-answers.ts';
import { SharedWork, SharedWorks } from './shared-work.ts';
import { PhrasedError } from '#sentences/phrases/index.ts';
import { faultOf } from '../fault-of.ts';
import { sentence } from '../phrases/sentence.ts';

const blockBytes = 1024 * 1024;
/** Consecutive missing blocks are requested together, up to this many. */
const maxBlocksAtOnce = 8;
/** A source that ignores byte ranges is downloaded whole up to this size. */
const maxWholeFileBytes = 64 * 1024 * 1024;
const maxMemoryBytes = 48 * 1024 * 1024;
/** Days after which a "not found" is requested again: it may have been a proxy's mistake. */
export const absentFreshDays = 7;

/** The source changed during reading; old and new bytes must not be mixed. */
export class SourceChanged extends PhrasedError {}

/** What is known about a file; `version` is the source's ETag or, without one, its date. `absent`: the source says that the file does not exist. */
interface Meta {
  url: string;
  version: string | null;
  size: number;
  fetchedAt: number;
  absent: boolean;
}

interface Fetched {
  bytes: Uint8Array;
  version: string | null;
  size: number;
  whole: boolean;
}

export interface BlockCacheOptions {
  folder: string;
  fetcher: Fetcher;
  /** what others keep too; null: nobody shares with this one */
  shared: SharedAnswers | null;
  now: () => number;
  /** called with the number of bytes added to the folder */
  grown: (bytes: number) => void;
  log: (text: string) => void;
}

/** Remote files, read in blocks of 1 MiB that are cached on disk, each with its checksum. */
export class BlockCache {
  readonly options: BlockCacheOptions;
  /** Blocks in memory: a file of one-row strips asks for the same block hundreds of times. */
  readonly memory = new Recent<Uint8Array>(maxMemoryBytes);
  readonly #files = new Map<string, CachedFile>();

  constructor(options: BlockCacheOptions) {
    this.options = options;
  }

  file(dataset: Dataset, url: string): CachedFile {
    let file = this.#files.get(url);
    if (!file) {
      file = new CachedFile(this, dataset, url);
      this.#files.set(url, file);
    }
    return file;
  }
}

/** One remote file. */
export class CachedFile {
  readonly #cache: BlockCache;
  readonly #dataset: Dataset;
  readonly #url: string;
  readonly #folder: string;
  /** what is shared of it begins so */
  readonly #sharedName: string;
  readonly #opening = new SharedWorks<Meta>();
  #flights = new Map<number, SharedWork<Map<number, Uint8Array>>>();
  #meta: Meta | null = null;
  #openedAt = 0;
  #absentAt: number | null = null;
  /** incremented each time the file's cache is dropped */
  generation = 0;
  via: 'network' | 'cache' = 'cache';

  constructor(cache: BlockCache, dataset: Dataset, url: string) {
    this.#cache = cache;
    this.#dataset = dataset;
    this.#url = url;
    const name = digest(withoutSecrets(url));
    this.#folder = join(cache.options.folder, name);
    this.#sharedName = `blocks/${name}/`;
  }

  get fetchedAt(): number {
    return this.#meta?.fetchedAt ?? this.#absentAt ?? this.#cache.options.now();
  }

  /** Bytes of the file; fewer at its end. Rejects with SourceChanged when the file changed since reading began, with NothingThere when it does not exist. */
  async read(offset: number, length: number, signal?: AbortSignal): Promise<Uint8Array> {
    const meta = await this.#opened(signal);
    const end = Math.min(offset + length, meta.size);
    if (end <= offset) return new Uint8Array(0);
    const first = Math.floor(offset / blockBytes);
    const blocks = await this.#blocks(meta, first, Math.floor((end - 1) / blockBytes), signal);
    const bytes = new Uint8Array(end - offset);
    blocks.forEach((block, index) => {
      const start = (first + index) * blockBytes;
      const from = Math.max(offset, start);
      const to = Math.min(end, start + block.length);
      if (to > from) bytes.set(block.subarray(from - start, to - start), from - offset);
    });
    return bytes;
  }

  /** Drops everything read so far, unless that already happened since `generation` was taken. */
  async forget(generation: number): Promise<void> {
    if (generation !== this.generation) return;
    this.generation += 1;
    if (this.#meta)
      for (let number = 0; number * blockBytes < this.#meta.size; number += 1) this.#cache.memory.delete(this.#nameOf(this.#meta, number));
    this.#meta = null;
    this.#flights = new Map();
    await rm(this.#folder, { recursive: true, force: true });
    await this.#cache.options.shared?.forget(this.#sharedName);
  }

  #opened(signal?: AbortSignal): Meta | Promise<Meta> {
    const age = this.#cache.options.now() - this.#openedAt;
    // Checked again after a day, so that a service that runs for months does not keep what was fresh when it started.
    if (this.#meta && age >= 0 && age < dayMilliseconds) return this.#meta;
    return this.#opening.join(
      `${this.generation}`,
      async (stop) => {
        const generation = this.generation;
        const meta = await this.#open(stop);
        this.#absentAt = meta.absent ? meta.fetchedAt : null;
        if (meta.absent) throw new NothingThere(sentence('datasets.nothing-there', { source: this.#dataset.title }));
        if (generation === this.generation) {
          this.#meta = meta;
          this.#openedAt = this.#cache.options.now();
        }
        return meta;
      },
      signal,
    );
  }

  /** Whether what was known then is still asked about no more. A time in the future means that the clock was set back; then the age is unknown. */
  #isFresh({ fetchedAt, absent }: Meta): boolean {
    const age = this.#cache.options.now() - fetchedAt;
    const freshDays = Math.min(this.#dataset.freshDays ?? 90, absent ? absentFreshDays : Number.POSITIVE_INFINITY);
    return age >= 0 && age < freshDays * dayMilliseconds;
  }

  /** What is known about the file: from disk while it is fresh, else from what others keep, else by requesting its first block. */
  async #open(signal: AbortSignal): Promise<Meta> {
    const { shared } = this.#cache.options;
    const kept = parseMeta(await readChecked(join(this.#folder, 'meta')));
    if (kept && this.#isFresh(kept)) return kept;
    const fetch = () => this.#askSource(kept, signal);
    if (!shared) return fetch();
    const known = async () => {
      const theirs = parseMeta((await this.#sharedBytes(shared, ['meta'])).get('meta') ?? null);
      if (!theirs || !this.#isFresh(theirs)) return null;
      if (kept && theirs.version === null) await rm(this.#folder, { recursive: true, force: true });
      await this.#keepHere('meta', metaBytes(theirs));
      return theirs;
    };
    return fetchedOnce(shared, `${this.#sharedName}meta`, { known, fetch }, signal);
  }

  async #askSource(kept: Meta | null, signal: AbortSignal): Promise<Meta> {
    const about = { url: withoutSecrets(this.#url), fetchedAt: this.#cache.options.now() };
    try {
      const { bytes, version, size, whole } = await this.#fetch(0, 1, null, signal);
      // Without an ETag or date nobody can tell whether older blocks belong to the same file.
      if (version === null) await this.#dropOlder(kept);
      const meta: Meta = { ...about, version, size, absent: false };
      await this.#keepAll(meta, 0, whole ? bytes : bytes.subarray(0, blockBytes));
      await this.#keep('meta', metaBytes(meta));
      return meta;
    } catch (error) {
      if (error instanceof NothingThere) {
        const meta: Meta = { ...about, version: null, size: 0, absent: true };
        await this.#keep('meta', metaBytes(meta));
        return meta;
      }
      // Stale blocks are better than none without a network.
      if (kept && error instanceof NeedsNetwork) return kept;
      throw error;
    }
  }

  async #dropOlder(kept: Meta | null): Promise<void> {
    if (kept) await rm(this.#folder, { recursive: true, force: true });
    await this.#cache.options.shared?.forget(this.#sharedName);
  }

  /** What others keep of the file, by the names of its pieces. */
  async #sharedBytes(shared: SharedAnswers, names: string[]): Promise<Map<string, Uint8Array>> {
    const found = await shared.read(names.map((name) => this.#sharedName + name));
    return new Map(Array.from(found, ([name, bytes]) => [name.slice(this.#sharedName.length), bytes]));
  }

  async #keep(name: string, bytes: Uint8Array): Promise<void> {
    await this.#cache.options.shared?.keep(this.#sharedName + name, bytes);
    await this.#keepHere(name, bytes);
  }

  /** An answer that cannot be stored (full disk) is still an answer. */
  async #keepHere(name: string, bytes: Uint8Array): Promise<void> {
    try {
      await writeChecked(join(this.#folder, name), bytes);
      this.#cache.options.grown(bytes.length);
    } catch (error) {
      this.#cache.options.log(`A block could not be kept: ${(error as Error).message}`);
    }
  }

  /** Stores bytes that start at a block border as blocks. */
  async #keepAll(meta: Meta, first: number, bytes: Uint8Array): Promise<Map<number, Uint8Array>> {
    const blocks = new Map<number, Uint8Array>();
    for (let index = 0; index * blockBytes < bytes.length; index += 1) {
      const own = bytes.slice(index * blockBytes, (index + 1) * blockBytes);
      blocks.set(first + index, own);
      this.#cache.memory.set(this.#nameOf(meta, first + index), own, own.length);
      await this.#keep(fileOf(meta, first + index), own);
    }
    return blocks;
  }

  #nameOf(meta: Meta, number: number): string {
    return `${this.#folder}/${fileOf(meta, number)}`;
  }

  async #blocks(meta: Meta, first: number, last: number, signal?: AbortSignal): Promise<Uint8Array[]> {
    const found = new Map<number, Uint8Array>();
    const flights = new Set<SharedWork<Map<number, Uint8Array>>>();
    const missing: number[] = [];
    // Synchronous, so that no two readers request the same block.
    for (let number = first; number <= last; number += 1) {
      const held = this.#cache.memory.get(this.#nameOf(meta, number));
      const flying = this.#flights.get(number);
      if (held) found.set(number, held);
      else if (flying && !flying.stopped) flights.add(flying);
      else missing.push(number);
    }
    if (missing.length > 0) {
      const own = this.#flights;
      const flight: SharedWork<Map<number, Uint8Array>> = new SharedWork((stop) =>
        this.#fromDiskOrSource(meta, missing, stop).finally(() => {
          for (const number of missing) if (own.get(number) === flight) own.delete(number);
        }),
      );
      for (const number of missing) own.set(number, flight);
      flights.add(flight);
    }
    for (const blocks of await Promise.all(Array.from(flights, (flight) => flight.join(signal))))
      for (const [number, block] of blocks) found.set(number, block);
    return Array.from({ length: last - first + 1 }, (_, index) => found.get(first + index)!);
  }

  async #fromDiskOrSource(meta: Meta, numbers: number[], signal: AbortSignal): Promise<Map<number, Uint8Array>> {
    const found = new Map<number, Uint8Array>();
    for (const number of numbers) {
      const kept = await readChecked(join(this.#folder, fileOf(meta, number)));
      if (kept?.length !== Math.min(blockBytes, meta.size - number * blockBytes)) continue;
      found.set(number, kept);
      this.#cache.memory.set(this.#nameOf(meta, number), kept, kept.length);
    }
    const missing = numbers.filter((wanted) => !found.has(wanted));
    const { shared } = this.#cache.options;
    const rest = shared ? this.#fromOthersOrSource(shared, meta, missing, signal) : this.#fromSource(meta, missing, signal);
    for (const [number, block] of await rest) found.set(number, block);
    return found;
  }

  /** What others keep; of what nobody has, this one fetches what no other is just fetching, and waits for that. */
  async #fromOthersOrSource(shared: SharedAnswers, meta: Meta, numbers: number[], signal: AbortSignal): Promise<Map<number, Uint8Array>> {
    const found = new Map<number, Uint8Array>();
    const missing = () => numbers.filter((number) => !found.has(number));
    const look = async (wanted: number[]) => {
      const theirs = await this.#sharedBytes(
        shared,
        wanted.map((number) => fileOf(meta, number)),
      );
      for (const number of wanted) {
        const block = theirs.get(fileOf(meta, number));
        if (block?.length !== Math.min(blockBytes, meta.size - number * blockBytes)) continue;
        found.set(number, block);
        this.#cache.memory.set(this.#nameOf(meta, number), block, block.length);
        await this.#keepHere(fileOf(meta, number), block);
      }
    };
    const nameOf = (number: number) => this.#sharedName + fileOf(meta, number);
    await look(numbers);
    while (missing().length > 0) {
      const claim = await shared.claim(missing().map(nameOf), signal);
      try {
        const mine = missing().filter((number) => claim.names.has(nameOf(number)));
        // What another kept since the last look, or has just released.
        await look(missing());
        const left = mine.filter((number) => !found.has(number));
        for (const [number, block] of await this.#fromSource(meta, left, signal)) found.set(number, block);
      } finally {
        await claim.release();
      }
    }
    return found;
  }

  async #fromSource(meta: Meta, numbers: number[], signal: AbortSignal): Promise<Map<number, Uint8Array>> {
    const found = new Map<number, Uint8Array>();
    const runs: { start: number; count: number }[] = [];
    for (const number of numbers) {
      const run = runs.at(-1);
      if (run && run.start + run.count === number && run.count < maxBlocksAtOnce) run.count += 1;
      else runs.push({ start: number, count: 1 });
    }
    await Promise.all(
      runs.map(async ({ start, count }) => {
        // An answer with the whole file may already have delivered this stretch.
        const { bytes, version, size, whole } = await this.#fetch(start, count, meta.version, signal);
        if (version !== meta.version || size !== meta.size) throw new SourceChanged(sentence('datasets.source-changed'));
        for (const [number, block] of await this.#keepAll(meta, whole ? 0 : start, bytes))
          if (number >= start && number < start + count) found.set(number, block);
      }),
    );
    return found;
  }

  /** Blocks from the source, checked against its headers; `whole`: the source ignores ranges and the bytes are the whole file. */
  #fetch(start: number, count: number, version: string | null, signal: AbortSignal): Promise<Fetched> {
    const from = start * blockBytes;
    const to = (start + count) * blockBytes - 1;
    this.via = 'network';
    return this.#cache.options.fetcher.run({
      dataset: this.#dataset,
      url: this.#url,
      signal,
      headers: {
        range: `bytes=${from}-${to}`,
        'accept-encoding': 'identity',
        ...(version?.startsWith('"') ? { 'if-match': version } : {}),
      },
      accept: async (answer) => {
        if (answer.status === 412 || (answer.status === 416 && start > 0)) throw new SourceChanged(sentence('datasets.source-changed'));
        if (/^text\/html/i.test(answer.header('content-type') ?? '')) throw new UnusableAnswer(sentence('datasets.web-page'));
        const itsVersion = answer.header('etag') ?? answer.header('last-modified');
        if (answer.status === 206) {
          const [, first, last, size] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(answer.header('content-range') ?? '')?.map(Number) ?? [];
          if (first !== from || last === undefined || size === undefined || last !== Math.min(to, size - 1))
            throw new UnusableAnswer(sentence('datasets.other-bytes'));
          const bytes = await answer.bytes(last - first + 1);
          if (bytes.length !== last - first + 1) throw new UnusableAnswer(sentence('datasets.cut'));
          if (start === 0) refuseOther(bytes);
          return { bytes, version: itsVersion, size, whole: false };
        }
        if (answer.status !== 200) throw new UnusableAnswer(sentence('datasets.part-status', { status: answer.status }));
        const announced = Number(answer.header('content-length') ?? 0);
        if (announced > maxWholeFileBytes)
          throw faultOf(this.#dataset, sentence('datasets.whole-files-only', { megabytes: Math.round(announced / 1e6) }));
        const whole = await answer.bytes(maxWholeFileBytes);
        refuseOther(whole);
        return { bytes: whole, version: itsVersion, size: whole.length, whole: true };
      },
    });
  }
}

/** A block's file name contains its version, so that blocks of two versions are never mixed. */
const fileOf = (meta: Meta, number: number): string => `${digest(`${meta.version} ${meta.size}`).slice(0, 12)}-${number}`;

const metaBytes = (meta: Meta): Uint8Array => new TextEncoder().encode(JSON.stringify(meta));

function parseMeta(bytes: Uint8Array | null): Meta | null {
  if (!bytes) return null;
  try {
    const { url, version, size, fetchedAt, absent } = JSON.parse(new TextDecoder().decode(bytes)) as Meta;
    return Number.isSafeInteger(size) && typeof fetchedAt === 'number' && (version === null || typeof version === 'string')
      ? { url, version, size, fetchedAt, absent: absent === true }
      : null;
  } catch {
    return null;
  }
}

/** The first bytes of a TIFF or BigTIFF in either byte order; anything else (a login page, a notice) is refused before it is stored. */
function refuseOther(bytes: Uint8Array): void {
  const start = String.fromCharCode(...bytes.subarray(0, 2));
  const version = start === 'II' ? bytes[2]! : bytes[3]!;
  if ((start !== 'II' && start !== 'MM') || (version !== 42 && version !== 43)) throw new UnusableAnswer(sentence('datasets.no-tiff'));
}
