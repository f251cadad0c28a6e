// @vitest-environment happy-dom
import { fakeHost, flushPromises, refuses, text } from '#test/window/mount.ts';
import { offeredPresets, presetMap } from '#test/window/basemaps.ts';
import { apiAnswers, openProject } from '#test/window/fixtures.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { dayText } from '#window/kit/product/period-text.ts';
import { useUi } from '#window/workspace/ui.ts';
import { useWorkspace } from '#window/workspace/workspace.ts';
import { useBasemaps } from './basemaps.ts';
import { useGround } from './ground.ts';

const png = new Uint8Array([1, 2, 3]);
const box = { west: 36, south: -2, east: 37, north: -1 };
const answer = {
  image_url: 'http://here/projects/project-1/satellite/images/0123456789ab-true-colour.png',
  bounding_box: box,
  days: [
    { acquired: '2026-05-08T08:00:00Z', share: 0.9 },
    { acquired: '2026-04-28T08:00:00Z', share: 0.1 },
  ],
  scene_ids: ['a', 'b'],
  shown_fraction: 1,
  attribution: 'Copernicus',
  synthetic: false,
};
afterEach(() => vi.useRealTimers());

async function open(trueColour: unknown = answer) {
  const raster = vi.fn(() => ({ bytes: png, fetchedAt: '', stale: false }));
  fakeHost.answer({ 'api.call': apiAnswers({ satelliteTrueColour: trueColour }), 'api.raster': raster as never });
  const ground = useGround();
  useWorkspace().current = openProject();
  await flushPromises();
  return { ground, raster };
}

test('the picture of the open project is the ground, with its days in name and attribution', async () => {
  const { ground } = await open();
  const name = text('basemaps.groundOfDays', { day: dayText('2026-05-08'), n: '1' });
  expect(ground.shown).toMatchObject({ name, visible: true, attribution: `Copernicus · ${name}`, source: { kind: 'picture', box, png } });
});

test('made-up data says so in its name', async () => {
  const { ground } = await open({ ...answer, synthetic: true });
  expect(ground.name).toContain(text('basemaps.groundSynthetic'));
});

test('under a public map it is not seen; with that gone it is back', async () => {
  const { ground } = await open();
  fakeHost.answer({ 'basemaps.list': { basemaps: [presetMap(offeredPresets[1]!)], presets: offeredPresets } });
  await useBasemaps().load();
  expect(ground.shown?.visible).toBe(false);
  await useBasemaps().choosePreset(null);
  expect(ground.shown?.visible).toBe(true);
});

test('a provider without it, and a picture that is nowhere clear, leave the map as it is', async () => {
  const { ground } = await open(refuses('not-found', 'No such call.'));
  expect(ground.shown).toBeNull();
  fakeHost.answer({ 'api.call': apiAnswers({ satelliteTrueColour: { ...answer, image_url: null } }) });
  useWorkspace().current = openProject({ id: 'project-2' });
  await flushPromises();
  expect(ground.shown).toBeNull();
});

test('who hides it is not asked for, and gone with its project', async () => {
  useUi().basemapLook = { ground: { visible: false, opacity: 1 } };
  const { ground, raster } = await open();
  expect(raster).not.toHaveBeenCalled();
  ground.change({ visible: true });
  await flushPromises();
  expect(ground.shown?.visible).toBe(true);
  useWorkspace().current = null;
  await flushPromises();
  expect(ground.shown).toBeNull();
});

test('what is being made is asked for again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let isReady = false;
  fakeHost.answer({
    'api.call': (input) => (isReady ? apiAnswers({ satelliteTrueColour: answer })(input) : refuses('not-ready', 'Not yet.')()) as never,
    'api.raster': (() => ({ bytes: png, fetchedAt: '', stale: false })) as never,
  });
  const ground = useGround();
  useWorkspace().current = openProject();
  await vi.advanceTimersByTimeAsync(100);
  expect(ground.shown).toBeNull();
  isReady = true;
  await vi.advanceTimersByTimeAsync(3000);
  expect(ground.shown?.visible).toBe(true);
});
