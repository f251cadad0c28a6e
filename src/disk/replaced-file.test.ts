import { lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openNew, partOf, replaceFile } from './replaced-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'hectare-replaced-'));

test('the whole file takes the place of the old one, and nothing stays beside it', async () => {
  const path = join(folder, 'report.pdf');
  writeFileSync(path, 'old');
  await replaceFile(path, Buffer.from('new'), 0o600);
  expect(readFileSync(path, 'utf8')).toBe('new');
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['report.pdf']);
});

test('a link under the name of a part is not followed, and no name comes twice', async () => {
  const target = join(folder, 'target');
  const link = join(folder, 'link');
  symlinkSync(target, link);
  await expect(openNew(link)).rejects.toMatchObject({ code: 'EEXIST' });
  expect(lstatSync(target, { throwIfNoEntry: false })).toBeUndefined();
  expect(new Set(Array.from({ length: 100 }, () => partOf('x'))).size).toBe(100);
});

test('what cannot be replaced stays, and the part goes', async () => {
  const taken = join(folder, 'taken');
  mkdirSync(join(taken, 'inside'), { recursive: true });
  await expect(replaceFile(taken, Buffer.from('new'))).rejects.toThrow();
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
});
