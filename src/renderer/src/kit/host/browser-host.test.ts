// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { pack, sessionEnded, sessionHeader } from '#host/wire.ts';
import { browserHost } from './browser-host.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  sessionStorage.clear();
});

/** A stream of events that the test writes, tears and ends. */
function eventStream() {
  let controller!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: (given) => void (controller = given) });
  return {
    answer: { ok: true, status: 200, body } as Response,
    write: (text: string) => controller.enqueue(new TextEncoder().encode(text)),
    tear: () => controller.error(new Error('torn')),
  };
}
const refused = (text: string) => ({ ok: false, status: 401, text: async () => text }) as Response;

test('events come in pieces; a host that ends is noticed without a call, and so is its return', async () => {
  vi.useFakeTimers();
  const streams = [eventStream(), eventStream()];
  const fetching = vi.fn(async () => streams[fetching.mock.calls.length - 1]!.answer);
  vi.stubGlobal('fetch', fetching);
  const seen: boolean[] = [];
  const heard: unknown[] = [];
  browserHost((isThere) => seen.push(isThere)).on('service-state', (payload) => heard.push(payload));
  await vi.waitFor(() => expect(seen).toEqual([true]));
  const message = `data: ${Buffer.from(pack({ name: 'service-state', payload: { service: 'ready' } })).toString('base64')}\n\n`;
  streams[0]!.write(`: alive\n\n${message.slice(0, 20)}`);
  streams[0]!.write(message.slice(20));
  await vi.waitFor(() => expect(heard).toEqual([{ service: 'ready' }]));
  streams[0]!.tear();
  await vi.waitFor(() => expect(seen).toEqual([true, false]));
  await vi.advanceTimersByTimeAsync(1000);
  await vi.waitFor(() => expect(seen).toEqual([true, false, true]));
});

test('the token leaves the address at once, buys a secret at the first call, and the secret goes in a header', async () => {
  location.hash = '#token=one-time';
  const asked: { path: string; headers: Record<string, string>; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (path: string, { headers, body }: { headers: Record<string, string>; body: unknown }) => {
    asked.push({ path, headers, body });
    return path === '/session' ? ({ ok: true, text: async () => 'secret' } as Response) : refused('');
  });
  const host = browserHost();
  expect([location.hash, asked]).toEqual(['', []]);
  await host.call('host.info', {});
  await host.call('host.info', {});
  expect(asked.map(({ path }) => path)).toEqual(['/session', '/bridge/host.info', '/bridge/host.info']);
  expect(asked[0]!.body).toBe('one-time');
  expect(asked[1]!.headers[sessionHeader]).toBe('secret');
});

test('a large message goes as a file of the browser, with the same bytes', async () => {
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: { body: unknown }) => {
    if (path === '/session') return { ok: true, text: async () => 'secret' } as Response;
    bodies.push(body);
    return refused('');
  });
  const host = browserHost();
  const calls = [{ bytes: new Uint8Array(10).fill(7) }, { id: 'open-files', bytes: new Uint8Array(100_000).fill(7) }];
  for (const input of calls) await host.call('drafts.save', input);
  expect(bodies.map((body) => body instanceof Blob)).toEqual([false, true]);
  expect(bodies[0]).toEqual(pack(calls[0]));
  expect(new Uint8Array(await (bodies[1] as Blob).arrayBuffer())).toEqual(pack(calls[1]));
});

test('a page that another one ended says so, and asks no more', async () => {
  const fetching = vi.fn(async () => refused(sessionEnded));
  vi.stubGlobal('fetch', fetching);
  const faults: string[] = [];
  const host = browserHost(undefined, ({ error }) => faults.push(error.message));
  host.on('service-state', () => {});
  await vi.waitFor(() => expect(faults).toEqual([expect.stringContaining('Another window')]));
  expect(await host.call('host.info', {})).toMatchObject({ ok: false, error: { message: expect.stringContaining('Another window') } });
  expect(fetching).toHaveBeenCalledTimes(2);
});

test('a text is copied by the browser itself, and a browser that refuses says so', async () => {
  const written: string[] = [];
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void written.push(text) } });
  expect(await browserHost().call('host.copyText', { text: '36.8, -1.3' })).toEqual({ ok: true, value: {} });
  expect(written).toEqual(['36.8, -1.3']);
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) } });
  expect(await browserHost().call('host.copyText', { text: 'x' })).toMatchObject({ ok: false, error: { code: 'no-clipboard' } });
});
