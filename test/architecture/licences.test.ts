import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { licencesOf } from '../../scripts/generate-licences.ts';

const root = resolve(import.meta.dirname, '../..');
const { packages, texts } = licencesOf(root);
const { dependencies } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as { dependencies: Record<string, string> };
const names = new Set(packages.map(({ name }) => name));

/** Packages that name a licence and bring no text. One more is looked at before it ships. */
const withoutText = [
  '@aws-sdk/credential-provider-http',
  '@aws-sdk/credential-provider-login',
  '@aws-sdk/nested-clients',
  '@bokuweb/zstd-wasm',
  '@resvg/resvg-wasm',
  '@vue/devtools-api',
  'abstract-logging',
  'brotli',
  'city-timezones',
  'dfa',
  'fontkit',
  'lazy-val',
  'lerc',
  'pg-types',
  'pgpass',
  'pmtiles',
  'saxes',
];

test('every library that ships has a licence: what package.json names, what the window is made of, and what those need', () => {
  expect(Object.keys(dependencies).filter((name) => !names.has(name))).toEqual([]);
  for (const name of ['vue', '@vue/reactivity', 'ol', 'rbush', 'electron', '@fontsource-variable/inter'])
    expect(names, name).toContain(name);
  expect(packages.filter(({ licence }) => licence === '')).toEqual([]);
  // What only builds and tests does not ship.
  for (const name of ['vite', 'vitest', 'typescript', 'playwright-core', 'electron-builder']) expect(names, name).not.toContain(name);
});

test('every library brings the text of its licence, but for those that are known', () => {
  expect(packages.filter((one) => one.texts.length === 0).map(({ name }) => name)).toEqual(withoutText);
  expect(packages.flatMap((one) => one.texts).every((number) => (texts[number]?.length ?? 0) > 100)).toBe(true);
});

test('no library has a licence that would bind the whole program', () => {
  // LGPL: GEOS, kept as a separate, replaceable file (docs/licences.md).
  const strict = packages.filter(({ licence }) => /GPL|SSPL|BUSL|CC-BY-NC/.test(licence)).map(({ name }) => name);
  expect(strict).toEqual(['geos-wasm']);
});
