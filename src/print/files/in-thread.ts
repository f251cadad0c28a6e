import { Worker } from 'node:worker_threads';
import { codeOfError } from '#sentences/phrases/index.ts';
import { threadFile } from '#threads/thread-file.ts';
import { sentence } from '../phrases/sentence.ts';
import { PrintFault } from '../print-fault.ts';
import type { AnswerGround, GroundAnswer, PrintReply, PrintResults, PrintTask } from './print-task.ts';

/** A thread that nothing was asked of for so long ends; the land is sent again then. */
const idleMilliseconds = 10 * 60_000;

/** A fault of Hectare in the thread. */
class PrintThreadFault extends Error {
  override readonly name = 'PrintThreadFault';
}

export interface PrintCall {
  signal: AbortSignal;
  progress?: (share: number) => void;
  /** for a ground whose tiles or parts are asked for */
  answer?: AnswerGround;
}

/** The thread that draws printed maps, with the land it was given last. One task at a time; whoever is stopped takes the thread along. */
export class PrintThread {
  #worker: Worker | null = null;
  #land: Uint8Array | null = null;
  #last: Promise<unknown> = Promise.resolve();
  #idle: NodeJS.Timeout | null = null;

  /** Rejects with PrintFault where the map cannot be made as it was asked for, and with the signal's reason. */
  run<K extends PrintTask['kind']>(task: Extract<PrintTask, { kind: K }>, call: PrintCall): Promise<PrintResults[K]> {
    if (this.#idle) clearTimeout(this.#idle);
    const done = this.#last.then(() => this.#run(task, call));
    this.#last = done.catch(() => {});
    this.#idle = setTimeout(() => void this.end(), idleMilliseconds);
    this.#idle.unref();
    return done as Promise<PrintResults[K]>;
  }

  async end(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }

  async #run(task: PrintTask, call: PrintCall): Promise<PrintResults[keyof PrintResults]> {
    call.signal.throwIfAborted();
    if (task.kind === 'land') this.#land = task.layers;
    else if (!this.#worker && this.#land) await this.#ask({ kind: 'land', layers: this.#land }, call);
    return this.#ask(task, call);
  }

  #open(): Worker {
    const file = threadFile('print', import.meta.url);
    if (file === null) throw new PrintFault(sentence('print.thread-missing'));
    // A library that geotiff brings takes a thread without data for one of its own, and fails.
    return new Worker(file, { workerData: {} });
  }

  #ask(task: PrintTask, { signal, progress, answer }: PrintCall): Promise<PrintResults[keyof PrintResults]> {
    const worker = (this.#worker ??= this.#open());
    return new Promise((resolve, reject) => {
      const end = (settle: () => void) => {
        signal.removeEventListener('abort', stop);
        worker.off('message', hear);
        worker.off('error', fail);
        settle();
      };
      const stop = () => {
        end(() => {
          // The thread cannot be stopped in the middle of a sheet; the next task starts another.
          void this.end();
          reject(signal.reason as Error);
        });
      };
      const hear = (reply: PrintReply) => {
        if ('share' in reply) progress?.(reply.share);
        else if ('question' in reply) void answerTo(worker, reply, signal, answer);
        else if ('result' in reply) end(() => resolve(reply.result));
        else {
          const { message, phrase } = reply.fault;
          end(() => reject(phrase ? new PrintFault({ ...phrase, detail: message }) : new PrintThreadFault(message)));
        }
      };
      const fail = (error: Error) => {
        end(() => {
          this.#worker = null;
          reject(error);
        });
      };
      signal.addEventListener('abort', stop, { once: true });
      worker.on('message', hear);
      worker.on('error', fail);
      worker.postMessage(task);
    });
  }
}

/** Asks the owner of the ground, and hands on what comes, or why nothing does. */
async function answerTo(
  worker: Worker,
  { number, question }: Extract<PrintReply, { question: unknown }>,
  signal: AbortSignal,
  answer: AnswerGround | undefined,
): Promise<void> {
  const made = await (answer ?? (async () => null))(question, signal).then(
    (bytes): GroundAnswer => ({ answer: number, bytes }),
    (error: unknown): GroundAnswer => ({ answer: number, fault: { message: (error as Error).message, phrase: codeOfError(error) } }),
  );
  worker.postMessage(made);
}
