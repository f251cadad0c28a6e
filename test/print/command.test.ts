import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { print, type PrintOptions } from '#cli/print.ts';
import { CommandFault } from '#cli/usage.ts';
import { writeGeoTiff } from '#raster/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'hectare-print-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});
const samples = 'resources/samples/sample-parcels-clean.kml';
const at = (name: string) => join(folder, name);

async function run(options: Partial<PrintOptions>, files = [samples]) {
  const [out, err]: string[][] = [[], []];
  const output = { out: (text: string) => out!.push(text), err: (text: string) => err!.push(text) };
  await print(files, { to: at('map.pdf'), template: {}, json: true, ...options }, output, new AbortController().signal);
  return { answer: JSON.parse(out!.join('')) as Record<string, unknown>, said: err!.join('\n') };
}

test('prints a file, and says scale and pages', async () => {
  const { answer } = await run({ template: { paper: 'A3', scale: 20_000, qr: 'https://example.org/ñ' } });
  expect(answer).toMatchObject({ page_count: 1, scales: [20_000], not_shown_count: 0 });
  expect(answer['scale_error_most']).toBeLessThan(0.002);
  expect(readFileSync(at('map.pdf')).subarray(0, 5).toString()).toBe('%PDF-');
});

test('takes a template from a file, and options before it', async () => {
  writeFileSync(at('field.json'), JSON.stringify({ version: 1, paper: 'A3', atlas: 'plots', language: 'es' }));
  const { answer } = await run({ templateFile: at('field.json'), template: { paper: 'A4' } });
  expect(answer['page_count']).toBeGreaterThan(2);
});

test.each([
  ['another ending', { to: 'map.doc' }, 'ends in .pdf, .tif or .png'],
  ['a paper that does not exist', { template: { paper: 'A9' as never } }, 'paper'],
  ['sheets without a scale', { template: { atlas: 'tiles' as const } }, 'need a scale'],
  ['a template with an unknown field', { templateFile: 'package.json' }, 'package.json'],
  ['a logo that is none', { logo: 'package.json' }, 'logo'],
  ['a ground that is none', { ground: 'package.json' }, 'package.json'],
])('refuses %s and says why', async (_what, options, words) => {
  await expect(run(options)).rejects.toThrow(words);
  await expect(run(options)).rejects.toThrow(CommandFault);
});

test.skipIf(process.platform === 'win32')('waits for no pipe, and reads no device and no file without an end', async () => {
  execFileSync('mkfifo', [at('pipe')]);
  for (const option of ['logo', 'ground', 'templateFile'] as const)
    for (const path of [at('pipe'), '/dev/zero']) await expect(run({ [option]: path })).rejects.toThrow('pipe or a device');
  writeFileSync(at('large.json'), ' '.repeat(1_048_577));
  await expect(run({ templateFile: at('large.json') })).rejects.toThrow('too large');
});

test('says when a ground lies elsewhere', async () => {
  const grid = { west: 300_000, north: 9_000_000, cellWidth: 10, cellHeight: 10, width: 16, height: 16, epsg: 32_633 };
  writeFileSync(at('elsewhere.tif'), writeGeoTiff(new Uint8Array(256).fill(90), grid));
  await expect(run({ ground: at('elsewhere.tif') })).rejects.toThrow('does not reach');
});
