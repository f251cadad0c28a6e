// @vitest-environment happy-dom
import { fakeHost, flushPromises, mountAlone, page, refuses, text } from '#test/window/mount.ts';
import { onlineMap } from '#test/window/basemaps.ts';
import { expect, test } from 'vitest';
import { useUi } from '#window/workspace/ui.ts';
import { useBasemaps } from './basemaps.ts';
import RemoteDialog from './RemoteDialog.vue';
import type { RemoteLayer } from './remote-layers.ts';

const layer = (id: string, changes: Partial<RemoteLayer> = {}): RemoteLayer => ({
  id,
  type: 'picture',
  title: `Title of ${id}`,
  about: '',
  host: 'maps.example',
  isElsewhere: false,
  isRaster: false,
  scale: null,
  hindrance: null,
  ...changes,
});
const offer = (layers: RemoteLayer[]) => ({
  id: 'service-1',
  kind: 'wmts' as const,
  title: 'Survey',
  host: 'maps.example',
  attribution: 'Survey people',
  terms: 'CC BY 4.0',
  layers,
  leftOut: 0,
});
const opened: unknown[] = [];
async function open() {
  opened.length = 0;
  const viewBox = () => Promise.resolve([36, -1, 37, 0] as const);
  mountAlone(RemoteDialog, {
    props: { viewBox, onOpened: (file: unknown) => opened.push(file) },
    answers: { 'basemaps.list': { basemaps: [onlineMap()], presets: [] } },
  });
  useUi().dialog = 'remote';
  await flushPromises();
}
async function ask(address: string): Promise<void> {
  await page.type(page.get('remote-address'), address);
  page.all('form')[0]!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await flushPromises();
}
const buttons = () => [...page.get('remote-layers').querySelectorAll('button')];

test('the layers of a service are listed with its terms, and one is put on the map', async () => {
  await open();
  fakeHost.answer({ 'remote.look': offer([layer('a'), layer('b', { hindrance: 'no-system' })]), 'remote.show': onlineMap({ id: 'new' }) });
  await ask('https://maps.example/wmts');
  expect(page.textOf('remote-title')).toBe('Survey');
  expect(page.textOf('remote-terms')).toContain('CC BY 4.0');
  expect(page.textOf('remote-layers')).toContain(text('remote.hindrance.no-system'));
  expect(buttons()).toHaveLength(1);
  buttons()[0]!.click();
  await flushPromises();
  expect(fakeHost.calls.filter(({ method }) => method === 'remote.show').map(({ input }) => input)).toEqual([
    { id: 'service-1', layer: 'a', allowedHost: '' },
  ]);
  expect(useUi().basemapLook['new']).toMatchObject({ visible: true });
  expect(buttons()).toHaveLength(0);
});

test('a layer from another server names it, and is asked for with its permission', async () => {
  await open();
  fakeHost.answer({ 'remote.look': offer([layer('a', { host: 'tiles.example', isElsewhere: true })]), 'remote.show': onlineMap() });
  await ask('https://maps.example/wmts');
  expect(page.textOf('remote-layers')).toContain(text('remote.elsewhere', { host: 'tiles.example' }));
  expect(buttons()[0]!.textContent!.trim()).toBe(text('remote.allowAndShow'));
  buttons()[0]!.click();
  await flushPromises();
  expect(fakeHost.calls.at(-2)?.input).toMatchObject({ allowedHost: 'tiles.example' });
});

test('an area of a GeoTIFF is one step: it is put on the map, and the dialog of its area opens', async () => {
  await open();
  const cog = onlineMap({ id: 'new', kind: 'pmtiles', fileName: 'cover.tif' });
  fakeHost.answer({
    'remote.look': offer([layer('cover', { isRaster: true })]),
    'remote.show': cog,
    'basemaps.list': { basemaps: [cog], presets: [] },
  });
  await ask('https://maps.example/item.json');
  expect(buttons().map((button) => button.textContent!.trim())).toEqual([text('rasterArea.open'), text('basemaps.show')]);
  buttons()[0]!.click();
  await flushPromises();
  expect([useUi().dialog, useBasemaps().areaOf]).toEqual(['rasterArea', 'new']);
});

test('what a service refuses stands in the dialog; the field for a key comes with a place for it', async () => {
  await open();
  fakeHost.answer({ 'remote.look': refuses('unauthorised', 'The key is refused.') });
  expect(page.all('input[type="password"]')).toEqual([]);
  await ask('https://maps.example/wmts?token={key}');
  expect(page.textOf('remote-fault')).toBe('The key is refused.');
  expect(page.all('input[type="password"]')).toHaveLength(1);
});

test('of many layers those are shown whose words are looked for', async () => {
  await open();
  fakeHost.answer({ 'remote.look': offer(Array.from({ length: 250 }, (_, at) => layer(`number-${at}`))) });
  await ask('https://maps.example/wmts');
  expect(buttons()).toHaveLength(200);
  expect(page.text()).toContain(text('remote.more', { n: '50' }));
  await page.type(page.get('remote-find'), 'NUMBER-24');
  expect(buttons()).toHaveLength(11);
});

const features = layer('plots', { type: 'features', title: 'Plots' });
const file = { name: 'Plots.geojson', bytes: new Uint8Array([1]), featureCount: 3, matched: 3, end: 'all' as const, notes: [] };
const asked = () => fakeHost.calls.filter(({ method }) => method === 'remote.open').map(({ input }) => input);

test('features of the area on the map are opened as a file, or all of them', async () => {
  for (const isOfView of [true, false]) {
    await open();
    fakeHost.answer({ 'remote.look': offer([features]), 'remote.open': file });
    await ask('https://maps.example/wfs');
    const box = page.get('remote-of-view') as HTMLInputElement;
    if (box.checked !== isOfView) await page.press(box);
    expect(buttons()[0]!.getAttribute('aria-label')).toBe(text('remote.openNamed', { name: 'Plots' }));
    buttons()[0]!.click();
    await flushPromises();
    expect(asked().at(-1)).toEqual({ id: 'service-1', layer: 'plots', allowedHost: '', box: isOfView ? [36, -1, 37, 0] : null });
    expect(opened).toEqual([{ name: 'Plots.geojson', bytes: file.bytes }]);
    expect(useUi().dialog).toBeNull();
  }
});

test('an area without features says so and opens nothing; what a service refuses stands in the dialog', async () => {
  await open();
  fakeHost.answer({ 'remote.look': offer([features]), 'remote.open': { ...file, featureCount: 0 } });
  await ask('https://maps.example/wfs');
  buttons()[0]!.click();
  await flushPromises();
  expect(page.textOf('remote-fault')).toBe(text('remote.noneHere', { name: 'Plots' }));
  fakeHost.answer({ 'remote.open': refuses('elsewhere', 'Another server.') });
  buttons()[0]!.click();
  await flushPromises();
  expect(page.textOf('remote-fault')).toBe('Another server.');
  expect(opened).toEqual([]);
});
