import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

/** One folder for all that a test run leaves in the temporary folder, killed programs' leavings among it; taken away when the run ends. */
export default function temporaryFolder(): () => void {
  const before = process.env['TMPDIR'];
  // Short: sockets live below it, and their paths have a limit of about a hundred characters.
  const folder = mkdtempSync(join(tmpdir(), 'ht-'));
  process.env['TMPDIR'] = folder;
  return () => {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
}
