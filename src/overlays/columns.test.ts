import { expect, test } from 'vitest';
import { areaHectares, rectangle, type Feature } from '#geo/index.ts';
import { cellsOfMap, countedMaps, mapColumns, sumOfMap } from './columns.ts';
import { mapOfAreas } from './own-map.ts';

const source = { file: 'land (2), old.gpkg', sha256: '0a'.repeat(32), day: '2026-11-26' };
const plot = (west: number, properties: Record<string, unknown> = {}): Feature => ({
  type: 'Feature',
  geometry: rectangle([west, 0, west + 0.01, 0.01]),
  properties,
});
const columns = mapColumns('Land');
async function counted(...plots: Feature[]): Promise<Feature[]> {
  const map = (await mapOfAreas([rectangle([35.005, -1, 36, 1])]))!;
  const found: Feature[] = [];
  for (const one of plots)
    found.push({ ...one, properties: { ...one.properties, ...cellsOfMap('Land', source, one, await map.of(one.geometry)) } });
  return found;
}

test('figures go into columns and come back with name, file, digest and day', async () => {
  const spot: Feature = { type: 'Feature', geometry: { type: 'Point', coordinates: [35.5, 0.5] }, properties: null };
  const nothing: Feature = { type: 'Feature', geometry: null, properties: {} };
  const plots = await counted(plot(35), plot(34), spot, nothing);
  expect(plots[0]!.properties![columns.percent]).toBeCloseTo(50, 3);
  expect(columns.noData in plots[0]!.properties!).toBe(false);
  const [map, ...others] = countedMaps(plots);
  expect([others, map!.name, map!.source]).toEqual([[], 'Land', source]);
  const half = areaHectares(plots[0]!.geometry!) / 2;
  expect(map!.plots).toEqual([
    { insideHectares: expect.closeTo(half, 4), insidePercent: expect.closeTo(50, 3), noDataHectares: null },
    { insideHectares: 0, insidePercent: 0, noDataHectares: null },
    { insideHectares: null, insidePercent: 100, noDataHectares: null },
    null,
  ]);
  expect(sumOfMap(map!)).toEqual({ plotsInside: 2, hectares: expect.closeTo(half, 4), noDataHectares: 0, counted: 3, outdated: 0 });
});

test('a shape that was changed, moved or rounded off, and columns that were written over, are told from those that hold', async () => {
  const [one] = await counted(plot(35));
  const stateOf = (feature: Feature) => countedMaps([feature])[0]?.plots[0];
  const digits = (places: number): Feature => ({
    ...one!,
    geometry: JSON.parse(JSON.stringify(one!.geometry), (_, value) =>
      typeof value === 'number' ? Number((value + 3e-8).toFixed(places)) : value,
    ),
  });
  expect(stateOf(digits(7))).toMatchObject({ insidePercent: expect.closeTo(50, 3) });
  expect(stateOf({ ...one!, geometry: plot(35.001).geometry })).toBe('outdated');
  expect(stateOf({ ...one!, geometry: rectangle([35, 0, 35.01, 0.0101]) })).toBe('outdated');
  expect(stateOf({ ...one!, geometry: null })).toBe('outdated');
  expect(stateOf({ ...one!, properties: { ...one!.properties, [columns.inside]: 1 } })).toBe('outdated');
  expect(stateOf({ ...one!, properties: { ...one!.properties, [columns.percent]: '50' } })).toBe('outdated');
  expect(stateOf({ ...one!, properties: { ...one!.properties, [columns.noData]: 100 } })).toBe('outdated');
  expect(stateOf({ ...one!, properties: { ...one!.properties, [columns.source]: 'somebody' } })).toBeUndefined();
});

test('counted again, columns that say nothing now are emptied', async () => {
  const before = { [columns.noData]: 3, [columns.inside]: 2 };
  expect(cellsOfMap('Land', source, { ...plot(35), properties: before }, 'no-area')).toEqual({
    [columns.inside]: null,
    [columns.percent]: null,
    [columns.noData]: null,
    [columns.source]: null,
  });
  expect((await counted(plot(35, before)))[0]!.properties![columns.noData]).toBeNull();
});
