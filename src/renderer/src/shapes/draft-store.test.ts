import { beforeEach, expect, test, vi } from 'vitest';
import type { Shape } from './open-file.ts';

interface Draft {
  version: number;
  json?: Uint8Array;
  bytes?: Uint8Array;
}
/** The host of these tests keeps drafts in memory; from a save on that the test names it is gone, as after a kill. */
const host = vi.hoisted(() => ({ drafts: new Map<string, Draft>(), killedAt: (_id: string): boolean => false, isGone: false, window: 0 }));
vi.mock('#window/kit/workers/index.ts', () => ({ prepareForFiles: () => {}, geometry: () => ({}), reading: () => ({}) }));
function mockHost(): void {
  // A window that was ended tries again to save for ever: it reaches the host of its own time alone.
  const own = host.window;
  vi.doMock('#window/kit/host/host.ts', () => ({
    hostCall: async (method: string, { id, ...given }: Draft & { id: string }) => {
      if (own !== host.window) throw new Error('ended');
      host.isGone ||= method === 'drafts.save' && host.killedAt(id);
      if (host.isGone) throw new Error('gone');
      if (method === 'drafts.save') {
        host.drafts.set(id, given);
        return { savedAt: '2026-11-27T00:00:00Z' };
      }
      if (method === 'drafts.remove') host.drafts.delete(id);
      const draft = method === 'drafts.load' ? host.drafts.get(id) : undefined;
      return draft ? { ...draft, summary: { version: draft.version, savedAt: '2026-11-26T00:00:00Z' } } : null;
    },
  }));
}

const count = 2500;
/** An earlier version kept so many in each part of JSON. */
const perEarlierPart = 400;
const icon = `data:image/png;base64,${'A'.repeat(300)}`;
const shapes: Shape[] = Array.from({ length: count }, (_, at) => ({
  id: `s${at + 2}`,
  fileId: 'f1',
  name: `Plot ${at}`,
  folder: '',
  feature: {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [at / 700, at / 1300, 5] },
    properties: { name: `Plot ${at}`, icon },
  },
  source: at,
  summary: null,
  repairedFrom: null,
}));
const json = (content: unknown) => new TextEncoder().encode(JSON.stringify(content));
const contentOf = (id: string) => JSON.parse(new TextDecoder().decode(host.drafts.get(id)!.json)) as Record<string, unknown>;
const ids = () => [...host.drafts.keys()].toSorted();

/** What version 1 left on the disk. */
function keepEarlier(): void {
  const parts = new Map<number, Shape[]>();
  for (const shape of shapes) {
    const part = Math.floor(Number(shape.id.slice(1)) / perEarlierPart);
    parts.set(part, [...(parts.get(part) ?? []), shape]);
  }
  const files = [{ id: 'f1', name: 'plots.kml', format: 'kml', notes: [], shapeCount: count }];
  for (const [number, part] of parts) host.drafts.set(`open-files.${number}`, { version: 1, json: json(part) });
  host.drafts.set('open-files', { version: 1, json: json({ files, order: [[2, count + 1]], parts: [...parts.keys()] }) });
}
async function newWindow() {
  Object.assign(host, { killedAt: () => false, isGone: false, window: host.window + 1 });
  vi.resetModules();
  mockHost();
  const { createPinia, setActivePinia } = await import('pinia');
  setActivePinia(createPinia());
  const { useFiles } = await import('./files.ts');
  const { flushSaves } = await import('#window/kit/debounced-save.ts');
  const files = useFiles();
  await files.restore();
  return { files, flushSaves };
}

beforeEach(() => {
  host.drafts.clear();
});

test('a draft of many shapes that an earlier version kept is read, and kept as packed parts from the next change on', async () => {
  keepEarlier();
  const { files, flushSaves } = await newWindow();
  expect(files.shapes).toStrictEqual(shapes);
  files.shapes = files.shapes.with(1700, { ...files.shapes[1700]!, name: 'Renamed' });
  await flushSaves();
  expect(ids()).toEqual(['open-files', 'open-files.packed.0', 'open-files.packed.1', 'open-files.packed.2']);
  expect(host.drafts.get('open-files')).toMatchObject({ version: 2 });
  const again = await newWindow();
  expect(again.files.shapes).toStrictEqual(shapes.with(1700, { ...shapes[1700]!, name: 'Renamed' }));
  const before = new Map(host.drafts);
  again.files.shapes = again.files.shapes.with(3, { ...again.files.shapes[3]!, name: 'One more' });
  await again.flushSaves();
  expect(ids().filter((id) => host.drafts.get(id) !== before.get(id))).toEqual(['open-files', 'open-files.packed.0']);
});

test.each([
  ['the first packed part', 'open-files.packed.0'],
  ['the last packed part', 'open-files.packed.2'],
  ['the list of parts', 'open-files'],
])('a kill before %s is written costs no shape of an earlier draft', async (_, id) => {
  keepEarlier();
  const { files, flushSaves } = await newWindow();
  host.killedAt = (saved) => saved === id;
  files.shapes = files.shapes.with(0, { ...files.shapes[0]!, name: 'Renamed' });
  await flushSaves();
  expect(host.isGone).toBe(true);
  expect((await newWindow()).files.shapes).toStrictEqual(shapes);
});

test('a kill while parts of an earlier draft are taken away leaves none of them for good', async () => {
  keepEarlier();
  const earlier = new Map(host.drafts);
  const { files, flushSaves } = await newWindow();
  files.shapes = files.shapes.slice();
  await flushSaves();
  host.drafts.set('open-files.3', earlier.get('open-files.3')!);
  expect(contentOf('open-files')['replaced']).toContain(3);
  const again = await newWindow();
  expect(again.files.shapes).toStrictEqual(shapes);
  again.files.shapes = again.files.shapes.slice();
  await again.flushSaves();
  expect(ids()).not.toContain('open-files.3');
});

test('few shapes stand with the list of files, as earlier versions read them', async () => {
  keepEarlier();
  const { files, flushSaves } = await newWindow();
  files.shapes = files.shapes.slice(0, 10);
  await flushSaves();
  expect(ids()).toEqual(['open-files']);
  expect(host.drafts.get('open-files')).toMatchObject({ version: 1 });
  expect(contentOf('open-files')['shapes']).toEqual(shapes.slice(0, 10));
});
