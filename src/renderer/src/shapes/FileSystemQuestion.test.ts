// @vitest-environment happy-dom
import { flushPromises, longName, mountAlone, page, text } from '#test/window/mount.ts';
import { expect, test, vi } from 'vitest';
import { useUi } from '#window/workspace/ui.ts';
import FileSystemQuestion from './FileSystemQuestion.vue';
import { useFiles } from './files.ts';

/** Countries of these tests; the systems are those of the register. */
vi.mock('comlink', () => ({ proxy: (given: unknown) => given, transfer: (given: unknown) => given }));
vi.mock('#window/kit/workers/index.ts', async () => {
  const { readingWork } = await import('#window/kit/workers/reading.ts');
  return {
    reading: () => ({ work: readingWork, failed: new Promise(() => {}), end: () => {} }),
    prepareForFiles: () => {},
    placeNames: async () => ({
      placesOf: async (places: [number, number][]) =>
        places.map(([longitude]) => (longitude > 34 && longitude < 42 ? { countryCode: 'KE', country: 'Kenya', state: null } : null)),
    }),
  };
});

const metres = { west: 257_000, south: 9_857_000, east: 258_000, north: 9_858_000 };
const point = JSON.stringify({ type: 'Feature', properties: {}, geometry: { type: 'Point', coordinates: [257_000, 9_857_000] } });

async function ask(name = 'plots.geojson', remembered: Record<string, string> = {}) {
  const { wrapper } = mountAlone(FileSystemQuestion);
  const [ui, files] = [useUi(), useFiles()];
  ui.place = { lonLat: [37, -1], zoom: 8 };
  ui.fileSystems = remembered;
  files.unplaced = [{ incoming: { name, bytes: new TextEncoder().encode(point) }, companions: {}, numbers: metres }];
  ui.dialog = 'fileSystem';
  await vi.waitFor(() => expect(page.all('option').length).toBeGreaterThan(0));
  const placed = () => wrapper.findComponent(FileSystemQuestion).emitted('placed') ?? wrapper.emitted('placed');
  return { ui, files, placed };
}
const options = () => page.all('option').map((option) => option.textContent!.trim());

test('offers the systems in which the numbers fall, those at the map first and with their country', async () => {
  await ask();
  expect(options()[0]).toMatch(/^Kenya · .*EPSG:\d+$/);
  expect(options().some((option) => option.includes('Arc 1960 / UTM zone 37S · EPSG:21037'))).toBe(true);
  expect(page.button(text('fileSystem.open')).hasAttribute('disabled')).toBe(true);
});

test('a search takes the words of country, name and code', async () => {
  await ask();
  await page.type(page.get('file-system-search'), 'kenya 21037');
  expect(options()).toEqual(['Kenya · Arc 1960 / UTM zone 37S · EPSG:21037']);
});

test('a code that is not offered can be typed', async () => {
  const { placed, files } = await ask();
  const [waiting] = files.unplaced;
  await page.type(page.get('file-system-search'), 'EPSG:27700');
  await page.press(page.button(text('fileSystem.open')));
  expect(placed()).toEqual([[waiting, 'EPSG:27700']]);
});

test('the system of a file of the same name is chosen already, and the answer is remembered', async () => {
  const { ui, placed } = await ask('plots.geojson', { 'plots.geojson': 'EPSG:21037' });
  await flushPromises();
  await page.press(page.button(text('fileSystem.open')));
  expect(placed()![0]![1]).toBe('EPSG:21037');
  expect(ui.fileSystems).toEqual({ 'plots.geojson': 'EPSG:21037' });
  expect(ui.dialog).toBeNull();
});

test('leaving it leaves the file closed', async () => {
  const { placed } = await ask(longName);
  await page.press(page.button(text('actions.cancel')));
  expect(placed()![0]![1]).toBeNull();
});

test('a file that waits is read in the system that was given, as one step', async () => {
  const files = useFiles();
  await files.open([{ name: 'metres.geojson', bytes: new TextEncoder().encode(point) }]);
  expect(files.faults).toEqual([]);
  expect(files.unplaced.map(({ incoming }) => incoming.name)).toEqual(['metres.geojson']);
  await files.place(files.unplaced[0]!, 'EPSG:21037');
  expect(files.unplaced).toEqual([]);
  const [longitude, latitude] = (files.shapes.at(-1)!.feature.geometry as { coordinates: number[] }).coordinates;
  expect(longitude).toBeCloseTo(36.82, 1);
  expect(latitude).toBeCloseTo(-1.29, 1);
  expect(files.files.at(-1)!.system).toBe('EPSG:21037');
  files.history.undo();
  expect(files.files.some(({ name }) => name === 'metres.geojson')).toBe(false);
});
