import { Agent, request, type Dispatcher } from 'undici';
import { api, type Operation, type Route } from '../api/index.ts';
import { readTolerantly, type Deviation } from '../api/tolerant.ts';
import { ApiFault, faultOfStatus } from './fault.ts';

export interface ClientOptions {
  baseUrl: string;
  userGroupUrl?: string;
  /** a Unix socket or named pipe behind baseUrl */
  socketPath?: string;
  /** asked for at every call, so that a rotated key is used at once and no copy is kept */
  apiKey: () => Promise<string | null>;
  userGroupToken?: () => Promise<string | null>;
  timeoutMilliseconds?: number;
  largestAnswerBytes?: number;
}
export interface CallInput { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown; idempotencyKey?: string }
export interface CallAnswer { value: unknown; deviations: Deviation[]; fetchedAt: string; raw: boolean }

/** Typed calls to any monitoring API. It never logs, never follows a redirect, and sends the key nowhere but to the address it was made for. */
export class Client {
  readonly #options: ClientOptions;
  readonly #dispatcher: Dispatcher;

  constructor(options: ClientOptions) {
    this.#options = options;
    this.#dispatcher = new Agent({ connections: 8, ...(options.socketPath ? { connect: { socketPath: options.socketPath } } : {}) });
  }

  async close(): Promise<void> { await this.#dispatcher.close(); }

  /** Calls an operation of the contract. Throws ApiFault. */
  async call(operation: Operation, input: CallInput = {}, signal?: AbortSignal): Promise<CallAnswer> {
    const route = api[operation] as Route;
    const { bytes, type } = await this.#send(route, input, signal);
    const fetchedAt = new Date().toISOString();
    if (route.replyType !== 'json') {
      if (bytes.length < 8 || !/^(II\*\0|MM\0\*|II\+\0|MM\0\+)/.test(Buffer.from(bytes.subarray(0, 4)).toString('latin1'))) {
        throw new ApiFault('shape', 'The service answered with something that is not a GeoTIFF. Tell the provider.', { details: type });
      }
      return { value: bytes, deviations: [], fetchedAt, raw: true };
    }
    const text = new TextDecoder().decode(bytes);
    let value: unknown = null;
    if (text.trim() !== '') {
      try { value = JSON.parse(text); } catch { throw new ApiFault('shape', 'The service answered with something that is not JSON (a login page or a proxy?). Check the address of the connection.'); }
    }
    const read = readTolerantly(route.reply, value);
    // What we do not understand is shown as it came, never dropped.
    if (!read.ok) return { value, deviations: [...read.deviations, { path: '', rule: `unlike the contract: ${read.message}`, got: '' }], fetchedAt, raw: true };
    return { value: read.value, deviations: read.deviations, fetchedAt, raw: false };
  }

  async #send(route: Route, input: CallInput, signal?: AbortSignal): Promise<{ bytes: Uint8Array; type: string }> {
    const headers: Record<string, string> = { accept: route.replyType === 'json' ? 'application/json' : `${route.replyType}, */*`, 'user-agent': 'Hectare/0.1' };
    if (route.base === 'main') {
      const key = await this.#options.apiKey();
      if (!key) throw new ApiFault('no-key', 'This connection has no API key yet. Enter it in Connections.');
      headers['x-api-key'] = key;
    } else {
      const token = await this.#options.userGroupToken?.();
      if (!token) throw new ApiFault('no-key', 'This connection has no user-group token yet. Enter it in Connections.');
      headers['authorization'] = `Token ${token}`;
    }
    if (input.idempotencyKey) headers['idempotency-key'] = input.idempotencyKey;
    let body: string | undefined;
    if (route.bodyType !== 'none') {
      body = JSON.stringify(input.body ?? {});
      headers['content-type'] = route.bodyType === 'project' ? 'application/geo+json' : 'application/json';
    }
    const limit = this.#options.largestAnswerBytes ?? 512 * 1024 * 1024;
    const timeout = AbortSignal.timeout(this.#options.timeoutMilliseconds ?? 120_000);
    try {
      const answer = await request(this.#address(route, input), {
        method: route.method, headers, dispatcher: this.#dispatcher, signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
        headersTimeout: this.#options.timeoutMilliseconds ?? 120_000, ...(body === undefined ? {} : { body }),
      });
      if (answer.statusCode >= 300 && answer.statusCode < 400) {
        await answer.body.dump();
        throw new ApiFault('redirected', 'The service sends to another address; the key is not sent there. Put the final address into the connection.', { status: answer.statusCode });
      }
      const chunks: Buffer[] = [];
      let size = 0;
      for await (const chunk of answer.body) {
        size += (chunk as Buffer).length;
        if (size > limit) { answer.body.destroy(); throw new ApiFault('too-large', 'The answer is larger than Hectare takes. Ask for a shorter range.'); }
        chunks.push(chunk as Buffer);
      }
      const bytes = new Uint8Array(Buffer.concat(chunks));
      if (answer.statusCode >= 400) throw faultOfStatus(answer.statusCode, new TextDecoder().decode(bytes.subarray(0, 1 << 20)));
      return { bytes, type: String(answer.headers['content-type'] ?? '') };
    } catch (error) {
      if (error instanceof ApiFault) throw error;
      if (signal?.aborted) throw new ApiFault('cancelled', 'Cancelled.');
      if (timeout.aborted) throw new ApiFault('timeout', 'The service did not answer in time. Nothing typed is lost: try again.');
      const code = (error as { code?: string }).code ?? (error as Error).name;
      throw new ApiFault('network', `The service cannot be reached (${code}). Opening, checking, measuring and exporting files still work.`);
    }
  }

  #address(route: Route, input: CallInput): string {
    const base = (route.base === 'main' ? this.#options.baseUrl : this.#options.userGroupUrl || this.#options.baseUrl).replace(/\/+$/, '');
    const path = route.path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => encodeURIComponent(String(input.params?.[name] ?? '')));
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(input.query ?? {})) if (value !== undefined && value !== null) query.set(name, String(value));
    return `${base}${path}${query.size > 0 ? `?${query}` : ''}`;
  }
}
