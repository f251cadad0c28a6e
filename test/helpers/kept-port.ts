import { randomInt } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';

/** Below what systems give to outgoing connections: Linux from 32,768 on, Windows and macOS from 49,152 on. */
const range = [20_000, 32_000] as const;

const isFree = (port: number): Promise<boolean> =>
  new Promise((told) => {
    const probe = createServer();
    probe.once('error', () => told(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => told(true)));
  });

/** Takes it for this run of tests: while its server is away, it looks free to other files. Outside of a run nobody is there to take it from. */
function take(port: number): boolean {
  const run = process.env['HECTARE_TEST_RUN'];
  if (run === undefined) return true;
  try {
    mkdirSync(join(run, `port-${port}`));
    return true;
  } catch {
    return false;
  }
}

/**
 * A port that a server can leave and come back to. One that the system chose is of the range of outgoing connections: while the server is away any program's connection
 * may be given it, and the server finds it taken.
 */
export async function keptPort(): Promise<number> {
  for (;;) {
    const port = randomInt(...range);
    if (take(port) && (await isFree(port))) return port;
  }
}
