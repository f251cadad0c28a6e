import { expect, test } from 'vitest';
import { intersection, loadGeos } from './geos.ts';
import { areaHectares, LandInside, type Geometry } from './index.ts';

const box = (west: number, south: number, east: number, north: number): Geometry => ({ type: 'Polygon', coordinates: [[[west, south], [east, south], [east, north], [west, north], [west, south]]] });
const plot = box(35, 0, 35.01, 0.01);

test('what of a plot lies in land: all, half, nothing; overlapping land counts once, faults are repaired', async () => {
  const inside = async (...land: Geometry[]) => (await LandInside.of(land)).insideOf(plot);
  expect(await inside(box(34, -1, 36, 1))).toEqual({ hectares: areaHectares(plot), share: 1 });
  expect(await inside(box(36, 0, 37, 1))).toEqual({ hectares: 0, share: 0 });
  expect(await inside()).toEqual({ hectares: 0, share: 0 });
  // Neighbours that share a border have no land in common.
  expect((await inside(box(35.01, 0, 35.02, 0.01))).hectares).toBe(0);
  const half = areaHectares(box(35, 0, 35.005, 0.01));
  expect((await inside(box(34, 0, 35.005, 0.01))).hectares).toBeCloseTo(half, 6);
  expect((await inside(box(34, 0, 35.005, 0.01), box(35.001, 0, 35.005, 0.01), box(34.9, 0, 35.004, 0.01))).hectares).toBeCloseTo(half, 6);
  const bow: Geometry = { type: 'Polygon', coordinates: [[[35, 0], [35.01, 0.01], [35.01, 0], [35, 0.01], [35, 0]]] };
  expect((await inside(bow)).share).toBeCloseTo(0.5, 4);
  const two = { type: 'MultiPolygon', coordinates: [[[[35, 0], [35.002, 0], [35.002, 0.01], [35, 0.01], [35, 0]]], [[[35.008, 0], [35.02, 0], [35.02, 0.01], [35.008, 0.01], [35.008, 0]]]] } as Geometry;
  expect((await inside(two)).share).toBeCloseTo(0.4, 4);
});

test('points lie in land or do not; lines say nothing', async () => {
  const land = await LandInside.of([plot]);
  expect(land.insideOf({ type: 'Point', coordinates: [35.005, 0.005] })).toEqual({ hectares: null, share: 1 });
  expect(land.insideOf({ type: 'Point', coordinates: [35.5, 0.005] })).toEqual({ hectares: null, share: 0 });
  expect(land.insideOf({ type: 'MultiPoint', coordinates: [[35.005, 0.005], [35.5, 0.005]] })).toEqual({ hectares: null, share: 0.5 });
  expect(land.insideOf({ type: 'LineString', coordinates: [[35, 0], [36, 0]] })).toEqual({ hectares: null, share: null });
});

/** A ring of many corners around a place: a circle with teeth. */
const toothed = (x: number, y: number, reach: number, corners: number): Geometry => {
  const ring = Array.from({ length: corners }, (_, k) => {
    const [angle, length] = [(2 * Math.PI * k) / corners, reach * (k % 2 ? 0.97 : 1)];
    return [x + length * Math.cos(angle), y + length * Math.sin(angle)];
  });
  return { type: 'Polygon', coordinates: [[...ring, ring[0]!]] };
};

test('land of many corners is asked in pieces, with the figures of the whole', async () => {
  const country = toothed(35, 0, 1, 6000);
  const land = await LandInside.of([country, box(35.4, 0.4, 35.41, 0.41)]);
  // A plot inside, over several pieces, and one across its border.
  const inner = box(34.9, -0.1, 35.1, 0.1);
  expect(land.insideOf(inner).share).toBeCloseTo(1, 5);
  // Twice the country is as much as once.
  expect(land.insideOf(box(35.4, 0.4, 35.42, 0.42)).share).toBeCloseTo(1, 9);
  const geos = await loadGeos();
  for (const plot of [box(35.9, -0.05, 36.02, 0.03), box(35.68, 0.68, 35.72, 0.72)]) {
    const expected = areaHectares(intersection(geos, country, plot));
    expect(expected).toBeGreaterThan(1);
    expect(Math.abs(land.insideOf(plot).hectares! - expected)).toBeLessThan(1e-6 * expected);
  }
  expect(land.insideOf(box(36.1, 0, 36.2, 0.1))).toEqual({ hectares: 0, share: 0 });
  expect(land.insideOf({ type: 'MultiPoint', coordinates: [[35.001, 0.002], [35, 0], [36.5, 0]] }).share).toBeCloseTo(2 / 3, 12);
});

test('a question costs what lies at its place, not the land as a whole', async () => {
  const parcels = Array.from({ length: 20_000 }, (_, k) => box(30 + (k % 200) * 0.01, (k - (k % 200)) * 5e-5, 30.006 + (k % 200) * 0.01, 0.006 + (k - (k % 200)) * 5e-5));
  const land = await LandInside.of([...parcels, toothed(40, 0, 1, 20_000)]);
  const started = process.cpuUsage();
  let hectares = 0;
  for (let k = 0; k < 400; k += 1) {
    hectares += land.insideOf(box(30 + k * 0.0019, 0.5, 30.002 + k * 0.0019, 0.502)).hectares!;
    hectares += land.insideOf(box(40 + k * 0.0005, 0.1, 40.0005 + k * 0.0005, 0.1005)).hectares!;
  }
  const { user } = process.cpuUsage(started);
  expect(hectares).toBeGreaterThan(500);
  // Through all of the polygons and corners it was minutes.
  expect(user / 1e6).toBeLessThan(15);
});
