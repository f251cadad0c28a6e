import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** What a source does instead of its work, for one request. */
export type Fault =
  | { kind: 'status'; status: number; headers?: Record<string, string>; body?: string }
  /** the connection breaks before the answer */
  | { kind: 'reset' }
  /** half of the announced body, then the connection breaks */
  | { kind: 'half-body' }
  /** headers, then silence */
  | { kind: 'stall' }
  /** not even headers */
  | { kind: 'silence' }
  /** the whole file with status 200 where a range was asked for */
  | { kind: 'range-ignored' }
  /** a login page with status 200 */
  | { kind: 'web-page' }
  /** a range, but not the one that was asked for */
  | { kind: 'other-range' }
  | { kind: 'redirect'; location: string };

export interface Served {
  body: Uint8Array;
  contentType?: string;
  etag?: string | null;
}
export interface Asked {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: string;
  range: string | null;
}

export interface Loopback {
  base: string;
  /** what is there, by path; anything else is answered with 404 */
  files: Map<string, Served>;
  /** answers in place of `files`; null leaves it to them */
  respond: ((asked: Asked) => Served | null) | null;
  /** faults by order of requests; null is a request that goes well */
  faults: (Fault | null)[];
  /** a fault for every request */
  always: Fault | null;
  /** decides about each request in place of the two above */
  faultOf: ((asked: Asked) => Fault | null) | null;
  /** how long every answer takes */
  delayMilliseconds: number;
  /** requests that were being answered at once, at most */
  maxAtOnce: number;
  requests: Asked[];
  bytesSent: number;
  close(): Promise<void>;
}

const etagOf = ({ body, etag }: Served): string | null =>
  etag === undefined ? `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"` : etag;

/** A source of open data on this computer: byte ranges, ETag, If-Match, If-None-Match, 404 for what is absent, and faults to order. */
export async function loopback(files: Record<string, Uint8Array | Served> = {}): Promise<Loopback> {
  const self: Loopback = {
    base: '',
    files: new Map(Object.entries(files).map(([path, served]) => [path, served instanceof Uint8Array ? { body: served } : served])),
    respond: null,
    faults: [],
    always: null,
    faultOf: null,
    delayMilliseconds: 0,
    maxAtOnce: 0,
    requests: [],
    bytesSent: 0,
    close: async () => {},
  };
  let atOnce = 0;
  const server = createServer((request, response) => {
    atOnce += 1;
    self.maxAtOnce = Math.max(self.maxAtOnce, atOnce);
    response.once('close', () => {
      atOnce -= 1;
    });
    void bodyOf(request).then(async (body) => {
      if (self.delayMilliseconds > 0) await wait(self.delayMilliseconds);
      const url = new URL(request.url!, 'http://loopback');
      const asked: Asked = {
        method: request.method!,
        path: url.pathname,
        query: url.searchParams,
        headers: request.headers,
        body,
        range: request.headers.range ?? null,
      };
      self.requests.push(asked);
      const fault = self.faultOf ? self.faultOf(asked) : self.faults.length > 0 ? self.faults.shift()! : self.always;
      const served = self.respond?.(asked) ?? self.files.get(url.pathname) ?? null;
      self.bytesSent += answer(asked, served, fault, response);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  self.base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  self.close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  };
  return self;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** Answers, well or with the fault, and returns the bytes of the body. */
function answer(asked: Asked, served: Served | null, fault: Fault | null, response: ServerResponse): number {
  const send = (status: number, headers: Record<string, string | number>, body: Uint8Array | string = '') => {
    const bytes = typeof body === 'string' ? Buffer.from(body) : body;
    response.writeHead(status, { 'content-length': bytes.length, ...headers }).end(bytes);
    return bytes.length;
  };
  if (fault?.kind === 'status') return send(fault.status, fault.headers ?? {}, fault.body ?? '');
  if (fault?.kind === 'reset') {
    response.socket!.destroy();
    return 0;
  }
  if (fault?.kind === 'silence') return 0;
  if (fault?.kind === 'redirect') return send(302, { location: fault.location });
  if (fault?.kind === 'web-page')
    return send(200, { 'content-type': 'text/html; charset=utf-8' }, '<!DOCTYPE html><title>Sign in to the network</title>');
  if (fault?.kind === 'stall') {
    response.writeHead(200, { 'content-length': 100_000 });
    response.flushHeaders();
    return 0;
  }
  if (!served) return send(404, {});
  const etag = etagOf(served);
  const headers: Record<string, string | number> = {
    'content-type': served.contentType ?? 'application/octet-stream',
    ...(etag ? { etag } : {}),
  };
  if (asked.headers['if-match'] && asked.headers['if-match'] !== etag) return send(412, {});
  if (asked.headers['if-none-match'] && asked.headers['if-none-match'] === etag) {
    response.writeHead(304, etag ? { etag } : {}).end();
    return 0;
  }
  const [, last] = /^bytes=-(\d+)$/.exec(asked.range ?? '')?.map(Number) ?? [];
  const [, from, to] =
    last === undefined
      ? (/^bytes=(\d+)-(\d+)$/.exec(asked.range ?? '')?.map(Number) ?? [])
      : [0, Math.max(0, served.body.length - last), served.body.length - 1];
  const ranged = from !== undefined && to !== undefined && fault?.kind !== 'range-ignored';
  if (ranged && from >= served.body.length) return send(416, { 'content-range': `bytes */${served.body.length}` });
  const start = ranged ? from + (fault?.kind === 'other-range' ? 1 : 0) : 0;
  const end = ranged ? Math.min(to, served.body.length - 1) : served.body.length - 1;
  const part = served.body.subarray(start, end + 1);
  const status = ranged ? 206 : 200;
  if (ranged) headers['content-range'] = `bytes ${start}-${end}/${served.body.length}`;
  if (fault?.kind === 'half-body') {
    response.writeHead(status, { ...headers, 'content-length': part.length });
    response.write(part.subarray(0, Math.floor(part.length / 2)), () => response.socket?.destroy());
    return Math.floor(part.length / 2);
  }
  return send(status, headers, part);
}
