import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { profileFolder } from '#host/profile-folder.ts';
import type { ObjectPlace } from '#service/objects/objects.ts';
import { startService } from '#service/server.ts';
import { storedOrNew, type SecretKind } from './keys.ts';
import { takeSecret } from './secret-variable.ts';
import { startFault } from './start-fault.ts';
import { refuseMissingSample } from './sample-data.ts';
import { tracing } from './tracing.ts';
import { untilStopped } from './until-stopped.ts';
import { CommandFault, type Output } from './usage.ts';

export interface ServeOptions {
  host: string;
  port: number;
  data?: string;
  /** of a team, without a password */
  database?: string;
  /** with a database: where it keeps contents of files */
  objects?: ObjectPlace;
  /** with a database: other computers may connect */
  servesOthers: boolean;
  /** with a database: addresses of proxies */
  proxies: string[];
  quotaHectares?: number;
  sampleData: boolean;
  metrics: boolean;
  drainSeconds: number;
  packs: string[];
  nonCommercial: boolean | null;
}

const loopback = new Set(['127.0.0.1', '::1', 'localhost']);

async function secretOf(variable: string, kind: SecretKind, isShared: boolean): Promise<string> {
  const given = await takeSecret(variable);
  if (!given && isShared) throw new CommandFault(`Set ${variable}: with --database it is the same for every server.`);
  const secret = given || (await storedOrNew(kind, () => randomBytes(32).toString('base64url')));
  if (!secret) throw new CommandFault(`This computer has no keychain to keep a key in. Set ${variable}.`);
  return secret;
}

/** `hectare serve`: one JSON line {url, pid} on standard output when it is ready, then runs until SIGINT or SIGTERM. */
export async function serve(options: ServeOptions, output: Output, stop: AbortSignal): Promise<number> {
  const isTeam = options.database !== undefined;
  if (!loopback.has(options.host) && !options.servesOthers)
    throw new CommandFault(
      `--host: the service listens on this computer only (127.0.0.1), not on ${options.host}${isTeam ? ', unless --other-computers says so' : ''}.`,
    );
  refuseMissingSample(options.sampleData);
  const endTracing = await tracing('hectare-serve');
  const apiKey = isTeam ? (await takeSecret('HECTARE_API_KEY')) || null : await secretOf('HECTARE_API_KEY', 'api-key', false);
  const userGroupToken = await secretOf('HECTARE_USER_GROUP_TOKEN', 'user-group-token', isTeam);
  const dataFolder = options.data ?? join(profileFolder(), 'command-line');
  const service = await startService({
    dataFolder,
    ...(options.objects === undefined ? {} : { objects: options.objects }),
    ...(options.database === undefined ? {} : { database: options.database, servesOthers: options.servesOthers, proxies: options.proxies }),
    listen: { host: options.host, port: options.port },
    apiKey,
    userGroupToken,
    sampleData: options.sampleData,
    metrics: options.metrics,
    drainMilliseconds: options.drainSeconds * 1000,
    packFolders: options.packs,
    ...(options.nonCommercial === null ? {} : { nonCommercialUse: options.nonCommercial }),
    ...(options.quotaHectares === undefined ? {} : { quotaHectares: options.quotaHectares }),
    log: (text) => output.err(text),
  }).catch(async (error: Error) => {
    await endTracing();
    throw await startFault(error, dataFolder);
  });
  output.out(JSON.stringify({ url: service.url, pid: process.pid }));
  return untilStopped({ log: service.log, close: () => service.close().finally(endTracing) }, output, stop);
}
