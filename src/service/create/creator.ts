import type { ComputeThread } from '../jobs/thread.ts';
import type { NewProject } from '../storage/storage.ts';
import { projectFrom } from './project-from.ts';
import type { CreateOptions, Source } from './source.ts';

/** Larger bodies are read, checked and measured in a thread, so that other requests do not wait. */
const maxBytesHere = 256 * 1024;
const sizeOf = (source: Source): number => (source.kind === 'file' ? source.bytes.length : source.text.length);

/** Makes projects ready to be stored: small ones here, large ones in a thread of their own. */
export class Creator {
  readonly #thread: ComputeThread;

  constructor(thread: ComputeThread) {
    this.#thread = thread;
  }

  /** Rejects with ValidationFault. */
  prepare(source: Source, options: CreateOptions): Promise<NewProject> {
    return sizeOf(source) > maxBytesHere ? this.#thread.create(source, options) : projectFrom(source, options);
  }

  stop(): Promise<void> {
    return this.#thread.stop();
  }
}
