import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { startAsShipped } from '../../scripts/release/start-as-shipped.ts';
import { chromiumFlags, chromiumProgram } from '../helpers/chromium.ts';
import { root } from '../helpers/window.ts';

/** A program that starts as Electron's does: a window with a debugger whose port stands in the profile, and the built main bundle behind it. */
function programLikePacked(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hectare-like-packed-'));
  const settings = { chromiumProgram, chromiumFlags, root, folder };
  writeFileSync(
    join(folder, 'program.mjs'),
    `import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
const { chromiumProgram, chromiumFlags, root, folder } = ${JSON.stringify(settings)};
const profile = process.argv.find((word) => word.startsWith('--user-data-dir=')).split('=')[1];
const browser = spawn(chromiumProgram, [...chromiumFlags, ...process.argv.slice(2), 'about:blank'], { stdio: 'ignore' });
const port = join(profile, 'DevToolsActivePort');
while (!existsSync(port) || readFileSync(port, 'utf8') === '') await wait(100);
const main = spawn(process.execPath, ['--import', join(root, 'test/helpers/electron-stand-in/register.mjs'), join(root, 'out/main/index.js')], {
  cwd: root,
  stdio: 'ignore',
  env: {
    ...process.env,
    STAND_IN_CDP: 'http://127.0.0.1:' + readFileSync(port, 'utf8').split('\\n')[0],
    STAND_IN_PROFILE: join(folder, 'profile'),
    HECTARE_PROFILE: join(folder, 'profile'),
  },
});
process.on('SIGTERM', async () => {
  main.kill('SIGTERM');
  browser.kill('SIGTERM');
  await Promise.all([main, browser].map((child) => child.exitCode ?? child.signalCode ?? new Promise((done) => child.on('exit', done))));
  process.exit(0);
});
`,
  );
  const program = join(folder, 'hectare');
  writeFileSync(program, `#!/bin/sh\nexec "${process.execPath}" "${join(folder, 'program.mjs')}" "$@"\n`);
  chmodSync(program, 0o755);
  return program;
}

describe.skipIf(!chromiumProgram || process.platform === 'win32')('the start of the packed program before a release', () => {
  test('the window comes, and its service makes a project', async () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    await expect(startAsShipped(programLikePacked(), version)).resolves.toBeUndefined();
  }, 180_000);

  test('another version is not released', async () => {
    await expect(startAsShipped(programLikePacked(), '9.9.9')).rejects.toThrow('does not do its work');
  }, 180_000);

  test('a program that ends at once is not released', async () => {
    const program = join(mkdtempSync(join(tmpdir(), 'hectare-ends-')), 'hectare');
    writeFileSync(program, '#!/bin/sh\nexit 3\n');
    chmodSync(program, 0o755);
    await expect(startAsShipped(program, '0.2.0')).rejects.toThrow('ended with 3');
  });
});
