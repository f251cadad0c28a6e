import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { MbTiles } from './mbtiles.ts';

function bytesOf(z: number, x: number, row: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(200 + ((z * 7919 + x * 131 + row * 17) % 9000));
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = at * 31 + z + x + row;
  return bytes;
}

/** Zooms 0 to `most`, written by SQLite itself. */
function fileOf(schema: 'plain' | 'key' | 'shared' | 'none', most: number): Uint8Array {
  const path = join(mkdtempSync(join(tmpdir(), 'hectare-mbtiles-')), 'tiles.mbtiles');
  const database = new DatabaseSync(path);
  database.exec('CREATE TABLE metadata (name text, value text); INSERT INTO metadata VALUES (\'name\', \'Forêt\'), (\'format\', \'png\'), (\'minzoom\', \'0\')');
  if (schema === 'shared') database.exec(`CREATE TABLE map (zoom_level INTEGER, tile_column INTEGER, tile_row INTEGER, tile_id TEXT); CREATE UNIQUE INDEX map_index ON map (zoom_level, tile_column, tile_row);
    CREATE TABLE images (tile_data blob, tile_id text); CREATE UNIQUE INDEX images_id ON images (tile_id); CREATE VIEW tiles AS SELECT zoom_level, tile_column, tile_row, tile_data FROM map JOIN images ON images.tile_id = map.tile_id`);
  else database.exec(`CREATE TABLE tiles (zoom_level integer, tile_column integer, tile_row integer, tile_data blob${schema === 'key' ? ', PRIMARY KEY (zoom_level, tile_column, tile_row)' : ''})${schema === 'plain' ? '; CREATE UNIQUE INDEX tile_index ON tiles (zoom_level, tile_column, tile_row)' : ''}`);
  database.exec('BEGIN');
  for (let z = 0; z <= most; z += 1) for (let x = 0; x < 2 ** z; x += 1) for (let row = 0; row < 2 ** z; row += 1) {
    if (schema === 'shared') {
      const id = `tile-${(x + row) % 5}-${z}`;
      database.prepare('INSERT INTO map VALUES (?, ?, ?, ?)').run(z, x, row, id);
      database.prepare('INSERT OR IGNORE INTO images VALUES (?, ?)').run(bytesOf(z, (x + row) % 5, 0), id);
    } else database.prepare('INSERT INTO tiles VALUES (?, ?, ?, ?)').run(z, x, row, bytesOf(z, x, row));
  }
  database.exec('COMMIT');
  database.close();
  return new Uint8Array(readFileSync(path));
}
const open = (bytes: Uint8Array) => MbTiles.open(async (offset, length) => bytes.subarray(offset, offset + length));

describe('MBTiles, tile by tile', () => {
  test.each(['plain', 'key'] as const)('every tile of a %s table', async (schema) => {
    const file = await open(fileOf(schema, 5));
    expect(file.metadata).toEqual({ name: 'Forêt', format: 'png', minzoom: '0' });
    for (let z = 0; z <= 5; z += 1) for (let x = 0; x < 2 ** z; x += 1) for (let y = 0; y < 2 ** z; y += 1) expect(await file.tile(z, x, y)).toEqual(bytesOf(z, x, 2 ** z - 1 - y));
    expect(await file.tile(6, 0, 0)).toBeNull();
    expect(await file.tile(3, 8, 0)).toBeNull();
  });
  test('images that several tiles share', async () => {
    const file = await open(fileOf('shared', 4));
    for (const [x, y] of [[0, 0], [15, 15], [7, 3]] as const) expect(await file.tile(4, x, y)).toEqual(bytesOf(4, (x + 15 - y) % 5, 0));
  });
  test('a file without an index, another database and a torn one are refused in words', async () => {
    await expect(open(fileOf('none', 1))).rejects.toThrow(/no index/);
    await expect(open(new TextEncoder().encode('PMTiles'.padEnd(200, ' ')))).rejects.toThrow(/not an MBTiles/);
    const whole = fileOf('plain', 5);
    const torn = await open(whole.slice(0, Math.floor(whole.length / 2))).then((file) => file.tile(5, 31, 0)).catch((error: Error) => error.message);
    expect(torn === null || /damaged/.test(String(torn))).toBe(true);
  });
});
