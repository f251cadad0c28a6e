import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { failureBody } from './error-reply.ts';
import type { Metrics } from './metrics.ts';
import type { Readiness } from './readiness.ts';
import type { ServiceLog } from './service-log.ts';

const host = '127.0.0.1';
/** Whoever asks is a program of this computer, with a line or two. */
const requestMilliseconds = 5000;

export interface WorkerStatus {
  url: string;
  close(): Promise<void>;
}
interface Watched {
  log: ServiceLog;
  readiness: Readiness;
  metrics: Metrics;
}

async function answer(path: string, response: ServerResponse, { log, readiness, metrics }: Watched): Promise<void> {
  const send = (status: number, body: object) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  if (path === '/health') send(200, { status: 'ok', faults: log.faults });
  else if (path === '/ready') {
    const fault = await readiness.fault();
    if (fault) send(503, failureBody(fault));
    else send(200, { status: 'ready' });
  } else if (path === '/metrics') {
    const text = await metrics.text();
    response.writeHead(200, { 'content-type': metrics.contentType }).end(text);
  } else send(404, failureBody({ code: 'no-such-endpoint' }));
}

/** What a server says at /health, /ready and /metrics, said by a worker to programs of its own computer. Port 0 is any free one. */
export async function serveStatus(port: number, watched: Watched): Promise<WorkerStatus> {
  let hosts: string[] = [];
  const server = createServer({ requestTimeout: requestMilliseconds, headersTimeout: requestMilliseconds }, (request, response) => {
    request.resume();
    response.setHeader('cache-control', 'no-store');
    // A name that a page pointed at this computer gets nothing.
    const isOurs = hosts.includes(request.headers.host ?? '') && request.method === 'GET';
    answer(isOurs ? (request.url ?? '').split('?', 1)[0]! : '', response, watched).catch((error: unknown) => {
      watched.log.requestFault(error, { id: '', method: 'GET', route: 'status' });
      response.writeHead(500).end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { port: used } = server.address() as AddressInfo;
  hosts = [`${host}:${used}`, `localhost:${used}`];
  return {
    url: `http://${host}:${used}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
