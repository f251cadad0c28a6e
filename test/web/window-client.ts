import { request as httpRequest, type IncomingMessage } from 'node:http';
import type { BridgeInput } from '#host/contract.ts';
import type { Answer, BridgeMethod } from '#host/methods.ts';
import { pack, sessionHeader, unpack } from '#host/wire.ts';

export interface Reply {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** Any request, with any headers: fetch does not let Host and Origin be set. */
export function send(
  origin: string,
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: Uint8Array | string,
): Promise<Reply> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const asked = httpRequest({ hostname, port, method, path, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => resolve({ status: answer.statusCode!, headers: answer.headers, body: Buffer.concat(chunks) }));
      answer.on('error', reject);
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

export interface Called {
  answer: Answer<unknown>;
  downloads: { name: string; bytes: Uint8Array }[];
  raw: Buffer;
}
export interface WindowClient {
  secret: string;
  headers: Record<string, string>;
  call<M extends BridgeMethod>(method: M, input: BridgeInput<M>, callId?: string): Promise<Called>;
}

/** What the window does with the printed address: the token buys a secret, the secret goes with every call. */
export async function openAsWindow(address: string): Promise<WindowClient> {
  const { origin, hash } = new URL(address);
  const session = await send(origin, 'POST', '/session', { origin }, hash.slice('#token='.length));
  if (session.status !== 200) throw new Error(`The session was refused with ${session.status}`);
  const secret = session.body.toString();
  const headers = { origin, [sessionHeader]: secret };
  return {
    secret,
    headers,
    async call(method, input, callId) {
      const reply = await send(
        origin,
        'POST',
        `/bridge/${method}`,
        { ...headers, ...(callId ? { 'x-call-id': callId } : {}) },
        pack(input),
      );
      if (reply.status !== 200) throw new Error(`${method}: status ${reply.status}`);
      return { ...(unpack(new Uint8Array(reply.body)) as Omit<Called, 'raw'>), raw: reply.body };
    },
  };
}
