import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Arguments } from '#cli/arguments.ts';
import { commands, type CommandName } from '#cli/commands.ts';
import { convert } from '#cli/convert.ts';
import { measureFiles } from '#cli/measure.ts';
import { saidOfFile } from '#cli/said-of-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'hectare-columns-'));
const table = join(folder, 'plots.csv');
writeFileSync(table, 'parcela,p,q\n007,257000,9857000\n008,258000,9858000\n');

async function area(...args: string[]) {
  const said: string[] = [];
  const faults: string[] = [];
  const output = { out: (text: string) => void said.push(text), err: (text: string) => void faults.push(text) };
  await measureFiles([table], { json: true, check: false, ...saidOfFile(new Arguments('area', args)) }, output);
  return { file: JSON.parse(said.join('')).files[0], faults: faults.join('\n') };
}

test('a table whose columns are not known is refused with the options that name them, one by one', async () => {
  expect((await area()).faults).toMatch(/No column of this table holds places.*--x-column and --y-column, or --geometry-column/);
  expect((await area('--x-column', 'p', '--y-column', 'r')).faults).toMatch(/no column “r” in this table. There are: parcela, p, q/);
  expect((await area('--x-column', 'p', '--y-column', 'q')).faults).toMatch(/--crs EPSG/);
  const { file } = await area('--x-column', 'p', '--y-column', 'q', '--crs', 'EPSG:32737');
  expect(file.features[0]).toMatchObject({ name: '007', geometry_type: 'Point' });
  expect(file.features[0].centroid[0]).toBeCloseTo(36.8162, 4);
});

test('options that contradict each other are refused', () => {
  const said =
    (...args: string[]) =>
    () =>
      saidOfFile(new Arguments('area', args));
  expect(said('--x-column', 'p')).toThrow(/Name both columns/);
  expect(said('--x-column', 'p', '--y-column', 'p')).toThrow(/both “p”/);
  expect(said('--x-column', 'p', '--y-column', 'q', '--geometry-column', 'g')).toThrow(/not all of them/);
  expect(saidOfFile(new Arguments('area', []))).toEqual({});
});

test('every command that takes --crs takes the columns of a table', () => {
  const names = (Object.keys(commands) as CommandName[]).filter((name) => 'crs' in commands[name].options);
  expect(names).toEqual(['area', 'check', 'convert', 'eudr', 'mask', 'zonal', 'profile', 'monitor', 'print', 'pack']);
  for (const name of names)
    expect(Object.keys(commands[name].options)).toEqual(
      expect.arrayContaining(['x-column', 'y-column', 'geometry-column', 'sheet', 'no-header']),
    );
});

test('a table is converted with its ids', async () => {
  const out = join(folder, 'out.geojson');
  const output = { out: () => {}, err: () => {} };
  const said = saidOfFile(new Arguments('convert', ['--x-column', 'p', '--y-column', '3', '--crs', '32737']));
  expect(await convert(table, out, { repair: false, ...said }, output, () => new AbortController().signal)).toBe(0);
  expect(JSON.parse(readFileSync(out, 'utf8')).features[1].properties).toEqual({ parcela: '008', p: 258000, q: 9858000 });
});
