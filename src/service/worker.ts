import { join } from 'node:path';
import { holdDataFolder, makeDataFolder } from './data-folder.ts';
import { JobRunner } from './jobs/runner.ts';
import type { ObjectPlace } from './objects/objects.ts';
import { Readiness } from './readiness.ts';
import { packsOf } from './packs-to-ask.ts';
import { ServiceLog } from './service-log.ts';
import { actAsService } from './storage/acting.ts';
import type { Store } from './storage/store.ts';
import type { WorkerStatus } from './worker-status.ts';

export interface WorkerOptions {
  /** an address without a password */
  database: string;
  /** where the database keeps contents of files in place of its rows */
  objects?: ObjectPlace;
  /** its log, and the cache of open data */
  dataFolder: string;
  /** slugs of what it takes from the queue; null: all */
  products: string[] | null;
  /** so many collections at a time */
  atOnce: number;
  packFolders: string[];
  /** other addresses for the open sources, by dataset */
  baseUrls?: Record<string, string>;
  sampleData: boolean;
  /** answers the question that Open-Meteo's terms ask, for the whole team, and is kept */
  nonCommercialUse?: boolean;
  /** /health, /ready and /metrics for programs of this computer; 0 is any free port, without one there are none */
  statusPort?: number;
  log: (text: string) => void;
}
export interface RunningWorker {
  log: ServiceLog;
  status: WorkerStatus | null;
  close(): Promise<void>;
}

/** A worker that dies is replaced after so long. */
const leaseMilliseconds = 10_000;

async function statusOf(port: number | undefined, storage: Store, log: ServiceLog, readiness: Readiness): Promise<WorkerStatus | null> {
  if (port === undefined) return null;
  const [{ serveStatus }, { Metrics }] = await Promise.all([import('./worker-status.ts'), import('./metrics.ts')]);
  return serveStatus(port, { log, readiness, metrics: new Metrics(storage, readiness) });
}

/** Takes jobs from the queue of a team's database and collects their data. Rejects with a sentence for the user when the database or the folder cannot be had. */
export function startWorker(options: WorkerOptions): Promise<RunningWorker> {
  return actAsService(() => start(options));
}

async function start(options: WorkerOptions): Promise<RunningWorker> {
  const { database, dataFolder, products, atOnce, baseUrls = {}, log: tell } = options;
  makeDataFolder(dataFolder);
  const release = holdDataFolder(join(dataFolder, 'service.lock'));
  try {
    const log = await ServiceLog.open(dataFolder, []);
    const both = (text: string) => {
      log.note(text);
      tell(text);
    };
    const { openDatabase } = await import('./storage-postgres/open.ts');
    const storage = await openDatabase(database, products, options.objects ?? null);
    const packs = await packsOf(options, both);
    const jobs = new JobRunner({
      storage,
      collection: await storage.collection(),
      takes: { atOnce, leaseMilliseconds },
      database,
      cacheFolder: join(dataFolder, 'cache'),
      packFolders: packs.folders,
      baseUrls,
      userAgent: 'Hectare',
      log: both,
    });
    if (options.nonCommercialUse !== undefined) await jobs.change({ non_commercial_use: options.nonCommercialUse });
    const readiness = new Readiness(storage);
    const status = await statusOf(options.statusPort, storage, log, readiness);
    await jobs.start();
    return {
      log,
      status,
      async close() {
        readiness.end();
        await jobs.stop();
        await status?.close();
        await storage.close();
        await log.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}
