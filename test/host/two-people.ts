import { memoryKeys } from '#host/keys/keychain.ts';
import { startService } from '#service/server.ts';
import { keptPort } from '../helpers/kept-port.ts';
import { freshFolder, testHost, type TestHost } from './host.ts';

export interface TwoPeople {
  amina: TestHost;
  ben: TestHost;
  /** nothing listens any more */
  stop(): Promise<void>;
  startAgain(): Promise<void>;
  end(): Promise<void>;
}

/** Two computers at one service of ours, each with a host of its own. The service collects nothing from the network. */
export async function twoPeople(name: string, apiKey: string): Promise<TwoPeople> {
  const dataFolder = freshFolder(`${name}-team`);
  const port = await keptPort();
  const start = () => startService({ dataFolder, listen: { host: '127.0.0.1', port }, apiKey, userGroupToken: 't'.repeat(40) });
  let service: Awaited<ReturnType<typeof start>> | null = await start();
  const stop = async () => {
    await service?.close();
    service = null;
  };
  const baseUrl = service.url;
  const person = async (): Promise<TestHost> => {
    const host = testHost({ keys: memoryKeys('a test') });
    const { id: connectionId } = await host.ask('connections.save', { name: 'Team', baseUrl });
    await host.ask('keys.save', { connectionId, kind: 'api-key', secret: apiKey });
    await host.ask('connections.select', { id: connectionId });
    return host;
  };
  const [amina, ben] = [await person(), await person()];
  await amina.ask('api.call', { operation: 'changeCollection', body: { offline: true } });
  return {
    amina,
    ben,
    stop,
    startAgain: async () => {
      service = await start();
    },
    end: async () => {
      amina.bridge.end();
      ben.bridge.end();
      await stop();
    },
  };
}
