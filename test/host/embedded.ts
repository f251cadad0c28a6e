import type { Ports } from '#host/ports.ts';
import { startService } from '#service/server.ts';
import { freshFolder, testHost, type TestHost } from './host.ts';

export interface EmbeddedHost {
  host: TestHost;
  /** `isThere` false: the host cannot start the service */
  state: { isThere: boolean };
  restart(): Promise<void>;
  end(): Promise<void>;
}

/** A host with our own service beside it, which collects nothing from the network. */
export async function embeddedHost(name: string, ports: Partial<Ports> = {}): Promise<EmbeddedHost> {
  const dataFolder = freshFolder(`${name}-service`);
  const apiKey = 'k'.repeat(40);
  const start = () => startService({ dataFolder, listen: { host: '127.0.0.1', port: 0 }, apiKey, userGroupToken: 't'.repeat(40) });
  let service = await start();
  const address = { url: service.url, apiKey, userGroupToken: '' };
  const state = { isThere: true };
  const host = testHost({
    serviceAddress: async () => {
      if (!state.isThere) throw new Error('stopped');
      return address;
    },
    ...ports,
  });
  await host.ask('api.call', { operation: 'changeCollection', body: { offline: true } });
  return {
    host,
    state,
    restart: async () => {
      await service.close();
      service = await start();
      address.url = service.url;
    },
    end: async () => {
      host.bridge.end();
      await service.close();
    },
  };
}
