// @vitest-environment happy-dom
import { fakeHost, flushPromises, mountAlone, page, refuses } from '#test/window/mount.ts';
import { offeredPresets, onlineMap, presetMap } from '#test/window/basemaps.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { useUi } from '#window/workspace/ui.ts';
import { useBasemaps, type KnownBasemap } from './basemaps.ts';
import BackgroundQuestion from './BackgroundQuestion.vue';

const [satellite, streets] = offeredPresets;
afterEach(() => vi.restoreAllMocks());

async function open({ basemaps = [] as KnownBasemap[], isConnected = true, isBusy = false, isAsked = false } = {}) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isConnected);
  const used = vi.fn(() => presetMap(streets!));
  const { wrapper } = mountAlone(BackgroundQuestion, {
    props: { isBusy },
    answers: {
      'api.call': refuses('not-found', 'No such call.'),
      'basemaps.list': { basemaps, presets: offeredPresets },
      'basemaps.usePreset': used,
    },
  });
  useUi().isBackgroundAsked = isAsked;
  await useBasemaps().load();
  await flushPromises();
  return { used, wrapper };
}

test('without a network, with a map of the user, while something is drawn, or once answered: no question', async () => {
  for (const state of [{ isConnected: false }, { basemaps: [onlineMap()] }, { isBusy: true }, { isAsked: true }]) {
    const { wrapper } = await open(state);
    expect(page.find('background-question')).toBeNull();
    wrapper.unmount();
  }
});

test('on the first contact with a network it asks, and nothing was fetched before', async () => {
  const { used } = await open();
  expect(page.find('background-question')).not.toBeNull();
  expect(used).not.toHaveBeenCalled();
});

test('a no is remembered, and no provider is asked', async () => {
  const { used } = await open();
  await page.press(page.get('ask-none'));
  expect(page.find('background-question')).toBeNull();
  expect(useUi().isBackgroundAsked).toBe(true);
  expect(used).not.toHaveBeenCalled();
});

test('a chosen map comes on the screen', async () => {
  const { used } = await open();
  fakeHost.answer({ 'basemaps.list': { basemaps: [presetMap(streets!)], presets: offeredPresets } });
  await page.press(page.get('ask-open'));
  await page.press(page.get('ask-openstreetmap'));
  expect(used).toHaveBeenCalledWith({ preset: 'openstreetmap', isNonCommercial: false });
  expect(useBasemaps().shownPreset).toBe('openstreetmap');
  expect(page.find('background-question')).toBeNull();
});

test('a map for non-commercial use asks for that in the same place', async () => {
  const { used } = await open();
  await page.press(page.get('ask-open'));
  await page.press(page.get('ask-sentinel-2-2024'));
  expect(used).not.toHaveBeenCalled();
  fakeHost.answer({ 'basemaps.list': { basemaps: [presetMap(satellite!)], presets: offeredPresets } });
  await page.press(page.get('non-commercial-yes'));
  expect(used).toHaveBeenCalledWith({ preset: 'sentinel-2-2024', isNonCommercial: true });
  expect(page.find('background-question')).toBeNull();
});
