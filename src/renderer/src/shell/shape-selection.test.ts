// @vitest-environment happy-dom
import { flushPromises } from '#test/window/mount.ts';
import { openShapes, shape } from '#test/window/shapes.ts';
import { square } from '#test/window/fixtures.ts';
import { expect, test, vi } from 'vitest';
import { useEditing } from '#window/shapes/editing.ts';
import { useFiles } from '#window/shapes/files.ts';
import { useProjectShapes } from '#window/workspace/project-shapes.ts';
import { useShapeSelection } from './shape-selection.ts';

vi.mock('#window/kit/workers/index.ts', () => ({ geometry: () => ({ together: async () => ({ areaHectares: 1, overlaps: [] }) }) }));
const parcel = (id: string) => ({
  id,
  place: 0,
  name: id,
  folder: '',
  feature: { type: 'Feature' as const, geometry: square, properties: {} },
});
const selected = () => ({ files: [...useFiles().selectedIds], parcels: [...useProjectShapes().selectedIds] });

test('what is selected is of one kind: shapes of files, or parcels of the project', () => {
  openShapes([shape('s1'), shape('s2'), shape('s3')]);
  useProjectShapes().shapes = [parcel('p/0'), parcel('p/1')];
  const selection = useShapeSelection();
  const seen = [];
  for (const [ids, how] of [
    [['p/0'], 'one'],
    [['p/1'], 'toggle'],
    [['s1'], 'toggle'],
    [['s2', 's3', 'p/0'], 'extend'],
    [['s2'], 'toggle'],
    [[], 'extend'],
    [[], 'one'],
  ] as const) {
    selection.take(ids, how);
    const { files, parcels } = selected();
    seen.push([files.join(' '), parcels.join(' '), selection.count]);
  }
  expect(seen).toEqual([
    ['', 'p/0', 1],
    ['', 'p/0 p/1', 2],
    ['s1', '', 1],
    ['s1 s2 s3', '', 3],
    ['s1 s3', '', 2],
    ['s1 s3', '', 2],
    ['', '', 0],
  ]);
});

test('all, inverted and none are of the files, and of the project where no file is open', () => {
  const selection = useShapeSelection();
  useProjectShapes().shapes = [parcel('p/0'), parcel('p/1')];
  selection.all();
  expect(selected().parcels).toEqual(['p/0', 'p/1']);
  openShapes([shape('s1'), shape('s2')]);
  selection.select('s2');
  selection.inverted();
  expect(selected()).toEqual({ files: ['s1'], parcels: [] });
  selection.clear();
  expect(selection.count).toBe(0);
});

test('what is deleted leaves the selection, and comes back selected', async () => {
  const files = openShapes([shape('s1'), shape('s2'), shape('s3', { feature: { type: 'Feature', geometry: null, properties: {} } })]);
  const selection = useShapeSelection();
  selection.all();
  expect(useEditing().picked.map(({ id }) => id)).toEqual(['s1', 's2']);
  files.removeShapes(['s2', 's3']);
  await flushPromises();
  expect(selected().files).toEqual(['s1']);
  files.history.undo();
  await flushPromises();
  expect(selected().files).toEqual(['s1', 's2', 's3']);
});

test('a tool for one shape says why it cannot be taken up', () => {
  openShapes([shape('s1'), shape('s2')]);
  const [selection, editing] = [useShapeSelection(), useEditing()];
  const missing = () => [
    editing.missingFor('modify'),
    editing.missingFor('split'),
    editing.missingFor('hole'),
    editing.missingFor('polygon'),
  ];
  expect(missing()).toEqual(['shape', 'area', 'area', null]);
  selection.select('s1');
  expect(missing()).toEqual([null, null, null, null]);
  selection.all();
  expect(missing()).toEqual(['oneShape', null, 'oneArea', null]);
});
