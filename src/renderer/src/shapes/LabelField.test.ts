// @vitest-environment happy-dom
import { flushPromises, mountAlone, page, text } from '#test/window/mount.ts';
import { openShapes, shape } from '#test/window/shapes.ts';
import { square } from '#test/window/fixtures.ts';
import { expect, test, vi } from 'vitest';
import { useFiles } from './files.ts';
import LabelField from './LabelField.vue';
import { savedFeature } from './save-in-place.ts';

vi.mock('#window/kit/workers/index.ts', () => ({ geometry: () => ({ together: async () => ({ areaHectares: 1, overlaps: [] }) }) }));
const plot = (id: string, properties: Record<string, unknown>, fileId = 'f1') =>
  shape(id, {
    fileId,
    name: `parcels ${id.slice(1)}`,
    source: Number(id.slice(1)) - 1,
    feature: { type: 'Feature', geometry: square, properties },
  });
const plots = () => [plot('s1', { plot: 11, owner: 'Ana' }), plot('s2', { plot: 12, owner: '' })];
const select = () => page.get('label-field') as HTMLSelectElement;
const options = () => [...select().options].map(({ textContent }) => textContent);
const names = () => useFiles().shapes.map(({ name }) => name);
async function choose(field: string): Promise<void> {
  select().selectedIndex = options().indexOf(field);
  select().dispatchEvent(new Event('change', { bubbles: true }));
  await flushPromises();
}

test('it names the shapes by another attribute, as one step that changes no attribute', async () => {
  const files = openShapes(plots(), { labelField: null });
  mountAlone(LabelField);
  expect([options(), select().selectedIndex]).toEqual([[text('table.labelNone'), 'plot', 'owner'], 0]);
  const before = files.shapes.map(savedFeature);

  await choose('plot');
  expect([names(), select().selectedIndex]).toEqual([['11', '12'], 1]);
  await choose('owner');
  expect(names()).toEqual(['Ana', 'parcels 2']);
  expect(files.shapes.map(savedFeature)).toEqual(before);

  files.history.undo();
  expect([names(), files.files[0]!.labelField]).toEqual([['11', '12'], 'plot']);
  files.history.undo();
  await flushPromises();
  expect([names(), select().selectedIndex, files.history.undoLabel]).toEqual([['parcels 1', 'parcels 2'], 0, null]);
  files.history.redo();
  expect(names()).toEqual(['11', '12']);
});

test('an attribute that names the shapes names them anew when it is edited', async () => {
  const files = openShapes(plots(), { labelField: 'plot' });
  files.setAttribute('plot', new Map([['s1', 'A 1']]));
  expect(names()).toEqual(['A 1', 'parcels 2']);
  files.setAttribute('owner', new Map([['s1', 'Eva']]));
  expect(names()).toEqual(['A 1', 'parcels 2']);
  files.setAttribute('name', new Map([['s2', 'typed']]));
  files.setAttribute('name', new Map([['s2', 'typed again']]));
  expect(names()).toEqual(['A 1', 'typed again']);
});

test('of several files it is the one of the selected shape', async () => {
  const files = openShapes([...plots(), plot('s3', { code: 'x' }, 'f2')]);
  files.files = [...files.files, { id: 'f2', name: 'other.geojson', format: 'geojson', notes: [], shapeCount: 1, labelField: 'code' }];
  mountAlone(LabelField);
  expect(page.all('select')).toEqual([]);
  files.select('s3');
  await flushPromises();
  expect(select().getAttribute('aria-label')).toBe(text('table.labelHint', { name: 'other.geojson' }));
  await choose(text('table.labelNone'));
  expect(names()).toEqual(['parcels 1', 'parcels 2', 'other 3']);
});
