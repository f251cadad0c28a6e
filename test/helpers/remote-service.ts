import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBasemaps } from '#host/basemaps.ts';
import { basemapsHandlers } from '#host/groups/basemaps/handler.ts';
import { remoteHandlers } from '#host/groups/remote/handler.ts';
import { memoryKeys } from '#host/keys/keychain.ts';
import { KnownSecrets } from '#host/known-secrets.ts';
import type { Ports } from '#host/ports.ts';

export const callContext = { signal: new AbortController().signal, progress: () => {} } as never;

/** A server on this computer that answers as a service on the network would, and the host's calls over a profile of its own. `asked` are the addresses in their order. */
export async function remoteService(answer: (url: URL, response: ServerResponse, request: IncomingMessage) => void) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url!);
    answer(new URL(request.url!, 'http://service'), response, request);
  });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  const folder = mkdtempSync(join(tmpdir(), 'hectare-remote-'));
  const keys = memoryKeys('a test');
  const ports = { dataFolder: folder, keys, version: '1.0.0' } as unknown as Ports;
  const secrets = new KnownSecrets();
  const basemaps = openBasemaps(ports, secrets, () => {});
  return {
    asked,
    folder,
    keys,
    basemaps,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    remote: remoteHandlers(ports, secrets, basemaps),
    maps: basemapsHandlers(ports, secrets, basemaps, { remove: async () => [] }),
    stop: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
