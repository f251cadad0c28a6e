// Finds Electron's program without importing the package: requiring it starts a download since version 45.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { environment, nodeProgram, root, say } from './prepare.mjs';

const packageFolder = join(root, 'node_modules', 'electron');

export function findElectron() {
  const pathFile = join(packageFolder, 'path.txt');
  if (!existsSync(pathFile)) return null;
  const folder = process.env.ELECTRON_OVERRIDE_DIST_PATH ?? join(packageFolder, 'dist');
  const program = join(folder, readFileSync(pathFile, 'utf8').trim());
  return existsSync(program) ? program : null;
}

/** One attempt a day: a field laptop without a network must not wait at every start. */
export function fetchElectron() {
  const attempt = join(root, '.hectare', 'electron-attempt');
  const dayMilliseconds = 24 * 3600 * 1000;
  if (process.env.HECTARE_NO_ELECTRON) return 'HECTARE_NO_ELECTRON is set';
  if (!existsSync(join(packageFolder, 'install.js'))) return 'the electron package is not installed';
  const lastTime = existsSync(attempt) && Date.now() - statSync(attempt).mtimeMs < dayMilliseconds;
  if (lastTime)
    return `its program could not be downloaded (${readFileSync(attempt, 'utf8')}; tried today, next try tomorrow or after removing .hectare/electron-attempt)`;
  say('Fetching Electron (once; Ctrl+C is safe) …');
  const result = spawnSync(nodeProgram(), [join(packageFolder, 'install.js')], {
    cwd: root,
    env: environment(),
    encoding: 'utf8',
    timeout: 180_000,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (result.status === 0 && findElectron()) return null;
  const lines = `${result.stderr ?? ''}`.split('\n').map((line) => line.trim());
  const reason =
    lines.find((line) => /error/i.test(line))?.slice(0, 160) ?? (result.signal ? 'timed out' : 'no answer from its download host');
  mkdirSync(join(root, '.hectare'), { recursive: true });
  writeFileSync(attempt, reason);
  return `its program could not be downloaded (${reason})`;
}
