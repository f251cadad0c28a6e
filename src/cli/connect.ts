import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { checkedAddress } from '#host/base-address.ts';
import { profileFolder } from '#host/profile-folder.ts';
import { Client } from '#client/index.ts';
import { startService } from '#service/server.ts';
import { appConnections, inWords, storedFor } from './keys.ts';
import { startFault } from './start-fault.ts';
import { CommandFault, type Output } from './usage.ts';

/** Which service a command uses: a connection of the app, an address, or our own service with its data in a folder. */
export interface ServiceChoice {
  connection?: string;
  service?: string;
  data?: string;
  packs: string[];
  nonCommercial: boolean | null;
}
export interface Connection {
  client: Client;
  /** folders may be named after it */
  id: string;
  name: string;
  close(): Promise<void>;
}

/** A service by its address. The key comes from the environment or the keychain, never from the command line. */
async function connectTo(address: string): Promise<Connection> {
  let baseUrl: string;
  try {
    baseUrl = checkedAddress(address);
  } catch (error) {
    throw inWords(error);
  }
  const apiKey = process.env['HECTARE_API_KEY'] || (await storedFor(baseUrl, 'api-key'));
  delete process.env['HECTARE_API_KEY'];
  if (!apiKey)
    throw new CommandFault(`Set HECTARE_API_KEY to the key of the service, or keep it in the keychain: hectare keys add ${baseUrl}`);
  const client = new Client({ baseUrl, apiKey: async () => apiKey });
  return {
    client,
    id: `service-${createHash('sha256').update(baseUrl).digest('hex').slice(0, 16)}`,
    name: new URL(baseUrl).host,
    close: () => client.close(),
  };
}

/** A connection of the app's list, by its id or name, with the key of the keychain. */
async function connectAs(wanted: string, output: Output): Promise<Connection> {
  const connections = await appConnections(output);
  try {
    const all = await connections.list();
    const found = all.find(({ id }) => id === wanted) ?? all.find(({ name }) => name === wanted);
    if (!found)
      throw new CommandFault(`The app has no connection "${wanted}". It has: ${all.map(({ id, name }) => `${id} (${name})`).join(', ')}.`);
    return { client: await connections.client(found.id), id: found.id, name: found.name, close: () => connections.close() };
  } catch (error) {
    await connections.close();
    throw inWords(error);
  }
}

/** Our own service in this process, on a loopback port, with a key that nobody else has. */
async function connectHere({ data, packs, nonCommercial }: ServiceChoice, output: Output): Promise<Connection> {
  const apiKey = randomBytes(32).toString('base64url');
  const dataFolder = data ?? join(profileFolder(), 'command-line');
  const service = await startService({
    dataFolder,
    listen: { host: '127.0.0.1', port: 0 },
    apiKey,
    userGroupToken: randomBytes(32).toString('base64url'),
    log: (text) => output.err(text),
    sampleData: true,
    packFolders: packs,
    ...(nonCommercial === null ? {} : { nonCommercialUse: nonCommercial }),
  }).catch(async (error: Error) => {
    throw await startFault(error, dataFolder);
  });
  const client = new Client({ baseUrl: service.url, apiKey: async () => apiKey });
  return {
    client,
    id: 'command-line',
    name: 'Embedded service',
    close: async () => {
      await client.close();
      await service.close();
    },
  };
}

/** The service that a command's flags name. Throws CommandFault with what to do next. */
export function connect(options: ServiceChoice, output: Output): Promise<Connection> {
  if (options.connection !== undefined) return connectAs(options.connection, output);
  return options.service === undefined ? connectHere(options, output) : connectTo(options.service);
}
