// @vitest-environment happy-dom
import { fakeHost, flushPromises, mountAlone, page, refuses, rightToLeftName } from '#test/window/mount.ts';
import { openProject } from '#test/window/fixtures.ts';
import { withLayout } from '#test/window/layout.ts';
import { expect, test } from 'vitest';
import type { Answers } from '#test/window/host.ts';
import { useProjectShapes } from '#window/workspace/project-shapes.ts';
import { useWorkspace } from '#window/workspace/workspace.ts';
import { parcelAt } from '#test/helpers/parcels.ts';
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
  const names = () =>
    cells()
      .slice(1)
      .map(([name]) => name);
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
