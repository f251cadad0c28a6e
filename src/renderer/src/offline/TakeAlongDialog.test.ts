// @vitest-environment happy-dom
import { fakeHost, flushPromises, longName, mountAlone, neverAnswers, page, refuses, rightToLeftName, text } from '#test/window/mount.ts';
import { openProject } from '#test/window/fixtures.ts';
import { onlineMap } from '#test/window/basemaps.ts';
import { expect, test } from 'vitest';
import type { BridgeOutput } from '#host/contract.ts';
import type { Answers } from '#test/window/host.ts';
import { useBasemaps, type KnownBasemap } from '#window/layers/basemaps.ts';
import { useUi } from '#window/workspace/ui.ts';
import { useWorkspace } from '#window/workspace/workspace.ts';
import TakeAlongDialog from './TakeAlongDialog.vue';

type Plan = BridgeOutput<'takeAlong.plan'>;
const plan: Plan = {
  answers: { count: 12, bytes: 2_000_000, hereCount: 0, hereBytes: 0, unknownCount: 0 },
  pack: null,
  tiles: null,
  heights: null,
  before: null,
};
const map = onlineMap({ id: 'roads', name: rightToLeftName });
async function open(answer: NonNullable<Answers['takeAlong.plan']>, { name = 'Woodlot', maps = [] as KnownBasemap[] } = {}) {
  useWorkspace().current = openProject({ project_name: name });
  mountAlone(TakeAlongDialog, { answers: { 'takeAlong.plan': answer, 'basemaps.list': { basemaps: maps, presets: [] } } });
  useUi().dialog = 'takeAlong';
  await flushPromises();
}
const start = () => page.get('take-start') as HTMLButtonElement;

test('until the sizes are known nothing can be fetched', async () => {
  await open(neverAnswers);
  expect(page.text()).toContain(text('takeAlong.measuring'));
  expect(start().disabled).toBe(true);
});

test('the sizes of the parts, and their sum', async () => {
  await open({ ...plan, pack: { bytes: 3_000_000, missing: [], isMade: false, isMeasured: true } });
  expect(page.textOf('take-total')).toBe(text('takeAlong.about', { size: '5 MB' }));
  expect(start().disabled).toBe(false);
});

test('a sum of which a part is not known is a lower bound', async () => {
  await open({ ...plan, answers: { ...plan.answers, unknownCount: 2 } });
  expect(page.textOf('take-total')).toBe(text('takeAlong.atLeast', { size: '2 MB' }));
});

test('a project without any answer has no size in advance', async () => {
  await open({ ...plan, answers: { ...plan.answers, bytes: 0 } });
  expect(page.textOf('take-total')).toBe(text('takeAlong.unknown'));
});

test('a refusal is shown, and nothing can be fetched', async () => {
  await open(refuses('network', 'There is no network.'));
  expect(page.alerts()).toEqual(['There is no network.']);
  expect(start().disabled).toBe(true);
});

test('what could not be fetched is named with its reason', async () => {
  await open(plan);
  fakeHost.answer({
    'takeAlong.start': {
      bytes: 1_000_000,
      packBytes: 0,
      heights: [],
      takenAt: '2026-05-04T10:00:00Z',
      missing: [{ what: 'soil', reason: 'The source does not answer.' }],
    },
  });
  await page.press(start());
  expect(page.textOf('take-result')).toContain(text('takeAlong.missing'));
  expect(page.textOf('take-result')).toContain('The source does not answer.');
  expect(page.find('take-start')).toBeNull();
});

test('while it is fetched it can be cancelled, and shows how far it is', async () => {
  await open(plan);
  fakeHost.answer({ 'takeAlong.start': neverAnswers });
  await page.press(start());
  expect(page.text()).toContain('0 %');
  expect(page.textOf('take-cancel')).toBe(text('takeAlong.cancel'));
  expect(page.find('take-plan')).toBeNull();
});

test('tiles of a map need a yes to its terms, and more than the limit are not fetched', async () => {
  await open(
    (input) => ({
      ...plan,
      tiles: input.tiles ? { count: 50, bytes: null, zoom: 15, maxCount: 100, isForbidden: false, host: 'tiles.example' } : null,
    }),
    {
      maps: [map],
    },
  );
  const choice = page.get('take-map') as HTMLSelectElement;
  expect([...choice.options].map(({ textContent }) => textContent)).toContain(rightToLeftName);
  choice.value = 'roads';
  choice.dispatchEvent(new Event('change', { bubbles: true }));
  await flushPromises();
  expect(start().disabled).toBe(true);
  await page.press(page.get('take-agreed'));
  expect(start().disabled).toBe(false);
});

test('a map whose terms forbid it, and one with too many tiles, are not fetched', async () => {
  const tiles = { count: 500, bytes: null, zoom: 15, maxCount: 100, isForbidden: false, host: 'tiles.example' };
  await open((input) => ({ ...plan, tiles: input.tiles ? tiles : null }), { maps: [map] });
  const choice = page.get('take-map') as HTMLSelectElement;
  choice.value = 'roads';
  choice.dispatchEvent(new Event('change', { bubbles: true }));
  await flushPromises();
  expect(page.text()).toContain(text('takeAlong.tooMany', { n: '500', most: '100' }));
  expect([page.find('take-agreed'), start().disabled]).toEqual([null, true]);
});

test.each([longName, rightToLeftName])('the whole of a long or foreign name is read', async (name) => {
  await open(plan, { name });
  expect(page.all('[role="dialog"] h2').map(({ textContent }) => textContent)).toEqual([text('takeAlong.title', { name })]);
});

test('a map whose terms forbid the download of areas is named and not offered', async () => {
  await open(plan, { maps: [onlineMap({ id: 'a', name: 'Allowed' }), onlineMap({ id: 'f', name: 'Forbidden', mayTakeOffline: false })] });
  expect(page.textOf('take-forbidden')).toBe(text('takeAlong.forbiddenMaps', { names: 'Forbidden' }));
  expect(page.all('[data-testid="take-map"] option').map((option) => option.textContent)).toEqual([text('takeAlong.noMap'), 'Allowed']);
});

test('the terms of a public map are known and not asked for', async () => {
  const tiles = { count: 50, bytes: 1000, zoom: 15, maxCount: 100, isForbidden: false, host: 'tiles.example' };
  await open((input) => ({ ...plan, tiles: input.tiles ? tiles : null }), {
    maps: [onlineMap({ id: 'public', preset: 'sentinel-2-2016', name: 'sentinel-2-2016' })],
  });
  const choice = page.get('take-map') as HTMLSelectElement;
  choice.value = 'public';
  choice.dispatchEvent(new Event('change', { bubbles: true }));
  await flushPromises();
  expect(page.find('take-agreed')).toBeNull();
  expect(start().disabled).toBe(false);
});

test('heights go along where they are ticked: their size is said before, and they become a map that is not drawn', async () => {
  const heights = { host: 'heights.example', bytes: 3_000_000, tileCount: 2, hereCount: 0, absentCount: 1 };
  await open((input) => ({ ...plan, heights: input.withHeights ? heights : null }));
  expect([page.find('take-heights-plan'), page.textOf('take-total')]).toEqual([null, text('takeAlong.about', { size: '2 MB' })]);
  await page.press(page.get('take-heights'));
  expect(page.textOf('take-heights-plan')).toContain(text('takeAlong.heightsAbsent', { n: '1' }, 1));
  expect(page.textOf('take-total')).toBe(text('takeAlong.about', { size: '5 MB' }));
  fakeHost.answer({
    'takeAlong.start': { bytes: 5_000_000, packBytes: 0, heights: ['heights-1'], takenAt: '2026-05-04T10:00:00Z', missing: [] },
    'basemaps.list': { basemaps: [onlineMap({ id: 'heights-1', kind: 'file', fileName: 'heights.tif' })], presets: [] },
  });
  await page.press(start());
  expect(fakeHost.asked('takeAlong.start')).toMatchObject([{ projectId: 'project-1', withHeights: true }]);
  expect(useBasemaps().list.map(({ id, visible }) => [id, visible])).toEqual([['heights-1', false]]);
});
