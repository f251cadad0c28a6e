// @vitest-environment happy-dom
import { fakeHost, flushPromises, mountAlone, page, refuses, rightToLeftName, text } from '#test/window/mount.ts';
import { apiAnswers, openProject } from '#test/window/fixtures.ts';
import { noForest2020 } from '#products/forest-2020/compute-risk.ts';
import type { ProjectFigures } from '#api/parcel-figures.ts';
import { withLayout } from '#test/window/layout.ts';
import { expect, test, vi } from 'vitest';
import type { Condition } from '#attributes/conditions.ts';
import type { Answers } from '#test/window/host.ts';
import { these } from '#window/kit/selection.ts';
import { filterSaid } from '#window/shapes/filter-words.ts';
import { useParcelFilter } from '#window/workspace/parcel-filter.ts';
import { useProjectShapes } from '#window/workspace/project-shapes.ts';
import { useWorkspace } from '#window/workspace/workspace.ts';
import { parcelAt } from '#test/helpers/parcels.ts';
import ParcelFilterBar from './ParcelFilterBar.vue';
import ParcelTable from './ParcelTable.vue';

withLayout();
const feature = (name: string, properties: Record<string, unknown>, size = 0.01) => ({
  type: 'Feature' as const,
  geometry: parcelAt(35, 1, size),
  properties: { name, ...properties },
});
const features = [
  feature('Plot 10', { folder: 'North', owner: 'Njeri', trees: 12 }),
  feature('Plot 9', { folder: '', owner: null, trees: 3 }, 0.02),
  feature(rightToLeftName, { plan: { rows: 2 } }, 0.03),
];
const cells = () => page.all('[role=row]').map((row) => [...row.children].map((cell) => cell.textContent!.trim()));

async function open(answers: Answers = {}) {
  fakeHost.answer({ 'projects.shapes': { features, sourceFiles: [], origin: 'service' }, ...answers });
  useWorkspace().current = openProject();
  const { wrapper } = mountAlone(ParcelTable);
  await flushPromises();
  return { wrapper, shapes: useProjectShapes() };
}

test('every parcel has its name, hectares and attributes, and a dash where it has none', async () => {
  await open();
  const [head, first, second, third] = cells();
  expect(head).toEqual(['Name', 'Folder', 'Area, ha', 'owner', 'trees', 'plan']);
  expect(first).toEqual(['Plot 10', 'North', expect.stringMatching(/^12\d\./), 'Njeri', '12', '–']);
  expect(second!.slice(3)).toEqual(['–', '3', '–']);
  expect(third!.at(-1)).toBe('{"rows":2}');
});

test('a head sorts numbers as numbers and names as people count, what is empty last both ways', async () => {
  await open();
  const press = async (label: string) => {
    page
      .all('[role=columnheader] button')
      .find((button) => button.textContent!.trim().startsWith(label))!
      .click();
    await flushPromises();
  };
  await press('trees');
  expect(names()).toEqual(['Plot 9', 'Plot 10', rightToLeftName]);
  await press('trees');
  expect(names()).toEqual(['Plot 10', 'Plot 9', rightToLeftName]);
  await press('Name');
  expect(names().indexOf('Plot 9')).toBeLessThan(names().indexOf('Plot 10'));
});

test('a press says which parcel it is', async () => {
  const { wrapper } = await open();
  page.all('[role=row]')[2]!.click();
  expect(wrapper.emitted('shape')).toEqual([[expect.stringMatching(/\/1$/)]]);
});

test('where only the boundary is known, or nothing can be read, there are no parcels', async () => {
  const { shapes } = await open({ 'projects.shapes': { features, sourceFiles: [], origin: 'boundary' } });
  expect([shapes.shapes, shapes.origin, shapes.fault]).toEqual([[], 'boundary', '']);
});

test('why parcels could not be read is kept for who needs them', async () => {
  const { shapes } = await open({ 'projects.shapes': refuses('network', 'The service cannot be reached.') });
  expect([shapes.shapes, shapes.origin]).toEqual([[], null]);
  expect(shapes.fault).not.toBe('');
});

const row = (place: number, more: Partial<ProjectFigures['parcels'][number]> = {}): ProjectFigures['parcels'][number] => ({
  place,
  name: '',
  area_hectares: 100,
  forest_2000_ha: 50,
  forest_left_ha: 40,
  deforested_ha: 8,
  forest_cells: 1300,
  forest_reason: null,
  ndvi_mean: 0.512,
  ndvi_clear_share: 1,
  ndvi_cells: 9000,
  ndvi_reason: null,
  ...more,
});
const basis = { cell_metres: 27.8, start: '2018-01-01', end: '2026-05-01', collected_at: '2026-05-04T10:00:00Z' };
const figures: ProjectFigures = {
  project_id: 'project-1',
  geometry_hash: 'a1b2c3',
  parcels: [
    row(0),
    row(1, { deforested_ha: 11.5 }),
    row(2, { deforested_ha: null, forest_2000_ha: null, forest_left_ha: null, forest_cells: 4.25, forest_reason: 'too-small' }),
  ],
  min_cells: 9,
  forest: basis,
  ndvi: basis,
  sum: { area_hectares: 300, forest_2000_ha: 100.2, forest_left_ha: 80.1, deforested_ha: 19.6 },
  whole: { area_hectares: 290, forest_2000_ha: 95, forest_left_ha: 78, deforested_ha: 17 },
  overlap_hectares: 10,
};

test('figures of a service stand beside the area, with the sum, the project and what the parcels share', async () => {
  await open({ 'api.call': apiAnswers({ projectFigures: figures }) });
  const [head, first, second, third] = cells();
  expect(head!.slice(2, 7)).toEqual([
    text('table.area'),
    ...['forest_2000_ha', 'forest_left_ha', 'deforested_ha', 'ndvi_mean'].map((name) => text(`parcels.${name}`)),
  ]);
  expect(first!.slice(3, 7)).toEqual(['50.00', '40.00', '8.00', '0.51']);
  expect(second![5]).toBe('11.50');
  expect(third!.slice(3, 7)).toEqual([...Array<string>(3).fill(text('parcels.short.too-small')), '0.51']);
  const hint = page.all('[role=row]')[3]!.children[5]!.getAttribute('title');
  expect(hint).toBe(text('parcels.why.too-small', { cells: '4.3', metres: '28', min: '9' }));
  const sums = page.get('parcel-sums').textContent!;
  for (const shown of ['290.00', '19.60', '17.00', text('parcels.overlapping', { hectares: '10.00' })]) expect(sums).toContain(shown);
});

test('every column that is hectares adds to its sum as it is read', async () => {
  const parcels = [row(0, { deforested_ha: 1.114 }), row(1, { deforested_ha: 1.114 }), row(2, { deforested_ha: 1.114 })];
  await open({
    'api.call': apiAnswers({ projectFigures: { ...figures, parcels, sum: { ...figures.sum, forest_2000_ha: 150, deforested_ha: 3.342 } } }),
  });
  const sums = [...page.get('parcel-sums').querySelectorAll('tbody tr:first-child td')].map((cell) => cell.textContent!.trim());
  const column = (at: number) =>
    cells()
      .slice(1)
      .map((cell) => Number(cell[at]!.replaceAll(',', '')));
  for (const [at, sum] of [
    [2, sums[0]!],
    [3, sums[1]!],
    [5, sums[3]!],
  ] as const) {
    const added = column(at).reduce((total, value) => total + value, 0);
    expect(added.toFixed(2)).toBe(sum.replaceAll(',', ''));
  }
  expect(column(5)).toEqual([1.12, 1.11, 1.11]);
});

test('a service without figures, or with an answer that fits other parcels, leaves the columns out', async () => {
  await open({ 'api.call': apiAnswers({ projectFigures: refuses('not-found', 'Not Found') }) });
  expect(cells()[0]).toHaveLength(6);
  await open({ 'api.call': apiAnswers({ projectFigures: { ...figures, parcels: [row(0)] } }) });
  expect(cells()[0]).toHaveLength(6);
});

const forestReady = { product: 'forest-2020', state: 'ready' as const, progress: 1, reason: null, updated_at: '2026-05-04T10:00:00Z' };
const noFigures = { projectFigures: refuses('not-found', 'Not Found') };
const plot = (place: number, more: object = {}) => ({
  ...noForest2020,
  place,
  name: '',
  area_hectares: 100,
  reason: null,
  forest_2020_ha: 4.5,
  loss_after_2020_in_forest_ha: 1.25,
  risk_perennial_crops: 'high',
  risk_annual_crops: 'high',
  ...more,
});
const noTrees = { id: 'treecover_2020', value: 'no', layers: [], not_read: [] };
const risks = {
  project_id: 'project-1',
  geometry_hash: 'a1b2c3',
  plots: [
    plot(0),
    plot(1, { risk_perennial_crops: 'low', risk_annual_crops: 'low', indicators: [noTrees] }),
    plot(2, { ...noForest2020, reason: 'too-small' }),
  ],
};

test('each parcel has its risk, and where nothing is known it is unknown with a reason, never low', async () => {
  useWorkspace().products = [forestReady];
  await open({ 'api.call': apiAnswers({ ...noFigures, plotRisks: risks }) });
  const [head, first, second, third] = cells();
  expect(head!.slice(3, 5)).toEqual([text('parcels.risk_perennial_crops'), text('parcels.risk_annual_crops')]);
  expect([first![3], second![3], third![3]]).toEqual([text('parcels.risk.high'), text('parcels.risk.low'), text('parcels.risk.unknown')]);
  const hints = page.all('[role=row]').map((line) => line.children[3]!.getAttribute('title'));
  expect(hints[1]).toContain('4.50 ha');
  expect(hints[3]).toBe(text('parcels.riskWhy.too-small'));
});

test('risks that were not collected yet, or count other plots, have no columns', async () => {
  useWorkspace().products = [forestReady];
  const waiting = { ...risks, plots: risks.plots.map((one) => ({ ...one, ...noForest2020, reason: 'not-collected' })) };
  await open({ 'api.call': apiAnswers({ ...noFigures, plotRisks: waiting }) });
  expect(cells()[0]).toHaveLength(6);
  await open({ 'api.call': apiAnswers({ ...noFigures, plotRisks: { ...risks, plots: risks.plots.slice(1) } }) });
  expect(cells()[0]).toHaveLength(6);
});

const names = () =>
  cells()
    .slice(1)
    .map(([name]) => name);
const filterBy = async (...conditions: Condition[]) => {
  useParcelFilter().filter = { join: 'all', conditions };
  await flushPromises();
};

test('conditions leave parcels of a project as they leave shapes of a file: by attributes, hectares, figures and risks', async () => {
  useWorkspace().products = [forestReady];
  const { shapes } = await open({ 'api.call': apiAnswers({ projectFigures: figures, plotRisks: risks }) });
  mountAlone(ParcelFilterBar);
  shapes.selection = these(shapes.shapes.map(({ id }) => id));
  await page.press(page.get('filter-toggle'));
  const choose = async (testId: string, value: string) => {
    const field = page.get(testId) as HTMLSelectElement;
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    await flushPromises();
  };
  await choose('filter-column', 'owner');
  await page.type(page.get('filter-value'), 'NJERI');
  expect([names(), shapes.selected.map(({ name }) => name)]).toEqual([['Plot 10'], ['Plot 10']]);
  expect(page.textOf('filter-conditions')).toContain(text('filter.of.parcels.shows', { n: '1', all: '3' }));
  // A risk is one of those that there are, by its name, and what is unknown is empty.
  await choose('filter-column', 'hectare:risk:risk_perennial_crops');
  expect([...(page.get('filter-test') as HTMLSelectElement).options].map(({ value }) => value)).toEqual(['oneOf', 'empty', 'filled']);
  expect(page.all('fieldset bdi').map(({ textContent }) => textContent)).toEqual([text('parcels.risk.high'), text('parcels.risk.low')]);
  await page.press(page.all('fieldset input')[0]!);
  expect(names()).toEqual(['Plot 10']);
  expect(filterSaid(useParcelFilter())).toBe('1 of 3 parcels, by the filter: EUDR risk, perennial crops is one of “high”');
  await page.press(page.get('filter-clear'));
  expect(names()).toHaveLength(3);
  await filterBy({ key: 'hectare:figure:deforested_ha', test: 'above', value: '9' });
  expect(names()).toEqual(['Plot 9']);
  await filterBy({ key: 'hectare:area', test: 'below', value: '1' });
  expect(page.text()).toContain(text('filter.of.parcels.hidesAll'));
  useWorkspace().closeProject();
  expect(useParcelFilter().isFiltered).toBe(false);
});

test('a sum of the parcels that a filter shows stands beside that of all, and says how many they are', async () => {
  await open({ 'api.call': apiAnswers({ projectFigures: figures }) });
  await filterBy({ key: 'owner', test: 'empty', value: '' });
  expect(names()).toEqual(['Plot 9', rightToLeftName]);
  const lines = [...page.get('parcel-sums').querySelectorAll('tbody tr')].map((line) =>
    [...line.children].map((cell) => cell.textContent!.trim()),
  );
  expect(lines.map(([head]) => head)).toEqual([
    text('parcels.totalShown', { n: '2', all: '3' }),
    text('parcels.total'),
    text('parcels.whole'),
  ]);
  // Of the two shown one is too small for a figure: the sum of the project has it, theirs has not.
  expect([lines[0]![4], lines[1]![4]]).toEqual(['11.50', '19.60']);
  expect(page.get('parcel-sums').textContent).toContain(text('parcels.withoutFigureShown', { n: '1' }, 1));
});

test('cells are found as they read, and within a column that sorts another one sorts with Shift', async () => {
  useWorkspace().products = [forestReady];
  const { shapes } = await open({ 'api.call': apiAnswers({ ...noFigures, plotRisks: risks }) });
  const view = useParcelFilter();
  view.query = text('parcels.risk.unknown').toUpperCase();
  await vi.waitFor(() => expect(view.hits).toHaveLength(2));
  expect(view.hit).toEqual({ id: shapes.shapes[2]!.id, key: 'hectare:risk:risk_perennial_crops' });
  expect(page.all('.is-hit').map(({ textContent }) => textContent?.trim())).toEqual([text('parcels.risk.unknown')]);
  const heading = (label: string) =>
    page.all('[role=columnheader] button').find(({ textContent }) => textContent!.trim().startsWith(label))!;
  await page.press(heading(text('parcels.risk_annual_crops')));
  expect(names()).toEqual(['Plot 9', 'Plot 10', rightToLeftName]);
  heading('trees').dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey: true }));
  await flushPromises();
  expect(view.sort.map(({ key }) => key)).toEqual(['hectare:risk:risk_annual_crops', 'trees']);
});
