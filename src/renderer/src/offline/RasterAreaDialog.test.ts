// @vitest-environment happy-dom
import { fakeHost, flushPromises, mountAlone, neverAnswers, page, refuses, text } from '#test/window/mount.ts';
import { onlineMap } from '#test/window/basemaps.ts';
import { expect, test } from 'vitest';
import type { Answers } from '#test/window/host.ts';
import { useBasemaps } from '#window/layers/basemaps.ts';
import { useUi } from '#window/workspace/ui.ts';
import RasterAreaDialog from './RasterAreaDialog.vue';
import type { RasterPlan } from './use-raster-area.ts';

const cog = (id: string, name: string) =>
  onlineMap({ id, name, kind: 'pmtiles', fileName: `${name}.tif`, mayTakeOffline: false, terms: 'CC BY 4.0' });
const level = (number: number, cellMetres: number, bytes: number) => ({
  level: number,
  cellMetres,
  width: 512,
  height: 388,
  tileCount: 4,
  bytes,
});
const plan: RasterPlan = {
  host: 'data.example',
  isForbidden: false,
  maxBytes: 1_000_000_000,
  levels: [level(0, 9.98, 2_500_000_000), level(1, 20, 625_000_000), level(2, 40, 150_000_000)],
};
const box = [34.9, 0.9, 35.1, 1.1] as const;
async function open(answers: Answers = {}) {
  mountAlone(RasterAreaDialog, {
    props: { viewBox: async () => box },
    answers: {
      'basemaps.list': { basemaps: [onlineMap(), cog('cover', 'Cover'), cog('dem', 'Heights')], presets: [] },
      'mapAreas.rasterPlan': plan,
      ...answers,
    },
  });
  useBasemaps().openArea('dem');
  await flushPromises();
}
const start = () => page.get('raster-start') as HTMLButtonElement;

test('of the GeoTIFF that was asked for, its resolutions are listed with their sizes, and the finest that may be had is chosen', async () => {
  await open();
  expect(fakeHost.asked('mapAreas.rasterPlan')).toEqual([{ basemapId: 'dem', box: [...box] }]);
  expect(page.all('[data-testid="raster-map"] option')).toHaveLength(2);
  const options = page.all('[data-testid="raster-level"] option').map((option) => option.textContent);
  expect(options[0]).toBe(text('rasterArea.level', { metres: '9.98', width: '512', height: '388', size: '2.5 GB' }));
  expect((page.get('raster-level') as HTMLSelectElement).value).toBe('1');
  expect(page.text()).toContain('CC BY 4.0');
  expect(start().disabled).toBe(true);
  await page.press(page.get('raster-agreed'));
  expect(start().disabled).toBe(false);
});

test('what is too much is said, and not fetched', async () => {
  await open();
  const choice = page.get('raster-level') as HTMLSelectElement;
  choice.value = '0';
  choice.dispatchEvent(new Event('change'));
  await flushPromises();
  expect(page.textOf('raster-too-much')).toBe(text('rasterArea.tooMuch', { size: '2.5 GB', most: '1 GB' }));
  expect(start().disabled).toBe(true);
});

test('while it is fetched it shows how far it is and can be cancelled', async () => {
  await open({ 'mapAreas.rasterTake': neverAnswers });
  await page.press(page.get('raster-agreed'));
  await page.press(start());
  expect(page.text()).toContain(text('rasterArea.fetching', { share: 0, size: '625 MB' }));
  expect(page.find('raster-cancel')).not.toBeNull();
});

test('what was saved is told, and that it is among the maps; who leaves the dialog of the system chooses again', async () => {
  await open({ 'mapAreas.rasterTake': { saved: false, bytes: 0, basemapId: null, hasOverviews: false } });
  await page.press(page.get('raster-agreed'));
  await page.press(start());
  expect(page.find('raster-result')).toBeNull();
  fakeHost.answer({ 'mapAreas.rasterTake': { saved: true, bytes: 600_000_000, basemapId: 'new', hasOverviews: true } });
  await page.press(start());
  expect(fakeHost.asked('mapAreas.rasterTake')[1]).toEqual({ basemapId: 'dem', box: [...box], level: 1, name: 'Heights' });
  expect(page.textOf('raster-result')).toContain(text('rasterArea.saved', { name: 'Heights', size: '600 MB' }));
  expect(page.textOf('raster-result')).toContain(text('rasterArea.where'));
  expect(page.find('raster-one-level')).toBeNull();
});

test('a file without smaller pictures inside says so', async () => {
  await open({ 'mapAreas.rasterTake': { saved: true, bytes: 600_000_000, basemapId: 'new', hasOverviews: false } });
  await page.press(page.get('raster-agreed'));
  await page.press(start());
  expect(page.textOf('raster-one-level')).toBe(text('rasterArea.oneLevel'));
});

test('a refusal is shown, and terms that forbid it leave nothing to start', async () => {
  await open({ 'mapAreas.rasterPlan': refuses('not-here', 'This area does not lie there.') });
  expect(page.alerts()).toEqual(['This area does not lie there.']);
  expect(start().disabled).toBe(true);
  useUi().dialog = null;
  await flushPromises();
  fakeHost.answer({ 'mapAreas.rasterPlan': { ...plan, isForbidden: true, levels: [] } });
  useBasemaps().openArea('cover');
  await flushPromises();
  expect(page.text()).toContain(text('takeAlong.forbidden', { host: 'data.example' }));
});
