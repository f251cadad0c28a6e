import { mkdtempSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { writeGeoTiff, type Grid } from '#raster/index.ts';
import { writePng } from '#raster/png.ts';

// Maps such as users bring, each of one colour, so that a test sees which of them lies on the window's map.

type Colour = readonly [red: number, green: number, blue: number];
const side = 256;

const tile = ([red, green, blue]: Colour): Buffer =>
  Buffer.from(
    writePng(
      Uint8Array.from({ length: side * side * 4 }, (_, at) => [red, green, blue, 255][at % 4]!),
      side,
      side,
    ),
  );

/** A PMTiles archive (version 3) with the world in one PNG tile: header of 127 bytes, a directory of one entry, metadata, the tile. Nothing is compressed. */
export function pmtiles(colour: Colour, attribution: string): Buffer {
  const picture = tile(colour);
  const metadata = Buffer.from(JSON.stringify({ attribution }));
  const varint = (value: number): number[] => (value < 128 ? [value] : [(value & 127) | 128, ...varint(value >>> 7)]);
  // One entry: tile 0, a run of one, its length, its offset plus one.
  const directory = Buffer.from([...varint(1), ...varint(0), ...varint(1), ...varint(picture.length), ...varint(1)]);
  const header = Buffer.alloc(127);
  header.write('PMTiles', 0, 'latin1');
  header[7] = 3;
  const at = [
    127,
    directory.length,
    127 + directory.length,
    metadata.length,
    0,
    0,
    127 + directory.length + metadata.length,
    picture.length,
    1,
    1,
    1,
  ];
  at.forEach((value, index) => {
    header.writeBigUInt64LE(BigInt(value), 8 + index * 8);
  });
  header.set([1, 1, 1, 2, 0, 0], 96);
  [-180, -85, 180, 85].forEach((degrees, index) => {
    header.writeInt32LE(degrees * 1e7, 102 + index * 4);
  });
  return Buffer.concat([header, directory, metadata, picture]);
}

/** An MBTiles file with the world in one PNG tile. */
export function mbtiles(colour: Colour, attribution: string): Buffer {
  const path = join(mkdtempSync(join(tmpdir(), 'hectare-mbtiles-')), 'world.mbtiles');
  const database = new DatabaseSync(path);
  database.exec(
    'CREATE TABLE metadata (name TEXT, value TEXT); CREATE TABLE tiles (zoom_level INTEGER, tile_column INTEGER, tile_row INTEGER, tile_data BLOB); CREATE UNIQUE INDEX tile_index ON tiles (zoom_level, tile_column, tile_row)',
  );
  const row = database.prepare('INSERT INTO metadata VALUES (?, ?)');
  for (const [name, value] of Object.entries({
    name: 'World',
    format: 'png',
    minzoom: '0',
    maxzoom: '0',
    bounds: '-180,-85,180,85',
    attribution,
  }))
    row.run(name, value);
  database.prepare('INSERT INTO tiles VALUES (0, 0, 0, ?)').run(tile(colour));
  database.close();
  return readFileSync(path);
}

/** A picture of one band whose left half is 10 and right half 30, with a column of no data (0) at its left edge. */
export const halves = (grid: Grid): Buffer =>
  Buffer.from(
    writeGeoTiff(
      Uint8Array.from({ length: grid.width * grid.height }, (_, cell) =>
        cell % grid.width === 0 ? 0 : cell % grid.width < grid.width / 2 ? 10 : 30,
      ),
      grid,
      { noData: 0 },
    ),
  );

/** A server of tiles on this computer that remembers what it was asked for: /xyz/… answers in one colour, /wms in another. */
export async function tileServer(xyz: Colour, wms: Colour): Promise<{ origin: string; asked: string[]; close(): void }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url!);
    response.writeHead(200, { 'content-type': 'image/png' }).end(tile(request.url!.startsWith('/xyz') ? xyz : wms));
  });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
