import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hasShared, shared } from '../../../test/helpers/shared.ts';
import { placeOf } from './place-of.ts';

test('countries and states by their ISO codes, names in English', () => {
  expect(placeOf([-60.2, -3.1])).toMatchObject({ countryCode: 'BR', iso3: 'BRA', country: 'Brazil', stateCode: 'BR-AM', state: 'Amazonas' });
  expect(placeOf([13.4, 52.5])).toMatchObject({ countryCode: 'DE', stateCode: 'DE-BE' });
  expect(placeOf([37.9, -0.5])).toMatchObject({ countryCode: 'KE' });
  expect(placeOf([86.9, 27.9])?.countryCode).toMatch(/NP|CN/);
});

test('just off a coast the nearest unit, far out none', () => {
  expect(placeOf([-9.6, 38.7])).toMatchObject({ countryCode: 'PT' });
  expect(placeOf([-30, 0])).toBeNull();
  expect(placeOf([179.99, -30])).toBeNull();
});

test.skipIf(!hasShared('samples', 'plots'))('plots of many countries lie where their file says', () => {
  const { features } = JSON.parse(readFileSync(shared('samples', 'plots', 'whisp-example-plots.geojson'), 'utf8')) as { features: { geometry: { coordinates: number[][][][] } }[] };
  const countries = new Set(features.map(({ geometry }) => placeOf(geometry.coordinates[0]![0]![0] as [number, number])?.countryCode ?? null));
  expect(countries).not.toContain(null);
  expect(countries.size).toBeGreaterThanOrEqual(17);
  for (const code of ['KE', 'BR', 'CI', 'GH', 'VN']) expect([...countries]).toContain(code);
});

test('a lookup is quick', () => {
  placeOf([0, 0]);
  const start = performance.now();
  for (let index = 0; index < 2000; index += 1) placeOf([-75 + (index % 50) * 0.4, -20 + Math.floor(index / 50) * 0.4]);
  expect((performance.now() - start) / 2000).toBeLessThan(5);
});
