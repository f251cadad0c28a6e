import '../helpers/fixed-seed.ts';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ecologicalZonesMap, zoneCodeAt } from '#datasets/ecological-zones.ts';
import { openPack, packingAccess, PackWriter } from '#datasets/index.ts';
import { codeAt, zonesOfArchive } from '#datasets/zone-polygons.ts';
import { zoneOfCode } from '#products/shared/ecological-zone/compute-zone-codes.ts';
import { ecologicalZones } from '#api/ecological-zones.ts';
import { loopback, type Loopback } from './loopback.ts';
import { openData, type TestAccess } from './open-data.ts';
import { someZones, zoneArchive } from './zone-archive.ts';

const path = '/zones/gez2010.zip';
let source: Loopback;
const open: TestAccess[] = [];
const data = (options: Parameters<typeof openData>[1] = {}) => {
  const access = openData(source.base, { baseUrls: { faozones: `${source.base}/zones` }, ...options });
  open.push(access);
  return access;
};
beforeEach(async () => {
  source = await loopback();
  source.files.set(path, { body: zoneArchive(someZones), contentType: 'application/zip' });
});
afterEach(async () => {
  for (const { access, cacheFolder } of open.splice(0)) {
    await access.close();
    rmSync(cacheFolder, { recursive: true, force: true });
  }
  await source.close();
});

test('zones at places, with a lake in a hole, beside a border, and where there is none', async () => {
  const { access } = data();
  const places: [number, number][] = [
    [-60.2, -3.1],
    [-60.5, -3.5],
    [-50.000_01, 0],
    [-49.999_99, 0],
    [-61, -4],
    [10, 50],
  ];
  expect(await Promise.all(places.map((place) => zoneCodeAt(access, place)))).toEqual([11, null, 11, 12, 11, null]);
});

test('the map is fetched once for all cells, and offline a cell that was asked stays known', async () => {
  const { access, cacheFolder } = data();
  await zoneCodeAt(access, [-60.2, -3.1]);
  await zoneCodeAt(access, [-55.2, 1.5]);
  await zoneCodeAt(access, [-60.8, -3.9]);
  expect(source.requests).toHaveLength(1);
  const offline = data({ cacheFolder, settings: { offline: true, nonCommercialUse: null } });
  expect(await zoneCodeAt(offline.access, [-60.7, -3.2])).toBe(11);
  expect(source.requests).toHaveLength(1);
});

test('a pack holds the zones of its cell, not the map, and answers like it', async () => {
  const { access, cacheFolder } = data();
  const folder = join(cacheFolder, 'pack');
  const writer = new PackWriter(folder);
  const packing = packingAccess(access, writer);
  await zoneCodeAt(packing, [-60.2, -3.1]);
  await packing.finish({ title: 'zones', box: [-61, -4, -60, -3], createdAt: '2026-06-01T00:00:00Z' });
  const size = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'manifest.json')
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
  expect(size).toBeLessThan(500);
  const packed = data({ packs: [await openPack(folder)], settings: { offline: true, nonCommercialUse: null } });
  expect([await zoneCodeAt(packed.access, [-60.9, -3.9]), await zoneCodeAt(packed.access, [-60.5, -3.5])]).toEqual([11, null]);
  expect((await openPack(folder)).manifest.datasets.map(({ id }) => id)).toEqual([ecologicalZonesMap.id]);
});

describe('zones cut to a cell', () => {
  test('say the same of every place in it as the whole rings do', () => {
    const corner = fc.tuple(fc.double({ min: -2, max: 3, noNaN: true }), fc.double({ min: -2, max: 3, noNaN: true }));
    const inside = fc.double({ min: 0.001, max: 0.999, noNaN: true });
    fc.assert(
      fc.property(
        fc.array(fc.array(corner, { minLength: 3, maxLength: 9 }), { minLength: 1, maxLength: 4 }),
        inside,
        inside,
        (rings, x, y) => {
          const flat = rings.map((ring) => [...ring, ring[0]!].flat());
          const zones = zonesOfArchive(zoneArchive([{ code: 11, name: 'Tropical rainforest', rings: flat }]), [0, 0, 1, 1], () => true);
          // A place within a millionth of an edge may fall on either side of its rounded corners.
          const near = 1e-4;
          const whole = [
            [x, y],
            [x - near, y],
            [x + near, y],
            [x, y - near],
            [x, y + near],
          ].map((place) => codeAt([{ code: 11, rings: flat }], place as [number, number]));
          fc.pre(new Set(whole).size === 1);
          expect(codeAt(zones, [x, y])).toBe(whole[0]);
        },
      ),
      { numRuns: 500 },
    );
  });
});

test('every zone of the carbon tables has one code, and every code one zone', () => {
  expect(Object.values(zoneOfCode).toSorted()).toEqual([...ecologicalZones].toSorted());
});
