import { Worker } from 'node:worker_threads';
import type { Route } from '#api/index.ts';
import { threadFile } from '#threads/thread-file.ts';
import { ApiFault } from './fault.ts';
import { sentence } from './phrases/sentence.ts';
import { readAnswer, type ReadAnswer } from './read-answer.ts';

export interface AnswerToRead {
  routeId: string;
  bytes: Uint8Array;
  type: string;
  params: Record<string, unknown>;
}
export type AnswerRead = { answer: ReadAnswer } | { fault: Pick<ApiFault, 'code' | 'message' | 'status' | 'details' | 'phrase'> };

/** Shorter JSON is read at once: it takes a few milliseconds, and half a second at most whatever is in it. */
const minThreadBytes = 128 * 1024;
/** The largest answers that the bounds on JSON let pass take some 1.5 GB while they are held against the contract. */
const defaultMaxMegabytes = 2048;

/**
 * Reads an answer as `readAnswer` does; a long one in a thread of its own, with a limit of memory, so that whatever a service sends neither holds up nor ends the host.
 * `signal` ends the reading. Throws ApiFault; the signal's reason where it ended the reading.
 */
export async function readInThread(
  route: Route,
  bytes: Uint8Array,
  type: string,
  params: Record<string, unknown>,
  signal: AbortSignal,
  maxOldGenerationSizeMb = defaultMaxMegabytes,
): Promise<ReadAnswer> {
  if (route.replyType !== 'json' || bytes.length < minThreadBytes) return readAnswer(route, bytes, type, params);
  const file = threadFile('read-answer', import.meta.url);
  if (file === null) throw new ApiFault('shape', sentence('client.thread-missing'));
  const worker = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb } });
  try {
    const read = await answerOf(worker, { routeId: route.id, bytes, type, params }, signal);
    if ('answer' in read) return read.answer;
    const { code, message, phrase, ...rest } = read.fault;
    throw new ApiFault(code, message, { details: rest.details, phrase, ...(rest.status === null ? {} : { status: rest.status }) });
  } finally {
    void worker.terminate();
  }
}

function answerOf(worker: Worker, given: AnswerToRead, signal: AbortSignal): Promise<AnswerRead> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason as Error);
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop, { once: true });
    worker.once('message', (read: AnswerRead) => {
      signal.removeEventListener('abort', stop);
      resolve(read);
    });
    worker.once('error', (error: NodeJS.ErrnoException) => {
      signal.removeEventListener('abort', stop);
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new ApiFault('too-large', sentence('client.answer-too-large')) : error);
    });
    worker.postMessage(given);
  });
}
