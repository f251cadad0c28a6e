// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { browserHost } from './browser-host.ts';

afterEach(() => vi.unstubAllGlobals());

test('a host that ends is noticed without a call, and so is its return', async () => {
  const sources: EventTarget[] = [];
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      constructor() {
        super();
        sources.push(this);
      }
    },
  );
  const seen: boolean[] = [];
  browserHost((isThere) => seen.push(isThere)).on('service-state', () => {});
  await vi.waitFor(() => expect(sources).toHaveLength(1));
  sources[0]!.dispatchEvent(new Event('error'));
  sources[0]!.dispatchEvent(new Event('open'));
  expect(seen).toEqual([false, true]);
});

test('a text is copied by the browser itself, and a browser that refuses says so', async () => {
  const written: string[] = [];
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void written.push(text) } });
  expect(await browserHost().call('host.copyText', { text: '36.8, -1.3' })).toEqual({ ok: true, value: {} });
  expect(written).toEqual(['36.8, -1.3']);
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) } });
  expect(await browserHost().call('host.copyText', { text: 'x' })).toMatchObject({ ok: false, error: { code: 'no-clipboard' } });
});
