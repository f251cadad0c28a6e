import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { measureFiles } from '#cli/measure.ts';
import type { MeasuredFile } from '#cli/measured-file.ts';

const landscape = resolve(import.meta.dirname, '../../out/sample-landscape');
const hasLandscape = existsSync(join(landscape, 'manifest.json'));
if (!hasLandscape) console.log('skipped: the sample landscape was not made; npm test makes it');
const folder = mkdtempSync(join(tmpdir(), 'hectare-risk-'));
const before = { offline: process.env['FORCE_OFFLINE'] };
beforeAll(() => {
  process.env['FORCE_OFFLINE'] = '1';
});
afterAll(() => {
  if (before.offline === undefined) delete process.env['FORCE_OFFLINE'];
  else process.env['FORCE_OFFLINE'] = before.offline;
  rmSync(folder, { recursive: true, force: true });
});

const square = (name: string, west: number, south: number, side: number) => ({
  type: 'Feature',
  properties: { name, ProducerCountry: 'KE' },
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [west, south],
        [west + side, south],
        [west + side, south + side],
        [west, south + side],
        [west, south],
      ],
    ],
  },
});
async function run(features: object[], packs: string[]) {
  const path = join(folder, 'plots.geojson');
  writeFileSync(path, JSON.stringify({ type: 'FeatureCollection', features }));
  const said: string[] = [];
  const output = { out: (text: string) => said.push(text), err: () => {} };
  const risk = { packs, sampleData: false, stop: new AbortController().signal };
  const code = await measureFiles([path], { json: true, check: true, destination: 'eudr', risk }, output);
  const [file] = (JSON.parse(said.join('')) as { files: MeasuredFile[] }).files;
  const lines: string[] = [];
  await measureFiles([path], { json: false, check: true, destination: 'eudr', risk }, { out: (text) => lines.push(text), err: () => {} });
  return { code, risks: file!.risk!, text: lines.join('\n') };
}

describe.skipIf(!hasLandscape)('check --for eudr --risk, on the sample landscape without a network', () => {
  test('each plot has forest, loss and a risk with its indicators; one without data is unknown, and the command says so', async () => {
    const { code, risks, text } = await run([square('A', 35, 1.04, 0.004), square('Far', -60, -3, 0.004)], [landscape]);
    const [near, far] = risks;
    expect(near).toMatchObject({ index: 0, reason: null, synthetic: true });
    if (near!.reason !== null) throw new Error(near!.reason);
    expect(near!.forest_2020_ha!).toBeLessThanOrEqual(near!.covered_ha! + 1e-9);
    expect(near!.indicators.map(({ id }) => id)).toEqual([
      'treecover_2020',
      'commodities_2020',
      'disturbance_before_2021',
      'disturbance_after_2020',
    ]);
    expect(far!.reason).toMatch(/network|not on this computer/i);
    expect(code).toBe(1);
    expect(text).toContain('risk by the decision trees of Whisp');
    expect(text).toContain('2. risk unknown:');
    expect(text).toContain('not read: GLAD_Primary, TMF_undist');
  });
});
