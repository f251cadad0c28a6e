import { fetch, type Dispatcher, type Response } from 'undici';
import { outwardAgent } from '#network/outward-agent.ts';
import { CouldNotFetch, NeedsNetwork, NothingThere, UnusableAnswer, type Dataset } from '../data-access.ts';
import { withoutSecrets, withoutSecretsOf } from './address.ts';
import { maxPauseMilliseconds, type HostLimits, type Rate } from './host-limits.ts';
import { faultOf, reasonOf } from '../fault-of.ts';
import { PhrasedError, type Sentence } from '#sentences/phrases/index.ts';
import { sentence } from '../phrases/sentence.ts';

export interface FetchRequest<T> {
  dataset: Dataset;
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** where the host counts more than requests at a time */
  rate?: Rate;
  /** Reads the answer; throws UnusableAnswer when it is not what was requested. Only statuses 200, 206, 304, 412 and 416 reach it. */
  accept: (answer: FetchAnswer) => T | Promise<T>;
  signal?: AbortSignal | undefined;
}
interface FetchAnswer {
  status: number;
  header(name: string): string | null;
  /** the whole body; rejects with UnusableAnswer when it exceeds `most` or is shorter than announced */
  bytes(most: number): Promise<Uint8Array<ArrayBuffer>>;
}

export interface FetcherOptions {
  userAgent: string;
  offline: () => boolean;
  /** waits so many milliseconds, or until the signal aborts */
  wait: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
  now: () => number;
  /** turns at the hosts */
  limits: HostLimits;
  log: (text: string) => void;
  /** milliseconds without a byte after which a request is abandoned */
  stallMilliseconds?: number;
  /** a look, not a collection: one more try after a second, none where the source asks for a longer pause */
  isBrief?: boolean;
  /** called after every answer that could be used */
  answered?: (dataset: Dataset) => void;
  /** told of every request when it has ended */
  fetched?: (seen: SourceFetch) => void;
}

/** A request to a host of open data: nothing of what was asked. */
export interface SourceFetch {
  host: string;
  method: 'GET' | 'POST';
  /** milliseconds since 1970 */
  startedAt: number;
  endedAt: number;
  /** the kind of its fault; null where the answer could be used */
  fault: string | null;
}

const pausesMilliseconds = [1000, 4000, 16_000, 60_000];
const briefPausesMilliseconds = [1000];
const passing = new Set([408, 425, 429, 500, 502, 503, 504]);
/** The host could not be reached: there is no network, or no route to the host. */
const unreachable = new Set([
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENETUNREACH',
  'ENETDOWN',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ECONNREFUSED',
  'UND_ERR_CONNECT_TIMEOUT',
  'EADDRNOTAVAIL',
  'EACCES',
]);
/** Retrying does not help: the certificate is expired, unknown or another host's. */
const untrusted = /^(CERT_|ERR_TLS_CERT|ERR_SSL|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_(GET|VERIFY))/;
const loopback = /^(127\.\d+\.\d+\.\d+|localhost|\[::1\])$/;

/** A temporary fault, with the pause that the source asked for. */
class Passing extends PhrasedError {
  readonly pauseMilliseconds: number | null;
  readonly reached: boolean;
  /** the source itself is overloaded, so other requests must wait too */
  readonly crowded: boolean;
  constructor(words: Sentence | string, reached: boolean, pauseMilliseconds: number | null = null, crowded = false) {
    super(words);
    this.reached = reached;
    this.pauseMilliseconds = pauseMilliseconds;
    this.crowded = crowded;
  }
}

/** HTTP for open data: limits per host, retries with pauses; no answer is trusted before it was parsed. */
export class Fetcher {
  readonly #options: FetcherOptions;
  readonly #agent: Dispatcher;
  readonly #ending = new AbortController();

  constructor(options: FetcherOptions) {
    this.#options = options;
    const stall = options.stallMilliseconds ?? 30_000;
    this.#agent = outwardAgent({
      connect: { timeout: Math.min(stall, 15_000) },
      headersTimeout: stall * 2,
      bodyTimeout: stall,
      connections: 16,
    });
  }

  /** Also ends pending retries. Without this, requests of a batch went on for minutes after the first had failed, and kept the process alive. */
  close(): Promise<void> {
    this.#ending.abort();
    return this.#agent.destroy();
  }

  async run<T>(request: FetchRequest<T>): Promise<T> {
    const { dataset, url, rate, signal } = request;
    const named = withoutSecrets(url);
    const { host } = new URL(url);
    const turn = { host, parallel: dataset.parallel, ...(rate ? { rate } : {}) };
    const { limits } = this.#options;
    const ending = signal ? AbortSignal.any([signal, this.#ending.signal]) : this.#ending.signal;
    for (let attempt = 0; ; attempt += 1) {
      ending.throwIfAborted();
      if (this.#options.offline()) throw new NeedsNetwork({ code: 'source-offline', params: { source: dataset.title } });
      try {
        const value = await limits.run(turn, (abort) => this.#seen({ ...request, signal: abort }), ending);
        this.#options.answered?.(dataset);
        return value;
      } catch (error) {
        ending.throwIfAborted();
        const fault = error instanceof UnusableAnswer ? new Passing(reasonOf(error), true) : error;
        if (!(fault instanceof Passing)) throw error;
        const usual = pausesMilliseconds[Math.min(attempt, pausesMilliseconds.length - 1)]!;
        const pause = fault.pauseMilliseconds ?? usual * (0.85 + Math.random() * 0.3);
        if (fault.crowded) await limits.hold(host, pause);
        if (this.#isLast(fault, attempt)) {
          if (!fault.reached) throw new NeedsNetwork({ code: 'source-unreachable', params: { source: dataset.title, host } });
          throw faultOf(dataset, reasonOf(fault));
        }
        this.#options.log(`${named}: ${fault.message}; trying again`);
        await this.#options.wait(pause, ending);
      }
    }
  }

  /** Whether another try is out of place. Without a route to the host one more is enough; the job comes back later. */
  #isLast({ reached, pauseMilliseconds }: Passing, attempt: number): boolean {
    if (!reached) return attempt >= 1;
    if (!this.#options.isBrief) return attempt >= pausesMilliseconds.length;
    return attempt >= briefPausesMilliseconds.length || (pauseMilliseconds ?? 0) > briefPausesMilliseconds[0]!;
  }

  async #seen<T>(request: FetchRequest<T>): Promise<T> {
    const { fetched } = this.#options;
    if (!fetched) return this.#once(request);
    const began = { host: new URL(request.url).host, method: request.method ?? 'GET', startedAt: Date.now() };
    const tell = (fault: string | null) => fetched({ ...began, endedAt: Date.now(), fault });
    try {
      const value = await this.#once(request);
      tell(null);
      return value;
    } catch (error) {
      tell((error as Error).name);
      throw error;
    }
  }

  async #once<T>({ dataset, url, method = 'GET', headers = {}, body, accept, signal }: FetchRequest<T>): Promise<T> {
    let response: Response;
    try {
      response = await this.#follow(url, {
        method,
        headers: { 'user-agent': this.#options.userAgent, 'accept-encoding': 'gzip, identity', ...headers },
        ...(body === undefined ? {} : { body }),
        ...(signal ? { signal } : {}),
      });
    } catch (error) {
      if (error instanceof CouldNotFetch) throw error;
      const code = codeOf(error);
      if (untrusted.test(code)) throw faultOf(dataset, sentence('datasets.certificate', { host: new URL(url).host, code }));
      throw asPassing(error);
    }
    const drop = () => response.body?.cancel().catch(() => {});
    if (response.status === 404 || response.status === 410) {
      void drop();
      throw new NothingThere(sentence('datasets.nothing-there', { source: dataset.title }));
    }
    if (passing.has(response.status)) {
      void drop();
      const pause = retryAfter(response.headers.get('retry-after'), this.#options.now());
      const words = sentence('datasets.status', { status: response.status });
      throw new Passing(words, true, pause, response.status === 429 || pause !== null);
    }
    if (![200, 206, 304, 412, 416].includes(response.status)) {
      const reason = await bodyOf(response, 64 * 1024).then(
        (bytes) => reasonIn(new TextDecoder().decode(bytes)),
        () => '',
      );
      const { status } = response;
      throw faultOf(
        dataset,
        reason
          ? sentence('datasets.refuses-because', { status, reason: withoutSecretsOf(url, reason) })
          : sentence('datasets.refuses', { status }),
      );
    }
    try {
      return await accept({
        status: response.status,
        header: (name) => response.headers.get(name),
        bytes: (most) => bodyOf(response, most),
      });
    } catch (error) {
      void drop();
      throw isNetworkFault(error) ? asPassing(error, true) : error;
    }
  }

  /** Follows redirects itself: an https source stays https, and a loopback address is followed only from a loopback address. */
  async #follow(
    url: string,
    init: { method: string; headers: Record<string, string>; body?: string; signal?: AbortSignal },
  ): Promise<Response> {
    let address = new URL(url);
    for (let hop = 0; hop < 5; hop += 1) {
      const response = await fetch(address, { ...init, redirect: 'manual', dispatcher: this.#agent });
      const location = response.headers.get('location');
      if (response.status < 300 || response.status > 399 || response.status === 304 || !location) return response;
      void response.body?.cancel().catch(() => {});
      const next = new URL(location, address);
      if (loopback.test(next.hostname) ? !loopback.test(address.hostname) : next.protocol !== 'https:')
        throw new CouldNotFetch(sentence('datasets.sent-elsewhere', { address: next.origin }));
      if (next.host !== address.host)
        init = {
          ...init,
          headers: { 'user-agent': this.#options.userAgent, ...(init.headers['range'] ? { range: init.headers['range'] } : {}) },
        };
      address = next;
    }
    throw new CouldNotFetch(sentence('datasets.sent-on-for-ever'));
  }
}

async function bodyOf(response: Response, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const announced = response.headers.get('content-encoding') ? null : response.headers.get('content-length');
  if (announced !== null && Number(announced) > most) throw new UnusableAnswer(sentence('datasets.too-many-bytes', { count: announced }));
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += (chunk as Uint8Array).length;
    if (length > most) throw new UnusableAnswer(sentence('datasets.too-long'));
    chunks.push(chunk as Uint8Array);
  }
  if (announced !== null && length !== Number(announced))
    throw new UnusableAnswer(sentence('datasets.cut-after', { count: length, total: announced }));
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

function codeOf(error: unknown): string {
  const { cause, code } = error as { cause?: unknown; code?: string };
  return cause && (cause as { code?: string }).code ? codeOf(cause) : (code ?? '');
}
const isNetworkFault = (error: unknown) =>
  /^(E[A-Z]+|UND_ERR)/.test(codeOf(error)) || (error instanceof TypeError && /terminated|fetch failed/.test(error.message));
function asPassing(error: unknown, reached = false): Passing {
  const code = codeOf(error);
  return new Passing(
    reached || !unreachable.has(code) ? sentence('datasets.broken', { code: code || (error as Error).message }) : code,
    reached || !unreachable.has(code),
  );
}

function retryAfter(value: string | null, now: number): number | null {
  if (value === null) return null;
  const milliseconds = /^\d+$/.test(value.trim()) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isFinite(milliseconds) ? Math.min(maxPauseMilliseconds, Math.max(0, milliseconds)) : null;
}

/** A short reason from an error body: `reason` or `detail` of JSON, else nothing. */
function reasonIn(text: string): string {
  try {
    const { reason, detail, message } = JSON.parse(text) as Record<string, unknown>;
    return String(reason ?? detail ?? message ?? '').slice(0, 300);
  } catch {
    return '';
  }
}
