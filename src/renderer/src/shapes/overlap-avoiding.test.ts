// @vitest-environment happy-dom
import { openShapes, shape } from '#test/window/shapes.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { createPinia, setActivePinia } from 'pinia';
import { areaHectares, rectangle, summarise, type BoundingBox, type Geometry } from '#geo/index.ts';
import { useUi } from '#window/workspace/ui.ts';
import { useEditing } from './editing.ts';

const told = vi.hoisted(() => [] as string[]);
vi.mock('vue-sonner', () => {
  const tell = (words: string) => told.push(words);
  return { toast: Object.assign(tell, { warning: tell, error: tell, success: tell, info: tell }) };
});
vi.mock('#window/kit/workers/index.ts', async () => {
  const { editingWork } = await import('#window/kit/workers/editing.ts');
  const { summarise: measure } = await import('#geo/index.ts');
  return {
    geometry: () => ({ ...editingWork, summarise: measure, together: async () => ({ areaHectares: 1 }) }),
    pairing: () => ({ work: {}, failed: Promise.withResolvers<never>().promise, end: () => {} }),
  };
});
beforeEach(() => {
  setActivePinia(createPinia());
  told.length = 0;
});

const plot = async (id: string, box: BoundingBox) => {
  const geometry = rectangle(box);
  return shape(id, { feature: { type: 'Feature', geometry, properties: {} }, summary: await summarise(geometry) });
};
async function begin() {
  const files = openShapes([await plot('s1', [36, 0, 36.001, 0.001]), await plot('s2', [36.002, 0, 36.003, 0.001])]);
  const editing = useEditing();
  useUi().avoidsOverlap = true;
  return { files, editing };
}
const drawn = rectangle([36.0005, 0.0002, 36.0025, 0.0008]);

test('a drawn area gives way to the shapes around it, in one step, and what was cut is told', async () => {
  const { files, editing } = await begin();
  await editing.drawn('polygon', drawn);
  expect(areaHectares(files.shapes[2]!.feature.geometry!)).toBeCloseTo(areaHectares(rectangle([36.001, 0.0002, 36.002, 0.0008])), 6);
  expect(told).toHaveLength(1);
  files.history.undo();
  expect(files.shapes).toHaveLength(2);
});

test('switched off, and where nothing lies under it, it is taken as it was drawn', async () => {
  const { files, editing } = await begin();
  useUi().avoidsOverlap = false;
  await editing.drawn('polygon', drawn);
  useUi().avoidsOverlap = true;
  await editing.drawn('polygon', rectangle([36.001, 0.002, 36.002, 0.003]));
  expect(files.shapes.slice(2).map(({ feature }) => areaHectares(feature.geometry!))).toEqual([
    areaHectares(drawn),
    areaHectares(rectangle([36.001, 0.002, 36.002, 0.003])),
  ]);
  expect(told).toEqual([]);
});

test('a changed shape gives way to the others, never to itself; where nothing would be left it stays', async () => {
  const { files, editing } = await begin();
  await editing.changed('s1', rectangle([36, 0, 36.0025, 0.001]));
  expect(files.shapes[0]!.summary!.areaHectares).toBeCloseTo(areaHectares(rectangle([36, 0, 36.002, 0.001])), 6);
  const before = files.shapes[0];
  await editing.changed('s1', rectangle([36.0021, 0.0001, 36.0025, 0.0009]));
  expect(files.shapes[0]).toBe(before);
});

test('nothing is drawn over what others cover; what crosses itself is kept as it was drawn, and that is told', async () => {
  const { files, editing } = await begin();
  await editing.drawn('polygon', rectangle([36.0001, 0.0001, 36.0009, 0.0009]));
  expect(files.shapes).toHaveLength(2);
  const bow: Geometry = {
    type: 'Polygon',
    coordinates: [
      [
        [36.0005, 0],
        [36.0025, 0.001],
        [36.0025, 0],
        [36.0005, 0.001],
        [36.0005, 0],
      ],
    ],
  };
  await editing.drawn('polygon', bow);
  expect([files.shapes.length, told.length]).toEqual([3, 2]);
});

test('over the 180th meridian as well', async () => {
  const over: Geometry = {
    type: 'Polygon',
    coordinates: [
      [
        [179.999, 0],
        [-179.999, 0],
        [-179.999, 0.001],
        [179.999, 0.001],
        [179.999, 0],
      ],
    ],
  };
  const files = openShapes([await plot('s1', [-180, -0.1, -179.9, 0.1])]);
  useUi().avoidsOverlap = true;
  await useEditing().drawn('polygon', over);
  expect(files.shapes[1]!.summary!.areaHectares).toBeCloseTo(areaHectares(over) / 2, 5);
});
