import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { measureFiles } from '#cli/measure.ts';

const folder = mkdtempSync(join(tmpdir(), 'hectare-crs-'));
/** A square kilometre in metres, without a word about their system. */
function metresFile(): string {
  const path = join(folder, 'metres.geojson');
  const ring = [
    [300_000, 9_900_000],
    [301_000, 9_900_000],
    [301_000, 9_901_000],
    [300_000, 9_901_000],
    [300_000, 9_900_000],
  ];
  writeFileSync(path, JSON.stringify({ type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [ring] } }));
  return path;
}
async function measured(crs?: string) {
  const said: string[] = [];
  const faults: string[] = [];
  const output = { out: (text: string) => void said.push(text), err: (text: string) => void faults.push(text) };
  await measureFiles([metresFile()], { json: true, check: false, ...(crs === undefined ? {} : { crs }) }, output);
  return JSON.parse(said.join('')).files[0] ?? faults.join('\n');
}

test('metres without a system are refused, and the option is named', async () => {
  expect(await measured()).toMatch(/does not say its coordinate system.*--crs EPSG/);
});

test('--crs gives the system by its code, its name or its text', async () => {
  for (const crs of ['EPSG:21036', '21036', 'Arc 1960 / UTM zone 36S']) {
    const { total, notes, features } = await measured(crs);
    expect(total.area_hectares).toBeGreaterThan(99);
    expect(total.area_hectares).toBeLessThan(101);
    expect(features[0].centroid[0]).toBeCloseTo(31.21, 1);
    expect(notes.map(({ code }: { code: string }) => code)).toContain('datum-shifted');
  }
});

test('a system that is not known is refused by its name', async () => {
  expect(await measured('EPSG:999999')).toMatch(/EPSG:999999, which Hectare does not know/);
});
