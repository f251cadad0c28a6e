import { Agent, request, type Dispatcher } from 'undici';
import { api, type Operation, type Route } from '../api/index.ts';
import type { Deviation } from '../api/tolerant.ts';
import { addressOf } from './address.ts';
import { acceptedEncodings, readBody } from './answer-body.ts';
import { ApiFault, faultOfStatus } from './fault.ts';
import { readAnswer } from './read-answer.ts';
import { uploadOf, wantsForm, type UploadAs } from './upload.ts';

export interface ClientOptions {
  baseUrl: string;
  userGroupUrl?: string;
  /** a Unix socket or named pipe behind baseUrl */
  socketPath?: string;
  /** asked for at every call, so that a rotated key is used at once and no copy is kept */
  apiKey: () => Promise<string | null>;
  userGroupToken?: () => Promise<string | null>;
  /** for a whole call, 5 minutes by default */
  timeoutMilliseconds?: number | undefined;
  /** how long a read may go without a sign of the service, 30 seconds by default. What changes something is waited for the whole time: it may be under way. */
  silenceMilliseconds?: number;
  largestAnswerBytes?: number;
  /** `body` by default; where a service refuses that for its kind, `file` is tried and stayed with */
  uploadAs?: UploadAs;
}
export interface CallInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  idempotencyKey?: string;
  /** the ETag of an answer that the caller still has */
  ifNoneMatch?: string;
}
export interface CallAnswer {
  value: unknown;
  deviations: Deviation[];
  fetchedAt: string;
  raw: boolean;
  etag?: string;
  /** the answer named by `ifNoneMatch` is still true; `value` is undefined then */
  notModified?: true;
}
interface Received {
  bytes: Uint8Array;
  type: string;
  etag: string | null;
  notModified: boolean;
}

/** Typed calls to any monitoring API. It never logs, never follows a redirect, and sends the key nowhere but to the address it was made for. */
export class Client {
  readonly #options: ClientOptions;
  readonly #dispatcher: Dispatcher;
  #uploadAs: UploadAs;

  constructor(options: ClientOptions) {
    this.#options = options;
    this.#uploadAs = options.uploadAs ?? 'body';
    this.#dispatcher = new Agent({ connections: 8, ...(options.socketPath ? { connect: { socketPath: options.socketPath } } : {}) });
  }

  async close(): Promise<void> {
    await this.#dispatcher.close();
  }

  /** Calls an operation of the contract. Throws ApiFault. */
  async call(operation: Operation, input: CallInput = {}, signal?: AbortSignal): Promise<CallAnswer> {
    const route = api[operation] as Route;
    const secret = await this.#secret(route);
    try {
      const { bytes, type, etag, notModified } = await this.#sendUpload(route, input, secret, signal);
      const arrival = { fetchedAt: new Date().toISOString(), ...(etag === null ? {} : { etag }) };
      if (notModified) return { value: undefined, deviations: [], raw: false, notModified: true, ...arrival };
      return { ...readAnswer(route, bytes, type, input.params), ...arrival };
    } catch (error) {
      throw error instanceof ApiFault ? error.without(secret) : error;
    }
  }

  async #sendUpload(route: Route, input: CallInput, secret: string, signal?: AbortSignal): Promise<Received> {
    try {
      return await this.#send(route, input, secret, signal);
    } catch (error) {
      if (route.bodyType !== 'project' || this.#uploadAs === 'file' || !(error instanceof ApiFault) || !wantsForm(error)) throw error;
      this.#uploadAs = 'file';
      return this.#send(route, input, secret, signal);
    }
  }

  async #secret(route: Route): Promise<string> {
    const secret = await (route.base === 'main' ? this.#options.apiKey() : this.#options.userGroupToken?.());
    if (!secret)
      throw new ApiFault(
        'no-key',
        `This connection has no ${route.base === 'main' ? 'API key' : 'user-group token'} yet. Enter it in Connections.`,
      );
    return secret;
  }

  async #send(route: Route, input: CallInput, secret: string, signal?: AbortSignal): Promise<Received> {
    const base = route.base === 'main' ? this.#options.baseUrl : this.#options.userGroupUrl || this.#options.baseUrl;
    const address = addressOf(route, base, input.params, input.query);
    const headers: Record<string, string> = {
      accept: route.replyType === 'json' ? 'application/json' : `${route.replyType}, */*`,
      'accept-encoding': acceptedEncodings,
      'user-agent': 'Hectare/0.1',
      ...(route.base === 'main' ? { 'x-api-key': secret } : { authorization: `Token ${secret}` }),
      ...(input.idempotencyKey ? { 'idempotency-key': input.idempotencyKey } : {}),
      ...(input.ifNoneMatch ? { 'if-none-match': input.ifNoneMatch } : {}),
    };
    const upload =
      route.bodyType === 'none'
        ? null
        : route.bodyType === 'project'
          ? uploadOf(input.body, this.#uploadAs)
          : { body: JSON.stringify(input.body ?? {}), contentType: 'application/json' };
    if (upload?.contentType) headers['content-type'] = upload.contentType;
    const { timeoutMilliseconds = 300_000, silenceMilliseconds = 30_000, largestAnswerBytes = 512 * 1024 * 1024 } = this.#options;
    const timeout = AbortSignal.timeout(timeoutMilliseconds);
    try {
      const answer = await request(address, {
        method: route.method,
        headers,
        dispatcher: this.#dispatcher,
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
        headersTimeout: route.method === 'GET' ? silenceMilliseconds : timeoutMilliseconds,
        bodyTimeout: silenceMilliseconds,
        ...(upload ? { body: upload.body } : {}),
      });
      const etag = etagOf(answer.headers['etag']);
      if (answer.statusCode === 304 && input.ifNoneMatch) {
        await answer.body.dump();
        return { bytes: new Uint8Array(0), type: '', etag: etag ?? input.ifNoneMatch, notModified: true };
      }
      if (answer.statusCode >= 300 && answer.statusCode < 400) {
        await answer.body.dump();
        throw redirected(answer.statusCode, address, answer.headers['location']);
      }
      const bytes = await readBody(answer.body, answer.headers, largestAnswerBytes);
      if (answer.statusCode >= 400) throw faultOfStatus(answer.statusCode, new TextDecoder().decode(bytes.subarray(0, 1 << 20)));
      return { bytes, type: String(answer.headers['content-type'] ?? ''), etag, notModified: false };
    } catch (error) {
      if (error instanceof ApiFault) throw error;
      if (signal?.aborted) throw new ApiFault('cancelled', 'Cancelled.');
      const code = (error as { code?: string }).code ?? (error as Error).name;
      if (timeout.aborted || code === 'UND_ERR_HEADERS_TIMEOUT' || code === 'UND_ERR_BODY_TIMEOUT')
        throw new ApiFault('timeout', 'The service did not answer in time. Nothing typed is lost: try again.');
      if (code.startsWith('Z_') || code.startsWith('ERR__ERROR_FORMAT') || code.startsWith('ERR_PADDING'))
        throw new ApiFault('network', `The answer of the service came damaged or was cut off (${code}). Try again.`);
      throw new ApiFault(
        'network',
        `The service cannot be reached (${code}). Opening, checking, measuring and exporting files still work.`,
        { details: { cause: code } },
      );
    }
  }
}

/** Quoted printable characters, as RFC 9110 section 8.8.3 has it; anything else could not be sent back. */
function etagOf(header: string | string[] | undefined): string | null {
  return typeof header === 'string' && header.length <= 300 && /^(W\/)?"[\x21\x23-\x7e\x80-\xff]*"$/.test(header) ? header : null;
}

/** The origin is named, not the rest: an address of a redirect may carry tickets. */
function redirected(status: number, from: string, location: string | string[] | undefined): ApiFault {
  const target = URL.parse(String(location ?? ''), from);
  const place = target && target.origin !== 'null' ? ` (${target.origin})` : '';
  return new ApiFault(
    'redirected',
    `The service sends to another address${place}; the key is not sent there. Put the final address into the connection.`,
    { status },
  );
}
