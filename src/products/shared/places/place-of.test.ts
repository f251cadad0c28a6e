import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { feature } from 'topojson-client';
import { expect, test } from 'vitest';
import { hasShared, shared } from '../../../../test/helpers/shared.ts';
import { boundaryYears } from './compute-edition.ts';
import type { PlaceTopology } from './compute-place.ts';
import { placeIndex, placeOf } from './place-of.ts';
import { processorMilliseconds } from '../../../../test/helpers/processor-time.ts';

test('countries and states by their ISO codes, names in English', () => {
  expect(placeOf([-60.2, -3.1])).toMatchObject({
    countryCode: 'BR',
    iso3: 'BRA',
    country: 'Brazil',
    stateCode: 'BR-AM',
    state: 'Amazonas',
  });
  expect(placeOf([13.4, 52.5])).toMatchObject({ countryCode: 'DE', stateCode: 'DE-BE' });
  expect(placeOf([37.9, -0.5])).toMatchObject({ countryCode: 'KE' });
  expect(placeOf([86.9, 27.9])?.countryCode).toMatch(/NP|CN/);
});

test('a unit that was redrawn since is not named: its country is', () => {
  // Rift Valley was abolished in 2013, Brong Ahafo in 2018; Kavango was divided, its neighbours were not.
  expect(placeOf([36.07, -0.3])).toMatchObject({ country: 'Kenya', stateCode: null, state: null });
  expect(placeOf([-2.3, 7.3])).toMatchObject({ country: 'Ghana', stateCode: null, state: null });
  expect(placeOf([19.8, -17.9])).toMatchObject({ country: 'Namibia', state: null });
  expect(placeOf([17.1, -22.6])).toMatchObject({ country: 'Namibia', state: 'Khomas' });
});

test('the years of the map stand in the map itself', () => {
  const bytes = readFileSync(new URL('../../../../resources/boundaries/admin-1.topo.json.gz', import.meta.url));
  const { objects } = JSON.parse(gunzipSync(bytes).toString()) as PlaceTopology;
  const names = new Set(objects.units.geometries.flatMap(({ properties: { admin, name } }) => [admin, `${admin}: ${name}`]));
  // Independent in 2011; renamed in 2018; Indian units of 2020.
  expect(
    ['S. Sudan', 'Swaziland', 'India: Ladakh', 'India: Dadra and Nagar Haveli and Daman and Diu'].filter((name) => !names.has(name)),
  ).toEqual([]);
  expect(names.has('Eswatini')).toBe(false);
  expect(boundaryYears).toEqual({ countries: 2018, units: 2020 });
});

test('just off a coast the nearest unit, far out none', () => {
  expect(placeOf([-9.6, 38.7])).toMatchObject({ countryCode: 'PT' });
  expect(placeOf([-30, 0])).toBeNull();
  expect(placeOf([179.99, -30])).toBeNull();
  // Udu Point, Fiji, lies on 180 degrees: both sides are near it.
  expect(placeOf([-179.9, -16.1])).toMatchObject({ countryCode: 'FJ' });
  expect(placeOf([180, -16.1])).toEqual(placeOf([-180, -16.1]));
});

test('the pole is land to its last cell, and what is no place is null', () => {
  expect(placeOf([0, -90])).toMatchObject({ countryCode: 'AQ' });
  expect(placeOf([12, -88])).toMatchObject({ countryCode: 'AQ' });
  expect(placeOf([0, 90])).toBeNull();
  expect(placeOf([Number.NaN, 3])).toBeNull();
});

test('borders as they are held; codes that ISO does not have are null', () => {
  expect(placeOf([44, 9.5])).toMatchObject({ countryCode: null, country: 'Somaliland', stateCode: null });
  expect(placeOf([20.9, 42.6])).toMatchObject({ countryCode: 'XK', country: 'Kosovo', stateCode: null, state: 'Glogovac' });
});

test.skipIf(!hasShared('samples', 'plots'))('plots of many countries lie where their file says', () => {
  const { features } = JSON.parse(readFileSync(shared('samples', 'plots', 'whisp-example-plots.geojson'), 'utf8')) as {
    features: { geometry: { coordinates: number[][][][] } }[];
  };
  const countries = new Set(
    features.map(({ geometry }) => placeOf(geometry.coordinates[0]![0]![0] as [number, number])?.countryCode ?? null),
  );
  expect(countries).not.toContain(null);
  expect(countries.size).toBeGreaterThanOrEqual(17);
  for (const code of ['KE', 'BR', 'CI', 'GH', 'VN']) expect([...countries]).toContain(code);
});

interface Sample {
  geometry: { type: string; coordinates: number[][][] | number[][][][] };
  properties: { adm0_a3: string; name: string | null };
}

test.skipIf(!hasShared('samples', 'boundaries'))('agrees with another simplification of the same borders', () => {
  const topology = JSON.parse(readFileSync(shared('samples', 'boundaries', 'ne-10m-admin1-simplified.topo.json'), 'utf8')) as Parameters<
    typeof feature
  >[0];
  const { features } = feature(topology, Object.values(topology.objects)[0]!) as unknown as { features: Sample[] };
  const units = features
    .filter(({ geometry }) => geometry?.type.endsWith('Polygon'))
    .map(({ geometry, properties }) => {
      const rings = (
        geometry.type === 'Polygon' ? [geometry.coordinates as number[][][]] : (geometry.coordinates as number[][][][])
      ).flat();
      const all = rings.flat();
      return {
        rings,
        properties,
        west: Math.min(...all.map(([x]) => x!)),
        east: Math.max(...all.map(([x]) => x!)),
        south: Math.min(...all.map(([, y]) => y!)),
        north: Math.max(...all.map(([, y]) => y!)),
      };
    });
  const holds = (rings: number[][][], x: number, y: number) =>
    rings.reduce(
      (within, ring) =>
        ring.reduce((inner, [x1, y1], k) => {
          const [x2, y2] = ring.at(k - 1)!;
          return y1! > y !== y2! > y && x < ((x2! - x1!) * (y - y1!)) / (y2! - y1!) + x1! ? !inner : inner;
        }, within),
      false,
    );
  let [points, countries, states, unnamed] = [0, 0, 0, 0];
  // A spiral of even spacing over the sphere
  for (let k = 0; k < 6000; k += 1) {
    const y = (Math.asin(1 - (2 * k + 1) / 6000) * 180) / Math.PI;
    const x = ((k * 137.507_764) % 360) - 180;
    const unit = units.find(
      ({ west, east, south, north, rings }) => x >= west && x <= east && y >= south && y <= north && holds(rings, x, y),
    );
    if (!unit) continue;
    const found = placeOf([x, y]);
    points += 1;
    if (found?.iso3 === unit.properties.adm0_a3) countries += 1;
    // What was redrawn since has no name here, and is no wrong one.
    if (found && found.state === null) unnamed += 1;
    else if (found?.state === unit.properties.name) states += 1;
  }
  expect(points).toBeGreaterThan(1500);
  expect(countries / points).toBeGreaterThan(0.998);
  expect(unnamed / points).toBeLessThan(0.09);
  expect(states / (points - unnamed)).toBeGreaterThan(0.995);
});

test('a lookup is quick', async () => {
  placeOf([0, 0]);
  const taken = await processorMilliseconds(() => {
    for (let index = 0; index < 2000; index += 1) placeOf([-75 + (index % 50) * 0.4, -20 + Math.floor(index / 50) * 0.4]);
  });
  // 0.03 ms on an idle machine
  expect(taken / 2000).toBeLessThan(0.3);
});

test('the codes that may stand for a place, claimed land among them, and countries that are near', () => {
  const borders = placeIndex();
  expect(borders.landAt([37.9, -0.5])).toEqual({ codes: ['KE'], name: 'Kenya', isDisputed: false });
  expect(borders.landAt([34.1, 45.2])).toEqual({ codes: ['UA', 'RU'], name: 'Crimea', isDisputed: true });
  expect(borders.landAt([-13, 24.5])).toEqual({ codes: ['EH', 'MA'], name: 'Western Sahara', isDisputed: true });
  expect(borders.landAt([45, 9.6])).toEqual({ codes: ['SO'], name: 'Somaliland', isDisputed: true });
  expect(borders.landAt([20.9, 42.6])).toMatchObject({ codes: ['XK', 'RS'], isDisputed: true });
  expect(borders.landAt([63.4, 45.9])).toMatchObject({ codes: ['KZ'], isDisputed: false });
  expect(borders.landAt([-30, 0])).toBeNull();
  // Busia lies on the border of Kenya and Uganda, Nairobi 200 km from Tanzania's.
  expect(['KE', 'UG', 'TZ'].map((code) => borders.isNear([34.11, 0.46], code, 5))).toEqual([true, true, false]);
  expect(['KE', 'TZ'].map((code) => borders.isNear([36.82, -1.29], code, 5))).toEqual([true, false]);
  expect(borders.isNear([Number.NaN, 0], 'KE', 5)).toBe(false);
});
