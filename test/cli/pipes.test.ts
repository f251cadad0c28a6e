import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { commandLine } from './run.ts';
import { square } from './shapes.ts';

const { folder, run, file } = commandLine();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const at = (name: string) => join(folder, name);

/** The commands that take the name of a file, each with a pipe in its place, which waits for a writer who never comes. */
function commandsWith(pipe: string, plot: string): [name: string, args: string[]][] {
  return [
    ['area', ['area', pipe]],
    ['a part of a shapefile', ['area', at('parts.shp')]],
    ['check --overlay of shapes', ['check', plot, '--for', 'eudr', '--overlay', pipe]],
    ['check --overlay of cells', ['check', plot, '--for', 'eudr', '--overlay', at('pipe.tif')]],
    ['convert', ['convert', pipe, at('out.geojson')]],
    ['convert --to-crs', ['convert', plot, at('out.geojson'), '--to-crs', at('pipe.prj')]],
    ['eudr', ['eudr', pipe, at('out.geojson')]],
    ['mask', ['mask', pipe, at('out.tif')]],
    ['monitor', ['monitor', pipe, '--name', 'Plot']],
    ['report --notes-file', ['report', 'plot', '--out', at('out.pdf'), '--notes-file', pipe]],
    ['report --logo', ['report', 'plot', '--out', at('out.pdf'), '--logo', pipe]],
    ['print --template', ['print', plot, '--to', at('out.pdf'), '--template', pipe]],
    ['pack', ['pack', pipe, '--out', at('pack')]],
    ['pack into a folder', ['pack', plot, '--out', at('taken')]],
    ['backup verify', ['backup', 'verify', pipe]],
    ['backup restore', ['backup', 'restore', pipe]],
    ['a backup that is not there', ['backup', 'verify', `${pipe}.zip`]],
  ];
}

test.skipIf(process.platform === 'win32')('a pipe in the place of a file ends in a message, and nothing waits', async () => {
  const plot = file('plot.geojson', square);
  mkdirSync(at('taken'));
  writeFileSync(at('parts.shp'), '');
  for (const name of ['pipe', 'pipe.tif', 'pipe.prj', 'parts.dbf', 'taken/manifest.json']) execFileSync('mkfifo', [at(name)]);
  const told = [];
  for (const [name, args] of commandsWith(at('pipe'), plot)) {
    const { code, out, err } = await run(args);
    const isTold = /pipe|parts|taken/.test(out + err) && !/\n\s+at /.test(err);
    told.push({ name, code, ...(isTold ? {} : { err }) });
  }
  expect(told).toEqual(told.map(({ name }) => ({ name, code: name === 'backup verify' ? 1 : 2 })));
});

test.skipIf(process.platform !== 'linux')('a device and a folder are told as what they are', async () => {
  expect(await run(['area', '/dev/zero'])).toMatchObject({ code: 2, err: expect.stringContaining('this is a pipe or a device') });
  expect(await run(['area', folder])).toMatchObject({ code: 2, err: expect.stringContaining('this is a folder') });
  // What a shell makes of <(…) is a pipe as well.
  expect(await run(['area', '/dev/stdin'])).toMatchObject({ code: 2, err: expect.stringContaining('write it into a file first') });
});

test('notes for a report are bounded', async () => {
  const notes = file('notes.txt', 'x'.repeat(1024 * 1024 + 1));
  expect(await run(['report', 'plot', '--out', at('out.pdf'), '--notes-file', notes])).toMatchObject({
    code: 2,
    err: expect.stringContaining('Notes have at most 1 MB.'),
  });
});
