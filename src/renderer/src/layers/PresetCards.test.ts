// @vitest-environment happy-dom
import { fakeHost, flushPromises, mountAlone, page, refuses, text } from '#test/window/mount.ts';
import { offeredPresets, onlineMap, presetMap } from '#test/window/basemaps.ts';
import type { Answers } from '#test/window/host.ts';
import { expect, test, vi } from 'vitest';
import { useUi } from '#window/workspace/ui.ts';
import { useBasemaps, type KnownBasemap } from './basemaps.ts';
import PresetCards from './PresetCards.vue';

const [satellite, streets] = offeredPresets;

async function open(basemaps: KnownBasemap[] = [], answers: Answers = {}) {
  mountAlone(PresetCards, {
    answers: { 'api.call': refuses('not-found', 'No such call.'), 'basemaps.list': { basemaps, presets: offeredPresets }, ...answers },
  });
  await useBasemaps().load();
  await flushPromises();
}

test('a card says what is shown, under which licence, and whether areas may be kept', async () => {
  await open();
  expect(page.textOf('preset-sentinel-2-2024')).toContain('CC BY-NC-SA 4.0');
  expect(page.textOf('preset-sentinel-2-2024')).toContain(text('basemaps.mayTakeOffline'));
  expect(page.textOf('preset-openstreetmap')).toContain(text('basemaps.mayNotTakeOffline'));
  expect(page.textOf('preset-openstreetmap')).toContain('Street people');
});

test('one click puts a map on the screen, another one takes its place', async () => {
  const used = vi.fn(() => presetMap(streets!));
  await open([presetMap(satellite!)], { 'basemaps.usePreset': used });
  useUi().isNonCommercialUse = true;
  expect(useBasemaps().shownPreset).toBe('sentinel-2-2024');
  fakeHost.answer({ 'basemaps.list': { basemaps: [presetMap(satellite!), presetMap(streets!)], presets: offeredPresets } });
  await page.press(page.get('use-openstreetmap'));
  expect(used).toHaveBeenCalledOnce();
  expect(useBasemaps().shownPreset).toBe('openstreetmap');
  expect(useBasemaps().list.map(({ visible }) => visible)).toEqual([false, true]);
  await page.press(page.get('use-openstreetmap'));
  expect(useBasemaps().shownPreset).toBeNull();
});

test('a map for non-commercial use asks once; after a yes it is used', async () => {
  const used = vi.fn(() => presetMap(satellite!));
  await open([], { 'basemaps.usePreset': used });
  await page.press(page.get('use-sentinel-2-2024'));
  expect(used).not.toHaveBeenCalled();
  fakeHost.answer({ 'basemaps.list': { basemaps: [presetMap(satellite!)], presets: offeredPresets } });
  await page.press(page.get('non-commercial-yes'));
  expect(used).toHaveBeenCalledWith({ preset: 'sentinel-2-2024', isNonCommercial: true });
  expect(useUi().isNonCommercialUse).toBe(true);
  expect(useBasemaps().shownPreset).toBe('sentinel-2-2024');
  expect(page.find('non-commercial')).toBeNull();
});

test('after a no the map cannot be used, and one that was in use leaves the map', async () => {
  const used = vi.fn(() => presetMap(satellite!));
  await open([], { 'basemaps.usePreset': used });
  await page.press(page.get('use-sentinel-2-2024'));
  await page.press(page.get('non-commercial-no'));
  expect(used).not.toHaveBeenCalled();
  expect((page.get('use-sentinel-2-2024') as HTMLButtonElement).disabled).toBe(true);
  expect(page.textOf('preset-sentinel-2-2024')).toContain(text('basemaps.refusedCommercial'));
  fakeHost.answer({ 'basemaps.list': { basemaps: [presetMap(satellite!)], presets: offeredPresets } });
  await useBasemaps().load();
  expect(useBasemaps().list).toEqual([]);
});

test('own maps lie over the public one', async () => {
  await open([onlineMap({ id: 'mine', name: 'Mine' }), presetMap(streets!)]);
  expect(useBasemaps().list.map(({ id }) => id)).toEqual(['preset-openstreetmap', 'mine']);
});

test('a refusal stands beside the cards', async () => {
  await open([], { 'basemaps.usePreset': refuses('invalid', 'Not today.') });
  await page.press(page.get('use-openstreetmap'));
  expect(page.textOf('preset-fault')).toBe('Not today.');
});
