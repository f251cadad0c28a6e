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
