import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { parcelAt } from '../helpers/parcels.ts';
import { seenIn } from '../helpers/vector-tiles.ts';
import { testHost } from './host.ts';
import { startProvider } from './provider.ts';
import { twoPeople } from './two-people.ts';

const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});
const world = { z: 0, x: 0, y: 0 };
const make = (host: { ask: ReturnType<typeof testHost>['ask'] }, west: number) =>
  host.ask('projects.create', { name: 'Block', geojson: parcelAt(west, 1) });

test('tiles of all projects pass through the host, as they are now, and are kept for where the service does not answer', async () => {
  const { amina, ben, stop, end } = await twoPeople('tiles', 'hk_live_tiles_7Xw2Lk9Vb4Nm8');
  open.push(end);
  await make(amina, 35);
  const { connectionId, offered } = await ben.ask('projects.tiles', {});
  expect(offered).toBe(true);
  const counted = async (place = world) => {
    const { bytes, stale } = await ben.ask('projects.tile', { connectionId, ...place });
    const seen = bytes === null ? [] : seenIn(bytes, place).filter(({ layer }) => layer === 'projects');
    return [seen.length, stale];
  };
  expect(await counted()).toEqual([1, false]);
  expect(await counted()).toEqual([1, false]);
  await make(amina, 36);
  expect(await counted()).toEqual([2, false]);
  // South America has none.
  const nothing = { z: 3, x: 2, y: 4 };
  expect(await counted(nothing)).toEqual([0, false]);
  expect(readdirSync(join(ben.dataFolder, 'offline', 'project-tiles'))).toHaveLength(1);

  await stop();
  expect(await ben.ask('projects.tiles', {})).toEqual({ connectionId, offered: true });
  expect([await counted(), await counted(nothing)]).toEqual([
    [2, true],
    [0, true],
  ]);
  await expect(counted({ z: 1, x: 0, y: 0 })).rejects.toThrow();
  // Who never saw one has none to show.
  await expect(amina.ask('projects.tiles', {})).resolves.toMatchObject({ offered: false });
  // Another key is another account.
  await ben.ask('keys.save', { connectionId, kind: 'api-key', secret: 'hk_live_other_7Xw2Lk9Vb4Nm8' });
  await expect(counted()).rejects.toThrow();
  await ben.ask('offline.clear', {});
  expect(readdirSync(join(ben.dataFolder, 'offline', 'project-tiles'))).toEqual([]);
});

test.each([
  [404, { detail: 'Not Found' }],
  [200, { anything: 'else' }],
  [403, { detail: 'no' }],
])('a provider who answers %d has no tiles', async (status, body) => {
  const provider = await startProvider(() => ({ status, body }));
  const host = testHost();
  open.push(() => provider.close(), host.bridge.end);
  const { id } = await host.ask('connections.save', { name: 'Provider', baseUrl: provider.url });
  await host.ask('keys.save', { connectionId: id, kind: 'api-key', secret: 'hk_live_none_7Xw2Lk9Vb4Nm8' });
  await host.ask('connections.select', { id });
  expect(await host.ask('projects.tiles', {})).toEqual({ connectionId: id, offered: false });
  expect(provider.seen.map(({ path }) => path)).toEqual(['/ogc/collections/projects/tiles/WebMercatorQuad']);
});
