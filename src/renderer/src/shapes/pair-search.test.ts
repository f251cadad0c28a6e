import { nextTick, shallowRef } from 'vue';
import { expect, test, vi } from 'vitest';
import { debouncedSave } from '#window/kit/debounced-save.ts';
import type { OpenShapes, Shape } from './open-shapes.ts';

const pairing = vi.hoisted(() => vi.fn());
vi.mock('comlink', () => ({ proxy: (given: unknown) => given, transfer: (given: unknown) => given }));
vi.mock('#window/kit/workers/index.ts', () => ({ pairing }));
const { createPairSearch } = await import('./pair-search.ts');

const shapes = (count: number): Shape[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `s${at + 1}`,
    fileId: 'f1',
    name: '',
    folder: '',
    feature: { type: 'Feature', geometry: { type: 'Point', coordinates: [at / 100, 0] }, properties: null },
    source: at,
    summary: null,
    repairedFrom: null,
  }));

test('many shapes that were opened are on the disk before the search for pairs takes the processors', async () => {
  pairing.mockReturnValue({
    work: { take: async () => {}, find: async () => ({ pairs: [], isComplete: true, notCompared: [] }), union: async () => 7 },
    failed: new Promise(() => {}),
    end: () => {},
  });
  const layered = shallowRef<Shape[]>([]);
  const { search, landHectares } = createPairSearch({ layered } as unknown as OpenShapes);
  const { promise: isOnDisk, resolve: onDisk } = Promise.withResolvers<void>();
  const save = vi.fn(() => isOnDisk);
  const draft = debouncedSave(save, 1e6);
  layered.value = shapes(5001);
  await nextTick();
  draft.schedule();
  // Asked for at once, whatever it would have waited for.
  await vi.waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  expect([search.state, pairing.mock.calls.length]).toEqual(['running', 0]);
  onDisk();
  await vi.waitFor(() => expect([search.state, landHectares.value]).toEqual(['done', 7]));
  expect(pairing).toHaveBeenCalledTimes(1);
});
