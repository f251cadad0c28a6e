// @vitest-environment happy-dom
import { fakeHost, flushPromises, longName, mountAlone, page, rightToLeftName, text } from '#test/window/mount.ts';
import { listedProject, square } from '#test/window/fixtures.ts';
import { expect, test, vi } from 'vitest';
import { openShapes, shape } from '#test/window/shapes.ts';
import { useMainMap } from '#window/map/main-map.ts';
import { useUi } from '#window/workspace/ui.ts';
import { useWorkspace } from '#window/workspace/workspace.ts';
import PaletteDialog from './PaletteDialog.vue';

vi.mock('#window/kit/workers/index.ts', () => ({
  geometry: () => ({ together: async () => ({ areaHectares: 1, overlaps: [] }) }),
  pairing: () => ({ work: {}, failed: new Promise(() => {}), end: () => {} }),
  prepareForFiles: () => {},
}));
const places = vi.hoisted(() => ({ find: async (): Promise<unknown[]> => [] }));
vi.mock('#window/map/place-search.ts', () => ({ findPlace: () => places.find() }));
async function open(dialog: 'palette' | 'place' = 'palette') {
  useWorkspace().projects = [listedProject({ id: 'a', project_name: longName }), listedProject({ id: 'b', project_name: rightToLeftName })];
  mountAlone(PaletteDialog);
  useUi().dialog = dialog;
  await flushPromises();
}
const options = () => page.all('[role="option"]');
const field = () => page.all('[role="combobox"]')[0]!;
async function key(name: string): Promise<void> {
  field().dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
  await flushPromises();
}

test('a project is found by a part of its name, whole, in its own direction, and opened', async () => {
  await open();
  await page.type(field(), rightToLeftName.slice(0, 5));
  expect(options()[0]!.textContent).toContain(rightToLeftName);
  await key('Enter');
  expect(fakeHost.asked('api.call')).toContainEqual(expect.objectContaining({ operation: 'getProject', params: { project_id: 'b' } }));
  expect(useUi().dialog).toBeNull();
});

test('what cannot be done now says what it needs, and is not run', async () => {
  await open();
  await page.type(field(), text('menu.closeProject'));
  const disabled = options().filter((option) => option.getAttribute('aria-disabled') === 'true');
  expect(disabled.length).toBeGreaterThan(0);
  await page.press(disabled[0]!);
  expect(useUi().dialog).toBe('palette');
});

test('nothing found is said', async () => {
  await open();
  await page.type(field(), 'zzzzqqqq');
  expect(options()).toEqual([]);
  expect(page.text()).toContain(text('menu.nothing'));
});

test('Enter before the answer waits for it, and does not take what some of the letters found', async () => {
  const [first, second] = [Promise.withResolvers<unknown[]>(), Promise.withResolvers<unknown[]>()];
  const town = (label: string, longitude: number) => ({ label, detail: '', lonLat: [longitude, 0], zoom: 9 });
  const goTo = vi.spyOn(useMainMap(), 'goTo').mockResolvedValue();
  await open('place');
  places.find = () => first.promise;
  await page.type(field(), 'Kita');
  first.resolve([town('Kitami', 143)]);
  await flushPromises();
  places.find = () => second.promise;
  await page.type(field(), 'Kitale');
  await key('Enter');
  expect([useUi().dialog, goTo.mock.calls.length]).toEqual(['place', 0]);
  second.resolve([town('Kitale', 35)]);
  await flushPromises();
  expect(useUi().dialog).toBeNull();
  expect(goTo).toHaveBeenCalledExactlyOnceWith({ lonLat: [35, 0], zoom: 9 });
  places.find = async () => [];
});

test('arrows move, and stay within the list', async () => {
  await open();
  await page.type(field(), 'e');
  const selected = () => options().findIndex((option) => option.getAttribute('aria-selected') === 'true');
  await key('ArrowUp');
  expect(selected()).toBe(0);
  await key('ArrowDown');
  expect(selected()).toBe(1);
});

test('a place search that fails finds no place and says nothing else', async () => {
  places.find = () => Promise.reject(new Error('The index is not there.'));
  await open('place');
  await page.type(field(), 'Nairobi');
  expect([options(), page.alerts()]).toEqual([[], []]);
});

test('plots are found by any attribute, with their file, and what a filter hides is shown', async () => {
  const plot = (id: string, owner: string) =>
    shape(id, { name: `Plot ${id}`, feature: { type: 'Feature', geometry: square, properties: { name: `Plot ${id}`, owner } } });
  const files = openShapes([plot('s1', 'Ana'), plot('s2', 'José Pérez')]);
  files.filter = { join: 'all', conditions: [{ key: 'owner', test: 'equals', value: 'Ana' }] };
  await open();
  await page.type(field(), 'jose perez');
  await vi.waitFor(() => expect(options()[0]?.textContent).toContain('owner: José Pérez · parcels.kml'));
  expect(options()[0]!.textContent).toContain('Plot s2');
  await key('Enter');
  expect([files.isFiltered, [...files.selectedIds], useUi().dialog]).toEqual([false, ['s2'], null]);
});
