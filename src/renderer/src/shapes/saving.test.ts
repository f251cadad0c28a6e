// @vitest-environment happy-dom
import { fakeHost, flushPromises, longName, mountAlone, page, refuses, rightToLeftName, text } from '#test/window/mount.ts';
import { apiAnswers, openProject } from '#test/window/fixtures.ts';
import { openShapes, shape } from '#test/window/shapes.ts';
import { parcelAt } from '#test/helpers/parcels.ts';
import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import type { BridgeInput } from '#host/contract.ts';
import { readFile } from '#formats/index.ts';
import { plainStyle } from '#styling/layer-style.ts';
import { writingWork } from '#window/kit/workers/writing.ts';
import { useUi } from '#window/workspace/ui.ts';
import { useParcelFigures } from '#window/workspace/parcel-figures.ts';
import { useParcelFilter } from '#window/workspace/parcel-filter.ts';
import { useProjectShapes } from '#window/workspace/project-shapes.ts';
import { useWorkspace } from '#window/workspace/workspace.ts';
import { useSaving } from './saving.ts';
import SaveAsDialog from './SaveAsDialog.vue';
import SaveQuestion from './SaveQuestion.vue';

vi.mock('#window/kit/workers/index.ts', () => ({
  geometry: () => ({ together: async () => ({ areaHectares: 1, overlaps: [] }) }),
  reading: () => ({ work: writingWork, failed: new Promise(() => {}), end: () => {} }),
}));

const kml = `<kml><Document><Style id="green"/><Placemark><name>Alpha</name><styleUrl>#green</styleUrl><Point><coordinates>1,2</coordinates></Point></Placemark></Document></kml>`;
const bytesOf = (written: string) => new TextEncoder().encode(written);
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const sha256 = (written: string) => createHash('sha256').update(written).digest('hex');
const written = (method: 'files.save' | 'files.replace') =>
  fakeHost.asked(method).map((input) => textOf((input as BridgeInput<'files.save'>).bytes));

/** One open KML whose only shape was renamed, as it is after a restart: its contents come from the draft. */
async function renamed(file: { path?: string; format?: string } = {}, name = 'Beta', more: object = {}) {
  const { features } = await readFile(bytesOf(kml));
  const feature = { ...features[0]!, properties: { ...features[0]!.properties, name, ...more } };
  openShapes([shape('s1', { feature, source: 0, name })], { name: 'land.kml', ...file });
  mountAlone(SaveAsDialog, {
    answers: {
      'drafts.load': ({ id }) =>
        id === 'open-files.source.f1'
          ? { summary: { id, kind: 'import-source', title: '', savedAt: '', version: 1 }, content: btoa(kml) }
          : null,
      'drafts.save': { savedAt: '' },
      'drafts.remove': {},
      'files.save': { saved: true },
      'files.replace': { outcome: 'written' },
    },
  });
  mountAlone(SaveQuestion);
}

test('a browser gets a copy under the name of the opened file, with its styles', async () => {
  await renamed();
  await useSaving().save();
  expect(written('files.save')).toEqual([kml.replace('Alpha', 'Beta')]);
  expect(fakeHost.asked('files.save')).toMatchObject([{ suggestedName: 'land.kml' }]);
  expect(useUi().dialog).toBeNull();
});

test('saved as a new file of its own format, everything else in a KML stays; a style makes it a new one', async () => {
  await renamed();
  useSaving().saveAs('kml');
  const made = await useSaving().prepare('kml', 'all');
  expect(textOf(made.bytes)).toBe(kml.replace('Alpha', 'Beta'));
  useSaving().file!.style = plainStyle;
  expect(textOf((await useSaving().prepare('kml', 'all')).bytes)).toContain('hectare/style');
});

test('a host with paths writes over the file it opened, and again over what it wrote', async () => {
  await renamed({ path: '/land/land.kml' });
  await useSaving().save();
  await useSaving().save();
  expect(fakeHost.asked('files.replace')).toMatchObject([
    { path: '/land/land.kml', expectedSha256: sha256(kml) },
    { path: '/land/land.kml', expectedSha256: sha256(kml.replace('Alpha', 'Beta')) },
  ]);
});

test('what another program wrote is not lost without a question', async () => {
  await renamed({ path: '/land/land.kml' });
  fakeHost.answer({ 'files.replace': ({ expectedSha256 }) => ({ outcome: expectedSha256 === null ? 'written' : 'changed' }) });
  await useSaving().save();
  await flushPromises();
  expect(page.text()).toContain(text('save.changedTitle', { name: 'land.kml' }));
  await page.press(page.get('save-anyway'));
  expect(fakeHost.asked('files.replace')).toMatchObject([{ expectedSha256: sha256(kml) }, { expectedSha256: null }]);
});

test('what the file cannot take is named before the rest is saved', async () => {
  await renamed({}, rightToLeftName);
  const files = openShapes([]);
  files.shapes = [
    shape('s1', {
      name: rightToLeftName,
      source: 0,
      feature: {
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [1, 2] },
        properties: { name: 'Alpha', styleUrl: '#green', fill: '#ff0000' },
      },
    }),
  ];
  await useSaving().save();
  await flushPromises();
  expect(page.textOf('save-unwritten')).toContain(rightToLeftName);
  expect(page.textOf('save-unwritten')).toContain('fill');
  expect(fakeHost.asked('files.save')).toEqual([]);
  await page.press(page.get('save-anyway'));
  expect(fakeHost.asked('files.save')).toHaveLength(1);
});

test.each([
  ['drawing', 'drawing'],
  ['shapefile', 'format'],
] as const)('shapes of a %s become a new file, and the dialog says why', async (format, reason) => {
  await renamed({ format });
  await useSaving().save();
  await flushPromises();
  expect(page.text()).toContain(text(`save.why.${reason}`, { name: 'land.kml', format: 'Shapefile (zip, or .shp with its parts)' }));
});

test('without the contents of the opened file a new one is written', async () => {
  await renamed();
  fakeHost.answer({ 'drafts.load': null });
  await useSaving().save();
  await flushPromises();
  expect(page.text()).toContain(text('save.why.gone', { name: 'land.kml' }));
});

test('says what a format cannot hold before it is written, and writes that', async () => {
  await renamed({}, longName, { certification_year: 2019 });
  useSaving().saveAs('shapefile');
  await flushPromises();
  await vi.waitFor(() => page.get('save-summary'));
  expect(page.textOf('save-summary')).toContain(text('save.losses'));
  useSaving().format = 'geojson';
  await vi.waitFor(() => expect(page.textOf('save-summary')).toContain(text('save.complete')));
  await page.press(page.get('save-new'));
  const { features } = JSON.parse(written('files.save')[0]!) as { features: { properties: object }[] };
  expect(features[0]!.properties).toMatchObject({ name: longName });
  expect(fakeHost.asked('files.save')).toMatchObject([{ suggestedName: 'land.geojson', kind: 'geojson' }]);
});

test('a file that cannot be written says so in the dialog, which stays', async () => {
  await renamed();
  fakeHost.answer({ 'files.save': refuses('disk-full', 'The disk is full.') });
  useSaving().saveAs('geojson');
  await vi.waitFor(() => page.get('save-summary'));
  await page.press(page.get('save-new'));
  await flushPromises();
  expect([page.textOf('save-fault'), useUi().dialog]).toEqual(['The disk is full.', 'saveAs']);
});

test('shapes without a geometry leave nothing to save', async () => {
  await renamed();
  const files = openShapes([shape('s1', { feature: { type: 'Feature', geometry: null, properties: {} } })]);
  expect(files.withGeometry).toEqual([]);
  useSaving().saveAs();
  await flushPromises();
  expect(page.textOf('save-none')).toBe(text('save.none'));
});

const parcels = ['Njeri', 'Otieno'].map((name, index) => ({
  type: 'Feature' as const,
  id: `plot-${index}`,
  geometry: parcelAt(35 + index / 10, 1),
  properties: { name, folder: 'North', owner: null, trees: index, stroke: '#ff0000' },
}));
const row = (place: number) => ({
  place,
  name: '',
  area_hectares: 12,
  forest_2000_ha: 5,
  forest_left_ha: 4,
  deforested_ha: 1,
  ndvi_mean: null,
  ndvi_reason: 'mostly-cloud',
});
/** The open project's Save as dialog, as it stands when the parcels are there. */
async function projectDialog(origin: 'service' | 'boundary' = 'service') {
  const amounts = { area_hectares: 24, forest_2000_ha: 10, forest_left_ha: 8, deforested_ha: 2 };
  fakeHost.answer({
    'projects.shapes': { features: parcels, sourceFiles: [{ name: 'plots.kml', format: 'kml', features: 2 }], origin },
    'api.call': apiAnswers({
      projectFigures: { parcels: [row(0), row(1)], forest: {}, ndvi: null, sum: amounts, whole: amounts, overlap_hectares: 0 },
    }),
    'files.save': { saved: true },
  });
  useWorkspace().current = openProject();
  mountAlone(SaveAsDialog);
  useParcelFigures();
  await useProjectShapes().whenLoaded();
  await flushPromises();
}

test('a project is saved as a file of its parcels, in the format they came in, with everything they came with', async () => {
  await projectDialog();
  await useSaving().save();
  await flushPromises();
  expect(page.text()).toContain(text('save.why.project'));
  expect(useSaving().format).toBe('kml');
  useSaving().format = 'geojson';
  await flushPromises();
  await page.press(page.get('save-new'));
  expect(JSON.parse(written('files.save')[0]!).features).toMatchObject(parcels.map(({ id, properties }) => ({ id, properties })));
  expect(fakeHost.asked('files.save')).toMatchObject([{ suggestedName: 'Woodlot.geojson' }]);
});

test('a filter leaves parcels in the file that it shows, and all of them are one choice away', async () => {
  await projectDialog();
  useParcelFilter().filter = { join: 'all', conditions: [{ key: 'trees', test: 'equals', value: '1' }] };
  const saving = useSaving();
  saving.saveAs('geojson');
  await flushPromises();
  expect([...(page.get('save-scope') as HTMLSelectElement).options].map(({ text: shown }) => shown.trim())).toEqual([
    text('save.shown', { n: '1' }),
    text('save.all', { n: '2' }),
  ]);
  expect([saving.featuresOf('all'), saving.featuresOf('unfiltered')].map(({ length }) => length)).toEqual([1, 2]);
});

test('figures become attributes where that is ticked, and the selected parcels leave alone', async () => {
  await projectDialog();
  useProjectShapes().select('project-1/1');
  useSaving().saveAs('geojson');
  await flushPromises();
  await page.press(page.get('save-figures'));
  await flushPromises();
  const figures = { deforested_ha: 1, forest_left_ha: 4, ndvi_mean: null };
  const propertiesOf = (features: readonly { properties?: unknown }[]) => features.map(({ properties }) => properties);
  expect(propertiesOf(useSaving().featuresOf('selected'))).toMatchObject([{ name: 'Otieno', trees: 1, ...figures }]);
  await page.press(page.get('save-new'));
  const { features } = JSON.parse(written('files.save')[0]!) as { features: { properties: object }[] };
  expect(propertiesOf(features)).toMatchObject([
    { name: 'Njeri', ...figures },
    { name: 'Otieno', ...figures },
  ]);
});

test('of a project of which only the boundary is known, that is saved with its name and id', async () => {
  await projectDialog('boundary');
  useSaving().saveAs('geojson');
  await flushPromises();
  await page.press(page.get('save-new'));
  expect(JSON.parse(written('files.save')[0]!).features).toMatchObject([{ properties: { name: 'Woodlot', project_id: 'project-1' } }]);
});

async function choose(testId: string, value: string): Promise<void> {
  (page.get(testId) as HTMLSelectElement | HTMLInputElement).value = value;
  page.get(testId).dispatchEvent(new Event('change', { bubbles: true }));
  await flushPromises();
}

test('a coordinate system is offered where the format can say it, and a wrong one is said', async () => {
  await projectDialog();
  useSaving().saveAs('geojson');
  await flushPromises();
  expect(page.find('save-system')).toBeNull();
  useSaving().format = 'csv';
  await flushPromises();
  await choose('save-system', 'utm');
  await expect.poll(() => page.find('save-system-note')?.textContent).toContain('EPSG:32636');
  await page.press(page.get('save-new'));
  expect(written('files.save')[0]).toMatch(/"?WKT"?,crs.*EPSG:32636/s);
  useSaving().saveAs('csv');
  await flushPromises();
  await choose('save-system', 'other');
  expect(page.text()).toContain(text('save.nameSystem'));
  await choose('save-system-name', 'EPSG:999999');
  await expect.poll(() => page.find('save-fault')?.textContent).toContain('EPSG:999999');
});
