import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Geometry } from '#geo/index.ts';

/** The host of these tests: one draft, which it hands out when the test lets it, and what was saved over it. */
const host = vi.hoisted(() => ({ draft: null as unknown, saved: [] as string[], answers: Promise.resolve() }));
vi.mock('#window/kit/workers/index.ts', () => import('#test/window/workers-here.ts'));
vi.mock('#window/kit/host/host.ts', () => ({
  hostCall: async (method: string, { json }: { json?: Uint8Array }) => {
    if (method === 'drafts.save') {
      host.draft = JSON.parse(new TextDecoder().decode(json));
      host.saved.push(method);
      return { savedAt: '2026-11-25T00:00:00Z' };
    }
    if (method !== 'drafts.load') return null;
    const bytes = new TextEncoder().encode(JSON.stringify(host.draft));
    await host.answers;
    return host.draft === null ? null : { json: bytes, summary: { version: 1, savedAt: '2026-11-24T00:00:00Z' } };
  },
}));
const { useFiles } = await import('./files.ts');
const { flushSaves } = await import('#window/kit/debounced-save.ts');

const square = (west: number): Geometry => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, 0],
      [west + 0.01, 0],
      [west + 0.01, 0.01],
      [west, 0.01],
      [west, 0],
    ],
  ],
});
const kept = () => ({
  files: [{ id: 'f1', name: 'yesterday.kml', format: 'kml', notes: [], shapeCount: 1 }],
  shapes: [
    {
      id: 's1',
      fileId: 'f1',
      name: 'of yesterday',
      folder: '',
      source: 0,
      summary: null,
      repairedFrom: null,
      feature: { type: 'Feature', geometry: square(5), properties: {} },
    },
  ],
});
const fileBytes = new TextEncoder().encode(
  JSON.stringify({ type: 'FeatureCollection', features: [{ type: 'Feature', properties: { name: 'of today' }, geometry: square(1) }] }),
);

beforeEach(() => {
  setActivePinia(createPinia());
  Object.assign(host, { draft: kept(), saved: [], answers: Promise.resolve() });
});

test.each(['a file is opened', 'a shape is drawn'])(
  '%s while the window still starts: what was open before is not written over',
  async (how) => {
    const files = useFiles();
    const { promise: settings, resolve: loadSettings } = Promise.withResolvers<void>();
    const restored = files.restore(settings);
    const added = how === 'a file is opened' ? files.open([{ name: 'today.geojson', bytes: fileBytes }]) : files.addShape(square(1));
    // As long as a slow host takes: everything that waits for a moment has run, and saves would be on the disk.
    await new Promise((done) => setTimeout(done, 50));
    await flushSaves();
    expect([files.shapes.length, host.saved]).toEqual([0, []]);
    loadSettings();
    expect(await restored).toBe(true);
    await added;
    await flushSaves();
    const names = files.shapes.map(({ name }) => name);
    expect([names.length, names[0]]).toEqual([2, 'of yesterday']);
    expect(new Set(files.shapes.map(({ id }) => id)).size).toBe(2);
    expect((host.draft as ReturnType<typeof kept>).shapes.map(({ name }) => name)).toEqual(names);
  },
);

test('settings that cannot be loaded do not keep files out', async () => {
  const files = useFiles();
  expect(await files.restore(Promise.reject(new Error('no settings')))).toBe(true);
  await files.open([{ name: 'today.geojson', bytes: fileBytes }]);
  expect(files.shapes.map(({ name }) => name)).toEqual(['of yesterday', 'of today']);
});

test('a filter is kept with the draft, and one that cannot be read hides nothing', async () => {
  const files = useFiles();
  await files.restore();
  const filter = { join: 'any', conditions: [{ key: 'name', test: 'contains', value: 'nobody' }] } as const;
  files.filter = { ...filter, conditions: [...filter.conditions] };
  await flushSaves();
  expect(host.draft).toMatchObject({ filter });
  setActivePinia(createPinia());
  const again = useFiles();
  await again.restore();
  expect([again.filter, again.visible.length, again.shapes.length]).toEqual([filter, 0, 1]);
  host.draft = { ...kept(), filter: { join: 1, conditions: 'all' } };
  setActivePinia(createPinia());
  const damaged = useFiles();
  await damaged.restore();
  expect([damaged.filter.conditions, damaged.visible.length]).toEqual([[], 1]);
});
