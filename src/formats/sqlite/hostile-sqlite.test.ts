import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import type { Feature } from '#geo/types.ts';
import type { FileSource, Note } from '../format.ts';
import { readBatches } from '../index.ts';
import { geopackage } from './geopackage.ts';

const plots: Feature[] = [{ type: 'Feature', geometry: { type: 'Point', coordinates: [35, -1] }, properties: { name: 'a' } }];
const megabyte = 1024 ** 2;

function varintOf(value: number): number[] {
  const out = [value & 0x7f];
  for (let rest = Math.floor(value / 128); rest > 0; rest = Math.floor(rest / 128)) out.unshift((rest % 128) | 0x80);
  return out;
}

/** A GeoPackage whose only page of plots has `pointers` to one row, which says that its shape is `blobBytes` long; what does not fit goes on at page `next`. */
async function claiming(blobBytes: number, pointers: number, next = 1): Promise<Uint8Array> {
  const path = join(mkdtempSync(join(tmpdir(), 'claims-')), 'plots.gpkg');
  writeFileSync(path, await geopackage.write!(plots, { name: 'plots' }));
  const database = new DatabaseSync(path, { readOnly: true });
  const { rootpage } = database.prepare("SELECT rootpage FROM sqlite_master WHERE name = 'plots'").get() as { rootpage: number };
  const { page_size: pageSize } = database.prepare('PRAGMA page_size').get() as { page_size: number };
  const columns = database.prepare('PRAGMA table_info(plots)').all() as { name: string }[];
  database.close();
  const serials = columns.flatMap(({ name }) => varintOf(name === 'geom' ? 2 * blobBytes + 12 : 0));
  const header = [serials.length + 1, ...serials];
  const size = header.length + blobBytes;
  const least = Math.floor(((pageSize - 12) * 32) / 255) - 23;
  const share = least + ((size - least) % (pageSize - 4));
  const local = share <= pageSize - 35 ? share : least;
  const cell = Uint8Array.from([...varintOf(size), 1, ...header, ...new Uint8Array(local - header.length), 0, 0, next >> 8, next & 255]);
  const bytes = await geopackage.write!(plots, { name: 'plots' });
  const page = bytes.subarray((rootpage - 1) * pageSize, rootpage * pageSize);
  page.fill(0);
  const at = pageSize - cell.length;
  page.set([13, 0, 0, 0, pointers, at >> 8, at & 255, 0]);
  for (let k = 0; k < pointers; k += 1) page.set([at >> 8, at & 255], 8 + 2 * k);
  page.set(cell, at);
  return bytes;
}

/** A file that is longer than what is in it: the rest are zeros. `readBytes` counts what was asked for. */
function longer(bytes: Uint8Array, size: number): FileSource & { readBytes: number } {
  return {
    name: 'plots.gpkg',
    size,
    readBytes: 0,
    async read(offset, length) {
      const part = new Uint8Array(Math.max(0, Math.min(length, size - offset)));
      part.set(bytes.subarray(offset, offset + part.length));
      this.readBytes += part.length;
      return part;
    },
  };
}
async function readAll(source: FileSource): Promise<{ features: Feature[]; notes: Note[] }> {
  const found: { features: Feature[]; notes: Note[] } = { features: [], notes: [] };
  for await (const { features, notes } of readBatches(source)) {
    found.features.push(...features);
    found.notes.push(...notes);
  }
  return found;
}

test('a shape that says it is larger than its file ends the reading with a message', async () => {
  const source = longer(await claiming(500 * megabyte, 1), 2 * megabyte);
  await expect(readAll(source)).rejects.toMatchObject({ code: 'sqlite-damaged' });
  expect(source.readBytes).toBeLessThan(4 * megabyte);
});

test('a shape of 500 MB is not read: its row is there without it, and it is said', async () => {
  const source = longer(await claiming(500 * megabyte, 1), 600 * megabyte);
  const { features, notes } = await readAll(source);
  expect(features).toMatchObject([{ geometry: null }]);
  expect(notes.map(({ code, message }) => [code, message])).toContainEqual(['geopackage-bad-shape', expect.stringContaining('larger than 256 MB')]);
  expect(source.readBytes).toBeLessThan(4 * megabyte);
});

test('rows that share their pages are refused, before they are read again and again', async () => {
  const source = longer(await claiming(6 * megabyte, 200), 10 * megabyte);
  await expect(readAll(source)).rejects.toMatchObject({ code: 'sqlite-damaged' });
  expect(source.readBytes).toBeLessThan(40 * megabyte);
});
