import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { DailyCopies } from '#backups/daily.ts';
import { version } from '#backups/version.ts';
import { localUser } from './accounts.ts';
import { AreaPacks } from './area-packs.ts';
import { clearBin } from './bin-clearing.ts';
import { createApp } from './app.ts';
import { Creator, defaultLimits, threadLimits, type CreateLimits } from './create/creator.ts';
import { JobRunner } from './jobs/runner.ts';
import { holdDataFolder, makeDataFolder } from './data-folder.ts';
import { ComputeThread } from './jobs/thread.ts';
import type { ObjectPlace } from './objects/objects.ts';
import { sentence } from './phrases/sentence.ts';
import { SourceChecks } from './sources/source-checks.ts';
import { Readiness } from './readiness.ts';
import { RunningRequests } from './running-requests.ts';
import { ServiceLog } from './service-log.ts';
import { refusalOf, StartRefused } from './start-refused.ts';
import type { Metrics } from './metrics.ts';
import { packsOf, type Packs } from './packs-to-ask.ts';
import { awaitSampleLandscape } from './sample-landscape.ts';
import { openWorkspace } from './storage/database.ts';
import { actAsService } from './storage/acting.ts';
import { Storage } from './storage/storage.ts';
import type { Store } from './storage/store.ts';
import { openTeamStore } from './team.ts';

export interface ServiceOptions {
  dataFolder: string;
  /** the PostgreSQL database of a team in place of a workspace in the data folder, as an address without a password; jobs are run by workers of their own */
  database?: string;
  /** with a database: where it keeps contents of files in place of its rows */
  objects?: ObjectPlace;
  /** with a database: other computers may connect */
  servesOthers?: boolean;
  /** addresses or networks of the proxies in front, whose X-Forwarded-For says who asks */
  proxies?: string[];
  /** a Unix socket or named pipe; or a loopback address, port 0 for any */
  listen: { socketPath: string } | { host: string; port: number };
  /** null with a database whose accounts have keys of their own */
  apiKey: string | null;
  /** lets its holder make user groups; groups get tokens of their own */
  userGroupToken: string;
  /** null is without limit; undefined keeps what the workspace has (100,000 ha for a new one) */
  quotaHectares?: number | null;
  /** answer inside the sample landscape from made-up data that is marked SYNTHETIC */
  sampleData?: boolean;
  /** folders of data packs, asked before the network; those in the data folder’s `packs` are found by themselves */
  packFolders?: string[];
  /** where blocks and answers of the open sources are kept; default inside the data folder */
  cacheFolder?: string;
  /** other addresses for the open sources, by dataset */
  baseUrls?: Record<string, string>;
  /** answers the question that Open-Meteo's terms ask, and is kept */
  nonCommercialUse?: boolean;
  /** for commercial users of Open-Meteo */
  openMeteoKey?: string;
  userAgent?: string;
  createLimits?: CreateLimits;
  /** a request that has not arrived whole after so long is ended */
  requestMilliseconds?: number;
  /** figures for Prometheus at /metrics, for everybody who may connect */
  metrics?: boolean;
  /** at the end, /ready says 503 for so long while everything is still answered, so that a proxy sends no more */
  drainMilliseconds?: number;
  log?: (text: string) => void;
}
export interface RunningService {
  url: string;
  socketPath?: string;
  log: ServiceLog;
  /** Says that it is not ready; after the time to drain, lets changes that are under way finish, those of a team's server with all answers, for at most 20 s. */
  close(): Promise<void>;
}

const defaultQuotaHectares = 100_000;
const loopback = new Set(['127.0.0.1', '::1', 'localhost']);

async function openWorkspaceStore(
  workspace: string,
  { quotaHectares, apiKey }: ServiceOptions,
  log: (text: string) => void,
): Promise<Store> {
  if (apiKey === null) throw new StartRefused(sentence('service.no-key'));
  const isNew = !existsSync(workspace);
  const storage = new Storage(await openWorkspace(workspace));
  await storage.together(() => {
    storage.accounts.ensure(localUser, quotaHectares === undefined && isNew ? defaultQuotaHectares : quotaHectares);
    storage.accounts.setKey(localUser, apiKey, 'embedded');
  });
  const damagedJobs = await storage.together(() => storage.jobs.removeDamaged());
  if (damagedJobs > 0)
    log(`${damagedJobs === 1 ? 'A job was' : `${damagedJobs} jobs were`} damaged; what they had to collect is collected again`);
  await storage.bin.dropLeftJobs();
  // Nothing waits for it here: who searches plots by place does.
  storage.plotIndex.whole().catch(() => {});
  const removed = await storage.removeUnfinished();
  if (removed > 0)
    log(
      `${removed === 1 ? 'A collection that was' : `${removed} collections that were`} half made or half deleted when the service was stopped ${removed === 1 ? 'is' : 'are'} removed`,
    );
  return storage;
}

async function listen(app: FastifyInstance, where: ServiceOptions['listen']): Promise<number> {
  if ('socketPath' in where) {
    if (process.platform !== 'win32') rmSync(where.socketPath, { force: true });
    await app.listen({ path: where.socketPath });
  } else await app.listen({ host: where.host, port: where.port });
  const address = app.server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
const addressOf = (where: ServiceOptions['listen'], port: number): Pick<RunningService, 'url' | 'socketPath'> =>
  'socketPath' in where
    ? { url: 'http://localhost', socketPath: where.socketPath }
    : { url: `http://${where.host === '::1' ? '[::1]' : where.host}:${port}` };

/** The job runner and the creator, each with its threads. */
async function openWorkers(options: ServiceOptions, storage: Store, packs: Packs, log: (text: string) => void) {
  const {
    dataFolder,
    cacheFolder,
    baseUrls = {},
    userAgent = 'Hectare',
    openMeteoKey,
    nonCommercialUse,
    createLimits = defaultLimits,
  } = options;
  const reach = { cacheFolder: cacheFolder ?? join(dataFolder, 'cache'), baseUrls, userAgent };
  const jobs = new JobRunner({
    ...reach,
    storage,
    collection: await storage.collection(),
    ...(options.database === undefined ? {} : { takes: null, database: options.database }),
    packFolders: packs.folders,
    ...(openMeteoKey === undefined ? {} : { openMeteoKey }),
    log,
  });
  // Creates read no open data, so their thread knows no packs and asks no network.
  const creator = new Creator(
    new ComputeThread(
      () => ({ ...reach, packFolders: [], settings: { offline: true, nonCommercialUse: null } }),
      threadLimits(createLimits),
    ),
    createLimits,
  );
  let stopWaiting = () => {};
  if (packs.isSampleMissing) {
    log('The sample landscape is not there yet; it answers as soon as it is made');
    stopWaiting = awaitSampleLandscape((folder) => jobs.useFallbackPack(folder));
  }
  if (nonCommercialUse !== undefined) await jobs.change({ non_commercial_use: nonCommercialUse });
  return { jobs, creator, stopWaiting };
}

/** What Prometheus reads, loaded where it is asked for. */
async function metricsOf({ metrics: areWanted }: ServiceOptions, storage: Store, readiness: Readiness): Promise<Metrics | null> {
  if (!areWanted) return null;
  const { Metrics: Figures } = await import('./metrics.ts');
  const metrics = new Figures(storage, readiness);
  metrics.countJobs();
  return metrics;
}

/** What is under way at the end has so long. */
const finishMilliseconds = 20_000;

/** Starts the whole service. Rejects with a sentence for the user when the workspace or the address cannot be had. */
export async function startService(options: ServiceOptions): Promise<RunningService> {
  const { dataFolder } = options;
  const isForOthers = options.database !== undefined && options.servesOthers === true;
  if ('host' in options.listen && !isForOthers && !loopback.has(options.listen.host))
    throw new StartRefused(sentence('service.only-this-computer', { host: options.listen.host }));
  try {
    makeDataFolder(dataFolder);
    const release = holdDataFolder(join(dataFolder, 'service.lock'));
    try {
      return await actAsService(() => startIn(options, release));
    } catch (error) {
      release();
      throw error;
    }
  } catch (error) {
    throw refusalOf(error, options);
  }
}

async function startIn(options: ServiceOptions, release: () => void): Promise<RunningService> {
  const { dataFolder, log: tell = () => {} } = options;
  const serviceLog = await ServiceLog.open(dataFolder, [options.apiKey ?? undefined, options.userGroupToken, options.openMeteoKey]);
  const log = (text: string) => {
    serviceLog.note(text);
    tell(text);
  };
  const packs = await packsOf(options, log);
  const isTeam = options.database !== undefined;
  const storage = isTeam
    ? await openTeamStore(options.database!, options)
    : await openWorkspaceStore(join(dataFolder, 'workspace.gpkg'), options, log);
  const { jobs, creator, stopWaiting } = await openWorkers(options, storage, packs, log);
  const now = () => new Date();
  const copies = new DailyCopies({ folder: dataFolder, hectare: version(), now, log });
  const sources = new SourceChecks(jobs, now, log);
  const running = new RunningRequests();
  const readiness = new Readiness(storage);
  let hosts: string[] = [];
  const app = await createApp({
    storage,
    jobs,
    creator,
    // A pack lies in the folder of one server; the next request may reach another.
    packs: isTeam ? null : new AreaPacks(join(dataFolder, 'packs'), jobs),
    sources,
    now,
    log: serviceLog,
    running,
    readiness,
    metrics: await metricsOf(options, storage, readiness),
    ...(options.requestMilliseconds === undefined ? {} : { requestMilliseconds: options.requestMilliseconds }),
    adminToken: options.userGroupToken,
    ...(options.proxies === undefined ? {} : { proxies: options.proxies }),
    // Names of a proxy are not known here; without a key nobody gets anything.
    ...('host' in options.listen && !options.servesOthers ? { hosts: () => hosts } : {}),
  });
  const port = await listen(app, options.listen);
  hosts = [`127.0.0.1:${port}`, `localhost:${port}`, `[::1]:${port}`];
  await jobs.start();
  if (!isTeam) copies.start();
  const stopClearing = clearBin(storage, log);
  return {
    ...addressOf(options.listen, port),
    log: serviceLog,
    async close() {
      readiness.end();
      if (options.drainMilliseconds) await wait(options.drainMilliseconds);
      stopWaiting();
      copies.stop();
      stopClearing();
      sources.stop();
      await running.end(finishMilliseconds, { reads: isTeam });
      await Promise.all([jobs.stop(), creator.stop()]);
      await app.close();
      await storage.close();
      await serviceLog.close();
      release();
    },
  };
}
