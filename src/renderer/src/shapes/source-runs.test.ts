import { expect, test } from 'vitest';
import { sourceRuns } from './source-runs.ts';

test('shapes name the files they came from, a run each', () => {
  const files = [
    { id: 'f1', name: 'north.kml', format: 'kml' },
    { id: 'f2', name: 'south.shp', format: 'shapefile' },
  ];
  expect(sourceRuns(['f1', 'f1', 'f2', 'f9', 'f1'], files)).toEqual([
    { name: 'north.kml', format: 'kml', features: 2 },
    { name: 'south.shp', format: 'shapefile', features: 1 },
    { name: null, format: null, features: 1 },
    { name: 'north.kml', format: 'kml', features: 1 },
  ]);
  expect(sourceRuns([], files)).toEqual([]);
});
