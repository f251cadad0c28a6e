// @vitest-environment happy-dom
import { flushPromises, mountAlone, page, text } from '#test/window/mount.ts';
import { fakeHost, neverAnswers, refuses } from '#test/window/host.ts';
import { withLayout } from '#test/window/layout.ts';
import { openShapes, shape } from '#test/window/shapes.ts';
import { connection, square } from '#test/window/fixtures.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Geometry } from '#geo/index.ts';
import { useUi } from '#window/workspace/ui.ts';
import { useWorkspace } from '#window/workspace/workspace.ts';
import PairTable from './PairTable.vue';
import { useRegisteredSearch } from './registered-search.ts';

vi.mock('comlink', () => ({ proxy: (value: unknown) => value, transfer: (value: unknown) => value }));
vi.mock('#window/kit/workers/index.ts', async () => {
  // The real search, in this thread.
  const { parcelPairsWork } = await import('#window/kit/workers/parcel-pairs.ts');
  return {
    geometry: () => ({ together: async () => ({ areaHectares: 1 }) }),
    pairing: () => ({ work: parcelPairsWork(), failed: Promise.withResolvers<never>().promise, end: () => {} }),
  };
});
withLayout();

const moved = (degrees: number): Geometry => ({
  type: 'Polygon',
  coordinates: (square as unknown as { coordinates: [number, number][][] }).coordinates.map((ring) =>
    ring.map(([x, y]) => [x + degrees, y]),
  ),
});
const land: Record<string, { geometry: Geometry | null; memberIds: string[] }> = {
  same: { geometry: square, memberIds: [] },
  far: { geometry: moved(5), memberIds: [] },
  group: { geometry: square, memberIds: ['same', 'far'] },
  lost: { geometry: null, memberIds: [] },
};
const registeredHost = () => ({
  'registered.fetch': {
    connectionId: 'c1',
    unlisted: 2,
    projects: [...Object.keys(land), 'late'].map((id) => ({
      id,
      name: `Project ${id}`,
      missing: id === 'late' ? ('unreachable' as const) : null,
    })),
  },
  // Two at once, as where boundaries are large.
  'registered.boundaries': ({ ids }: { ids: string[] }) => ({ found: ids.slice(0, 2).map((id) => ({ id, ...land[id]! })) }),
});
beforeEach(() => {
  fakeHost.answer(registeredHost());
});

async function show() {
  fakeHost.answer({ 'connections.list': { connections: [connection()], keychain: 'system' } });
  await useWorkspace().loadConnections();
  useUi().pairScope = 'registered';
  const files = openShapes([
    shape('s1', { name: 'North' }),
    shape('s2', { name: 'Elsewhere', feature: { type: 'Feature', geometry: moved(9), properties: {} } }),
  ]);
  const { wrapper } = mountAlone(PairTable);
  await flushPromises();
  return { files, wrapper, registered: useRegisteredSearch() };
}

test('a shape that is registered is named with its project, and what was not compared is told with its reason', async () => {
  const { wrapper, registered } = await show();
  expect(page.text()).toContain(text('pairs.registered.nothing', { name: '' }).slice(0, 40));
  await page.press(page.get('registered-compare'));
  await vi.waitFor(() => expect(registered.search.state).toBe('done'));
  await flushPromises();
  expect(registered.rows.map(({ first, second, pair }) => [first.name, second.name, pair.kind])).toEqual([
    ['North', 'Project same', 'exact-copy'],
  ]);
  const state = page.textOf('registered-state');
  expect(state).toContain(text('pairs.registered.compared', { n: '2', all: '5' }, 5));
  expect(state).toContain(text('pairs.registered.missing.unreachable', { n: '1' }, 1));
  expect(state).toContain(text('pairs.registered.missing.no-boundary', { n: '1' }, 1));
  expect(state).toContain(text('pairs.registered.missing.collection', { n: '1' }, 1));
  expect(state).toContain(text('pairs.registered.unlisted', { n: '2' }, 2));
  await page.press(page.all('[role="rowgroup"] .tr')[0]!);
  expect(wrapper.emitted('shape')).toEqual([['s1']]);
});

test('a pair with a project is accepted with a reason and taken back; changed land is to be compared again', async () => {
  const { files, registered } = await show();
  await registered.compare();
  files.acceptPairs(registered.rows, 'the same farmer again');
  expect(registered.rows[0]!.accepted).toBe('the same farmer again');
  files.history.undo();
  expect(registered.rows[0]!.accepted).toBeNull();
  files.shapes = [shape('s1', { feature: { type: 'Feature', geometry: moved(1), properties: {} } })];
  await flushPromises();
  expect([registered.isOld, registered.rows]).toEqual([true, []]);
});

test('it can be stopped, and a service that cannot be asked says so', async () => {
  const { registered } = await show();
  fakeHost.answer({ 'registered.fetch': neverAnswers, 'jobs.cancel': { cancelled: true } });
  void registered.compare();
  await flushPromises();
  expect(page.textOf('registered-state')).toContain(text('pairs.registered.fetching'));
  await page.press(page.get('registered-stop'));
  expect(fakeHost.asked('jobs.cancel')).toHaveLength(1);
  expect(page.textOf('registered-state')).toContain(text('pairs.registered.stopped'));
  fakeHost.answer({ 'registered.fetch': refuses('network', 'Nobody answers.') });
  await registered.compare();
  await flushPromises();
  expect(page.textOf('registered-state')).toContain(text('pairs.registered.failed', { fault: 'Nobody answers.' }));
  expect(registered.comparison).toBeNull();
});
