import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDataAccess } from '../access/data-access.ts';
import type { HostLimits } from '../access/host-limits.ts';
import type { DataSettings } from '../data-access.ts';
import { checkSource, type SourceFinding } from './check-source.ts';

const stallMilliseconds = 15_000;

export interface CheckSourcesOptions {
  /** ids of sources, all of which are asked at once; each has its own bound of time */
  ids: readonly string[];
  /** where the time of a source's last answer is kept */
  cacheFolder: string;
  settings: DataSettings;
  userAgent: string;
  baseUrls?: Record<string, string>;
  now?: () => number;
  stallMilliseconds?: number;
  /** turns at the hosts, where others ask the same */
  hostLimits?: HostLimits;
  signal: AbortSignal;
  found: (finding: SourceFinding) => void;
}

/** Asks sources over the network, past packs and cache, and tells each finding as soon as it is there. Rejects with the signal's reason when it aborts. */
export async function checkSources({ ids, cacheFolder, signal, found, now = Date.now, ...reach }: CheckSourcesOptions): Promise<void> {
  signal.throwIfAborted();
  const temporary = await mkdtemp(join(tmpdir(), 'hectare-check-'));
  const access = createDataAccess({ stallMilliseconds, ...reach, now, cacheFolder: temporary, answersFolder: cacheFolder, isBrief: true });
  try {
    await Promise.all(ids.map(async (id) => found(await checkSource(access, id, new Date(now()), signal))));
  } finally {
    await access.close();
    await rm(temporary, { recursive: true, force: true });
  }
}
