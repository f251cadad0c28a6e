import { createServer, type ServerResponse } from 'node:http';
import { createServer as createTcpServer, type AddressInfo, type Server } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { ApiFault, Client, type ClientOptions } from '#client/index.ts';

// Answers without end, networks that ask for a login, and ends of connections that are no service.
const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});
async function clientTo(server: Server, options: Partial<ClientOptions> = {}, scheme = 'http'): Promise<Client> {
  const sockets = new Set<{ destroy(): void }>();
  server.on('connection', (socket) => sockets.add(socket));
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  const client = new Client({
    baseUrl: `${scheme}://127.0.0.1:${(server.address() as AddressInfo).port}`,
    apiKey: async () => 'a-key-of-tests',
    ...options,
  });
  open.push(async () => {
    await client.close();
    for (const socket of sockets) socket.destroy();
    await new Promise((closed) => {
      server.close(closed);
    });
  });
  return client;
}
const over = (answer: (response: ServerResponse) => void, options: Partial<ClientOptions> = {}) =>
  clientTo(
    createServer((request, response) => {
      request.resume();
      answer(response);
    }),
    options,
  );
async function faultOf(work: Promise<unknown>): Promise<ApiFault> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiFault);
  return error as ApiFault;
}
const create = (client: Client) =>
  client.call('createProject', { query: { project_name: 'Wood' }, body: { type: 'Point', coordinates: [0, 0] } });

describe('answers without end', () => {
  test('bytes that never stop coming slowly end with the time of the whole call, which can be set', async () => {
    const client = await over(
      (response) => {
        response.writeHead(200).write('[');
        const timer = setInterval(() => response.write(' '), 20);
        response.on('close', () => clearInterval(timer));
      },
      { timeoutMilliseconds: 700, silenceMilliseconds: 60_000 },
    );
    const started = performance.now();
    expect((await faultOf(client.call('listProjects'))).code).toBe('timeout');
    expect(performance.now() - started).toBeGreaterThan(600);
  });
  test('records that never stop coming fast end at the bound, with a few times as much in memory', async () => {
    const piece = '{"id":"a"},'.repeat(6000);
    const client = await over(
      (response) => {
        response.writeHead(200).write('[');
        const more = () => {
          while (!response.destroyed && response.write(piece));
          if (!response.destroyed) response.once('drain', more);
        };
        more();
      },
      { maxJsonBytes: 8_000_000 },
    );
    const before = process.memoryUsage().rss;
    expect((await faultOf(client.call('listProjects'))).code).toBe('too-large');
    expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000);
  });
});

describe('what is no service', () => {
  test.each<[string, (response: ServerResponse) => void, string]>([
    ['a login page', (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><form>'), 'shape'],
    ['a way to a login page', (response) => response.writeHead(302, { location: 'http://login.invalid/' }).end(), 'redirected'],
    [
      'a page that asks for a network login',
      (response) => response.writeHead(511, { 'content-type': 'text/html' }).end('<html>'),
      'redirected',
    ],
  ])('%s does not make a project', async (_name, answer, code) => {
    expect((await faultOf(create(await over(answer)))).code).toBe(code);
  });
  test('an end that speaks no TLS is told as one that does not, and nothing is sent to it', async () => {
    let heard = '';
    const server = createTcpServer((socket) => {
      socket.on('data', (bytes) => {
        heard += bytes.toString('latin1');
        socket.end('HTTP/1.1 400 Bad Request\r\n\r\n');
      });
      socket.on('error', () => {});
    });
    const fault = await faultOf(create(await clientTo(server, {}, 'https')));
    expect([fault.code, heard.includes('a-key-of-tests')]).toEqual(['network', false]);
  });
  test('an end that closes at once, and one that sends what is no HTTP, are the network', async () => {
    const closing = await clientTo(createTcpServer((socket) => socket.destroy()));
    expect((await faultOf(closing.call('listProjects'))).code).toBe('network');
    const babbling = await clientTo(createTcpServer((socket) => void socket.on('error', () => {}).end('SSH-2.0-x\r\n')));
    expect((await faultOf(babbling.call('listProjects'))).code).toBe('network');
  });
});
