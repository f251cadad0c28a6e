import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { dayMilliseconds } from '#domain/time.ts';
import { openGeoTiff, type GeoTiffFile } from '#raster/geotiff-file.ts';
import {
  CouldNotFetch,
  NeedsDecision,
  NeedsNetwork,
  NothingThere,
  UnusableAnswer,
  type CellWindow,
  type DataAccess,
  type DataOrigin,
  type Dataset,
  type DataSettings,
  type DocumentRequest,
  type RasterFile,
  type RasterWindow,
} from '../data-access.ts';
import { DamagedPack, gridOf, type Pack } from '../packs/pack.ts';
import { canonicalAddress, digest, withoutSecrets } from './address.ts';
import { absentFreshDays, BlockCache, shrink, SourceChanged } from './block-cache.ts';
import { readChecked, writeChecked } from './checked-file.ts';
import { Fetcher } from './fetcher.ts';
import { SharedWorks } from './shared-work.ts';

export interface DataAccessOptions {
  /** folder of cached blocks and documents */
  cacheFolder: string;
  packs?: Pack[];
  /** replacement addresses by `dataset` (its first address) or `dataset.name` */
  baseUrls?: Record<string, string>;
  /** read at every use, so that a change takes effect at once */
  settings: DataSettings;
  userAgent: string;
  /** limit for blocks and documents together; default 2 GB */
  maxCacheBytes?: number;
  now?: () => number;
  wait?: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
  log?: (text: string) => void;
  stallMilliseconds?: number;
}

/** The cached answer for a document; `absent`: the source itself says that there is none. */
interface DocumentMeta {
  fetchedAt: number;
  etag: string | null;
  contentType: string;
  absent: boolean;
}

const maxDocumentBytes = 64 * 1024 * 1024;

interface KeptDocument {
  meta: DocumentMeta;
  bytes: Uint8Array;
}

/** Errors that a parser throws on purpose; any other error means that it could not read the bytes. */
const meant = [NothingThere, NeedsNetwork, NeedsDecision, CouldNotFetch, UnusableAnswer];
const parserOf =
  <T>({ parse }: DocumentRequest<T>) =>
  (bytes: Uint8Array, contentType: string): T => {
    try {
      return parse(bytes, contentType);
    } catch (error) {
      throw meant.some((kind) => error instanceof kind)
        ? error
        : new UnusableAnswer(`the answer cannot be read (${(error as Error).message.slice(0, 200)})`);
    }
  };
const undamaged = <T>(work: () => Promise<T>): Promise<T> =>
  work().catch((error: unknown) => {
    throw error instanceof DamagedPack ? new CouldNotFetch(error.message) : error;
  });

export const waitFor = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason as Error);
      return;
    }
    const stop = () => {
      clearTimeout(timer);
      reject(signal!.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', stop, { once: true });
  });

type Note = (origin: DataOrigin) => void;

/** The access to open data of one process: packs first, then the cache on disk, then the network. */
export function createDataAccess(options: DataAccessOptions): DataAccess & { close(): Promise<void> } {
  const {
    cacheFolder,
    packs = [],
    baseUrls = {},
    settings,
    userAgent,
    maxCacheBytes = 2e9,
    now = Date.now,
    wait = waitFor,
    log = () => {},
  } = options;
  const offline = () => settings.offline || process.env['FORCE_OFFLINE'] === '1';
  const fetcher = new Fetcher({
    userAgent,
    offline,
    wait,
    now,
    log,
    ...(options.stallMilliseconds === undefined ? {} : { stallMilliseconds: options.stallMilliseconds }),
  });
  const blockFolder = join(cacheFolder, 'blocks');
  const documentFolder = join(cacheFolder, 'documents');
  let grownBytes = maxCacheBytes;
  let shrinking = false;

  /** Checks the size of the cache now and then, not at every write. */
  const grown = (bytes: number) => {
    grownBytes += bytes;
    if (shrinking || grownBytes < maxCacheBytes / 10) return;
    shrinking = true;
    grownBytes = 0;
    void Promise.all([shrink(blockFolder, maxCacheBytes * 0.8), shrink(documentFolder, maxCacheBytes * 0.2)])
      .catch((error: unknown) => log(String(error)))
      .finally(() => {
        shrinking = false;
        grown(0);
      });
  };

  const blocks = new BlockCache({ folder: blockFolder, fetcher, now, grown, log });
  const documentsUnderWay = new SharedWorks<KeptDocument>();

  const baseUrl = (dataset: Dataset, name = Object.keys(dataset.baseUrls)[0]!): string => {
    const given = baseUrls[`${dataset.id}.${name}`] ?? (name === Object.keys(dataset.baseUrls)[0] ? baseUrls[dataset.id] : undefined);
    return (given ?? dataset.baseUrls[name]!).replace(/\/$/, '');
  };
  const originOfPack = (pack: Pack, dataset: Dataset, fetchedAt: string): DataOrigin => {
    const { attribution, version } = pack.attribution(dataset.id);
    return {
      dataset: pack.manifest.synthetic ? `SYNTHETIC ${dataset.id}` : dataset.id,
      version: version || dataset.version,
      fetchedAt,
      via: 'pack',
      attribution: attribution || dataset.attribution,
      synthetic: pack.manifest.synthetic,
    };
  };
  const originOf = (dataset: Dataset, fetchedAt: number, via: 'network' | 'cache'): DataOrigin => ({
    dataset: dataset.id,
    version: dataset.version,
    fetchedAt: new Date(fetchedAt).toISOString(),
    via,
    attribution: dataset.attribution,
    synthetic: false,
  });

  async function document<T>(request: DocumentRequest<T>, note: Note): Promise<T> {
    const { dataset, key, box, method = 'GET', body, headers = {}, permit, freshFor = Number.POSITIVE_INFINITY, signal } = request;
    signal?.throwIfAborted();
    const parse = parserOf(request);
    for (const pack of packs) {
      const found = await undamaged(() => pack.document(dataset.id, key, box));
      if (!found) continue;
      note(originOfPack(pack, dataset, found.entry.fetchedAt));
      if (found.entry.absent) throw new NothingThere(`${dataset.title} has nothing there`);
      try {
        return parse(found.bytes, found.entry.contentType);
      } catch (error) {
        throw error instanceof UnusableAnswer
          ? new CouldNotFetch(`${dataset.title}: ${key} in the data pack “${pack.manifest.title}” cannot be used: ${error.message}`)
          : error;
      }
    }
    const url = typeof request.url === 'string' ? request.url : await request.url();
    const text = body === undefined ? undefined : JSON.stringify(body);
    const name = digest(`${method} ${withoutSecrets(url)} ${text ?? ''}`);
    const path = join(documentFolder, name);
    let kept = await readDocument(path);
    let parsed: { value: T } | null = null;
    const answer = ({ meta, bytes }: KeptDocument, via: 'network' | 'cache') => {
      if (!meta.absent) {
        const value = parsed && via === 'network' ? parsed.value : parse(bytes, meta.contentType);
        note(originOf(dataset, meta.fetchedAt, via));
        return value;
      }
      note(originOf(dataset, meta.fetchedAt, via));
      throw new NothingThere(`${dataset.title} has nothing there`);
    };
    // A time in the future means that the clock was set back; then the age is unknown.
    const age = kept ? now() - kept.meta.fetchedAt : 0;
    const fresh = kept?.meta.absent ? Math.min(freshFor, absentFreshDays * dayMilliseconds) : freshFor;
    if (kept && ((age >= 0 && age < fresh) || offline())) {
      try {
        return answer(kept, 'cache');
      } catch (error) {
        // What an older version of the program could read and this one cannot is fetched again.
        if (!(error instanceof UnusableAnswer)) throw error;
        kept = null;
      }
    }
    permit?.();
    const keep = async (document: KeptDocument) => {
      const head = new TextEncoder().encode(`${JSON.stringify(document.meta)}\n`);
      const all = new Uint8Array(head.length + document.bytes.length);
      all.set(head);
      all.set(document.bytes, head.length);
      // An answer that cannot be stored (full disk) is still an answer.
      await writeChecked(path, all).then(
        () => grown(all.length),
        (error: unknown) => log(`An answer could not be kept: ${(error as Error).message}`),
      );
      return document;
    };
    const older = kept;
    const fetched = (abort: AbortSignal): Promise<KeptDocument> =>
      fetcher
        .run({
          dataset,
          url,
          method,
          signal: abort,
          headers: {
            ...headers,
            ...(text === undefined ? {} : { 'content-type': 'application/json' }),
            ...(older?.meta.etag ? { 'if-none-match': older.meta.etag } : {}),
          },
          ...(text === undefined ? {} : { body: text }),
          accept: async (reply) => {
            if (reply.status === 304 && older) return keep({ meta: { ...older.meta, fetchedAt: now() }, bytes: older.bytes });
            if (reply.status !== 200) throw new UnusableAnswer(`the source answers ${reply.status}`);
            const bytes = await reply.bytes(maxDocumentBytes);
            const meta: DocumentMeta = {
              fetchedAt: now(),
              etag: reply.header('etag'),
              contentType: reply.header('content-type') ?? '',
              absent: false,
            };
            // Parsed before it is stored: the cache never holds what cannot be read.
            parsed = { value: parse(bytes, meta.contentType) };
            return keep({ meta, bytes });
          },
        })
        .catch((error: unknown) => {
          if (!(error instanceof NothingThere)) throw error;
          return keep({ meta: { fetchedAt: now(), etag: null, contentType: '', absent: true }, bytes: new Uint8Array(0) });
        });
    try {
      return answer(await documentsUnderWay.join(name, fetched, signal), 'network');
    } catch (error) {
      // A stale answer is better than none without a network.
      if (error instanceof NeedsNetwork && older) return answer(older, 'cache');
      throw error;
    }
  }

  async function raster(dataset: Dataset, url: string, note: Note, signal?: AbortSignal): Promise<RasterFile> {
    signal?.throwIfAborted();
    const name = canonicalAddress(dataset, url, baseUrl);
    for (const pack of packs) {
      const gone = pack.absent(name);
      if (!gone) continue;
      note(originOfPack(pack, dataset, gone.fetchedAt));
      throw new NothingThere(`${dataset.title} has nothing there`);
    }
    let remote: Promise<GeoTiffFile> | null = null;
    const cached = blocks.file(dataset, url);
    let openedFor: AbortSignal | undefined;
    const opened = (abort?: AbortSignal): Promise<GeoTiffFile> => {
      if (remote) return remote;
      openedFor = abort;
      remote = openGeoTiff((offset, length, stop) => cached.read(offset, length, stop ?? abort), abort);
      return remote;
    };
    /** After a damaged block or a changed source everything of the file is dropped and read once more. The file is reopened after any fault. */
    const read = async <T>(work: (file: GeoTiffFile) => T | Promise<T>, abort?: AbortSignal, again = false): Promise<T> => {
      const { generation } = cached;
      const used = opened(abort);
      try {
        return await work(await used);
      } catch (error) {
        if (remote === used) remote = null;
        abort?.throwIfAborted();
        // Another reader of this file started to open it and gave up; this one has not.
        if (!again && error instanceof Error && openedFor?.aborted && error === openedFor.reason) return read(work, abort, true);
        if (error instanceof NothingThere) note(originOf(dataset, cached.fetchedAt, cached.via));
        if (!(error instanceof SourceChanged || error instanceof RangeError)) throw error;
        if (again)
          throw new CouldNotFetch(
            `${dataset.title}: ${error instanceof SourceChanged ? 'the source changes while it is read' : error.message}`,
          );
        await cached.forget(generation);
        return read(work, abort, true);
      }
    };
    const cuts = packs.flatMap((pack) => pack.cuts(name).map((entry) => ({ pack, entry })));
    const known = cuts[0]?.entry;
    const { levels, noData } = known
      ? { levels: known.levels, noData: known.noData === 'nan' ? Number.NaN : known.noData }
      : await read((file) => file, signal);
    return {
      url: name,
      noData,
      levels,
      async read(level, window, abort) {
        abort?.throwIfAborted();
        const full = levels[level];
        if (!full) throw new RangeError(`${name} has no level ${level}`);
        const inside = clipped(window, full);
        const grid = gridOf(full, window);
        // Float64 holds every nodata value; the file's own type is unknown when no cell of it is read.
        if (!inside) return { grid, noData, values: new Float64Array(window.width * window.height).fill(noData ?? 0) };
        for (const pack of packs) {
          const packed = await undamaged(() => pack.cells(name, level, inside));
          if (!packed) continue;
          note(originOfPack(pack, dataset, packed.fetchedAt));
          return { grid, noData, values: widened(packed.values, inside, window, noData) };
        }
        const cells = await read((file) => {
          const same = file.levels[level];
          // The pack that gave the grid may be of another version than the file.
          if (!same || same.width !== full.width || same.height !== full.height)
            throw new CouldNotFetch(
              `${dataset.title}: the source's file is not the one that the data pack was cut from. Make the pack again.`,
            );
          return file.read(level, inside, abort);
        }, abort);
        note(originOf(dataset, cached.fetchedAt, cached.via));
        return { grid, noData, values: widened(cells, inside, window, noData) };
      },
    };
  }

  const accessFor = (note: Note): DataAccess => ({
    settings,
    baseUrl,
    document: (request) => document(request, note),
    raster: (dataset, url, signal) => raster(dataset, url, note, signal),
    recording() {
      const origins = new Map<string, DataOrigin>();
      const own = accessFor((origin) => {
        const name = `${origin.dataset} ${origin.version}`;
        const before = origins.get(name);
        if (!before || before.fetchedAt < origin.fetchedAt) origins.set(name, origin);
        note(origin);
      });
      return { ...own, origins: () => [...origins.values()].sort((a, b) => (a.dataset < b.dataset ? -1 : 1)) };
    },
  });
  return { ...accessFor(() => {}), close: () => fetcher.close() };
}

async function readDocument(path: string): Promise<{ meta: DocumentMeta; bytes: Uint8Array } | null> {
  const all = await readChecked(path);
  const end = all?.indexOf(10) ?? -1;
  if (!all || end < 0) return null;
  try {
    return {
      meta: JSON.parse(new TextDecoder().decode(all.subarray(0, end))) as DocumentMeta,
      bytes: new Uint8Array(all.subarray(end + 1)),
    };
  } catch {
    await rm(path, { force: true });
    return null;
  }
}

function clipped({ left, top, width, height }: CellWindow, level: { width: number; height: number }): CellWindow | null {
  const [x, y] = [Math.max(0, left), Math.max(0, top)];
  const [right, bottom] = [Math.min(level.width, left + width), Math.min(level.height, top + height)];
  return right > x && bottom > y ? { left: x, top: y, width: right - x, height: bottom - y } : null;
}

const filled = <T extends RasterWindow['values']>(values: T, noData: number | null): T => values.fill(noData ?? 0) as T;

/** Puts the cells of a clipped window back into the requested window. */
function widened(cells: RasterWindow['values'], inside: CellWindow, window: CellWindow, noData: number | null): RasterWindow['values'] {
  if (inside.width === window.width && inside.height === window.height) return cells;
  const values = filled(new (cells.constructor as new (length: number) => RasterWindow['values'])(window.width * window.height), noData);
  for (let row = 0; row < inside.height; row += 1) {
    values.set(
      cells.subarray(row * inside.width, (row + 1) * inside.width) as never,
      (inside.top - window.top + row) * window.width + inside.left - window.left,
    );
  }
  return values;
}
