import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Provider {
  url: string;
  seen: { method: string; path: string; key: string | undefined; authorization: string | undefined }[];
  close(): Promise<void>;
}

/** A monitoring API of somebody else on this computer, which answers as `answer` says. */
export async function startProvider(answer: (request: IncomingMessage) => { status: number; body: unknown }): Promise<Provider> {
  const seen: Provider['seen'] = [];
  const server = createServer((request, response) => {
    const { 'x-api-key': key, authorization } = request.headers;
    seen.push({ method: request.method!, path: request.url!, key: key as string | undefined, authorization });
    request.resume();
    const { status, body } = answer(request);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
