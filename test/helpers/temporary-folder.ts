import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

/** A run leaves up to about two gigabytes. */
const neededBytes = 6 * 1024 ** 3;

/** Memory in place of a disk where there is enough of it: tests end processes, never the machine, so nothing has to reach a disk, and thousands of commits need not wait for one. */
function fastFolder(): string {
  const memory = '/dev/shm';
  if (process.env['TMPDIR'] !== undefined || !existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= neededBytes ? memory : tmpdir();
}

/** One folder for all that a test run leaves in the temporary folder, killed programs' leavings among it; taken away when the run ends. */
let isThere = false;

export default function temporaryFolder(): () => void {
  // Vitest asks once for each project of a run.
  if (isThere) return () => {};
  isThere = true;
  // Short: sockets live below it, and their paths have a limit of about a hundred characters.
  const folder = mkdtempSync(join(fastFolder(), 'ht-'));
  // PostgreSQL, which another user runs where root runs the tests, passes through to a folder of its own.
  chmodSync(folder, 0o711);
  const variables = {
    TMPDIR: folder,
    HECTARE_TEST_RUN: folder,
    // What Node compiled is kept for the next process of the run: a service, a command or a test file spends half of its start on it.
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
  };
  const before = Object.keys(variables).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, variables);
  return () => {
    for (const [name, value] of before)
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
}
