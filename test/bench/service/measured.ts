import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import autocannon from 'autocannon';

/** A process with the probe in it. */
export interface Measured {
  url: string;
  /** processor time and the longest time that the event loop was held, since the last call */
  used(): Promise<{ processorMilliseconds: number; longestHeldMilliseconds: number }>;
  stop(): Promise<void>;
}

function message<T>(child: ChildProcess, type: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`The process ended with ${code}`));
    const receive = (received: { type: string; message?: string }) => {
      if (received.type === 'failed') reject(new Error(received.message));
      if (received.type !== type) return;
      child.off('message', receive);
      child.off('exit', ended);
      resolve(received as T);
    };
    child.on('message', receive);
    child.once('exit', ended);
  });
}

/** Starts a program that says `ready` with its address by message; `first` is sent to it before. */
export async function startMeasured(entry: string, first?: object): Promise<Measured> {
  const child = fork(entry, [], {
    serialization: 'advanced',
    execArgv: ['--import', join(import.meta.dirname, 'probe.mjs')],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ready = message<{ url: string }>(child, 'ready');
  if (first) child.send(first);
  const { url } = await ready;
  return {
    url,
    used() {
      const measured = message<Awaited<ReturnType<Measured['used']>>>(child, 'measured');
      child.send({ type: 'measure' });
      return measured;
    },
    async stop() {
      const gone = new Promise((resolve) => {
        child.once('exit', resolve);
      });
      child.removeAllListeners('message');
      child.kill('SIGTERM');
      await gone;
    },
  };
}

export interface Load {
  path: string;
  connections: number;
  /** how long; or how many, where one of them may take longer than a bench has time */
  length: { seconds: number } | { requests: number };
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}
export interface Figures {
  requests: number;
  requestsPerSecond: number;
  p50: number;
  p99: number;
  processorMilliseconds: number;
  longestHeldMilliseconds: number;
  failures: number;
}

/** Requests one after another over so many connections, and what they cost the process that answers. */
export async function underLoad(process: Measured, { path, length, ...load }: Load): Promise<Figures> {
  await process.used();
  const until = 'seconds' in length ? { duration: length.seconds } : { amount: length.requests };
  const start = performance.now();
  let last = start;
  const loading = autocannon({ url: process.url + path, ...until, ...load });
  loading.on('response', () => {
    last = performance.now();
  });
  const { requests, latency, non2xx, errors } = await loading;
  const { processorMilliseconds, longestHeldMilliseconds } = await process.used();
  return {
    requests: requests.total,
    // Its own average counts whole seconds, of which there may be none with an answer, and it ends with a whole one.
    requestsPerSecond: requests.total / ((last - start) / 1000),
    p50: latency.p50,
    p99: latency.p99,
    processorMilliseconds: processorMilliseconds / Math.max(1, requests.total),
    longestHeldMilliseconds,
    failures: non2xx + errors,
  };
}
