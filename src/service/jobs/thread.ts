import { Worker, type ResourceLimits } from 'node:worker_threads';
import { ValidationFault } from '#api/index.ts';
import type { DataSettings } from '#datasets/data-access.ts';
import type { SourceFetch, SourceFinding } from '#datasets/index.ts';
import { ParameterFault, type Collected } from '#products/product.ts';
import { threadFile } from '#threads/thread-file.ts';
import { PhrasedError, phraseOfError, type NamedPhrase, type Sentence } from '#sentences/phrases/index.ts';
import type { AnswerGiven, AnswerMade } from '../answering/make-answer.ts';
import type { PortfolioGiven } from '../answering/make-portfolio-sums.ts';
import type { CreateOptions, Source } from '../create/source.ts';
import { DamagedRecord } from '../storage/damaged-record.ts';
import type { NewProject } from '../storage/project-rows.ts';
import type { PackReport } from '../packing.ts';
import type { MeasureGiven, Measured } from '../parcels/measure.ts';
import { sentence } from '../phrases/sentence.ts';
import { fetchesOfNow } from '../tracing/trace-fetches.ts';
import type { FromThread, PackGiven, Questions, ThreadOptions, ThreadProject, ToThread } from './messages.ts';

/** A fault of the thread with the name that it had there. */
export class ThreadFault extends PhrasedError {
  constructor(name: string, words: Sentence | string) {
    super(words);
    this.name = name;
  }
}

/** The name of the fault of a thread that needed more memory than it may have. */
export const outOfMemory = 'OutOfMemory';

interface Run {
  resolve: (value: never) => void;
  reject: (reason: Error) => void;
  questions?: Questions;
  progress?: (share: number, doing: NamedPhrase | string | undefined) => void;
  found?: (finding: SourceFinding) => void;
  fetched?: (seen: SourceFetch) => void;
}

/** A worker thread that is started when first needed and again after it died; what it was doing is rejected then. */
export class ComputeThread {
  readonly #options: () => ThreadOptions;
  readonly #limits: ResourceLimits;
  readonly #runs = new Map<number, Run>();
  #worker: Worker | null = null;
  #last = 0;

  constructor(options: () => ThreadOptions, limits: ResourceLimits = {}) {
    this.#options = options;
    this.#limits = limits;
  }

  collect(
    given: { slug: string; variant: string; project: ThreadProject },
    questions: Questions,
    progress: NonNullable<Run['progress']>,
    signal: AbortSignal,
  ): Promise<Collected> {
    const { run, done } = this.#start<Collected>({ questions, progress, fetched: fetchesOfNow() }, (number) => ({
      type: 'collect',
      run: number,
      ...given,
    }));
    const cancel = () => this.#send({ type: 'cancel', run });
    signal.addEventListener('abort', cancel, { once: true });
    return done.finally(() => signal.removeEventListener('abort', cancel));
  }

  /** Rejects with ParameterFault and DamagedRecord. */
  answer(given: AnswerGiven): Promise<AnswerMade> {
    const files = given.result.files.map(({ bytes }) => bytes.buffer as ArrayBuffer);
    return this.#start<AnswerMade>({}, (number) => ({ type: 'answer', run: number, given }), files).done;
  }

  /** Rejects with DamagedRecord. */
  portfolioSums(given: PortfolioGiven): Promise<Uint8Array<ArrayBuffer>> {
    return this.#start<Uint8Array<ArrayBuffer>>({}, (number) => ({ type: 'portfolio', run: number, given })).done;
  }

  pack(given: PackGiven, progress: NonNullable<Run['progress']>, signal: AbortSignal): Promise<PackReport> {
    const { run, done } = this.#start<PackReport>({ progress }, (number) => ({ type: 'pack', run: number, given }));
    const cancel = () => this.#send({ type: 'cancel', run });
    signal.addEventListener('abort', cancel, { once: true });
    return done.finally(() => signal.removeEventListener('abort', cancel));
  }

  /** Asks sources over the network, and tells each finding when it is there. Rejects with ThreadFault, also when the signal aborts. */
  checkSources(ids: readonly string[], found: NonNullable<Run['found']>, signal: AbortSignal): Promise<void> {
    const { run, done } = this.#start<void>({ found }, (number) => ({ type: 'check-sources', run: number, ids }));
    const cancel = () => this.#send({ type: 'cancel', run });
    signal.addEventListener('abort', cancel, { once: true });
    return done.finally(() => signal.removeEventListener('abort', cancel));
  }

  measure(given: MeasureGiven): Promise<Measured> {
    return this.#start<Measured>({}, (number) => ({ type: 'measure', run: number, given })).done;
  }

  create(source: Source, options: CreateOptions): Promise<NewProject> {
    return this.#start<NewProject>({}, (number) => ({ type: 'create', run: number, source, options })).done;
  }

  setSettings(settings: DataSettings): void {
    this.#send({ type: 'settings', settings });
  }

  setPacks(folders: string[]): void {
    this.#send({ type: 'packs', folders });
  }

  async stop(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
    this.#rejectAll(new ThreadFault('AbortError', 'stopped'));
  }

  /** `given`: memory that the thread takes over. */
  #start<T>(
    run: Omit<Run, 'resolve' | 'reject'>,
    message: (number: number) => ToThread,
    given: ArrayBuffer[] = [],
  ): { run: number; done: Promise<T> } {
    this.#last += 1;
    const number = this.#last;
    const done = new Promise<T>((resolve, reject) => {
      this.#runs.set(number, { ...run, resolve: resolve as (value: never) => void, reject });
    });
    this.#worker ??= this.#open();
    this.#send(message(number), given);
    return { run: number, done };
  }

  #send(message: ToThread, given: ArrayBuffer[] = []): void {
    this.#worker?.postMessage(message, given);
  }

  #open(): Worker {
    // Standard output stays with the service; the options are copied, so a later change goes by message.
    const file = threadFile('compute', import.meta.url);
    if (file === null) throw new ThreadFault('ThreadMissing', sentence('service.thread-missing'));
    const worker = new Worker(file, { workerData: { options: this.#options() }, resourceLimits: this.#limits });
    worker.on('message', (message: FromThread) => this.#receive(message));
    const died = (reason: Error) => {
      if (this.#worker !== worker) return;
      this.#worker = null;
      this.#rejectAll(reason);
    };
    worker.on('error', (error: NodeJS.ErrnoException) => {
      const name = error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? outOfMemory : 'ThreadDied';
      died(new ThreadFault(name, sentence('service.thread-failed', { reason: error.message })));
    });
    worker.on('exit', (code) => died(new ThreadFault('ThreadDied', sentence('service.thread-ended', { code }))));
    worker.unref();
    return worker;
  }

  #rejectAll(reason: Error): void {
    const runs = [...this.#runs.values()];
    this.#runs.clear();
    for (const { reject } of runs) reject(reason);
  }

  #receive(message: FromThread): void {
    const run = this.#runs.get(message.run);
    if (!run) {
      if (message.type === 'ask') this.#send({ type: 'reply', call: message.call, error: 'stopped' });
      return;
    }
    if (message.type === 'progress') run.progress?.(message.share, message.doing);
    else if (message.type === 'fetched') run.fetched?.(message.seen);
    else if (message.type === 'found') run.found?.(message.finding);
    else if (message.type === 'ask') {
      const { call, question, given } = message;
      new Promise((resolve) => {
        resolve((run.questions![question] as (...given: unknown[]) => unknown)(...given));
      }).then(
        (value) => this.#send({ type: 'reply', call, value }),
        (error: Error) => this.#send({ type: 'reply', call, error: phraseOfError(error) ?? error.message }),
      );
    } else {
      this.#runs.delete(message.run);
      settle(run, message);
    }
  }
}

/** Ends a run with what the thread made of it. */
function settle(run: Run, message: Exclude<FromThread, { type: 'progress' | 'found' | 'fetched' | 'ask' }>): void {
  if (message.type === 'collected') run.resolve(message.collected as never);
  else if (message.type === 'answered') run.resolve(message.answer as never);
  else if (message.type === 'summed') run.resolve(message.sums as never);
  else if (message.type === 'packed') run.resolve(message.report as never);
  else if (message.type === 'measured') run.resolve(message.measured as never);
  else if (message.type === 'checked') run.resolve(undefined as never);
  else if (message.type === 'created') run.resolve(message.project as never);
  else if (message.detail) run.reject(new ValidationFault(message.detail));
  else {
    const words = message.phrase ? { ...message.phrase, detail: message.message } : message.message;
    if (message.field !== undefined) run.reject(new ParameterFault(message.field, words));
    else if (message.name === 'DamagedRecord') run.reject(new DamagedRecord(words));
    else run.reject(new ThreadFault(message.name, words));
  }
}
