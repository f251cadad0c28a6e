import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below what systems give to outgoing connections: Linux from 32,768 on, Windows and macOS from 49,152 on. */
const range = [20_000, 32_000] as const;

const isFree = (port: number): Promise<boolean> =>
  new Promise((told) => {
    const probe = createServer();
    probe.once('error', () => told(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => told(true)));
  });

/**
 * A port that a server can leave and come back to. One that the system chose is of the range of outgoing connections: while the server is away any program's connection
 * may be given it, and the server finds it taken.
 */
export async function keptPort(): Promise<number> {
  for (;;) {
    const port = randomInt(...range);
    if (await isFree(port)) return port;
  }
}
