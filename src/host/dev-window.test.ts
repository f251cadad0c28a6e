import { createServer, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { devServerFrom, devWindow } from './dev-window.ts';

let server: Server | null = null;
afterEach(() => server?.close());

test('the development server has to be on this computer', () => {
  expect(devServerFrom({})).toBeNull();
  expect(devServerFrom({ ELECTRON_RENDERER_URL: '' })).toBeNull();
  expect(devServerFrom({ ELECTRON_RENDERER_URL: 'http://127.0.0.1:5173' })?.port).toBe('5173');
  for (const address of ['https://127.0.0.1:5173', 'http://127.0.0.1.example:80', 'http://10.0.0.2:5173', 'file:///etc/passwd', 'nonsense'])
    expect(() => devServerFrom({ ELECTRON_RENDERER_URL: address }), address).toThrow('ELECTRON_RENDERER_URL');
});

test('pages come from the development server, with the policy of the window and nothing else from outside', async () => {
  const asked: unknown[] = [];
  server = createServer((request, response) => {
    asked.push([request.url, request.headers.accept, request.headers.cookie]);
    response.writeHead(200, { 'content-type': 'text/css', 'set-cookie': 'a=b', 'access-control-allow-origin': '*' }).end('a{}');
  });
  await new Promise<void>((ready) => server!.listen(0, '127.0.0.1', ready));
  const address = new URL(`http://127.0.0.1:${(server.address() as { port: number }).port}`);
  const answer = await devWindow(address)(
    new Request('hectare://app/src/a.css?direct', { headers: { accept: 'text/css', cookie: 'session=1' } }),
  );
  expect(asked).toEqual([['/src/a.css?direct', 'text/css', undefined]]);
  expect(await answer.text()).toBe('a{}');
  expect(answer.headers.get('content-type')).toBe('text/css');
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  expect(answer.headers.get('content-security-policy')).toContain(`connect-src 'self' ws://${address.host} data:`);
});

test('a server that closes a connection it kept, while the next question is on its way, answers all the same', async () => {
  const questions = new Map<object, number>();
  server = createServer((request, response) => {
    const before = questions.get(request.socket) ?? 0;
    questions.set(request.socket, before + 1);
    if (before > 0) request.socket.destroy();
    else response.writeHead(200, { 'content-type': 'text/css' }).end('a{}');
  });
  await new Promise<void>((ready) => server!.listen(0, '127.0.0.1', ready));
  const ask = devWindow(new URL(`http://127.0.0.1:${(server.address() as { port: number }).port}`));
  for (let question = 0; question < 3; question += 1) expect(await (await ask(new Request('hectare://app/src/a.css'))).text()).toBe('a{}');
});
