import { createHash } from 'node:crypto';
import { lstatSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
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

test('an opened file is written over, unless another program changed it', async () => {
  const opened = new OpenedFiles();
  const target = join(folder, 'target.kml');
  const link = join(folder, 'link.kml');
  writeFileSync(target, 'before', { mode: 0o640 });
  symlinkSync(target, link);
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
  await expect(opened.replace(link, Buffer.from('after'), null)).rejects.toMatchObject({ code: 'file-not-opened' });
  opened.allow(link);
  expect(await opened.replace(link, Buffer.from('after'), sha256('other'))).toBe('changed');
  expect(readFileSync(target, 'utf8')).toBe('before');
  expect(await opened.replace(link, Buffer.from('after'), sha256('before'))).toBe('written');
  expect(readFileSync(target, 'utf8')).toBe('after');
  expect([lstatSync(link).isSymbolicLink(), statSync(target).mode & 0o777]).toEqual([true, 0o640]);
  expect(await opened.replace(link, Buffer.from('again'), null)).toBe('written');
  rmSync(target);
  await expect(opened.replace(link, Buffer.from('x'), null)).rejects.toMatchObject({ code: 'file-not-found' });
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

test('an address is no path, but that of a file of this computer is', () => {
  const found = (...words: string[]) => filesOnCommandLine(['hectare', ...words], '/home/ana');
  expect(found('hectare:/../../etc/secret.kml', 'hectare:open?project=../secret.kml', 'https://land.example/a.kml')).toEqual([]);
  expect(found('file:///home/ana/North%20block.kml', 'b.kml')).toEqual(['/home/ana/North block.kml', '/home/ana/b.kml']);
  expect(found('file://other/share/a.kml', 'file:///a%2Fb.kml', 'file:///a.exe', '--c.kml')).toEqual([]);
});
