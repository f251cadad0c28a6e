// @vitest-environment happy-dom
import { fakeHost, flushPromises, longName, mountAlone, page, refuses, text } from '#test/window/mount.ts';
import { onlineMap } from '#test/window/basemaps.ts';
import { expect, test } from 'vitest';
import { useUi } from '#window/workspace/ui.ts';
import { useBasemaps, type KnownBasemap } from './basemaps.ts';
import BasemapsDialog from './BasemapsDialog.vue';

const tiles = onlineMap({ name: longName });
async function open(basemaps: KnownBasemap[]) {
  mountAlone(BasemapsDialog, { answers: { 'basemaps.list': { basemaps, presets: [] } } });
  await useBasemaps().load();
  useUi().dialog = 'basemaps';
  await flushPromises();
}

test('without own maps the dialog says so', async () => {
  await open([]);
  expect(page.text()).toContain(text('basemaps.none'));
});

test('a map is shown with the host of its address, never with the address', async () => {
  await open([tiles]);
  expect(page.text()).toContain(longName);
  expect(page.text()).toContain('tiles.example');
  expect(page.all('[role="dialog"] input[type="checkbox"]')).toHaveLength(1);
});

test('an address that the host refuses stays in the form, with the reason', async () => {
  await open([]);
  fakeHost.answer({ 'basemaps.save': refuses('invalid', 'The address needs {z}, {x} and {y}.') });
  await page.press(page.get('basemap-add'));
  await page.type(page.get('basemap-name'), 'Own');
  await page.type(page.get('basemap-address'), 'https://tiles.example/');
  page.all('form')[0]!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await flushPromises();
  expect(page.textOf('basemap-fault')).toBe('The address needs {z}, {x} and {y}.');
  expect((page.get('basemap-address') as HTMLInputElement).value).toBe('https://tiles.example/');
});

test('the field for a key comes with a place for it in the address', async () => {
  await open([]);
  await page.press(page.get('basemap-add'));
  expect(page.all('input[type="password"]')).toEqual([]);
  await page.type(page.get('basemap-address'), 'https://tiles.example/{z}/{x}/{y}?key={key}');
  expect(page.all('input[type="password"]')).toHaveLength(1);
});
