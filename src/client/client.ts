import { setTimeout as wait } from 'node:timers/promises';
import { Agent, request, type Dispatcher } from 'undici';
import type { Route } from '#api/index.ts';
import { outwardAgent } from '#network/outward-agent.ts';
import { api, type Operation } from '#operations/index.ts';
import type { Deviation } from '#api/tolerant.ts';
import { addressOf } from './address.ts';
import { bytesBelow, type Below } from './below.ts';
import { textOfBody } from './answer-text.ts';
import { settled } from './answers/settle.ts';
import { acceptedEncodings, readBody } from './answer-body.ts';
import { describedByIn, descriptionIn, withDescription } from './described.ts';
import { ApiFault, cancelled, faultOfStatus, noKey } from './fault.ts';
import { wholeList, type ListPage } from './list-pages.ts';
import { following, type Following } from './pages.ts';
import { PictureFetcher, pictureKind } from './picture.ts';
import { networkFault } from './network-fault.ts';
import { sentence } from './phrases/sentence.ts';
import { isList, type ReadAnswer } from './read-answer.ts';
import { readInThread } from './read-in-thread.ts';
import { uploadOf, wantsForm, type UploadAs } from './upload.ts';

export interface ClientOptions {
  baseUrl: string;
  userGroupUrl?: string;
  /** a Unix socket or named pipe behind baseUrl */
  socketPath?: string;
  /** called for every request, so that a rotated key is used at once and no copy is kept */
  apiKey: () => Promise<string | null>;
  userGroupToken?: () => Promise<string | null>;
  /** for a whole call, 5 minutes by default */
  timeoutMilliseconds?: number | undefined;
  /** how long a read may go without a sign of the service, 30 seconds by default. A change waits for the whole time: it may be under way. */
  silenceMilliseconds?: number;
  /** of pictures, 512 MB by default */
  maxAnswerBytes?: number;
  /** of answers that are read as JSON: 64 MB, or what the variable HECTARE_MAX_ANSWER_MB says */
  maxJsonBytes?: number;
  /** ends a whole call after so many milliseconds; by default by the system's own clock, which does not jump */
  deadline?: (milliseconds: number) => AbortSignal;
  /** `body` by default; when a service refuses its content type, `file` is tried and then used from there on */
  uploadAs?: UploadAs;
}
export interface CallInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  idempotencyKey?: string;
  /** the ETag of an answer that the caller still has */
  ifNoneMatch?: string;
  /** the revision that a change was made on; refused as `changed` where there is another one now */
  ifMatch?: string;
}
export interface CallAnswer {
  value: unknown;
  deviations: Deviation[];
  fetchedAt: string;
  raw: boolean;
  etag?: string;
  /** the answer named by `ifNoneMatch` is still valid; `value` is undefined then */
  notModified?: true;
}
/** When an answer came, and the tag that it can be asked for again by. */
const arrivalOf = (etag: string | null): Pick<CallAnswer, 'fetchedAt' | 'etag'> => ({
  fetchedAt: new Date().toISOString(),
  ...(etag === null ? {} : { etag }),
});
interface Received {
  bytes: Uint8Array;
  type: string;
  etag: string | null;
  notModified: boolean;
  /** what follows a page of a list */
  following: (value: unknown) => Following;
  /** where its source, method and assumptions stand, when the service says so */
  describedBy: string | null;
}

/** Requested pauses (429, 503) up to this long are waited out; a longer one is for the person to decide. */
const maxPauseSeconds = 10;
const maxPauses = 3;
const megabyte = 1024 * 1024;
function defaultJsonBytes(): number {
  const chosen = Number(process.env['HECTARE_MAX_ANSWER_MB']);
  return (chosen > 0 && chosen <= 1024 ? chosen : 64) * megabyte;
}
/** of an error's body that is read for its sentence */
const maxFaultBytes = 1 << 20;

/** What ends a call before its answer: a person, or the time that all of its requests and pauses have together. */
interface Stop {
  byUser: AbortSignal | undefined;
  byTime: AbortSignal;
}
const whicheverOf = ({ byUser, byTime }: Stop): AbortSignal => (byUser ? AbortSignal.any([byUser, byTime]) : byTime);
const endOf = ({ byUser }: Stop): ApiFault => (byUser?.aborted ? cancelled() : new ApiFault('timeout', sentence('client.timeout')));

/** Typed calls to any monitoring API. It never logs, follows redirects of pictures alone, and sends the key only to the address it was made for. */
export class Client {
  readonly #options: ClientOptions;
  readonly #dispatcher: Dispatcher;
  #uploadAs: UploadAs;
  #pictures: PictureFetcher | null = null;

  constructor(options: ClientOptions) {
    this.#options = options;
    this.#uploadAs = options.uploadAs ?? 'body';
    const { socketPath } = options;
    this.#dispatcher = socketPath ? new Agent({ connections: 8, connect: { socketPath } }) : outwardAgent({ connections: 8 });
  }

  async close(): Promise<void> {
    await this.#pictures?.close();
    await this.#dispatcher.close();
  }

  /** A picture that an answer of the service names, its own or another's: PNG, JPEG or GeoTIFF. Throws ApiFault. */
  async picture(address: string, signal?: AbortSignal): Promise<{ bytes: Uint8Array; kind: 'png' | 'jpeg' | 'tiff' }> {
    const secret = (await this.#options.apiKey()) ?? '';
    try {
      const bytes = await this.#pictureAt(address, secret, signal);
      const kind = pictureKind(bytes);
      if (!kind) throw new ApiFault('shape', sentence('client.picture-kind'));
      return { bytes, kind };
    } catch (error) {
      throw error instanceof ApiFault ? error.without(secret) : error;
    }
  }

  /** What is at an address of the service that is no operation of the contract. Throws ApiFault. */
  async below(path: string, accept: string, ifNoneMatch: string | undefined, signal: AbortSignal): Promise<Below> {
    const secret = await this.#options.apiKey();
    if (!secret) throw noKey();
    return bytesBelow({ baseUrl: this.#options.baseUrl, dispatcher: this.#dispatcher, secret, path, accept, ifNoneMatch }, signal);
  }

  #pictureAt(address: string, secret: string, signal?: AbortSignal): Promise<Uint8Array> {
    this.#pictures ??= new PictureFetcher({ baseUrl: this.#options.baseUrl, dispatcher: this.#dispatcher });
    return this.#pictures.fetch(address, secret === '' ? {} : { 'x-api-key': secret }, signal);
  }

  /** Calls an operation of the contract. Throws ApiFault. */
  async call(operation: Operation, input: CallInput = {}, signal?: AbortSignal): Promise<CallAnswer> {
    const route = api[operation] as Route;
    const secret = await this.#secret(route);
    const { timeoutMilliseconds = 300_000, deadline = (milliseconds: number) => AbortSignal.timeout(milliseconds) } = this.#options;
    const stop: Stop = { byUser: signal, byTime: deadline(timeoutMilliseconds) };
    try {
      const address = this.#addressOf(route, input);
      const received = await this.#sendUpload(route, address, input, secret, stop);
      const { notModified } = received;
      const read = notModified ? null : await this.#read(route, received, input, stop);
      const after = read && isList(route) && !read.raw ? received.following(read.value) : null;
      const isCut = after !== null && (after.next !== null || (after.total ?? 0) > (read!.value as unknown[]).length);
      // The ETag of the first page says nothing about the other pages.
      const arrival = arrivalOf(isCut ? null : received.etag);
      if (!read) return { value: undefined, deviations: [], raw: false, notModified: true, ...arrival };
      const whole = isCut ? await this.#withPages(route, read, { address, following: after }, input, secret, stop) : read;
      const { project_id: projectId } = input.params ?? {};
      const told = { ...settled(route, whole, typeof projectId === 'string' ? projectId : null), ...arrival };
      return received.describedBy === null || route.replyType !== 'json'
        ? told
        : await this.#described(told, received.describedBy, secret, stop);
    } catch (error) {
      throw error instanceof ApiFault ? error.without(secret) : error;
    }
  }

  async #read(route: Route, { bytes, type }: Received, { params = {} }: CallInput, stop: Stop): Promise<ReadAnswer> {
    const signal = whicheverOf(stop);
    try {
      return await readInThread(route, bytes, type, params, signal);
    } catch (error) {
      throw signal.aborted ? endOf(stop) : error;
    }
  }

  /** An answer with what the resource that it names says of it. Without that it is still an answer, but one to be asked for again: it keeps no ETag. */
  async #described(answer: CallAnswer, address: string, secret: string, stop: Stop): Promise<CallAnswer> {
    const { etag: _etag, ...untagged } = answer;
    const without = (got: string): CallAnswer => ({
      ...untagged,
      deviations: [...answer.deviations, { path: '', rule: 'what describes the answer could not be read', got }],
    });
    try {
      const received = await this.#sendPatiently(api.describedBy, address, {}, secret, stop);
      const description = descriptionIn((await this.#read(api.describedBy, received, {}, stop)).value);
      return description ? { ...answer, value: withDescription(answer.value, description) } : without('');
    } catch (error) {
      if (stop.byUser?.aborted || !(error instanceof ApiFault)) throw error;
      return without(error.message);
    }
  }

  /** The whole of a paged list. A page that fails fails the list: half a list would look complete. */
  async #withPages(
    route: Route,
    first: ReadAnswer,
    from: { address: string; following: Following },
    input: CallInput,
    secret: string,
    stop: Stop,
  ): Promise<ReadAnswer> {
    const { ifNoneMatch: _first, ...rest } = input;
    const pageAt = async (address: string): Promise<ListPage> => {
      if (new URL(address).origin !== new URL(from.address).origin) throw redirected(200, from.address, address);
      const received = await this.#sendPatiently(route, address, rest, secret, stop);
      const { value, raw } = await this.#read(route, received, input, stop);
      if (raw || !Array.isArray(value)) throw new ApiFault('shape', sentence('client.page-unlike-first'));
      return { records: value as unknown[], bytes: received.bytes.length, following: received.following(value) };
    };
    const list = await wholeList({ ...from, records: first.value as unknown[] }, pageAt, this.#maxBytes(route));
    return { ...first, value: list.records, deviations: [...first.deviations, ...list.deviations] };
  }

  async #sendUpload(route: Route, address: string, input: CallInput, secret: string, stop: Stop): Promise<Received> {
    try {
      return await this.#sendPatiently(route, address, input, secret, stop);
    } catch (error) {
      if (route.bodyType !== 'project' || this.#uploadAs === 'file' || !(error instanceof ApiFault) || !wantsForm(error)) throw error;
      this.#uploadAs = 'file';
      return this.#sendPatiently(route, address, input, secret, stop);
    }
  }

  /** Reads wait out a short pause that the service asks for: many reads in a row (a paged list, a report of many projects) meet limits that a person never would. */
  async #sendPatiently(route: Route, address: string, input: CallInput, secret: string, stop: Stop): Promise<Received> {
    for (let pauses = 0; ; pauses += 1) {
      try {
        return await this.#send(route, address, input, secret, stop);
      } catch (error) {
        const seconds = error instanceof ApiFault && route.method === 'GET' && pauses < maxPauses ? error.retryAfterSeconds : null;
        if (seconds === null || seconds > maxPauseSeconds) throw error;
        await wait(seconds * 1000, undefined, { signal: whicheverOf(stop) }).catch(() => {
          throw endOf(stop);
        });
      }
    }
  }

  async #secret(route: Route): Promise<string> {
    const secret = await (route.base === 'main' ? this.#options.apiKey() : this.#options.userGroupToken?.());
    if (!secret) throw new ApiFault('no-key', sentence(route.base === 'main' ? 'client.no-key' : 'client.no-token'));
    return secret;
  }

  #maxBytes({ replyType }: Pick<Route, 'replyType'>): number {
    const { maxAnswerBytes, maxJsonBytes } = this.#options;
    return replyType === 'json' ? (maxJsonBytes ?? maxAnswerBytes ?? defaultJsonBytes()) : (maxAnswerBytes ?? 512 * 1024 * 1024);
  }

  #addressOf(route: Route, { params, query }: CallInput): string {
    const base = route.base === 'main' ? this.#options.baseUrl : this.#options.userGroupUrl || this.#options.baseUrl;
    return addressOf(route, base, params, query);
  }

  async #send(route: Route, address: string, input: CallInput, secret: string, stop: Stop): Promise<Received> {
    const upload = this.#uploadFor(route, input);
    const { timeoutMilliseconds = 300_000, silenceMilliseconds = 30_000 } = this.#options;
    try {
      const answer = await request(address, {
        method: route.method,
        headers: {
          ...headersFor(route, input, secret),
          // On this computer compressing costs more than it saves.
          ...(this.#options.socketPath === undefined ? {} : { 'accept-encoding': 'identity' }),
          ...(upload?.contentType ? { 'content-type': upload.contentType } : {}),
        },
        dispatcher: this.#dispatcher,
        signal: whicheverOf(stop),
        headersTimeout: route.method === 'GET' ? silenceMilliseconds : timeoutMilliseconds,
        bodyTimeout: silenceMilliseconds,
        ...(upload ? { body: upload.body } : {}),
      });
      return await this.#receive(answer, route, address, input, (location) => this.#pictureAt(location, secret, whicheverOf(stop)));
    } catch (error) {
      if (error instanceof ApiFault) throw error;
      if (stop.byUser?.aborted) throw cancelled();
      throw networkFault(error, stop.byTime.aborted, new URL(address).host);
    }
  }

  #uploadFor({ bodyType }: Route, { body }: CallInput) {
    if (bodyType === 'none') return null;
    return bodyType === 'project' ? uploadOf(body, this.#uploadAs) : { body: JSON.stringify(body ?? {}), contentType: 'application/json' };
  }

  async #receive(
    answer: Dispatcher.ResponseData,
    route: Route,
    address: string,
    { ifNoneMatch }: CallInput,
    pictureAt: (address: string) => Promise<Uint8Array>,
  ): Promise<Received> {
    const { statusCode, headers } = answer;
    const etag = etagOf(headers['etag']);
    if (statusCode === 304 && ifNoneMatch) {
      await answer.body.dump();
      return {
        bytes: new Uint8Array(0),
        type: '',
        etag: etag ?? ifNoneMatch,
        notModified: true,
        describedBy: null,
        following: () => ({ next: null, total: null }),
      };
    }
    if (statusCode >= 300 && statusCode < 400) {
      await answer.body.dump();
      const target = URL.parse(String(headers['location'] ?? ''), address);
      // Masks and pictures often lie at a signed address of a store: it is gone to, and the key stays here.
      if (target && route.method === 'GET' && route.replyType !== 'json')
        return {
          bytes: await pictureAt(target.href),
          type: '',
          etag: null,
          describedBy: null,
          notModified: false,
          following: () => ({ next: null, total: null }),
        };
      throw redirected(statusCode, address, headers['location']);
    }
    const type = String(headers['content-type'] ?? '');
    const bytes = await readBody(answer.body, headers, this.#maxBytes(route));
    // 202 to a read: the answer is being made, whatever the body says.
    if (statusCode >= 400 || (statusCode === 202 && route.method === 'GET'))
      throw faultOfStatus(statusCode, textOfBody(bytes.subarray(0, maxFaultBytes), type), {
        retryAfterSeconds: secondsOf(headers['retry-after']),
        isPlain: /^text\/plain\b/i.test(type),
      });
    return {
      bytes,
      type,
      etag,
      notModified: false,
      describedBy: describedByIn(address, headers),
      following: (value) => following(address, headers, parsedOrNull(bytes), Array.isArray(value) ? value.length : 0),
    };
  }
}

function headersFor(route: Route, { idempotencyKey, ifNoneMatch, ifMatch }: CallInput, secret: string): Record<string, string> {
  return {
    accept: route.replyType === 'json' ? 'application/json' : `${route.replyType}, */*`,
    'accept-encoding': acceptedEncodings,
    'user-agent': 'Hectare/0.1',
    ...(route.base === 'main' ? { 'x-api-key': secret } : { authorization: `Token ${secret}` }),
    ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
    ...(ifNoneMatch ? { 'if-none-match': ifNoneMatch } : {}),
    ...(ifMatch ? { 'if-match': ifMatch } : {}),
  };
}

/** For an answer that was understood already; a bare list has no next page in its body. */
function parsedOrNull(bytes: Uint8Array): unknown {
  if (bytes[0] === 0x5b) return null;
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}

/** Retry-After is seconds or a date (RFC 9110, section 10.2.3). */
function secondsOf(header: string | string[] | undefined): number | null {
  const text = String(header ?? '').trim();
  if (/^\d{1,6}$/.test(text)) return Number(text);
  const at = /[a-z]/i.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - Date.now()) / 1000));
}

/** Printable characters in quotes (RFC 9110, section 8.8.3); anything else could not be sent back. */
function etagOf(header: string | string[] | undefined): string | null {
  return typeof header === 'string' && header.length <= 300 && /^(W\/)?"[\x21\x23-\x7e\x80-\xff]*"$/.test(header) ? header : null;
}

/** Names only the origin: the address of a redirect may contain tickets. */
function redirected(status: number, from: string, location: string | string[] | undefined): ApiFault {
  const target = URL.parse(String(location ?? ''), from);
  return new ApiFault(
    'redirected',
    target && target.origin !== 'null' ? sentence('client.redirected-to', { address: target.origin }) : sentence('client.redirected'),
    { status },
  );
}
