// @vitest-environment happy-dom
import { fakeHost, flushPromises } from '#test/window/mount.ts';
import { openProject } from '#test/window/fixtures.ts';
import { parcelAt } from '#test/helpers/parcels.ts';
import { expect, test, vi } from 'vitest';
import { landToPrint } from '#window/printing/print-land.ts';
import { useParcelFilter } from '#window/workspace/parcel-filter.ts';
import { useProjectShapes } from '#window/workspace/project-shapes.ts';
import { useWorkspace } from '#window/workspace/workspace.ts';
import { useMapContent } from './map-content.ts';
import { useShapeSelection } from './shape-selection.ts';

vi.mock('#window/kit/workers/index.ts', () => ({ geometry: () => ({}), prepareForFiles: () => {} }));
const features = ['Njeri', 'Otieno', 'Wanjiru'].map((name, at) => ({
  type: 'Feature' as const,
  geometry: parcelAt(35 + at * 0.01, 1, 0.005),
  properties: { name, crop: at === 1 ? 'tea' : 'maize' },
}));

test('parcels that a filter hides are neither on the map nor on a printed one, and are not selected with the others', async () => {
  fakeHost.answer({ 'projects.shapes': { features, sourceFiles: [], origin: 'service' } });
  useWorkspace().current = openProject();
  const content = useMapContent();
  const selection = useShapeSelection();
  await useProjectShapes().whenLoaded();
  await flushPromises();
  const filter = useParcelFilter();
  filter.filter = { join: 'all', conditions: [{ key: 'crop', test: 'equals', value: 'maize' }] };
  const onMap = () => content.features.map(({ label }) => label);
  expect(onMap()).toEqual(['Njeri', 'Wanjiru']);
  expect(landToPrint().flatMap((layer) => layer.features.map(({ properties }) => properties?.['name']))).toEqual(['Njeri', 'Wanjiru']);
  selection.all();
  selection.take(['project-1/1'], 'extend');
  expect([...useProjectShapes().selectedIds]).toEqual(['project-1/0', 'project-1/2']);
  // Where all are hidden, the boundary of the project does not stand in for them.
  filter.filter = { join: 'all', conditions: [{ key: 'crop', test: 'equals', value: 'rice' }] };
  expect(onMap()).toEqual([]);
});
