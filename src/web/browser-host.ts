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

const largestRequestBytes = 512 * 1024 * 1024;
const largestTokenBytes = 256;
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
  /** An address with a one-time token; every call makes a new token and ends an unused one. */
  newAddress(): string;
  close(): Promise<void>;
}
interface Download {
  name: string;
  bytes: Uint8Array;
}

class Oversize extends Error {}

async function bodyOf(request: IncomingMessage, largestBytes: number): Promise<Uint8Array> {
  if (Number(request.headers['content-length'] ?? 0) > largestBytes) throw new Oversize();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Buffer).length;
    if (size > largestBytes) throw new Oversize();
    chunks.push(chunk as Buffer);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

const securityHeaders = {
  'content-security-policy': contentSecurityPolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), usb=(), serial=(), payment=()',
};

/**
 * Serves the window and its bridge on 127.0.0.1, to the page that brings the one-time token and to no other.
 * Rejects when the port is taken.
 */
export async function startBrowserHost(options: BrowserHostOptions): Promise<BrowserHost> {
  const { windowFolder, devServer, port, files, log, ports: makePorts } = options;
  const listeners = new Set<ServerResponse>();
  const send = (name: string, payload: unknown) => {
    const message = `data: ${Buffer.from(pack({ name, payload })).toString('base64')}\n\n`;
    for (const listener of listeners) listener.write(message);
  };
  // What a call saves travels back with its own answer: to the page that asked, and not lost when no event stream is open.
  const downloadsOfCall = new AsyncLocalStorage<Download[]>();
  const waiting = [...files];
  const bridge = createBridge(
    makePorts(send, {
      chooseFiles: () => Promise.reject(new Refused('choose-in-window', 'The window chooses files itself.')),
      readFile: () => Promise.reject(new Refused('no-paths', 'In the browser, open files with File, Open, or drop them on the window.')),
      saveFile: async (name, _kind, bytes) => {
        const downloads = downloadsOfCall.getStore();
        if (!downloads) throw new Refused('no-window', 'There is no window that asked for this file.');
        downloads.push({ name, bytes });
        return { saved: true };
      },
      pendingFiles: () => readGivenFiles(waiting.splice(0), log),
      openLink: () => Promise.reject(new Refused('open-in-window', 'The window opens links itself.')),
    }),
  );
  let session: Session | null = null;
  const serveByHost = new Map<string, ReturnType<typeof windowFiles>>();

  async function openSession(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const cookie = session!.exchange(new TextDecoder().decode(await bodyOf(request, largestTokenBytes)).trim());
    if (cookie) response.setHeader('set-cookie', cookie).writeHead(204).end();
    else response.writeHead(401).end();
  }

  function streamEvents(request: IncomingMessage, response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(': open\n\n');
    listeners.add(response);
    const alive = setInterval(() => response.write(': alive\n\n'), keepAliveMilliseconds);
    request.on('close', () => {
      clearInterval(alive);
      listeners.delete(response);
    });
  }

  async function answerCall(method: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request, largestRequestBytes);
    let input: unknown;
    try {
      input = unpack(body);
    } catch {
      response.writeHead(400).end('Not a message of Hectare');
      return;
    }
    const callId = request.headers['x-call-id'];
    const downloads: Download[] = [];
    const answer = await downloadsOfCall.run(downloads, () =>
      bridge.answer(method, input, typeof callId === 'string' ? callId.slice(0, 100) : undefined),
    );
    response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(pack({ answer, downloads }));
  }

  async function serveFile(host: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const headers = new Headers();
    for (const name of ['accept', 'range', 'sec-fetch-dest', 'if-none-match']) {
      const value = request.headers[name];
      if (typeof value === 'string') headers.set(name, value);
    }
    const file = await serveByHost.get(host)!(new Request(`http://${host}${request.url ?? '/'}`, { headers }));
    for (const [name, value] of file.headers) response.setHeader(name, value);
    response.writeHead(file.status).end(Buffer.from(await file.arrayBuffer()));
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    const { host, origin } = request.headers;
    // A page elsewhere that reaches this port by name (DNS rebinding) or by address is turned away before anything is read.
    if (!host || !serveByHost.has(host) || (origin !== undefined && origin !== `http://${host}`)) {
      response.writeHead(403).end('Not this address');
      return;
    }
    const path = (request.url ?? '/').split('?', 1)[0]!;
    // Proxies are asked for whole addresses; this is none.
    if (!path.startsWith('/')) {
      response.writeHead(404).end();
      return;
    }
    if (path === '/session' || path.startsWith('/bridge/')) {
      if (request.method !== 'POST') {
        response.writeHead(405, { allow: 'POST' }).end();
        return;
      }
      // Browsers send Origin with every POST; a request without one comes from something else.
      if (origin === undefined) {
        response.writeHead(403).end('Not from the window');
        return;
      }
      if (path === '/session') {
        await openSession(request, response);
        return;
      }
      if (!session!.accepts(request.headers.cookie)) {
        response.writeHead(401).end();
        return;
      }
      await answerCall(path.slice('/bridge/'.length), request, response);
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    if (path === '/events') {
      const from = request.headers['sec-fetch-site'];
      if (!session!.accepts(request.headers.cookie) || (from !== undefined && from !== 'same-origin')) {
        response.writeHead(401).end();
        return;
      }
      streamEvents(request, response);
      return;
    }
    await serveFile(host, request, response);
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
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
  session = new Session(bound);
  for (const host of [`127.0.0.1:${bound}`, `localhost:${bound}`])
    serveByHost.set(host, devServer ? devWindow(devServer) : windowFiles(windowFolder, `http://${host}`));
  const origin = `http://127.0.0.1:${bound}`;
  return {
    origin,
    newAddress: () => `${origin}/#token=${session.newToken()}`,
    close: async () => {
      for (const listener of listeners) listener.end();
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
