import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { browserHostOnly } from '../e2e/browser-host-only.ts';

const root = resolve(import.meta.dirname, '../..');
const files = readdirSync(join(root, 'test/e2e')).filter((name) => name.endsWith('.test.ts'));

test('what is left out of Electron is there, with a reason', () => {
  expect(Object.keys(browserHostOnly).filter((name) => !files.includes(name))).toEqual([]);
  for (const [name, reason] of Object.entries(browserHostOnly)) expect(reason.split(' ').length, name).toBeGreaterThan(4);
});

test('every other file is in the project that the release workflow runs', () => {
  const listed = execFileSync(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', '--list', '--project', 'electron', '--reporter', 'list'],
    {
      cwd: root,
      encoding: 'utf8',
      // Any program will do: nothing is started.
      env: { ...process.env, HECTARE_PACKED_PROGRAM: process.execPath },
    },
  );
  const found = new Set([...listed.matchAll(/\[electron\] › (?:test\/e2e\/)?([\w-]+\.test\.ts)/g)].map(([, name]) => name));
  expect([...found].toSorted()).toEqual(files.filter((name) => !(name in browserHostOnly)).toSorted());
});
