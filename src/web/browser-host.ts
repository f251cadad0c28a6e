import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { basename } from 'node:path';
import { readFile } from 'node:fs/promises';
import type { Answerer } from '../bridge/answer.ts';
import { createBridge } from '../bridge/handlers/index.ts';
import type { Ports } from '../bridge/ports.ts';
import { contentSecurityPolicy, windowFiles } from '../bridge/window-files.ts';
import { pack, unpack } from '../bridge/wire.ts';
import { Session } from './session.ts';

const largestRequestBytes = 512 * 1024 * 1024;

export interface BrowserHostOptions {
  windowFolder: string;
  port: number;
  files: string[];
  ports: (send: Ports['send'], base: Pick<Ports, 'chooseFiles' | 'readFile' | 'saveFile' | 'pendingFiles'>) => Ports;
}
export interface BrowserHost { address: string; close(): Promise<void> }

async function bodyOf(request: IncomingMessage): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Buffer).length;
    if (size > largestRequestBytes) throw Object.assign(new Error('too large'), { status: 413 });
    chunks.push(chunk as Buffer);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** Serves the window and its bridge on 127.0.0.1, to the page that brings the one-time token and to no other. */
export async function startBrowserHost({ windowFolder, port, files, ports: makePorts }: BrowserHostOptions): Promise<BrowserHost> {
  const listeners = new Set<ServerResponse>();
  const send = (name: string, payload: unknown) => {
    const message = `data: ${Buffer.from(pack({ name, payload })).toString('base64')}\n\n`;
    for (const listener of listeners) listener.write(message);
  };
  const waiting = [...files];
  const bridge: Answerer = createBridge(makePorts(send, {
    chooseFiles: async () => [],
    readFile: () => Promise.reject(Object.assign(new Error('In the browser, open files with File, Open, or drop them on the window.'), { code: 'no-paths' })),
    // There is no dialog to write through: the window gets the bytes as a download.
    saveFile: async (name, _kind, bytes) => { send('download', { name, bytes }); return { saved: true }; },
    pendingFiles: async () => Promise.all(waiting.splice(0).map(async (path) => ({ name: basename(path), bytes: new Uint8Array(await readFile(path)) }))),
  }));
  let session: Session | null = null;
  let hosts: string[] = [];
  let serveWindow: ReturnType<typeof windowFiles> = async () => new Response('', { status: 503 });

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.setHeader('content-security-policy', contentSecurityPolicy).setHeader('x-content-type-options', 'nosniff').setHeader('referrer-policy', 'no-referrer').setHeader('cross-origin-opener-policy', 'same-origin').setHeader('cache-control', 'no-store');
    const { host, origin } = request.headers;
    if (!host || !hosts.includes(host) || (origin !== undefined && origin !== `http://${host}`)) { response.writeHead(403).end('Not this address'); return; }
    const path = new URL(request.url ?? '/', `http://${host}`).pathname;
    if (request.method === 'POST' && path === '/session') {
      const cookie = session!.exchange(new TextDecoder().decode((await bodyOf(request)).subarray(0, 200)).trim());
      if (cookie) response.setHeader('set-cookie', cookie).writeHead(204).end(); else response.writeHead(401).end();
      return;
    }
    if (path.startsWith('/bridge/') || path === '/events') {
      // A request that some page slipped in has no cookie of ours, or no Origin of ours.
      if (!session!.accepts(request.headers.cookie) || (path !== '/events' && origin === undefined)) { response.writeHead(401).end(); return; }
      if (path === '/events') {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        response.write(': open\n\n');
        listeners.add(response);
        request.on('close', () => listeners.delete(response));
        return;
      }
      if (request.method !== 'POST') { response.writeHead(405).end(); return; }
      let input: unknown;
      try { input = unpack(await bodyOf(request)); } catch (error) { response.writeHead((error as { status?: number }).status ?? 400).end(); return; }
      const callId = request.headers['x-call-id'];
      const answer = await bridge.answer(path.slice('/bridge/'.length), input, typeof callId === 'string' ? callId.slice(0, 100) : undefined);
      response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(pack(answer));
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') { response.writeHead(405).end(); return; }
    const { range } = request.headers;
    const file = await serveWindow(new Request(`http://${host}${request.url ?? '/'}`, range ? { headers: { range } } : {}));
    for (const [name, value] of file.headers) response.setHeader(name, value);
    response.writeHead(file.status).end(Buffer.from(await file.arrayBuffer()));
  };

  const server: Server = createServer((request, response) => {
    handle(request, response).catch(() => { if (!response.headersSent) response.writeHead(500); response.end(); });
  });
  await new Promise<void>((ready, failed) => { server.once('error', failed); server.listen(port, '127.0.0.1', ready); });
  const { port: bound } = server.address() as { port: number };
  session = new Session(bound);
  hosts = [`127.0.0.1:${bound}`, `localhost:${bound}`];
  const byHost = new Map(hosts.map((host) => [host, windowFiles(windowFolder, `http://${host}`)]));
  serveWindow = (request) => byHost.get(new URL(request.url).host)!(request);
  return {
    address: `http://127.0.0.1:${bound}/#token=${session.token}`,
    close: () => new Promise((closed) => { for (const listener of listeners) listener.end(); server.close(() => closed()); server.closeAllConnections(); }),
  };
}
