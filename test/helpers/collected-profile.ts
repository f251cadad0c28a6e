import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freshFolder } from './chromium.ts';
import { root } from './window.ts';

/** The project of a collected profile: the six parcels of the sample, repaired, in the sample landscape. */
export const collectedName = 'North block';

/** As a person at the command line registers the sample and waits until everything about it is there. */
async function collect(profile: string): Promise<void> {
  const sample = join(root, 'resources/samples/sample-parcels.kml');
  const program = spawn(
    process.execPath,
    [join(root, 'out/main/cli.js'), 'monitor', sample, '--repair', '--name', collectedName, '--data', join(profile, 'service')],
    { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let said = '';
  program.stderr.on('data', (text) => {
    said += text;
  });
  const code = await new Promise((ended) => {
    program.on('close', ended);
  });
  if (code !== 0) throw new Error(`hectare monitor ended with ${code}:\n${said}`);
}

/**
 * A profile of its own with a project of which every product is there: for walks that begin where a collection ended. It is collected once for a run, by the walk that asks first, and copied
 * for each; a collection takes as much processor time as three windows.
 */
export async function collectedProfile(name: string): Promise<string> {
  const kept = join(tmpdir(), 'collected-profile');
  const lock = `${kept}.lock`;
  while (!existsSync(kept)) {
    try {
      mkdirSync(lock);
    } catch {
      // Another worker collects.
      await wait(200);
      continue;
    }
    try {
      if (existsSync(kept)) break;
      const made = freshFolder('collecting');
      await collect(made);
      renameSync(made, kept);
    } finally {
      rmSync(lock, { recursive: true });
    }
  }
  const folder = freshFolder(name);
  cpSync(kept, folder, { recursive: true });
  return folder;
}
