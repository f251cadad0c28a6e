import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
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
export default function temporaryFolder(): () => void {
  const before = process.env['TMPDIR'];
  // Short: sockets live below it, and their paths have a limit of about a hundred characters.
  const folder = mkdtempSync(join(fastFolder(), 'ht-'));
  process.env['TMPDIR'] = folder;
  return () => {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
}
