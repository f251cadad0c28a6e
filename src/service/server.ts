import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DamagedPack, openPack } from '#datasets/index.ts';
import { AreaPacks } from './area-packs.ts';
import { createApp } from './app.ts';
import { Creator } from './create/creator.ts';
import { JobRunner } from './jobs/runner.ts';
import { ComputeThread } from './jobs/thread.ts';
import { awaitSampleLandscape, packFoldersIn, sampleLandscapeFolder } from './sample-landscape.ts';
import { openWorkspace } from './storage/database.ts';
import { Storage } from './storage/storage.ts';

export interface ServiceOptions {
  dataFolder: string;
  /** a Unix socket or named pipe; or a loopback address, port 0 for any */
  listen: { socketPath: string } | { host: string; port: number };
  apiKey: string;
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
  log?: (text: string) => void;
}
export interface RunningService {
  url: string;
  socketPath?: string;
  close(): Promise<void>;
}

/** The embedded service has one user; remote ones have many. */
const localUser = 'local';
const defaultQuotaHectares = 100_000;
const loopback = new Set(['127.0.0.1', '::1', 'localhost']);

/** Makes the folder and tries to write in it; a sentence for the user where that cannot be. */
function makeDataFolder(folder: string): void {
  const path = resolve(folder);
  const refused = (why: string) => new Error(`${path} cannot hold a workspace: ${why}. Choose another folder.`);
  // Node's recursive mkdir never comes back from /proc, where a folder that cannot be made is said to be missing; so each is made by itself, from the first that is there.
  try {
    const missing: string[] = [];
    let above = path;
    for (
      let found = statSync(above, { throwIfNoEntry: false });
      !found?.isDirectory();
      found = statSync(above, { throwIfNoEntry: false })
    ) {
      if (found) throw refused(above === path ? 'it is a file' : `${above} is a file`);
      if (dirname(above) === above) break;
      missing.unshift(above);
      above = dirname(above);
    }
    for (const folder of missing) mkdirSync(folder, { mode: 0o700 });
    const trial = join(path, `.writable-${process.pid}`);
    writeFileSync(trial, '', { mode: 0o600 });
    rmSync(trial, { force: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw code === undefined ? error : refused(`it cannot be written to (${code})`);
  }
}

/** One writer a workspace: a lock with the writer's process id, which a dead one leaves behind and the next takes over. */
function takeLock(path: string): () => void {
  if (existsSync(path)) {
    const pid = Number(readFileSync(path, 'utf8'));
    let alive = false;
    try {
      process.kill(pid, 0);
      alive = pid !== process.pid;
    } catch (error) {
      alive = (error as NodeJS.ErrnoException).code === 'EPERM';
    }
    if (alive) throw new Error(`Another Hectare service (process ${pid}) has this workspace open. Close it, or use another folder.`);
  }
  writeFileSync(path, String(process.pid), { mode: 0o600 });
  return () => rmSync(path, { force: true });
}

/**
 * The packs to ask. One found in the workspace that cannot be opened is said and left out; a folder that somebody named must hold one. A pack whose files are not all there is said, and
 * answers with the others: whoever is in the field without a network has nothing better.
 */
async function packsToAsk(found: string[], named: string[], log: (text: string) => void): Promise<string[]> {
  const open = async (folder: string, mayFail: boolean) => {
    try {
      const faults = await (await openPack(folder)).faults();
      if (faults.length > 0)
        log(
          `The data pack in ${folder} is not whole (${faults[0]!.file} is ${faults[0]!.fault}${faults.length > 1 ? `, and ${faults.length - 1} more` : ''}); what needs that has no answer. Copy the pack again.`,
        );
      return folder;
    } catch (error) {
      if (!mayFail || !(error instanceof DamagedPack)) throw error;
      log(`${error.message} It is left out.`);
      return null;
    }
  };
  const opened = await Promise.all([...found.map((folder) => open(folder, true)), ...named.map((folder) => open(folder, false))]);
  return opened.filter((folder) => folder !== null);
}

/** Starts the whole service. Rejects with a sentence for the user when the workspace or the address cannot be had. */
export async function startService(options: ServiceOptions): Promise<RunningService> {
  const { dataFolder, listen, log = () => {} } = options;
  if ('host' in listen && !loopback.has(listen.host))
    throw new Error(`The service listens on this computer only (127.0.0.1), not on ${listen.host}.`);
  makeDataFolder(dataFolder);
  const release = takeLock(join(dataFolder, 'service.lock'));
  try {
    const sample = options.sampleData ? sampleLandscapeFolder() : null;
    // What was taken along goes before what is made up.
    const packFolders = [
      ...(await packsToAsk(packFoldersIn(join(dataFolder, 'packs')), options.packFolders ?? [], log)),
      ...(sample ? [sample] : []),
    ];
    const workspace = join(dataFolder, 'workspace.gpkg');
    const isNew = !existsSync(workspace);
    const storage = new Storage(await openWorkspace(workspace));
    storage.ensureAccount(localUser, options.quotaHectares === undefined && isNew ? defaultQuotaHectares : options.quotaHectares);
    storage.setKey(localUser, options.apiKey, 'embedded');
    const removed = await storage.removeUnfinished();
    if (removed > 0)
      log(
        `${removed === 1 ? 'A collection that was' : `${removed} collections that were`} half made or half deleted when the service was stopped ${removed === 1 ? 'is' : 'are'} removed`,
      );
    const reach = {
      cacheFolder: options.cacheFolder ?? join(dataFolder, 'cache'),
      baseUrls: options.baseUrls ?? {},
      userAgent: options.userAgent ?? 'Hectare',
    };
    const jobs = new JobRunner({
      ...reach,
      storage,
      packFolders,
      ...(options.openMeteoKey === undefined ? {} : { openMeteoKey: options.openMeteoKey }),
      log,
    });
    // Creates read no open data, so their thread knows no packs and asks no network.
    const creator = new Creator(
      new ComputeThread(() => ({ ...reach, packFolders: [], settings: { offline: true, nonCommercialUse: null } })),
    );
    let stopWaiting = () => {};
    if (options.sampleData && !sample) {
      log('The sample landscape is not there yet; it answers as soon as it is made');
      stopWaiting = awaitSampleLandscape((folder) => jobs.useFallbackPack(folder));
    }
    if (options.nonCommercialUse !== undefined) jobs.change({ non_commercial_use: options.nonCommercialUse });
    let hosts: string[] = [];
    const app = await createApp({
      storage,
      jobs,
      creator,
      packs: new AreaPacks(join(dataFolder, 'packs'), jobs),
      now: () => new Date(),
      adminToken: options.userGroupToken,
      ...('host' in listen ? { hosts: () => hosts } : {}),
    });
    if ('socketPath' in listen) {
      if (process.platform !== 'win32') rmSync(listen.socketPath, { force: true });
      await app.listen({ path: listen.socketPath });
    } else await app.listen({ host: listen.host, port: listen.port });
    const address = app.server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    hosts = [`127.0.0.1:${port}`, `localhost:${port}`, `[::1]:${port}`];
    jobs.start();
    return {
      url: 'socketPath' in listen ? 'http://localhost' : `http://${listen.host === '::1' ? '[::1]' : listen.host}:${port}`,
      ...('socketPath' in listen ? { socketPath: listen.socketPath } : {}),
      async close() {
        stopWaiting();
        await Promise.all([jobs.stop(), creator.stop()]);
        await app.close();
        storage.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}
