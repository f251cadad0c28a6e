import { totalmem } from 'node:os';
import type { ResourceLimits } from 'node:worker_threads';
import { HttpFault } from '../http-fault.ts';
import { outOfMemory, type ComputeThread } from '../jobs/thread.ts';
import type { NewProject } from '../storage/project-rows.ts';
import { projectFrom } from './project-from.ts';
import type { CreateOptions, Source } from './source.ts';

/** Larger bodies are read, checked and measured in a thread, so that other requests do not wait: 600 plots take a twentieth of a second. */
const maxBytesHere = 96 * 1024;
const sizeOf = (source: Source): number => (source.kind === 'file' ? source.bytes.length : source.text.length);

export interface CreateLimits {
  /** heap of the thread that reads a large boundary */
  megabytes: number;
  /** for one large boundary, from when its turn comes */
  seconds: number;
}
/** 600,000 points in 49 MB of GeoJSON, the largest body, take 1.5 GB and 23 s on two cores. */
export const defaultLimits: CreateLimits = { megabytes: Math.min(3072, Math.floor((totalmem() * 0.6) / 1024 ** 2)), seconds: 180 };

export const threadLimits = ({ megabytes }: CreateLimits): ResourceLimits => ({ maxOldGenerationSizeMb: megabytes });

/** Makes projects ready to be stored: small ones here, large ones one after another in a thread of their own, bounded in memory and time. */
export class Creator {
  readonly #thread: ComputeThread;
  readonly #limits: CreateLimits;
  #last: Promise<unknown> = Promise.resolve();

  constructor(thread: ComputeThread, limits: CreateLimits = defaultLimits) {
    this.#thread = thread;
    this.#limits = limits;
  }

  /** Rejects with ValidationFault; with HttpFault 413 for a boundary that takes too much. */
  prepare(source: Source, options: CreateOptions): Promise<NewProject> {
    if (sizeOf(source) <= maxBytesHere) return projectFrom(source, options);
    // One at a time: what a boundary takes is then its own, and nobody else's fails with it.
    const made = this.#last.then(() => this.#inThread(source, options));
    this.#last = made.catch(() => {});
    return made;
  }

  async #inThread(source: Source, options: CreateOptions): Promise<NewProject> {
    const { megabytes, seconds } = this.#limits;
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      // What computes cannot be asked to stop; the next boundary starts another thread.
      void this.#thread.stop();
    }, seconds * 1000);
    try {
      return await this.#thread.create(source, options);
    } catch (error) {
      if (isLate) throw new HttpFault(413, { code: 'body-takes-long', params: { seconds } });
      if ((error as Error).name === outOfMemory) throw new HttpFault(413, { code: 'body-needs-memory', params: { megabytes } });
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  stop(): Promise<void> {
    return this.#thread.stop();
  }
}
