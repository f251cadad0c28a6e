import { expect, test } from 'vitest';
import { webMercatorGrid } from '#remote/tile-grid.ts';
import type { StoredBasemap } from '../../basemaps.ts';
import { groundOf } from './ground.ts';

const stored = (changes: Partial<StoredBasemap>): StoredBasemap => ({
  id: 'one',
  name: 'One',
  kind: 'xyz',
  address: 'https://tiles.example/{z}/{x}/{y}.png?key={key}',
  layers: '',
  attribution: 'People',
  hasKey: true,
  preset: null,
  grid: null,
  terms: '',
  isVector: false,
  ...changes,
});
const asked: unknown[][] = [];
const opened = (changes: Partial<StoredBasemap>) =>
  groundOf('one', {
    byId: async () => stored(changes),
    tile: async (...question) => {
      asked.push(question.slice(0, 4));
      return new Uint8Array([1]);
    },
    range: async (...question) => {
      asked.push(question.slice(0, 3));
      return new Uint8Array([2]);
    },
  });
const { signal } = new AbortController();

test('a print is given no address and no key, and asks for as many tiles as the terms allow', async () => {
  const own = await opened({});
  expect(own.given).toEqual({ kind: 'tiles', grid: webMercatorGrid(22), maxTiles: 4000, attribution: 'People' });
  expect(await own.answer!({ level: 3, column: 2, row: 1 }, signal)).toEqual(new Uint8Array([1]));
  expect(asked.at(-1)).toEqual(['one', 3, 2, 1]);

  const donated = await opened({ preset: 'openstreetmap', address: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png' });
  expect(donated.given).toMatchObject({ maxTiles: 150 });
  const forbidding = await opened({ address: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png' });
  expect(forbidding.given).toMatchObject({ maxTiles: 150 });
  const eox = await opened({ preset: 'sentinel-2-2016' });
  expect(eox.given).toMatchObject({ maxTiles: 1000, grid: webMercatorGrid(14) });

  const archive = await opened({ kind: 'pmtiles', address: 'https://tiles.example/maps/region.pmtiles?key={key}' });
  expect(archive.given).toEqual({ kind: 'archive', name: 'region.pmtiles', attribution: 'People' });
  expect(await archive.answer!({ offset: 5, length: 7 }, signal)).toEqual(new Uint8Array([2]));
  expect(asked.at(-1)).toEqual(['one', 5, 7]);

  expect(await opened({ kind: 'file', address: '/maps/region.mbtiles' })).toEqual({
    given: { kind: 'file', path: '/maps/region.mbtiles', attribution: 'People' },
  });
});
