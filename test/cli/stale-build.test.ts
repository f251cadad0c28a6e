import { copyFileSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, expect, test } from 'vitest';
import { freshFolder } from '../helpers/chromium.ts';

interface Prepare {
  build(): void;
  isBuilt(): boolean;
}

const longAgo = new Date('2020-01-01');
let folder: string;
let prepare: Prepare;
const write = (path: string, text: string) => writeFileSync(join(folder, path), text);

/** A tree of a few files, the script that builds it, and a bundler that does nothing. */
beforeEach(async () => {
  folder = freshFolder('stale-build');
  for (const name of ['scripts', 'src/cli', 'resources', 'node_modules/electron-vite/bin'])
    mkdirSync(join(folder, name), { recursive: true });
  copyFileSync(resolve(import.meta.dirname, '../../scripts/prepare.mjs'), join(folder, 'scripts/prepare.mjs'));
  write('package-lock.json', '{}');
  write('electron.vite.config.ts', '');
  write('node_modules/electron-vite/bin/electron-vite.js', '');
  write('src/cli/main.ts', 'one');
  write('src/cli/other.ts', 'other');
  prepare = (await import(pathToFileURL(join(folder, 'scripts/prepare.mjs')).href)) as Prepare;
  expect(prepare.isBuilt()).toBe(false);
  prepare.build();
  expect(prepare.isBuilt()).toBe(true);
});

test('a changed source makes the build stale, whatever time the file is given; the same contents again do not', () => {
  write('src/cli/main.ts', 'two');
  utimesSync(join(folder, 'src/cli/main.ts'), longAgo, longAgo);
  expect(prepare.isBuilt()).toBe(false);
  write('src/cli/main.ts', 'one');
  expect(prepare.isBuilt()).toBe(true);
});

test('a source that came or went makes the build stale; a test does not', () => {
  write('src/cli/main.test.ts', 'test');
  expect(prepare.isBuilt()).toBe(true);
  write('src/cli/new.ts', 'new');
  expect(prepare.isBuilt()).toBe(false);
  rmSync(join(folder, 'src/cli/new.ts'));
  expect(prepare.isBuilt()).toBe(true);
  rmSync(join(folder, 'src/cli/other.ts'));
  expect(prepare.isBuilt()).toBe(false);
});

test('a lock file that changed, and a build for debugging, are another build', () => {
  process.env['HECTARE_DEBUG'] = '1';
  expect(prepare.isBuilt()).toBe(false);
  delete process.env['HECTARE_DEBUG'];
  expect(prepare.isBuilt()).toBe(true);
  write('package-lock.json', '{ }');
  expect(prepare.isBuilt()).toBe(false);
});
