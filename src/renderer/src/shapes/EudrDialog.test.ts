// @vitest-environment happy-dom
import { fakeHost, flushPromises, mountAlone, page } from '#test/window/mount.ts';
import { openShapes, shape } from '#test/window/shapes.ts';
import { expect, test, vi } from 'vitest';
import { areaHectares, type Feature, type Geometry } from '#geo/index.ts';
import { cellsOfMap } from '#overlays/columns.ts';
import type { makeStatement } from '#eudr/index.ts';
import { useUi } from '#window/workspace/ui.ts';
import { useFiles } from './files.ts';
import EudrDialog from './EudrDialog.vue';

/** The work of the worker, done here, in a world where all land is Kenya. */
vi.mock('comlink', () => ({ proxy: (given: unknown) => given, transfer: (given: unknown) => given }));
vi.mock('#window/kit/workers/index.ts', async () => {
  const { makeStatement: make } = await import('#eudr/index.ts');
  const { zippedTexts } = await import('#formats/zip/zipped-texts.ts');
  const kenya = {
    landAt: () => ({ codes: ['KE'], name: 'Kenya', isDisputed: false }),
    isNear: (_place: unknown, code: string) => code === 'KE',
    codeOfThree: () => null,
  };
  return {
    bordersHref: () => '',
    geometry: () => ({
      statement: (features: Feature[], choices: Parameters<typeof makeStatement>[1]) => make(features, choices, kenya),
      zip: zippedTexts,
    }),
  };
});

const ring = (x: number, size: number): number[][] => [
  [x, 0.123456],
  [x + size, 0.123456],
  [x + size, 0.123456 + size],
  [x, 0.123456 + size],
  [x, 0.123456],
];
const polygon = (...coordinates: number[][][]): Geometry => ({ type: 'Polygon', coordinates });
const plot = (id: string, geometry: Geometry, properties: Record<string, unknown>) =>
  shape(id, { name: id, feature: { type: 'Feature', geometry, properties } });
const hole = ring(35.12, 0.001)
  .map(([x, y]) => [x! + 0.001, y! + 0.001])
  .toReversed();

async function open(...shapes: ReturnType<typeof plot>[]) {
  openShapes(shapes);
  const { wrapper } = mountAlone(EudrDialog, { answers: { 'files.save': { saved: true, path: '/plots.geojson' } } });
  useUi().dialog = 'eudr';
  await flushPromises();
  return wrapper;
}
async function prepare(): Promise<void> {
  page.all('form')[0]!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await vi.waitFor(() => {
    if (!page.find('eudr-result')) throw new Error(page.text());
  });
}
const chosen = (testId: string) => (page.get(testId) as HTMLSelectElement).selectedOptions[0]!.textContent;

test('columns are guessed, the statement is shown before it is saved, and the open shapes stay as they are', async () => {
  await open(
    plot('holed', polygon(ring(35.12, 0.01), hole), { code: 'A', Farmer: 'Ana', Farm: 'North' }),
    plot('abroad', polygon(ring(35.22, 0.01)), { code: 'B', Farmer: 'Eva', Farm: 'South', country: 'BR' }),
  );
  expect(['producerName', 'producerCountry', 'productionPlace', 'area'].map((role) => chosen(`eudr-column-${role}`))).toEqual([
    'Farmer',
    'country',
    'Farm',
    'no column',
  ]);
  expect([chosen('eudr-id'), chosen('eudr-geoId')]).toEqual(['code', 'no column']);
  const before = JSON.stringify(useFiles().shapes.map(({ feature }) => feature));
  await prepare();
  expect(page.textOf('eudr-result')).toContain('1 plot accepted');
  expect(page.textOf('eudr-refused')).toBe('1 refused');
  expect(page.textOf('eudr-refusal')).toMatch(/lies in another country\s?abroad/);
  expect(page.textOf('eudr-done')).toMatch(
    /1 country was filled in from the place.*holed: 1 hole cut out, [\d.]+ ha in 2 pieces of [\d.]+ \+ [\d.]+ ha/,
  );
  expect(page.textOf('eudr-files')).toMatch(/^parcels-eudr\.geojson: 2 features, [\d.]+ ha, /);
  page.get('eudr-save').click();
  await vi.waitFor(() => expect(fakeHost.asked('files.save')).toHaveLength(1));
  const [{ suggestedName, kind, bytes }] = fakeHost.asked('files.save') as [{ suggestedName: string; kind: string; bytes: Uint8Array }];
  const saved = JSON.parse(new TextDecoder().decode(bytes)) as { features: Feature[] };
  expect([suggestedName, kind, saved.features.map(({ properties }) => properties)]).toEqual([
    'parcels-eudr.geojson',
    'geojson',
    ['1/2', '2/2'].map((Piece) => ({ ProducerName: 'Ana', ProducerCountry: 'KE', ProductionPlace: 'North', code: 'A', Piece })),
  ]);
  expect(JSON.stringify(useFiles().shapes.map(({ feature }) => feature))).toBe(before);
});

test('a refused plot is shown on the map; a changed choice takes the statement back, and one that comes late is dropped', async () => {
  const wrapper = await open(plot('abroad', polygon(ring(35.22, 0.01)), { Farmer: 'Eva', Farm: 'South', country: 'BR' }));
  await prepare();
  expect(page.textOf('eudr-result')).toContain('No plot is accepted');
  expect(page.find('eudr-save')).toBeNull();
  page.get('eudr-refusal').click();
  expect(wrapper.emitted('shape')).toEqual([['abroad']]);
  const country = page.get('eudr-column-producerCountry') as HTMLSelectElement;
  country.selectedIndex = 0;
  country.dispatchEvent(new Event('change'));
  await flushPromises();
  expect(page.find('eudr-result')).toBeNull();
  await prepare();
  expect(page.textOf('eudr-result')).toContain('Every plot is accepted.');
});

test('more producers than one file takes are saved as an archive of files', async () => {
  await open(
    ...Array.from({ length: 1001 }, (_, k) =>
      plot(`p${k}`, { type: 'Point', coordinates: [35.000001 + k / 1e4, 0.000001] }, { Farmer: `F${k}`, Farm: 'x', ha: 1 }),
    ),
  );
  await prepare();
  expect(page.textOf('eudr-files')).toMatch(/parcels-eudr-1\.geojson: 1,000 features.*parcels-eudr-2\.geojson: 1 feature,/);
  page.button('Save 2 files in one ZIP').click();
  await vi.waitFor(() => expect(fakeHost.asked('files.save')).toHaveLength(1));
  expect(fakeHost.asked('files.save')).toMatchObject([{ suggestedName: 'parcels-eudr.zip', kind: 'zip' }]);
});

test('own maps that were counted on the plots are named in the verdict, with what was changed since', async () => {
  const [inside, moved] = [polygon(ring(35.12, 0.01)), polygon(ring(35.22, 0.01))];
  const source = { file: 'land.gpkg', sha256: '0a'.repeat(32), day: '2026-11-26' };
  const all = { share: 1, noDataHectares: null, classes: null };
  const columns = (geometry: Geometry) =>
    cellsOfMap('Indigenous land', source, { type: 'Feature', geometry, properties: {} }, { ...all, hectares: areaHectares(geometry) });
  await open(plot('one', inside, columns(inside)), plot('two', moved, columns(inside)));
  await prepare();
  const told = page.textOf('eudr-own-maps');
  for (const words of ['Indigenous land', '1 of 1 with land inside', 'changed since', 'land.gpkg', '2026-11-26'])
    expect(told).toContain(words);
});
