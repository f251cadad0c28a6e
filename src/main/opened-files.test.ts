import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { filesOnCommandLine, OpenedFiles } from './opened-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'hectare-opened-'));
const kml = join(folder, 'a.kml');
writeFileSync(kml, '<kml/>');

test('only what the user opened can be read', async () => {
  const opened = new OpenedFiles();
  await expect(opened.read(kml)).rejects.toMatchObject({ code: 'file-not-opened' });
  opened.allow(kml);
  expect(await opened.read(kml)).toMatchObject({ name: 'a.kml', path: kml });
  await expect(opened.read(join(folder, '..', 'other.kml'))).rejects.toMatchObject({ code: 'file-not-opened' });
});

test('waiting files are given out once, a vanished one is reported and the others come', async () => {
  const opened = new OpenedFiles();
  opened.queue([kml, join(folder, 'gone.kml')]);
  const fault = vi.fn();
  expect((await opened.takePending(fault)).map((file) => file.name)).toEqual(['a.kml']);
  expect(fault).toHaveBeenCalledOnce();
  expect(await opened.takePending(fault)).toEqual([]);
});

test('a command line names files, switches and the program', () => {
  expect(filesOnCommandLine(['/opt/hectare', '--no-sandbox', 'north block.KML', '/x/y.geojson', '.', 'readme.txt'], '/home/me')).toEqual([
    '/home/me/north block.KML',
    '/x/y.geojson',
  ]);
});
