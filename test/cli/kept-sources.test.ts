import { linkSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { keepSources } from '#cli/kept-sources.ts';
import { commandLine } from './run.ts';
import { square } from './shapes.ts';

const folder = mkdtempSync(join(tmpdir(), 'hectare-kept-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = (name: string, text: string) => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

test('a file is the same under every name that leads to it', async () => {
  const source = file('source.csv', 'x');
  const [linked, twice] = [join(folder, 'linked.csv'), join(folder, 'Twice.csv')];
  symlinkSync(source, linked);
  // As a name in letters of the other case on a disk of Windows or macOS: another name, the same file.
  linkSync(source, twice);
  for (const target of [source, join(folder, '.', 'source.csv'), linked, twice])
    await expect(keepSources([source], [target])).rejects.toThrow('replace its source');
  await keepSources([source, join(folder, 'none.csv')], [undefined, join(folder, 'other.csv'), file('there.csv', 'x')]);
  const missing = join(folder, 'missing.csv');
  await expect(keepSources([source], [missing, missing])).rejects.toThrow('replace its source');
});

test('no command writes a result over what it is made from', async () => {
  const cli = commandLine();
  const table = 'name,lat,lon\nA,1,35\nB,1.1,35\n';
  const points = file('points.csv', table);
  const plots = file('plots.geojson', JSON.stringify(square));
  for (const words of [
    ['check', points, '--report', points],
    ['check', plots, '--overlay', `${points}:Points`, '--report', points],
    ['convert', plots, plots],
    ['eudr', plots, plots],
    ['eudr', plots, join(folder, 'out.geojson'), '--refused', join(folder, 'out.geojson')],
  ]) {
    const { code, err } = await cli.run(words);
    expect([words.join(' '), code, err]).toEqual([words.join(' '), 2, expect.stringContaining('would replace its source')]);
  }
  expect(readFileSync(points, 'utf8')).toBe(table);
  expect(readFileSync(plots, 'utf8')).toBe(JSON.stringify(square));
});
