import { AsyncLocalStorage } from 'node:async_hooks';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createBridge } from '#host/bridge.ts';
import type { Ports } from '#host/ports.ts';
import { Refused } from '#host/refused.ts';
import { devWindow } from '#host/dev-window.ts';
import { contentSecurityPolicy, windowFiles } from '#host/window-files.ts';
import { pack, unpack } from '#host/wire.ts';
import { readGivenFiles } from './given-files.ts';
import { Session } from './session.ts';
import { sessionEnded, sessionHeader } from '#host/wire.ts';
import { sentence } from '#host/phrases/sentence.ts';

const maxRequestBytes = 512 * 1024 * 1024;
const maxTokenBytes = 256;
/** Proxies and sleeping laptops drop a silent stream. */
const keepAliveMilliseconds = 25_000;

export interface BrowserHostOptions {
  /** the built window */
  windowFolder: string;
  /** Vite's server, which brings the window instead of the built one while it is developed */
  devServer?: URL | null;
  /** 0 for any free one */
  port: number;
  /** to be opened in the window, from the command line */
  files: string[];
  log: (text: string) => void;
  ports: (send: Ports['send'], base: Pick<Ports, 'chooseFiles' | 'readFile' | 'saveFile' | 'pendingFiles' | 'openLink'>) => Ports;
}
export interface BrowserHost {
  origin: string;
  /** An address with a one-time token; every call makes a new token and ends an unused one. `used` is called when a page brought it. */
  newAddress(used?: () => void): string;
  close(): Promise<void>;
}
interface Download {
  name: string;
  bytes: Uint8Array;
}

class Oversize extends Error {}

async function bodyOf(request: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw new Oversize();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Buffer).length;
    if (size > maxBytes) throw new Oversize();
    chunks.push(chunk as Buffer);
  }
  const { buffer, byteOffset, length } = Buffer.concat(chunks);
  // The same bytes, as a plain array: slices of a Buffer share its memory.
  return new Uint8Array(buffer, byteOffset, length);
}

const securityHeaders = {
  'content-security-policy': contentSecurityPolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), usb=(), serial=(), payment=()',
};

interface HostEvent {
  name: string;
  payload: unknown;
}
const messageOf = (event: HostEvent): string => `data: ${Buffer.from(pack(event)).toString('base64')}\n\n`;

/** The events of the host as a stream to each page. */
class EventStreams {
  readonly #listeners = new Set<ServerResponse>();

  send(name: string, payload: unknown): void {
    const message = messageOf({ name, payload });
    for (const listener of this.#listeners) listener.write(message);
  }

  /** `greeting`: what the page would not hear otherwise, because it happened before it listened or while its stream was torn. */
  open(request: IncomingMessage, response: ServerResponse, greeting: readonly HostEvent[]): void {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(': open\n\n');
    for (const event of greeting) response.write(messageOf(event));
    this.#listeners.add(response);
    const alive = setInterval(() => response.write(': alive\n\n'), keepAliveMilliseconds);
    request.on('close', () => {
      clearInterval(alive);
      this.#listeners.delete(response);
    });
  }

  /** Ends the streams of all pages. */
  close(): void {
    for (const listener of this.#listeners) listener.end();
    this.#listeners.clear();
  }
}

/** The bridge, and what a call saves: it travels back with the call's own answer, to the page that asked, and is not lost when no event stream is open. */
class WindowBridge {
  readonly #downloads = new AsyncLocalStorage<Download[]>();
  readonly #bridge: ReturnType<typeof createBridge>;
  readonly #ports: Ports;

  constructor({ files, log, ports }: BrowserHostOptions, send: Ports['send']) {
    const waiting = [...files];
    this.#ports = ports(send, {
      chooseFiles: () => Promise.reject(new Refused('choose-in-window', sentence('host.window-chooses-files'))),
      // Only what was once named on the command line is read again.
      readFile: async (path, isRecent) => {
        const [file] = isRecent ? await readGivenFiles([path], log) : [];
        if (!file) throw new Refused('no-paths', sentence('host.open-in-browser'));
        return file;
      },
      saveFile: async (name, _kind, bytes) => {
        const downloads = this.#downloads.getStore();
        if (!downloads) throw new Refused('no-window', sentence('host.no-window'));
        downloads.push({ name, bytes });
        return { saved: true };
      },
      pendingFiles: () => readGivenFiles(waiting.splice(0), log),
      openLink: () => Promise.reject(new Refused('open-in-window', sentence('host.window-opens-links'))),
    });
    this.#bridge = createBridge(this.#ports);
  }

  /** What a page is told as soon as it listens. */
  greeting(): HostEvent[] {
    return [
      { name: 'service-state', payload: this.#ports.serviceState() },
      { name: 'outbox-changed', payload: {} },
    ];
  }

  async answer(method: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request, maxRequestBytes);
    let input: unknown;
    try {
      input = unpack(body);
    } catch {
      response.writeHead(400).end('Not a message of Hectare');
      return;
    }
    const callId = request.headers['x-call-id'];
    const downloads: Download[] = [];
    const answer = await this.#downloads.run(downloads, () =>
      this.#bridge.answer(method, input, typeof callId === 'string' ? callId.slice(0, 100) : undefined),
    );
    response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(pack({ answer, downloads }));
  }

  end(): Promise<void> {
    return this.#bridge.end();
  }
}

async function serveFile(
  serve: ReturnType<typeof windowFiles>,
  host: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const headers = new Headers();
  for (const name of ['accept', 'range', 'sec-fetch-dest', 'if-none-match']) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  const file = await serve(new Request(`http://${host}${request.url ?? '/'}`, { headers }));
  for (const [name, value] of file.headers) response.setHeader(name, value);
  response.writeHead(file.status).end(Buffer.from(await file.arrayBuffer()));
}

/** What the requests of one host share. */
interface Served {
  session: Session;
  bridge: WindowBridge;
  events: EventStreams;
  /** the window's files by the host name of the request; other names are turned away */
  filesByHost: ReadonlyMap<string, ReturnType<typeof windowFiles>>;
  /** called when a page brought the newest token */
  used: () => void;
}

/** Whether a request without the page's secret was answered with 401; a page that another one ended hears so. */
function isTurnedAway(session: Session, request: IncomingMessage, response: ServerResponse): boolean {
  const state = session.stateOf(request.headers[sessionHeader]);
  if (state === 'accepted') return false;
  response.writeHead(401, state === 'ended' ? { 'content-type': 'text/plain' } : {}).end(state === 'ended' ? sessionEnded : '');
  return true;
}

async function answerPost(path: string, request: IncomingMessage, response: ServerResponse, served: Served): Promise<void> {
  const { session, bridge, events } = served;
  if (request.method !== 'POST') {
    response.writeHead(405, { allow: 'POST' }).end();
    return;
  }
  // Browsers send Origin with every POST; a request without one comes from something else.
  if (request.headers.origin === undefined) {
    response.writeHead(403).end('Not from the window');
    return;
  }
  if (path === '/session') {
    const secret = session.exchange(new TextDecoder().decode(await bodyOf(request, maxTokenBytes)).trim());
    if (secret === null) {
      response.writeHead(401).end();
      return;
    }
    // The page before hears that it was ended when it asks for its stream again.
    events.close();
    served.used();
    response.writeHead(200, { 'content-type': 'text/plain' }).end(secret);
    return;
  }
  if (isTurnedAway(session, request, response)) return;
  await bridge.answer(path.slice('/bridge/'.length), request, response);
}

async function handle(request: IncomingMessage, response: ServerResponse, served: Served): Promise<void> {
  for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
  const { host, origin } = request.headers;
  const serve = host === undefined ? undefined : served.filesByHost.get(host);
  // A page elsewhere that reaches this port by name (DNS rebinding) or by address is turned away before anything is read.
  if (host === undefined || !serve || (origin !== undefined && origin !== `http://${host}`)) {
    response.writeHead(403).end('Not this address');
    return;
  }
  const path = (request.url ?? '/').split('?', 1)[0]!;
  // Proxies are asked for whole addresses; this is not a proxy.
  if (!path.startsWith('/')) {
    response.writeHead(404).end();
    return;
  }
  if (path === '/session' || path.startsWith('/bridge/')) {
    await answerPost(path, request, response, served);
    return;
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  if (path === '/events') {
    const from = request.headers['sec-fetch-site'];
    if (from !== undefined && from !== 'same-origin') response.writeHead(401).end();
    else if (!isTurnedAway(served.session, request, response)) served.events.open(request, response, served.bridge.greeting());
    return;
  }
  await serveFile(serve, host, request, response);
}

/**
 * Serves the window and its bridge on 127.0.0.1, to the page that brings the one-time token and to no other.
 * Rejects when the port is taken.
 */
export async function startBrowserHost(options: BrowserHostOptions): Promise<BrowserHost> {
  const { windowFolder, devServer, port } = options;
  const events = new EventStreams();
  const bridge = new WindowBridge(options, (name, payload) => events.send(name, payload));
  let served: Served | null = null;
  const server = createServer((request, response) => {
    handle(request, response, served!).catch((error: unknown) => {
      if (response.headersSent) {
        response.destroy();
        return;
      }
      // The rest of an oversized body is not read.
      response.writeHead(error instanceof Oversize ? 413 : 500, { connection: 'close' }).end();
    });
  });
  await new Promise<void>((ready, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', ready);
  });
  const { port: bound } = server.address() as { port: number };
  const session = new Session();
  const filesByHost = new Map(
    [`127.0.0.1:${bound}`, `localhost:${bound}`].map((host) => [
      host,
      devServer ? devWindow(devServer) : windowFiles(windowFolder, `http://${host}`),
    ]),
  );
  let onUse: () => void = () => {};
  served = { session, bridge, events, filesByHost, used: () => onUse() };
  const origin = `http://127.0.0.1:${bound}`;
  return {
    origin,
    newAddress: (used = () => {}) => {
      onUse = used;
      return `${origin}/#token=${session.newToken()}`;
    },
    close: async () => {
      events.close();
      await Promise.all([
        bridge.end(),
        new Promise<void>((closed) => {
          server.close(() => closed());
          server.closeAllConnections();
        }),
      ]);
    },
  };
}
