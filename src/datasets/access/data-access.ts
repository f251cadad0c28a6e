import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openGeoTiff, type GeoTiffFile } from '../../raster/geotiff-file.ts';
import {
  CouldNotFetch, NeedsNetwork, NothingThere, UnusableAnswer,
  type CellWindow, type DataAccess, type DataOrigin, type Dataset, type DataSettings, type DocumentRequest, type RasterFile, type RasterWindow,
} from '../data-access.ts';
import { gridOf, type Pack } from '../packs/pack.ts';
import { digest, withoutSecrets } from './address.ts';
import { CachedFile, shrink, SourceChanged } from './block-cache.ts';
import { readChecked, writeChecked } from './checked-file.ts';
import { Fetcher } from './fetcher.ts';

export interface DataAccessOptions {
  /** blocks and documents are kept here */
  cacheFolder: string;
  packs?: Pack[];
  /** other addresses by `dataset` (its first address) or `dataset.name` */
  baseUrls?: Record<string, string>;
  /** read at every use, so that a change works at once */
  settings: DataSettings;
  userAgent: string;
  /** bound for blocks and for documents together; default 2 GB */
  largestCacheBytes?: number;
  now?: () => number;
  wait?: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
  log?: (text: string) => void;
  stallMilliseconds?: number;
}

/** What is kept of a document's answer; `absent` is the source's own word that there is none. */
interface DocumentMeta { fetchedAt: number; etag: string | null; contentType: string; absent: boolean }

const largestDocumentBytes = 64 * 1024 * 1024;

export const waitFor = (milliseconds: number, signal?: AbortSignal): Promise<void> => new Promise((resolve, reject) => {
  const stop = () => { clearTimeout(timer); reject(signal!.reason as Error); };
  const timer = setTimeout(() => { signal?.removeEventListener('abort', stop); resolve(); }, milliseconds);
  signal?.addEventListener('abort', stop, { once: true });
});

type Note = (origin: DataOrigin) => void;

/** The way to open data of one process: packs first, then what is kept on the disk, then the network. */
export function createDataAccess(options: DataAccessOptions): DataAccess & { close(): Promise<void> } {
  const { cacheFolder, packs = [], baseUrls = {}, settings, userAgent, largestCacheBytes = 2e9, now = Date.now, wait = waitFor, log = () => {} } = options;
  const fetcher = new Fetcher({ userAgent, offline: () => settings.offline, wait, now, log, ...(options.stallMilliseconds === undefined ? {} : { stallMilliseconds: options.stallMilliseconds }) });
  const blockFolder = join(cacheFolder, 'blocks');
  const documentFolder = join(cacheFolder, 'documents');
  const files = new Map<string, CachedFile>();
  let grownBytes = largestCacheBytes;
  let shrinking = false;

  /** Looks at the size of the cache now and then, not at every write. */
  const grown = (bytes: number) => {
    grownBytes += bytes;
    if (shrinking || grownBytes < largestCacheBytes / 10) return;
    shrinking = true;
    grownBytes = 0;
    void Promise.all([shrink(blockFolder, largestCacheBytes * 0.8), shrink(documentFolder, largestCacheBytes * 0.2)]).catch((error: unknown) => log(String(error))).finally(() => { shrinking = false; });
  };

  const baseUrl = (dataset: Dataset, name = Object.keys(dataset.baseUrls)[0]!): string => {
    const given = baseUrls[`${dataset.id}.${name}`] ?? (name === Object.keys(dataset.baseUrls)[0] ? baseUrls[dataset.id] : undefined);
    return (given ?? dataset.baseUrls[name]!).replace(/\/$/, '');
  };
  /** The address with the dataset's own base and without keys: the name of a raster in packs. */
  const canonical = (dataset: Dataset, url: string): string => {
    for (const [name, base] of Object.entries(dataset.baseUrls)) {
      const used = baseUrl(dataset, name);
      if (url.startsWith(used)) return withoutSecrets(base.replace(/\/$/, '') + url.slice(used.length));
    }
    return withoutSecrets(url);
  };
  const originOfPack = (pack: Pack, dataset: Dataset, fetchedAt: string): DataOrigin => {
    const { attribution, version } = pack.attribution(dataset.id);
    return { dataset: pack.manifest.synthetic ? `SYNTHETIC ${dataset.id}` : dataset.id, version: version || dataset.version, fetchedAt, via: 'pack', attribution: attribution || dataset.attribution, synthetic: pack.manifest.synthetic };
  };
  const originOf = (dataset: Dataset, fetchedAt: number, via: 'network' | 'cache'): DataOrigin =>
    ({ dataset: dataset.id, version: dataset.version, fetchedAt: new Date(fetchedAt).toISOString(), via, attribution: dataset.attribution, synthetic: false });

  async function document<T>(request: DocumentRequest<T>, note: Note): Promise<T> {
    const { dataset, key, box, method = 'GET', body, headers = {}, parse, permit, freshFor = Number.POSITIVE_INFINITY, signal } = request;
    signal?.throwIfAborted();
    for (const pack of packs) {
      const found = await pack.document(dataset.id, key, box);
      if (!found) continue;
      note(originOfPack(pack, dataset, found.entry.fetchedAt));
      if (found.entry.absent) throw new NothingThere(`${dataset.title} has nothing there`);
      return parse(found.bytes, found.entry.contentType);
    }
    const url = typeof request.url === 'string' ? request.url : await request.url();
    const text = body === undefined ? undefined : JSON.stringify(body);
    const path = join(documentFolder, digest(`${method} ${withoutSecrets(url)} ${text ?? ''}`));
    const kept = await readDocument(path);
    const age = kept ? now() - kept.meta.fetchedAt : 0;
    const answer = ({ meta, bytes }: { meta: DocumentMeta; bytes: Uint8Array }, via: 'network' | 'cache') => {
      note(originOf(dataset, meta.fetchedAt, via));
      if (meta.absent) throw new NothingThere(`${dataset.title} has nothing there`);
      return parse(bytes, meta.contentType);
    };
    // A time in the future means that the clock went back; then nothing is known of the age.
    if (kept && age >= 0 && age < freshFor) return answer(kept, 'cache');
    if (kept && settings.offline) return answer(kept, 'cache');
    permit?.();
    const keep = async (meta: DocumentMeta, bytes: Uint8Array) => {
      const head = new TextEncoder().encode(`${JSON.stringify(meta)}\n`);
      const all = new Uint8Array(head.length + bytes.length);
      all.set(head);
      all.set(bytes, head.length);
      await writeChecked(path, all);
      grown(all.length);
    };
    try {
      return await fetcher.run({
        dataset, url, method, signal,
        headers: { ...headers, ...(text === undefined ? {} : { 'content-type': 'application/json' }), ...(kept?.meta.etag ? { 'if-none-match': kept.meta.etag } : {}) },
        ...(text === undefined ? {} : { body: text }),
        accept: async (reply) => {
          if (reply.status === 304 && kept) {
            const meta = { ...kept.meta, fetchedAt: now() };
            await keep(meta, kept.bytes);
            return answer({ meta, bytes: kept.bytes }, 'network');
          }
          if (reply.status !== 200) throw new UnusableAnswer(`the source answers ${reply.status}`);
          const bytes = await reply.bytes(largestDocumentBytes);
          const meta: DocumentMeta = { fetchedAt: now(), etag: reply.header('etag'), contentType: reply.header('content-type') ?? '', absent: false };
          // Parsed before it is kept: what cannot be read is never in the cache.
          const value = parse(bytes, meta.contentType);
          await keep(meta, bytes);
          note(originOf(dataset, meta.fetchedAt, 'network'));
          return value;
        },
      });
    } catch (error) {
      if (error instanceof NothingThere) {
        const meta: DocumentMeta = { fetchedAt: now(), etag: null, contentType: '', absent: true };
        await keep(meta, new Uint8Array(0));
        note(originOf(dataset, meta.fetchedAt, 'network'));
      }
      // An old answer is better than none where the network is away.
      if (error instanceof NeedsNetwork && kept) return answer(kept, 'cache');
      throw error;
    }
  }

  async function raster(dataset: Dataset, url: string, note: Note, signal?: AbortSignal): Promise<RasterFile> {
    signal?.throwIfAborted();
    const name = canonical(dataset, url);
    for (const pack of packs) {
      const gone = pack.absent(name);
      if (!gone) continue;
      note(originOfPack(pack, dataset, gone.fetchedAt));
      throw new NothingThere(`${dataset.title} has nothing there`);
    }
    let remote: Promise<GeoTiffFile> | null = null;
    const cached = () => {
      let file = files.get(url);
      if (!file) { file = new CachedFile(blockFolder, fetcher, dataset, url, now, grown); files.set(url, file); }
      return file;
    };
    const open = (abort?: AbortSignal) => openGeoTiff((offset, length, stop) => cached().read(offset, length, stop ?? abort), abort).catch((error: unknown) => {
      remote = null;
      throw error instanceof RangeError ? new CouldNotFetch(`${dataset.title}: ${error.message}`) : error;
    });
    const cuts = packs.flatMap((pack) => pack.cuts(name).map((entry) => ({ pack, entry })));
    const known = cuts[0]?.entry;
    // A damaged block or a changed source: everything of the file is forgotten and read once more.
    const whole = async <T>(work: () => Promise<T>): Promise<T> => {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof SourceChanged) && !(error instanceof CouldNotFetch && /cannot be read/.test(error.message))) throw error;
        remote = null;
        await cached().forget();
        return await work().catch((again: unknown) => { throw again instanceof SourceChanged ? new CouldNotFetch(`${dataset.title}: the source changes while it is read`) : again; });
      }
    };
    const network = (abort?: AbortSignal) => { remote ??= open(abort); return remote; };
    const { levels, noData } = known ? { levels: known.levels, noData: known.noData === 'nan' ? Number.NaN : known.noData } : await whole(() => network(signal));
    return {
      url: name, noData, levels,
      async read(level, window, abort) {
        abort?.throwIfAborted();
        const full = levels[level]!;
        const inside = clipped(window, full);
        const grid = gridOf(full, window);
        const packed = inside && cuts.find(({ entry }) => entry.level === level && contains(entry.window, inside));
        let cells: RasterWindow['values'];
        if (!inside) cells = new Uint8Array(0);
        else if (packed) {
          cells = await packed.pack.cells(packed.entry, inside);
          note(originOfPack(packed.pack, dataset, packed.entry.fetchedAt));
        } else {
          cells = await whole(async () => {
            try {
              return await (await network(abort)).read(level, inside, abort);
            } catch (error) {
              throw error instanceof RangeError ? new CouldNotFetch(`${dataset.title}: ${error.message}`) : error;
            }
          });
          note(originOf(dataset, cached().fetchedAt, cached().via));
        }
        return { grid, noData, values: inside ? widened(cells, inside, window, noData) : filled(new Uint8Array(window.width * window.height), noData) };
      },
    };
  }

  const accessFor = (note: Note): DataAccess => ({
    settings, baseUrl,
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
    return { meta: JSON.parse(new TextDecoder().decode(all.subarray(0, end))) as DocumentMeta, bytes: all.subarray(end + 1) };
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

export const contains = (outer: CellWindow, inner: CellWindow): boolean =>
  inner.left >= outer.left && inner.top >= outer.top && inner.left + inner.width <= outer.left + outer.width && inner.top + inner.height <= outer.top + outer.height;

const filled = <T extends RasterWindow['values']>(values: T, noData: number | null): T => values.fill(noData ?? 0) as T;

/** Cells of a clipped window put back into the window that was asked for. */
function widened(cells: RasterWindow['values'], inside: CellWindow, window: CellWindow, noData: number | null): RasterWindow['values'] {
  if (inside.width === window.width && inside.height === window.height) return cells;
  const values = filled(new (cells.constructor as new (length: number) => RasterWindow['values'])(window.width * window.height), noData);
  for (let row = 0; row < inside.height; row += 1) {
    values.set(cells.subarray(row * inside.width, (row + 1) * inside.width) as never, (inside.top - window.top + row) * window.width + inside.left - window.left);
  }
  return values;
}
