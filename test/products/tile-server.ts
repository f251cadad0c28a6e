import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDataAccess, type DataAccess } from '#datasets/index.ts';

export interface TileServer {
  /** real access to open data with a cache of its own, its addresses pointed at the server; `offline` shares the same cache without the network */
  access: DataAccess & { close(): Promise<void> };
  offline(): DataAccess & { close(): Promise<void> };
  /** the addresses of every open source, pointed at the server */
  baseUrls: Record<string, string>;
  requests: number;
  bytes: number;
  close(): Promise<void>;
}

const sources = [
  'gfc',
  'glad',
  'worldcover',
  'gsw',
  'ccibiomass',
  'earthsearch',
  's2cogs',
  'openmeteo',
  'power',
  'nexgddp',
  'cckp',
  'soilgrids',
];

/** A loopback server that gives byte ranges of files by the end of their address, and 404 for all others, as the buckets of the forest and land cover maps do. */
export async function tileServer(files: Record<string, Uint8Array>): Promise<TileServer> {
  const counted = { requests: 0, bytes: 0 };
  const server = createServer((request, response) => {
    counted.requests += 1;
    const name = Object.keys(files).find((ending) => request.url!.endsWith(ending));
    if (!name) {
      response.writeHead(404).end();
      return;
    }
    const content = files[name]!;
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    const start = Number(from ?? 0);
    const part = content.subarray(start, Math.min(content.length, Number(to ?? content.length - 1) + 1));
    counted.bytes += part.length;
    response.writeHead(from === undefined ? 200 : 206, {
      etag: `"${name}"`,
      'content-type': 'image/tiff',
      'content-length': part.length,
      ...(from === undefined ? {} : { 'content-range': `bytes ${start}-${start + part.length - 1}/${content.length}` }),
    });
    response.end(part);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const baseUrls = Object.fromEntries(sources.map((id) => [id, `${base}/${id}`]));
  const cacheFolder = mkdtempSync(join(tmpdir(), 'hectare-tiles-'));
  const opened: (DataAccess & { close(): Promise<void> })[] = [];
  const open = (offline: boolean) => {
    const access = createDataAccess({ cacheFolder, settings: { offline, nonCommercialUse: true }, userAgent: 'hectare-test', baseUrls });
    opened.push(access);
    return access;
  };
  return {
    access: open(false),
    offline: () => open(true),
    baseUrls,
    get requests() {
      return counted.requests;
    },
    get bytes() {
      return counted.bytes;
    },
    async close() {
      for (const access of opened) await access.close();
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
      rmSync(cacheFolder, { recursive: true, force: true });
    },
  };
}
