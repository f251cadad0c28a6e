import { randomBytes } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ApiFault, Client, type CallInput } from '../client/index.ts';
import { startService } from '../service/server.ts';
import type { api, Operation, Project, ReplyOf } from '../api/index.ts';
import { buildReport, writePdf } from '../report/index.ts';
import { checkedAddress } from '../bridge/base-address.ts';
import { appConnections, inWords, storedFor } from './keys.ts';
import { profileFolder } from './profile.ts';
import { open } from './measure.ts';
import { CommandFault, exitCodes, type Output } from './usage.ts';

export interface MonitorOptions { name: string; connection?: string; service?: string; data?: string; report?: string; waitSeconds: number; json: boolean; packs: string[]; nonCommercial: boolean | null }
interface Connection { client: Client; name: string; close(): Promise<void> }

/** A service by its address. The key comes from the environment or the keychain, never from the command line. */
async function connectTo(address: string): Promise<Connection> {
  let baseUrl: string;
  try { baseUrl = checkedAddress(address); } catch (error) { throw inWords(error); }
  const apiKey = process.env['HECTARE_API_KEY'] || await storedFor(baseUrl, 'api-key');
  delete process.env['HECTARE_API_KEY'];
  if (!apiKey) throw new CommandFault(`Set HECTARE_API_KEY to the key of the service, or keep it in the keychain: hectare keys add ${baseUrl}`);
  const client = new Client({ baseUrl, apiKey: async () => apiKey });
  return { client, name: new URL(baseUrl).host, close: () => client.close() };
}

/** A connection of the app's list, by its id or name, with the key of the keychain. */
async function connectAs(wanted: string, output: Output): Promise<Connection> {
  const connections = await appConnections(output);
  try {
    const all = await connections.list();
    const found = all.find(({ id }) => id === wanted) ?? all.find(({ name }) => name === wanted);
    if (!found) throw new CommandFault(`The app has no connection "${wanted}". It has: ${all.map(({ id, name }) => `${id} (${name})`).join(', ')}.`);
    return { client: await connections.client(found.id), name: found.name, close: () => connections.close() };
  } catch (error) {
    await connections.close();
    throw inWords(error);
  }
}

/** A service of our own in this process, on a loopback port that nobody else has the key to. */
async function connectHere({ data, packs, nonCommercial }: MonitorOptions, output: Output): Promise<Connection> {
  const apiKey = randomBytes(32).toString('base64url');
  const service = await startService({
    dataFolder: data ?? join(profileFolder(), 'command-line'), listen: { host: '127.0.0.1', port: 0 }, apiKey, userGroupToken: randomBytes(32).toString('base64url'), log: (text) => output.err(text),
    sampleData: true, packFolders: packs, ...(nonCommercial === null ? {} : { nonCommercialUse: nonCommercial }),
  }).catch((error: Error) => { throw new CommandFault(error.message); });
  const client = new Client({ baseUrl: service.url, apiKey: async () => apiKey });
  return { client, name: 'Embedded service', close: async () => { await client.close(); await service.close(); } };
}

function connect(options: MonitorOptions, output: Output): Promise<Connection> {
  if (options.connection !== undefined) return connectAs(options.connection, output);
  return options.service === undefined ? connectHere(options, output) : connectTo(options.service);
}

/** A call whose answer must be what the contract says: a report should not rest on a guess. */
async function ask<O extends Operation>(client: Client, operation: O, input: CallInput, stop: AbortSignal): Promise<ReplyOf<(typeof api)[O]>> {
  const { value, raw, deviations } = await client.call(operation, input, stop);
  if (raw) throw new ApiFault('shape', `The service answered unlike the interface (${deviations.at(-1)?.rule ?? operation}). Ask the provider.`);
  return value as ReplyOf<(typeof api)[O]>;
}

/** Written beside its place and moved there, so that a full disk leaves no half report. */
async function writeReport(path: string, project: Project, connectionName: string): Promise<void> {
  const bytes = await writePdf(buildReport({ project, connectionName, date: new Date() }));
  try {
    await writeFile(`${path}.part`, bytes);
    await rename(`${path}.part`, path);
  } catch (error) {
    throw new CommandFault(`The report could not be written: ${(error as Error).message}. The project was created.`);
  }
}

/** `hectare monitor`: registers the file as a project, waits until no product is queued or running, and tells the state of each. Exit code 1 when a product failed or time ran out. */
export async function monitor(path: string, options: MonitorOptions, output: Output, stop: AbortSignal): Promise<number> {
  const { features } = await open(path);
  const collection = { type: 'FeatureCollection', features: features.filter(({ geometry }) => geometry) };
  if (collection.features.length === 0) throw new CommandFault(`${path}: there is no shape in this file.`);
  const { client, name: connectionName, close } = await connect(options, output);
  let registered = '';
  try {
    const project = await ask(client, 'createProject', { query: { project_name: options.name }, body: collection }, stop);
    registered = project.id;
    output.err(`registered ${project.project_name} (${project.id}), ${project.area_hectares?.toFixed(4) ?? 'unknown'} ha`);
    const params = { project_id: project.id };
    const until = Date.now() + options.waitSeconds * 1000;
    const said = new Map<string, string>();
    let available = await ask(client, 'availableData', { params }, stop);
    /** nothing runs, and what waits, waits for the network or for an answer that nobody gives here */
    const isStuck = () => (available.products ?? []).every(({ state, reason }) => state !== 'running' && (state !== 'queued' || /^Needs the network|^Waits for |waits for one answer/.test(reason ?? '')));
    const isWorking = () => available.products?.some(({ state }) => state === 'queued' || state === 'running') ?? false;
    for (;;) {
      for (const { product, state, progress, reason } of available.products ?? []) {
        const line = `${product}: ${state.replace('_', ' ')}${state === 'running' ? ` ${Math.round(progress * 100)} %` : ''}${reason ? `: ${reason}` : ''}`;
        if (said.get(product) !== line) output.err(line);
        said.set(product, line);
      }
      if (!isWorking() || Date.now() >= until || isStuck()) break;
      await pause(500, undefined, { signal: stop });
      available = await ask(client, 'availableData', { params }, stop);
    }
    if (options.report) {
      await writeReport(options.report, await ask(client, 'getProject', { params }, stop), connectionName);
      output.err(`report written to ${options.report}`);
    }
    const timedOut = isWorking();
    if (timedOut) output.err(isStuck() ? 'What is still missing needs the network, or an answer: --non-commercial or --commercial. It comes later.' : `Not all data came within ${options.waitSeconds} seconds; what is missing comes later.`);
    if (!available.products) output.err('This service does not say which data it is still collecting. Look again later.');
    const products = available.products ?? [];
    if (options.json) output.out(JSON.stringify({ project, available_data: available, complete: !timedOut && available.products !== undefined }, null, 2));
    else output.out(`${project.id}\t${project.project_name}\t${project.area_hectares ?? ''}`);
    return timedOut || products.some(({ state }) => state === 'failed') ? exitCodes.problems : exitCodes.done;
  } catch (error) {
    if (stop.aborted) throw new CommandFault(registered ? `Cancelled. The project ${registered} is registered and stays.` : 'Cancelled. Nothing is known to have been registered.', exitCodes.problems);
    if (error instanceof ApiFault) throw new CommandFault(error.message, exitCodes.unusable);
    throw error;
  } finally {
    await close();
  }
}
