import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { datasets, licenceWords } from '#datasets/index.ts';

test('every source stands in the list, once, with licence, attribution and encrypted addresses', () => {
  expect(new Set(datasets.map(({ id }) => id)).size).toBe(datasets.length);
  for (const { id, licence, attribution, version, homepage, baseUrls, parallel } of datasets) {
    for (const text of [licence, attribution, version]) expect(text, id).toMatch(/\S/);
    for (const address of [homepage, ...Object.values(baseUrls)]) expect(address, id).toMatch(/^https:\/\/[^/]+/);
    expect(parallel).toBeGreaterThanOrEqual(1);
    expect(parallel, id).toBeLessThanOrEqual(8);
  }
  // Limits that the sources themselves set or that are kept out of courtesy.
  const parallelOf = Object.fromEntries(datasets.map(({ id, parallel }) => [id, parallel]));
  expect(parallelOf).toMatchObject({ openmeteo: 1, nexgddp: 3 });
});

test('no file declares a source that the list leaves out', () => {
  const folder = resolve(import.meta.dirname, '../../src/datasets');
  const declared = readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) =>
      Array.from(readFileSync(resolve(folder, name), 'utf8').matchAll(/: Dataset = \{\s*id: '([^']+)'/g), ([, id]) => id!),
    );
  expect(declared.toSorted()).toEqual(datasets.map(({ id }) => id).toSorted());
});

test('licences that are words say in every language what the source itself says', () => {
  for (const { id, licence } of datasets) expect([id, licenceWords[id]?.detail ?? licence]).toEqual([id, licence]);
  // Names stay as they are: CC BY 4.0, CC0.
  expect(datasets.filter(({ id }) => !licenceWords[id]).map(({ licence }) => licence)).toEqual(
    expect.arrayContaining(['CC BY 4.0', 'CC0']),
  );
  for (const { id, licence } of datasets) if (!licenceWords[id]) expect([id, licence]).toEqual([id, expect.stringMatching(/^CC( BY |0)/)]);
});
