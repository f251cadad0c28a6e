import { readdirSync } from 'node:fs';
import { join, matchesGlob, resolve } from 'node:path';
import { expect, test, vi } from 'vitest';
import { browserHostOnly } from '../e2e/browser-host-only.ts';

const folder = resolve(import.meta.dirname, '../e2e');
const files = readdirSync(folder).filter((name) => name.endsWith('.test.ts'));

test('what is left out of Electron is there, with a reason', () => {
  expect(Object.keys(browserHostOnly).filter((name) => !files.includes(name))).toEqual([]);
  for (const [name, reason] of Object.entries(browserHostOnly)) expect(reason.split(' ').length, name).toBeGreaterThan(4);
});

test('every other file is in the project that the release workflow runs', async () => {
  // Any program will do: nothing is started. To let Playwright list its tests would read every walk, for the same patterns.
  vi.stubEnv('HECTARE_PACKED_PROGRAM', process.execPath);
  const { default: config } = await import('../../playwright.config.ts');
  vi.unstubAllEnvs();
  const { projects = [], testDir, testMatch } = config;
  const project = projects.find(({ name }) => name === 'electron');
  const { testMatch: ownMatch, testDir: ownFolder, grep, testIgnore } = project!;
  expect([testDir, testMatch, ownMatch, ownFolder, grep]).toEqual(['test/e2e', '**/*.test.ts', undefined, undefined, undefined]);
  const isRun = (name: string) => !(testIgnore as string[]).some((pattern) => matchesGlob(join(folder, name), pattern));
  expect(files.filter(isRun)).toEqual(files.filter((name) => !(name in browserHostOnly)));
});
