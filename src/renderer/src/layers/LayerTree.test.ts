// @vitest-environment happy-dom
import { flushPromises, longName, mountAlone, page, rightToLeftName, text } from '#test/window/mount.ts';
import { listedProject } from '#test/window/fixtures.ts';
import { expect, test } from 'vitest';
import { useUi } from '#window/workspace/ui.ts';
import { useWorkspace } from '#window/workspace/workspace.ts';
import { useLayers } from './layers.ts';
import LayerTree from './LayerTree.vue';

const put = (slug: string, title: string) =>
  useLayers().put({ slug, bytes: new Uint8Array(), opacity: 0.8, visible: true, words: () => ({ title, legend: [] }) });
const titles = () => page.all('.layer .name').map(({ textContent }) => textContent);
async function open(...pictures: [slug: string, title: string][]) {
  for (const [slug, title] of pictures) put(slug, title);
  const { wrapper } = mountAlone(LayerTree);
  await flushPromises();
  return wrapper;
}

test('an empty map has its basemap and its grid, and nothing else', async () => {
  await open();
  expect(page.text()).toContain(text('layers.world'));
  expect(page.text()).toContain(text('layers.graticule'));
  expect([page.find('toggle-shapes'), titles()]).toEqual([null, []]);
});

test('projects of the list can be hidden', async () => {
  useWorkspace().projects = [listedProject()];
  await open();
  const eye = page.get('toggle-shapes');
  expect(eye.getAttribute('aria-label')).toBe(text('layers.hide', { name: text('layers.shapes') }));
  await page.press(eye);
  expect([eye.getAttribute('aria-pressed'), useLayers().shown.shapes]).toEqual(['false', false]);
});

test('the picture that came last is on top, and the arrows change the order', async () => {
  await open(['soil', 'Soil'], ['ndvi', 'NDVI']);
  expect(titles()).toEqual(['NDVI', 'Soil']);
  expect(page.button(text('layers.raise', { name: 'NDVI' })).disabled).toBe(true);
  await page.press(page.button(text('layers.lower', { name: 'NDVI' })));
  expect(titles()).toEqual(['Soil', 'NDVI']);
  page.get('layer-ndvi').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', altKey: true, bubbles: true }));
  await flushPromises();
  expect(titles()).toEqual(['NDVI', 'Soil']);
});

test('a picture is dragged to the place of another', async () => {
  await open(['soil', 'Soil'], ['ndvi', 'NDVI'], ['loss', 'Loss']);
  page.get('layer-soil').dispatchEvent(new Event('dragstart', { bubbles: true }));
  page.get('layer-loss').dispatchEvent(new Event('drop', { bubbles: true, cancelable: true }));
  await flushPromises();
  expect(titles()).toEqual(['Soil', 'Loss', 'NDVI']);
});

test('one picture alone has no order', async () => {
  await open(['soil', 'Soil']);
  expect(() => page.button(text('layers.raise', { name: 'Soil' }))).toThrow('no button');
});

test('hiding a picture and how opaque it is', async () => {
  await open(['soil', 'Soil']);
  expect(page.textOf('layer-soil')).toContain('80 %');
  await page.press(page.get('toggle-soil'));
  expect(page.get('toggle-soil').getAttribute('aria-label')).toBe(text('layers.show', { name: 'Soil' }));
  await page.type(page.all('[data-testid="layer-soil"] input')[0]!, '0.25');
  expect(page.textOf('layer-soil')).toContain('25 %');
});

test('a picture goes to the left, to the right and over everything again', async () => {
  await open(['soil', 'Soil']);
  const sides = [];
  for (let press = 0; press < 3; press += 1) {
    await page.press(page.get('side-soil'));
    sides.push(useLayers().list[0]!.side);
  }
  expect(sides).toEqual(['left', 'right', null]);
});

test('long titles and titles from right to left are whole, in their own direction', async () => {
  await open(['long', longName], ['arabic', rightToLeftName]);
  expect(page.all('.layer .name').map(({ textContent, dir }) => [textContent, dir])).toEqual([
    [rightToLeftName, 'auto'],
    [longName, 'auto'],
  ]);
});

test('the maps of one’s own are managed from here', async () => {
  await open();
  await page.press(page.get('open-basemaps'));
  expect(useUi().dialog).toBe('basemaps');
});
