import { beforeEach, expect, test, vi } from 'vitest';
import { nextTick, shallowRef } from 'vue';
import type { OpenFile, OpenShapes } from './open-shapes.ts';

/** The drafts of these tests by their id; what a host refuses is in `full`. */
const host = vi.hoisted(() => ({ drafts: new Map<string, unknown>(), isFull: false, loads: 0 }));
vi.mock('#window/kit/host/host.ts', () => ({
  hostCall: async (method: string, { id, content }: { id: string; content?: unknown }) => {
    if (method === 'drafts.save') {
      if (host.isFull) throw new Error('no space left on the disk');
      host.drafts.set(id, structuredClone(content));
      return { savedAt: '2026-11-27T00:00:00Z' };
    }
    if (method === 'drafts.remove') return (host.drafts.delete(id), {});
    host.loads += 1;
    return host.drafts.has(id) ? { content: host.drafts.get(id) } : null;
  },
}));
const { createFileSources } = await import('./file-sources.ts');

const file: OpenFile = { id: 'f1', name: 'overlay.kmz', format: 'kmz', notes: [], shapeCount: 0 };
const large = Uint8Array.from({ length: 17 * 1024 ** 2 + 5 }, (_, at) => (at * 31) % 251);
const opened = (bytes: Uint8Array<ArrayBuffer>) => {
  const files = shallowRef<OpenFile[]>([]);
  const sources = createFileSources({ files } as unknown as OpenShapes);
  sources.keep(file, { name: file.name, bytes });
  files.value = [file];
  return { files, sources };
};
const afterStart = () => createFileSources({ files: shallowRef<OpenFile[]>([]) } as unknown as OpenShapes);
beforeEach(() => {
  host.drafts.clear();
  host.isFull = false;
});

test('a large file whose pictures are shown is there again after a start, and its copy goes when it is closed', async () => {
  const { files, sources } = opened(large);
  await sources.keepForPictures(file);
  expect(host.drafts.get('open-files.source.f1')).toEqual({ parts: 5, bytes: large.length });
  expect(host.drafts.size).toBe(6);
  // Pictures on the ground and icons ask at once: the parts are read once.
  host.loads = 0;
  const again = afterStart();
  const [one, other] = await Promise.all([again.of(file), again.of(file)]);
  expect(Buffer.compare(one!, large)).toBe(0);
  expect(other).toBe(one);
  expect(host.loads).toBe(6);
  files.value = [];
  await vi.waitFor(() => expect(host.drafts.size).toBe(0));
});

test('a large file without pictures has no copy, a small one has', async () => {
  opened(large);
  await nextTick();
  opened(large.slice(0, 1000));
  await vi.waitFor(() => expect(host.drafts.size).toBe(1));
  expect(Buffer.compare((await afterStart().of(file))!, large.subarray(0, 1000))).toBe(0);
});

test('a copy of which a part is missing or too long, or that says it has no end, is none', async () => {
  await opened(large).sources.keepForPictures(file);
  const whole = new Map(host.drafts);
  const damages: (() => unknown)[] = [
    () => host.drafts.delete('open-files.source.f1.2'),
    () => host.drafts.set('open-files.source.f1.4', btoa('x'.repeat(5_000_000))),
    () => host.drafts.set('open-files.source.f1', { parts: 1e9, bytes: 1e12 }),
  ];
  for (const damage of damages) {
    host.drafts = new Map(whole);
    damage();
    expect(await afterStart().of(file)).toBeNull();
  }
  host.drafts = whole;
  expect(await afterStart().of(file)).not.toBeNull();
});

test('a full disk costs the copy alone', async () => {
  host.isFull = true;
  const { sources } = opened(large);
  await sources.keepForPictures(file);
  expect(Buffer.compare((await sources.of(file))!, large)).toBe(0);
});
