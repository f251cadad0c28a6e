import { join } from 'node:path';
import type { DataAccess, DataOrigin, Dataset, DataSettings } from '../data-access.ts';
import type { Pack } from '../packs/pack.ts';
import { BlockCache } from './block-cache.ts';
import { CacheSize } from './cache-size.ts';
import { Documents } from './documents.ts';
import { Fetcher, type SourceFetch } from './fetcher.ts';
import { OwnHostLimits, type HostLimits } from './host-limits.ts';
import { LastAnswers } from './last-answers.ts';
import type { Note } from './origin.ts';
import { Rasters } from './rasters.ts';
import type { SharedAnswers } from './shared-answers.ts';

const defaultCacheBytes = 2e9;

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
  /** turns at the hosts, where others ask the same; default: those of this access alone */
  hostLimits?: HostLimits;
  /** answers that others keep too; default: none */
  sharedAnswers?: SharedAnswers;
  /** a look, not a collection: gives up soon */
  isBrief?: boolean;
  /** told of every request to a host when it has ended */
  fetched?: (seen: SourceFetch) => void;
  /** where the time of each source's last answer is kept; default `cacheFolder` */
  answersFolder?: string;
}

const waitFor = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
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

/** The way to open data of one process: packs first, then what is kept on the disk, then the network. */
export function createDataAccess(options: DataAccessOptions): DataAccess & { close(): Promise<void> } {
  const { cacheFolder, packs = [], baseUrls = {}, settings, userAgent, now = Date.now, wait = waitFor, log = () => {} } = options;
  const offline = () => settings.offline || process.env['FORCE_OFFLINE'] === '1';
  const lastAnswers = new LastAnswers(options.answersFolder ?? cacheFolder, now, log);
  const fetcher = new Fetcher({
    userAgent,
    offline,
    wait,
    now,
    limits: options.hostLimits ?? new OwnHostLimits({ wait, now }),
    log,
    isBrief: options.isBrief === true,
    answered: (dataset) => lastAnswers.note(dataset),
    ...(options.fetched ? { fetched: options.fetched } : {}),
    ...(options.stallMilliseconds === undefined ? {} : { stallMilliseconds: options.stallMilliseconds }),
  });
  const blockFolder = join(cacheFolder, 'blocks');
  const documentFolder = join(cacheFolder, 'documents');
  const cacheSize = new CacheSize({ blockFolder, documentFolder, maxBytes: options.maxCacheBytes ?? defaultCacheBytes, log });
  const grown = (bytes: number) => cacheSize.add(bytes);
  const baseUrl = (dataset: Dataset, name = Object.keys(dataset.baseUrls)[0]!): string => {
    const given = baseUrls[`${dataset.id}.${name}`] ?? (name === Object.keys(dataset.baseUrls)[0] ? baseUrls[dataset.id] : undefined);
    return (given ?? dataset.baseUrls[name]!).replace(/\/$/, '');
  };
  const { sharedAnswers: shared = null } = options;
  const blocks = new BlockCache({ folder: blockFolder, fetcher, shared, now, grown, log });
  const documents = new Documents({ folder: documentFolder, packs, fetcher, shared, offline, now, grown, log });
  const rasters = new Rasters({ packs, blocks, baseUrl });

  const accessFor = (note: Note): DataAccess => ({
    settings,
    baseUrl,
    document: (request) => documents.ask(request, note),
    raster: (dataset, url, signal, absent) => rasters.open({ dataset, url, note, absent }, signal),
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
  return { ...accessFor(() => {}), close: () => Promise.all([fetcher.close(), lastAnswers.written()]).then(() => {}) };
}
