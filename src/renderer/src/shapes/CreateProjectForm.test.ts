// @vitest-environment happy-dom
import { fakeHost, flushPromises, mountAlone, page, text } from '#test/window/mount.ts';
import { connection } from '#test/window/fixtures.ts';
import { openShapes, shape, summary } from '#test/window/shapes.ts';
import { these } from '#window/kit/selection.ts';
import { expect, test, vi } from 'vitest';
import type { Shape } from './files.ts';
import ImportInspector from './ImportInspector.vue';

vi.mock('#window/kit/workers/index.ts', () => ({ geometry: () => ({ together: async () => ({ areaHectares: 30, overlaps: [] }) }) }));
const place = (id: string): Shape =>
  shape(id, {
    feature: { type: 'Feature', geometry: { type: 'Point', coordinates: [36.8, -1.3] }, properties: { name: id } },
    summary: summary({ geometryType: 'Point', vertexCount: 1, areaHectares: 0, perimeterMetres: 0 }),
  });
/** The form with the button that submits it. */
async function show(...shapes: Shape[]) {
  fakeHost.answer({
    'connections.list': { connections: [connection()], keychain: 'system' },
    'projects.create': { id: null, waiting: 'o1' },
  });
  const files = openShapes([]);
  mountAlone(ImportInspector);
  files.shapes = shapes;
  await flushPromises();
  return files;
}
const input = (id: string): HTMLInputElement => page.get(id) as HTMLInputElement;
const choose = async (id: string) => {
  input(id).click();
  await flushPromises();
};
const sent = async () => {
  await page.press(page.get('create-project'));
  const [asked] = fakeHost.asked('projects.create') as { isCollection: boolean; geojson: { features: unknown[] } }[];
  return { isCollection: asked!.isCollection, count: asked!.geojson.features.length };
};

test('asks once, with numbers: one project of all shapes, or one per shape', async () => {
  await show(shape('s1'), shape('s2'), shape('s3'));
  const choices = page.all('input[type="radio"]').map((radio) => radio.closest('label')!.textContent!.trim());
  expect(choices).toEqual(['One project of all 3 shapes', 'One project per shape (3 projects in a collection)']);
  expect([input('one-project').checked, page.find('only-selected')]).toEqual([true, null]);
  expect(await sent()).toEqual({ isCollection: false, count: 3 });
});

test('one project per shape', async () => {
  await show(shape('s1'), shape('s2'));
  await choose('is-collection');
  expect(await sent()).toEqual({ isCollection: true, count: 2 });
});

test('a selection is offered and not taken by itself; without one the offer goes', async () => {
  const files = await show(shape('s1'), shape('s2'), shape('s3'));
  files.selection = these(['s1', 's3']);
  await flushPromises();
  expect([input('only-selected').checked, page.text()]).toEqual([false, expect.stringContaining('all 3 shapes')]);
  await choose('only-selected');
  expect(page.text()).toContain('One project of the 2 selected shapes');
  expect(page.textOf('quota-preview')).toContain('24.68');
  files.select(null);
  await flushPromises();
  expect([page.find('only-selected'), page.text()]).toEqual([null, expect.stringContaining('all 3 shapes')]);
});

test('only the selected shapes are sent', async () => {
  const files = await show(shape('s1'), shape('s2'), shape('s3'));
  files.select('s2');
  await flushPromises();
  await choose('only-selected');
  expect(await sent()).toEqual({ isCollection: false, count: 1 });
  expect(files.shapes.map(({ id }) => id)).toEqual(['s1', 's3']);
});

test('points and lines alone: 0 ha is said before, with what will have no result', async () => {
  await show(place('s1'), place('s2'));
  expect(page.textOf('area-warning')).toBe(text('create.noArea'));
  expect((page.get('create-project') as HTMLButtonElement).disabled).toBe(false);
});

test('a mixed file: how many shapes add nothing, of the project or as projects of their own', async () => {
  const files = await show(shape('s1'), place('s2'), place('s3'));
  expect(page.textOf('area-warning')).toContain('2 of 3 shapes have no area (points or lines). They stay with the project');
  await choose('is-collection');
  expect(page.textOf('area-warning')).toContain('Their projects will have 0 ha');
  files.shapes = [shape('s1')];
  await flushPromises();
  expect(page.find('area-warning')).toBeNull();
});

test('control plots are explained, and out of the way', async () => {
  await show(shape('s1'));
  expect(page.get('is-control-pool').closest('details')!.open).toBe(false);
  expect(page.text()).toContain(text('create.controlPoolHint'));
});

test('the name follows what is seen and selected until somebody types another one', async () => {
  const files = await show(shape('s1'), shape('s2'), shape('s3', { fileId: 'f2' }));
  files.files = [...files.files, { id: 'f2', name: 'other-side.kml', format: 'kml', notes: [], shapeCount: 1 }];
  expect(input('project-name').value).toBe('parcels');
  files.files = files.files.map((file) => (file.id === 'f1' ? { ...file, isHidden: true } : file));
  await flushPromises();
  expect(input('project-name').value).toBe('s3');
  files.files = files.files.map((file) => ({ ...file, isHidden: false }));
  files.selection = these(['s2']);
  await flushPromises();
  await choose('only-selected');
  expect(input('project-name').value).toBe('s2');
  input('project-name').value = 'My land';
  input('project-name').dispatchEvent(new Event('input'));
  await choose('only-selected');
  expect(input('project-name').value).toBe('My land');
});
