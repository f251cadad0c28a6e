// @vitest-environment happy-dom
import { flushPromises, longName, mountAlone, page, rightToLeftName, text } from '#test/window/mount.ts';
import { withLayout } from '#test/window/layout.ts';
import { faulty, openShapes, problem, shape, summary } from '#test/window/shapes.ts';
import { expect, test, vi } from 'vitest';
import type { Geometry } from '#geo/index.ts';
import { useFiles, type Shape } from './files.ts';
import ShapeTable from './ShapeTable.vue';

vi.mock('#window/kit/workers/index.ts', () => ({ geometry: () => ({ together: async () => ({ areaHectares: 1, overlaps: [] }) }) }));
withLayout();
async function show(shapes: Shape[]) {
  openShapes(shapes);
  const { wrapper } = mountAlone(ShapeTable);
  await flushPromises();
  return wrapper;
}
const names = () => page.all('[role="cell"].name').map(({ textContent }) => textContent);
const row = (at: number) => page.all('[role="rowgroup"] [role="row"]')[at]!;

test('without shapes it says what would stand here', async () => {
  mountAlone(ShapeTable);
  await flushPromises();
  expect(page.all('input')).toEqual([]);
  expect(page.text()).toContain('Ctrl O');
});

test('what must be repaired stands first, with the name of its fault', async () => {
  await show([shape('good'), shape('bad', { summary: faulty(problem()) })]);
  expect(names()).toEqual(['bad', 'good']);
  expect(row(0).textContent).toContain(text('problem.self-intersection'));
  expect(row(1).textContent).toContain(text('table.valid'));
});

test('a ring that only runs the other way is valid', async () => {
  await show([shape('s1', { summary: faulty(problem({ code: 'wrong-orientation', severity: 'warning' })) })]);
  expect(row(0).textContent).toContain(text('table.valid'));
});

test('a feature without a shape has dashes', async () => {
  await show([shape('empty', { summary: null, feature: { type: 'Feature', geometry: null, properties: {} } })]);
  expect(row(0).querySelector('[data-column="area"]')?.textContent).toBe('–');
  expect(row(0).textContent).toContain(text('table.noShape'));
});

test('points and lines have dashes where they have no area or length, and stand last', async () => {
  const none = { areaHectares: 0, perimeterMetres: 0 };
  const point: Geometry = { type: 'Point', coordinates: [1, 2] };
  const line: Geometry = {
    type: 'LineString',
    coordinates: [
      [1, 2],
      [1, 3],
    ],
  };
  await show([
    shape('point', { feature: { type: 'Feature', geometry: point, properties: {} }, summary: summary({ ...none, geometryType: 'Point' }) }),
    shape('track', {
      feature: { type: 'Feature', geometry: line, properties: {} },
      summary: summary({ areaHectares: 0, perimeterMetres: 110_574, geometryType: 'LineString' }),
    }),
    shape('land'),
  ]);
  const area = page.button(new RegExp(`^${text('table.area')}`));
  await page.press(area);
  expect(names()).toEqual(['land', 'point', 'track']);
  await page.press(area);
  expect(names()).toEqual(['land', 'point', 'track']);
  const figures = (at: number) => [...row(at).querySelectorAll('.num')].slice(1).map(({ textContent }) => textContent);
  expect([figures(0), figures(1), figures(2)]).toEqual([
    ['12.34', '1,500'],
    ['–', '–'],
    ['–', '110,574'],
  ]);
});

test('a column sorts, and the other way round', async () => {
  await show([shape('b', { summary: summary({ areaHectares: 2 }) }), shape('a', { summary: summary({ areaHectares: 1 }) })]);
  await page.press(page.button(new RegExp(`^${text('table.area')}`)));
  expect(names()).toEqual(['a', 'b']);
  await page.press(page.button(new RegExp(`^${text('table.area')}`)));
  expect(names()).toEqual(['b', 'a']);
  expect(page.all('[aria-sort="descending"]')).toHaveLength(1);
});

test('all shapes are selected and none', async () => {
  await show([shape('s1'), shape('s2')]);
  const all = page.all('[role="columnheader"] input')[0]!;
  await page.press(all);
  expect([...useFiles().selectedIds]).toEqual(['s1', 's2']);
  await page.press(all);
  expect(useFiles().selectedIds.size).toBe(0);
});

test('arrows go from row to row', async () => {
  const wrapper = await show([shape('s1'), shape('s2')]);
  useFiles().select('s1');
  page.get('import-table').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
  expect(wrapper.emitted('shape')).toEqual([['s2']]);
});

test('long names and names from right to left are whole, in their own direction', async () => {
  await show([shape('s1', { name: longName, folder: rightToLeftName }), shape('s2', { name: rightToLeftName })]);
  expect(page.all('[role="cell"].name').map(({ title, textContent, dir }) => [title, textContent, dir])).toEqual([
    [longName, longName, 'auto'],
    [rightToLeftName, rightToLeftName, 'auto'],
  ]);
  expect(page.all('[role="cell"].wide-only.quiet').map(({ dir }) => dir)).toEqual(['auto', 'auto']);
});

test('a shape with a corner that is no place is not measured, and the sum below says so', async () => {
  const far = summary({ areaHectares: null, perimeterMetres: null, centroid: null, boundingBox: null, valid: false });
  await show([shape('a', { summary: summary({ areaHectares: 2 }) }), shape('b', { summary: far })]);
  expect(page.all('[data-column="area"]').map(({ textContent }) => textContent)).toEqual([text('table.notMeasured'), '2.00']);
  const [foot] = page.all('[data-testid="table-foot"]');
  expect(foot!.querySelector('[data-testid="sum-hectares"]')!.textContent).toBe('2.00');
  expect(foot!.textContent).toContain('1 shape is not measured and not in the sum');
});
