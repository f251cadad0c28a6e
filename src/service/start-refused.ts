import { join } from 'node:path';
import { PhrasedError } from '#sentences/phrases/index.ts';
import { sentence } from './phrases/sentence.ts';
import { isBusy, isFull } from './storage/database.ts';

/** The service cannot start with these options; the sentence says what to do. */
export class StartRefused extends PhrasedError {
  override name = 'StartRefused';
}

/** Of what a service was asked to be: where its data lie, and where it listens. */
interface Asked {
  dataFolder: string;
  listen: { socketPath: string } | { host: string; port: number };
}

/** What the system or the database said about a start, in words with what to do; every other error as it is. */
export function refusalOf(error: unknown, { dataFolder, listen }: Asked): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE' && 'port' in listen) return new StartRefused(sentence('service.port-taken', { port: listen.port }));
  if (isFull(error)) return new StartRefused(sentence('service.no-room', { path: dataFolder }));
  if (isBusy(error)) return new StartRefused(sentence('service.workspace-held', { path: join(dataFolder, 'workspace.gpkg') }));
  return error;
}
