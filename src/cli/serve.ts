import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { startService } from '../service/server.ts';
import { storedOrNew } from './keychain.ts';
import { profileFolder } from './profile.ts';
import { CommandFault, exitCodes, type Output } from './usage.ts';

export interface ServeOptions { host: string; port: number; data?: string; quotaHectares?: number }

async function secretOf(variable: string, account: string): Promise<string> {
  const given = process.env[variable];
  // Others of this user could read it from the environment of every child.
  delete process.env[variable];
  const secret = given || await storedOrNew(account, () => randomBytes(32).toString('base64url'));
  if (!secret) throw new CommandFault(`This computer has no keychain to keep a key in. Set ${variable}.`);
  return secret;
}

/** `hectare serve`: one JSON line {url, pid} on standard output when it is ready, then runs until SIGINT or SIGTERM. */
export async function serve(options: ServeOptions, output: Output): Promise<number> {
  const apiKey = await secretOf('HECTARE_API_KEY', 'serve:api-key');
  const userGroupToken = await secretOf('HECTARE_USER_GROUP_TOKEN', 'serve:user-group-token');
  const service = await startService({
    dataFolder: options.data ?? join(profileFolder(), 'service'), listen: { host: options.host, port: options.port }, apiKey, userGroupToken,
    ...(options.quotaHectares === undefined ? {} : { quotaHectares: options.quotaHectares }), log: (text) => output.err(text),
  }).catch((error: Error) => { throw new CommandFault(error.message); });
  const stopped = new Promise<void>((stop) => { process.once('SIGINT', () => stop()); process.once('SIGTERM', () => stop()); });
  output.out(JSON.stringify({ url: service.url, pid: process.pid }));
  await stopped;
  await service.close();
  return exitCodes.done;
}
