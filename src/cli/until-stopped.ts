import type { ServiceLog } from '#service/service-log.ts';
import { exitCodes, type Output } from './usage.ts';

/** Runs until it is stopped, or until a fault that nothing caught leaves it in no known state; then closes it. The exit code says which. */
export async function untilStopped(
  running: { log: ServiceLog; close(): Promise<void> },
  output: Output,
  stop: AbortSignal,
): Promise<number> {
  let isFailed = false;
  if (!stop.aborted)
    await new Promise<void>((stopped) => {
      stop.addEventListener('abort', () => stopped(), { once: true });
      process.on('unhandledRejection', (reason) => running.log.processFault('unhandledRejection', reason));
      process.on('uncaughtException', (error) => {
        running.log.processFault('uncaughtException', error);
        output.err(`The service met a fault of its own and ends; see ${running.log.folder}.`);
        isFailed = true;
        stopped();
      });
    });
  await running.close();
  return isFailed ? exitCodes.unusable : exitCodes.done;
}
