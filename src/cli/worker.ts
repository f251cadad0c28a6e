import { join } from 'node:path';
import { profileFolder } from '#host/profile-folder.ts';
import { services } from '#products/services.ts';
import type { ObjectPlace } from '#service/objects/objects.ts';
import { startWorker } from '#service/worker.ts';
import { refuseMissingSample } from './sample-data.ts';
import { tracing } from './tracing.ts';
import { untilStopped } from './until-stopped.ts';
import { CommandFault, type Output } from './usage.ts';

export interface WorkerCommand {
  /** without a password */
  database: string;
  /** where the database keeps contents of files */
  objects?: ObjectPlace;
  data?: string;
  products: string[];
  atOnce: number;
  packs: string[];
  nonCommercial: boolean | null;
  sampleData: boolean;
  statusPort?: number;
}

/** `hectare worker`: one JSON line {pid, status?} on standard output when it is ready, then runs until SIGINT or SIGTERM. */
export async function work(options: WorkerCommand, output: Output, stop: AbortSignal): Promise<number> {
  const unknown = options.products.find((name) => !services.some(({ slug }) => slug === name));
  if (unknown !== undefined)
    throw new CommandFault(`--product: there is no product “${unknown}”. There are ${services.map(({ slug }) => slug).join(', ')}.`);
  refuseMissingSample(options.sampleData);
  const endTracing = await tracing('hectare-worker');
  const worker = await startWorker({
    database: options.database,
    ...(options.objects === undefined ? {} : { objects: options.objects }),
    dataFolder: options.data ?? join(profileFolder(), 'worker'),
    products: options.products.length > 0 ? options.products : null,
    atOnce: options.atOnce,
    packFolders: options.packs,
    sampleData: options.sampleData,
    ...(options.statusPort === undefined ? {} : { statusPort: options.statusPort }),
    ...(options.nonCommercial === null ? {} : { nonCommercialUse: options.nonCommercial }),
    log: (text) => output.err(text),
  }).catch(async (error: Error) => {
    await endTracing();
    throw new CommandFault(error.message);
  });
  output.out(JSON.stringify({ pid: process.pid, ...(worker.status ? { status: worker.status.url } : {}) }));
  return untilStopped({ log: worker.log, close: () => worker.close().finally(endTracing) }, output, stop);
}
