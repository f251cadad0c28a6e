import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from '../helpers/window.ts';

const folder = mkdtempSync(join(tmpdir(), 'hectare-failed-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The built main process in the stand-in for Electron, until it ends. */
function ended(
  profile: string,
  environment: NodeJS.ProcessEnv = { HECTARE_PROFILE: profile },
): Promise<{ code: number | null; boxes: unknown[] }> {
  const standIn = join(root, 'test', 'helpers', 'electron-stand-in', 'register.mjs');
  const child = spawn(process.execPath, ['--import', standIn, join(root, 'out', 'main', 'index.js')], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: { PATH: process.env['PATH'], HOME: folder, STAND_IN_PROFILE: profile, ...environment },
  });
  const boxes: unknown[] = [];
  child.on('message', (message) => {
    const { standIn: name, detail } = message as { standIn: string; detail: unknown };
    if (name === 'error-box') boxes.push(detail);
  });
  return new Promise((done) => {
    child.on('close', (code) => done({ code, boxes }));
  });
}

test('a program that cannot start says why, keeps it in its log and ends', async () => {
  const profile = join(folder, 'profile');
  mkdirSync(profile);
  writeFileSync(join(profile, 'restore-under-way.json'), '{"staged":');
  const { code, boxes } = await ended(profile);
  expect(boxes).toEqual([{ title: 'Hectare', text: expect.stringMatching(/^Hectare could not start\. .*JSON/) }]);
  expect(code).toBe(1);
  expect(readFileSync(join(profile, 'logs', 'crashes.log'), 'utf8')).toMatch(/JSON/);
});

// Other systems have other folders for what programs keep.
test.skipIf(process.platform !== 'linux')('the folder of a profile that was moved to a disk that is not there is named', async () => {
  const usual = join(folder, 'data', 'hectare');
  mkdirSync(usual, { recursive: true });
  writeFileSync(join(usual, 'moved-to.json'), JSON.stringify({ path: join(folder, 'not-connected') }));
  const { code, boxes } = await ended(usual, { XDG_DATA_HOME: join(folder, 'data') });
  expect([code, boxes]).toEqual([1, [{ title: 'Hectare', text: expect.stringContaining('not-connected') }]]);
});
