import { expect, test } from 'vitest';
import { candidateSystems } from './candidates.ts';

test('metres are offered the systems in whose areas they fall', async () => {
  // A parcel in Kenya, in Arc 1960 / UTM zone 37S.
  const found = await candidateSystems({ west: 257_000, south: 9_857_000, east: 258_000, north: 9_858_000 });
  const codes = found.map(({ code }) => code);
  expect(codes).toContain('EPSG:21037');
  expect(codes).toContain('EPSG:32737');
  expect(codes).not.toContain('EPSG:27700');
  const arc = found.find(({ code }) => code === 'EPSG:21037')!;
  expect(arc.longitude).toBeCloseTo(36.82, 1);
  expect(arc.latitude).toBeCloseTo(-1.29, 1);
});

test('the British grid is offered to numbers of London, before zones of half the world', async () => {
  const codes = (await candidateSystems({ west: 530_000, south: 180_000, east: 531_000, north: 181_000 })).map(({ code }) => code);
  expect(codes.indexOf('EPSG:27700')).toBeGreaterThanOrEqual(0);
  const zone = codes.indexOf('EPSG:32630');
  expect(zone === -1 || codes.indexOf('EPSG:27700') < zone).toBe(true);
});

test('numbers that fall nowhere have no candidate', async () => {
  expect(await candidateSystems({ west: 9e12, south: 9e12, east: 9.1e12, north: 9.1e12 })).toEqual([]);
});
