import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { needlesThroughOnePlace, star, weave } from '../helpers/lines-across.ts';
import { commandLine } from './run.ts';

const { folder, file, run } = commandLine();
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const collection = (geometries: object[]) => ({
  type: 'FeatureCollection',
  features: geometries.map((geometry) => ({ type: 'Feature', properties: {}, geometry })),
});

test('shapes that cross too often have no total but its bounds, and no pair is told as if it were all', async () => {
  const path = file('weave.geojson', collection(weave(600)));
  const { code, out } = await run(['area', '--json', path]);
  expect(code).toBe(0);
  const [{ total, notes }] = JSON.parse(out).files;
  expect(total.area_hectares).toBeNull();
  expect(notes.map(({ code: note }: { code: string }) => note)).toContain('union-too-large');
  expect(notes.find(({ code: note }: { code: string }) => note === 'more-overlaps').message).toMatch(
    /^\d{5} more pairs of features share land\.$/,
  );
});

test('needles that all cross each other have a total', async () => {
  const path = file('needles.geojson', collection(needlesThroughOnePlace(300)));
  const { out } = await run(['area', '--json', path]);
  const [{ total }] = JSON.parse(out).files;
  expect(total.area_hectares).toBeGreaterThan(0);
  expect(total.area_hectares).toBeLessThan(total.sum_area_hectares);
});

test('a star that is too much to repair is written as it was, and said', async () => {
  const path = file('star.geojson', collection([star(1201)]));
  const target = join(folder, 'repaired.geojson');
  const { code, err } = await run(['convert', path, target, '--repair']);
  expect(code).toBe(1);
  expect(err).toMatch(/^feature 1: not repaired, and written as it was: These boundaries cross/m);
  expect(JSON.parse(readFileSync(target, 'utf8')).features[0].geometry.coordinates[0]).toHaveLength(1202);
  const checked = await run(['check', path]);
  expect(checked.code).toBe(1);
  expect(checked.out).toContain('a boundary that crosses itself too often');
});
