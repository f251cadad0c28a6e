// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { flushPromises, mountAlone, page, text } from '#test/window/mount.ts';
import { areaUnit, coordinateGrid, coordinateNotation, coordinateSystem } from '#window/kit/text/forms.ts';
import { useUi } from '#window/workspace/ui.ts';
import UnitsDialog from './UnitsDialog.vue';

async function choose(testId: string, value: string): Promise<void> {
  const list = page.get(testId) as HTMLSelectElement;
  list.value = value;
  list.dispatchEvent(new Event('change', { bubbles: true }));
  await flushPromises();
}

beforeEach(async () => {
  mountAlone(UnitsDialog);
  useUi().open('units');
  await flushPromises();
});
afterEach(() => {
  [coordinateNotation.value, coordinateSystem.value, coordinateGrid.value, areaUnit.value] = ['degrees', null, null, null];
});

test('a notation and a unit are taken when they are asked for, and not before', async () => {
  await choose('units-notation', 'mgrs');
  await choose('units-area', 'rai');
  expect([coordinateNotation.value, areaUnit.value]).toEqual(['degrees', null]);
  await page.press(page.get('units-save'));
  await vi.waitFor(() => expect(useUi().dialog).toBeNull());
  expect([coordinateNotation.value, areaUnit.value]).toEqual(['mgrs', 'rai']);
});

test('a coordinate system is looked up: one that is not known is said at its field, and nothing is changed', async () => {
  await choose('units-notation', 'grid');
  await page.type(page.get('units-system'), 'my field');
  await page.press(page.get('units-save'));
  await vi.waitFor(() => expect(page.text()).toContain(text('units.systemUnknown')));
  expect([coordinateNotation.value, useUi().dialog]).toEqual(['degrees', 'units']);
  await page.type(page.get('units-system'), '2056');
  await page.press(page.get('units-save'));
  await vi.waitFor(() => expect(useUi().dialog).toBeNull());
  expect([coordinateNotation.value, coordinateSystem.value]).toEqual(['grid', 'EPSG:2056']);
  await vi.waitFor(() => expect(coordinateGrid.value?.title).toContain('EPSG:2056'));
});

test('a unit of one’s own needs a size', async () => {
  await choose('units-area', 'own');
  await page.type(page.get('units-own-name'), 'manzanas');
  await page.press(page.get('units-save'));
  await vi.waitFor(() => expect(page.text()).toContain(text('units.ownSizeFault')));
  await page.type(page.get('units-own-size'), '6988.96');
  await page.press(page.get('units-save'));
  await vi.waitFor(() => expect(useUi().dialog).toBeNull());
  expect(areaUnit.value).toEqual({ name: 'manzanas', squareMetres: 6988.96 });
});
