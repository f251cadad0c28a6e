import type { Arguments } from './arguments.ts';
import { exitCodes, type Output } from './usage.ts';

/** Reads a command's arguments, runs it and resolves with the exit code. Each runner loads its own parts only: an area should not wait for a database to load. */
export type Runner = (read: Arguments, output: Output) => Promise<number>;

export const given = <K extends string, V>(key: K, value: V | undefined) =>
  (value === undefined ? {} : { [key]: value }) as { [P in K]?: V };

/** The first Ctrl-C aborts what waits; a second one ends at once. Commands that only compute are ended by the system as usual. */
export function stopSignal(): AbortSignal {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stop.signal.aborted) process.exit(exitCodes.problems);
      stop.abort();
    });
  }
  return stop.signal;
}
