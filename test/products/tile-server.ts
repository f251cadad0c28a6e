import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDataAccess, datasets, type DataAccess } from '#datasets/index.ts';
import { writeGeoTiff } from '#raster/write-geotiff.ts';

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

/** The tiles in Amazonas that every source has as long as its addresses hold: without them a server without a tile is a source that moved. */
const control = /(00N_070W|070W_10S_060W_00N|S06W063_Map|70W_0N_v1_5_2024|N00W070_ESACCI[\w.-]+|N0_W70|S04_00_W061_00_DEM)\.tif$/;
const controlTile = writeGeoTiff(new Uint8Array(1), {
  west: -70,
  north: 0,
  cellWidth: 10,
  cellHeight: 10,
  width: 1,
  height: 1,
  epsg: 4326,
});

/** A loopback server that gives byte ranges of files by the end of their address, and 404 for all others, as the buckets of the forest and land cover maps do. */
export async function tileServer(files: Record<string, Uint8Array>): Promise<TileServer> {
  const counted = { requests: 0, bytes: 0 };
  const server = createServer((request, response) => {
    counted.requests += 1;
    const name = Object.keys(files).find((ending) => request.url!.endsWith(ending)) ?? '';
    const content = files[name] ?? (control.test(request.url!) ? controlTile : null);
    if (!content) {
      response.writeHead(404).end();
      return;
    }
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
  const baseUrls = Object.fromEntries(
    datasets.flatMap(({ id, baseUrls: names }) =>
      Object.keys(names).map((name, index) => [`${id}.${name}`, `${base}/${id}${index ? `/${name}` : ''}`]),
    ),
  );
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
