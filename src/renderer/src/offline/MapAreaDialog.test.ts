// @vitest-environment happy-dom
import { fakeHost, flushPromises, mountAlone, neverAnswers, page, refuses, text } from '#test/window/mount.ts';
import { openProject } from '#test/window/fixtures.ts';
import { openShapes, shape } from '#test/window/shapes.ts';
import { onlineMap } from '#test/window/basemaps.ts';
import { expect, test } from 'vitest';
import type { Answers } from '#test/window/host.ts';
import type { KnownBasemap } from '#window/layers/basemaps.ts';
import { useUi } from '#window/workspace/ui.ts';
import { useWorkspace } from '#window/workspace/workspace.ts';
import MapAreaDialog from './MapAreaDialog.vue';
import type { MapAreaPlan } from './use-map-area.ts';

const satellite = onlineMap({ id: 'sky', preset: 'sentinel-2-2016', name: 'sentinel-2-2016', maxZoom: 14 });
const streets = onlineMap({ id: 'streets', preset: 'openstreetmap', name: 'openstreetmap', mayTakeOffline: false });
const plan: MapAreaPlan = { count: 320, bytes: 4_800_000, zoom: 13, maxCount: 1000, isForbidden: false, host: 'tiles.example' };
const box = [34.9, 0.9, 35.1, 1.1] as const;
async function open(maps: KnownBasemap[], answers: Answers = {}) {
  mountAlone(MapAreaDialog, {
    props: { viewBox: async () => box },
    answers: { 'basemaps.list': { basemaps: maps, presets: [] }, 'mapAreas.plan': plan, ...answers },
  });
  useUi().place = { lonLat: [35, 1], zoom: 11.4 };
  useUi().dialog = 'mapArea';
  await flushPromises();
}
const start = () => page.get('area-start') as HTMLButtonElement;
const field = (id: string) => page.get(id) as HTMLInputElement;
const kept = {
  id: 'a1',
  name: 'x',
  basemapId: 'sky',
  box: [...box] as [number, number, number, number],
  zoom: 13,
  takenAt: '2026-11-23T10:00:00Z',
};

test('without a project: tiles and size of the view are said before, and the place is the name', async () => {
  await open([satellite, streets]);
  expect(fakeHost.asked('mapAreas.plan')).toEqual([{ basemapId: 'sky', zoom: 13, box: [...box] }]);
  expect(page.textOf('area-plan')).toContain(text('mapArea.tilesOf', { n: '320', most: '1,000' }));
  expect(page.textOf('area-plan')).toContain(text('takeAlong.about', { size: '4.8 MB' }));
  expect(field('area-name').value).toContain('35.00000');
  expect(start().disabled).toBe(false);
});

test('only maps whose terms allow it are offered; the others are named', async () => {
  await open([streets, satellite]);
  expect(page.all('[data-testid="area-map"] option')).toHaveLength(1);
  expect(page.textOf('area-forbidden')).toContain(text('basemaps.preset.openstreetmap.name'));
});

test('where no map may be fetched ahead there is nothing to start', async () => {
  await open([streets]);
  expect(page.textOf('area-none')).toBe(text('mapArea.noMap'));
  expect(page.find('area-start')).toBeNull();
  expect(fakeHost.asked('mapAreas.plan')).toEqual([]);
});

test('the levels go from the one on the screen to the deepest of the map', async () => {
  await open([satellite]);
  const levels = page.all('[data-testid="area-zoom"] option').map((option) => (option as HTMLOptionElement).value);
  expect(levels).toEqual(['11', '12', '13', '14']);
});

test('more tiles than the limit are said and not fetched', async () => {
  await open([satellite], { 'mapAreas.plan': { ...plan, count: 1200 } });
  expect(page.textOf('take-too-many')).toBe(text('takeAlong.tooMany', { n: '1,200', most: '1,000' }));
  expect(start().disabled).toBe(true);
});

test('of a map of the user, the user says that its terms allow it', async () => {
  await open([onlineMap()]);
  expect(start().disabled).toBe(true);
  await page.press(page.get('take-agreed'));
  expect(start().disabled).toBe(false);
});

test('while it is fetched it shows how far it is and can be cancelled; then it says what is kept', async () => {
  await open([satellite], { 'mapAreas.take': neverAnswers });
  await page.press(start());
  expect(page.text()).toContain(text('mapArea.fetching', { share: 0, n: '0', of: '320' }));
  expect(page.find('area-cancel')).not.toBeNull();
});

test('a tile that could not be kept is counted', async () => {
  await open([satellite], { 'mapAreas.take': { ...kept, tileCount: 318, bytes: 4_000_000 } });
  await page.press(start());
  expect(page.textOf('area-result')).toContain(text('takeAlong.done', { name: 'x', size: '4 MB' }));
  expect(page.textOf('area-result')).toContain(text('mapArea.fewer', { n: '2' }, 2));
});

test('a refusal is shown, and the choice stays', async () => {
  await open([satellite], { 'mapAreas.take': refuses('network', 'There is no network.') });
  await page.press(start());
  expect(page.alerts()).toEqual(['There is no network.']);
  expect(field('area-zoom').value).toBe('13');
});

test('the area is called by what is open: the project, else the first file that is seen', async () => {
  useWorkspace().current = openProject({ project_name: 'Woodlot' });
  await open([satellite]);
  expect(field('area-name').value).toBe('Woodlot');
  useUi().dialog = null;
  await flushPromises();
  useWorkspace().current = null;
  const files = openShapes([shape('s1'), shape('s2', { fileId: 'f2' })], { isHidden: true });
  files.files = [...files.files, { id: 'f2', name: 'north_block.kml', format: 'kml', notes: [], shapeCount: 1 }];
  useUi().dialog = 'mapArea';
  await flushPromises();
  expect(field('area-name').value).toBe('north block');
});
