import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Feature } from '#geo/types.ts';
import { readBatches, readFile, sourceOfBytes } from '../index.ts';

const square = (x: number) => [[[x, 1], [x + 0.01, 1], [x + 0.01, 1.01], [x, 1.01], [x, 1]]];
const features = [0, 1, 2, 3, 4].map((k) => ({
  type: 'Feature',
  properties: { name: `Plot ${k}`, note: 'a "b" {c} [d]' },
  geometry: { type: 'Polygon', coordinates: square(36 + k) },
}));
const whole = JSON.stringify({ type: 'FeatureCollection', features });

/** Features and errors of the reader of small files, or of the one of large files; null where it refuses. */
async function read(text: string, isLarge: boolean): Promise<{ features: Feature[]; errors: string[] } | null> {
  const bytes = new TextEncoder().encode(text);
  const found: { features: Feature[]; errors: string[] } = { features: [], errors: [] };
  try {
    const batches = isLarge ? readBatches(sourceOfBytes('a.geojson', bytes), {}, 0) : [await readFile(bytes, { fileName: 'a.geojson' })];
    for await (const { features: some, notes } of batches) {
      found.features.push(...some);
      for (const { code, severity, feature } of notes) if (severity === 'error') found.errors.push(`${code} ${feature ?? ''}`);
    }
    return found;
  } catch {
    return null;
  }
}

test('damage anywhere costs both readers the same features, with the same words', async () => {
  const place = fc.nat(whole.length - 1);
  const damaged = fc.oneof(
    place.map((at) => whole.slice(0, at + 1)),
    place.map((at) => whole.slice(0, at) + whole.slice(at + 1)),
    fc.tuple(place, fc.constantFrom('x', '"', '{', '}', '[', ']', ',', '\0')).map(([at, letter]) => whole.slice(0, at) + letter + whole.slice(at + 1)),
  );
  await fc.assert(
    fc.asyncProperty(damaged, async (text) => {
      expect(await read(text, false)).toEqual(await read(text, true));
    }),
    { numRuns: 1000 },
  );
});

test('what precedes the damage is kept, and the place of the damage is said', async () => {
  const cut = await read(whole.slice(0, whole.indexOf('Plot 3')), false);
  expect([cut!.features.length, cut!.errors]).toEqual([3, ['geojson-truncated ']]);
  const broken = await read(whole.replace('"Plot 1"', '"Plot 1'), false);
  expect(broken!.features.length).toBeGreaterThan(0);
  expect(broken!.errors.length).toBeGreaterThan(0);
  const misspelt = await read(whole.replace('FeatureCollection', 'FeatuxeCollection'), false);
  expect(misspelt!.features).toHaveLength(5);
});
