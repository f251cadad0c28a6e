// @vitest-environment happy-dom
import { flushPromises } from '#test/window/mount.ts';
import { shape } from '#test/window/shapes.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { useFiles } from './files.ts';
import type { OpenFile } from './open-shapes.ts';

const asked: number[] = [];
vi.mock('#window/kit/workers/index.ts', () => ({
  geometry: () => ({
    together: async (geometries: unknown[]) => {
      asked.push(geometries.length);
      return { areaHectares: geometries.length, overlaps: [] };
    },
  }),
}));
const file = (id: string, more: Partial<OpenFile> = {}): OpenFile => ({
  id,
  name: `${id}.kml`,
  format: 'kml',
  notes: [],
  shapeCount: 1,
  ...more,
});
const order = () => useFiles().files.map(({ id }) => id);

beforeEach(async () => {
  const files = useFiles();
  files.files = [file('f1', { colour: 'amber' }), file('f2', { colour: 'violet' }), file('f3')];
  files.shapes = [shape('s1'), shape('s2', { fileId: 'f2' }), shape('s3', { fileId: 'f3' })];
  await flushPromises();
});

test('a hidden file is in no sum and no selection, and comes back by undo', async () => {
  const files = useFiles();
  files.select('s2');
  expect(files.union).toBe(3);
  files.setHidden('f2', true);
  await flushPromises();
  expect([files.visible.map(({ id }) => id), files.union, files.selectedIds.size]).toEqual([['s1', 's3'], 2, 0]);
  expect(files.shapes.map(({ id }) => id)).toEqual(['s1', 's2', 's3']);
  files.history.undo();
  await flushPromises();
  expect([files.visible.length, files.union]).toEqual([3, 3]);
});

test('a colour is a step that can be taken back', () => {
  const files = useFiles();
  const before = files.files[0];
  files.setColour('f1', 'cyan');
  expect(files.files[0]?.colour).toBe('cyan');
  files.history.undo();
  // The same object: what was read of the file is kept with it.
  expect(files.files[0]).toBe(before);
  expect(before?.colour).toBe('amber');
});

test('layers move up and down, to the place of another, and back', () => {
  const files = useFiles();
  files.moveFile('f1', 1);
  expect(order()).toEqual(['f2', 'f1', 'f3']);
  files.moveFileTo('f3', 'f2');
  expect(order()).toEqual(['f3', 'f2', 'f1']);
  files.moveFile('f1', 1);
  expect(order()).toEqual(['f3', 'f2', 'f1']);
  files.history.undo();
  files.history.undo();
  expect(order()).toEqual(['f1', 'f2', 'f3']);
});
