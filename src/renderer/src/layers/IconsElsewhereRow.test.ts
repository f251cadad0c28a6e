// @vitest-environment happy-dom
import { fakeHost, flushPromises, mountAlone, page, text } from '#test/window/mount.ts';
import { openShapes, shape } from '#test/window/shapes.ts';
import { expect, test, vi } from 'vitest';
import { useFiles } from '#window/shapes/files.ts';
import { useUi } from '#window/workspace/ui.ts';
import FileLayers from './FileLayers.vue';

vi.mock('#window/kit/workers/index.ts', async (original) => ({
  ...(await original<object>()),
  reading: () => ({ work: { iconFiles: async () => ({ ok: true, files: {}, notes: [] }) }, failed: new Promise(() => {}), end: () => {} }),
}));

const address = 'https://icons.example/pump.png';
const icon = (at: number, href: string) =>
  shape(`s${at}`, { feature: { type: 'Feature', geometry: { type: 'Point', coordinates: [36, -1] }, properties: { icon: href } } });
async function open() {
  fakeHost.answer({ 'remote.icons': { files: {}, missing: 1, fault: null }, 'remote.forgetIcons': {} });
  openShapes([icon(1, address), icon(2, 'http://maps.google.com/mapfiles/kml/shapes/square.png'), icon(3, 'own.png')], {
    name: 'points.kmz',
    format: 'kmz',
  });
  mountAlone(FileLayers);
  await flushPromises();
}
const asked = () => fakeHost.asked('remote.icons');

test('icons on a server are not asked for before it is allowed by its name; then they are, and no others', async () => {
  await open();
  expect(page.textOf('icons-elsewhere')).toContain(text('layers.iconsFrom', { n: '1', host: 'icons.example' }, 1));
  expect(page.all('[data-testid="icons-elsewhere"]')).toHaveLength(1);
  await page.press(page.get('icons-eye-icons.example'));
  expect(page.textOf('icons-question')).toContain(text('layers.iconsQuestion', { host: 'icons.example' }));
  await page.press(page.get('icons-refuse'));
  expect([page.find('icons-question'), asked(), useUi().iconHosts]).toEqual([null, [], []]);
  await page.press(page.get('icons-eye-icons.example'));
  await page.press(page.get('icons-allow'));
  expect(asked()).toEqual([{ host: 'icons.example', addresses: [address] }]);
  expect(useUi().iconHosts).toEqual(['icons.example']);
  expect(page.text()).toContain(text('layers.iconsMissing', { n: '1' }, 1));
});

test('a server that was allowed before is asked when a file is opened; taken back, what came is let go', async () => {
  useUi().iconHosts = ['icons.example'];
  await open();
  expect(asked()).toEqual([{ host: 'icons.example', addresses: [address] }]);
  await page.press(page.get('icons-eye-icons.example'));
  expect(fakeHost.asked('remote.forgetIcons')).toEqual([{ host: 'icons.example' }]);
  expect(useUi().iconHosts).toEqual([]);
  expect(useFiles().iconsElsewhere.get('f1')).toMatchObject([{ isAllowed: false }]);
});
