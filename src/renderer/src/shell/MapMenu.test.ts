// @vitest-environment happy-dom
import { fakeHost, flushPromises, mountAlone, page, text } from '#test/window/mount.ts';
import { openShapes, shape } from '#test/window/shapes.ts';
import { ContextMenuContent, ContextMenuRoot, ContextMenuTrigger } from 'reka-ui';
import { beforeEach, expect, test, vi } from 'vitest';
import { defineComponent, h } from 'vue';
import type { MapTarget } from '#window/kit/map-types.ts';
import { useMainMap } from '#window/map/main-map.ts';
import { useEditing } from '#window/shapes/editing.ts';
import { useFiles } from '#window/shapes/files.ts';
import { useUi } from '#window/workspace/ui.ts';
import MapMenu from './MapMenu.vue';

vi.mock('#window/kit/workers/index.ts', () => ({ geometry: () => ({ together: async () => ({ areaHectares: 1, overlaps: [] }) }) }));
beforeEach(async () => {
  // The menu of the test before gives the focus back in a timer of its own, which would close the next menu; timers of one delay come in turn.
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  fakeHost.answer({ 'host.copyText': {} });
});

/** The menu as the map opens it. */
async function open(target: MapTarget): Promise<void> {
  const map = defineComponent(
    () => () =>
      h(ContextMenuRoot, { modal: false }, () => [
        h(ContextMenuTrigger, { asChild: true }, () => h('div', { 'data-testid': 'map' })),
        h(ContextMenuContent, null, () => h(MapMenu, { target })),
      ]),
  );
  mountAlone(map);
  page.get('map').dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
  await flushPromises();
}
const items = () => page.all('[role="menuitem"]').map(({ textContent }) => textContent?.replaceAll(/\s+/g, ' ').trim());
const press = async (id: string) => {
  page.get(id).dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  await flushPromises();
};
const lonLat: [number, number] = [36.8051234567, -1.3];
const place = '36.805123, -1.300000';

test('a place without a shape: copy its coordinates, measure from it', async () => {
  await open({ shapeId: null, lonLat });
  expect(items()).toEqual([`${text('mapMenu.copy')}${place}`, text('mapMenu.measure')]);
  await press('map-menu-copy');
  expect(fakeHost.asked('host.copyText')).toEqual([{ text: place }]);
});

test('measuring begins at the place', async () => {
  await open({ shapeId: null, lonLat });
  const addPoint = vi.spyOn(useMainMap(), 'addPoint').mockResolvedValue();
  await press('map-menu-measure');
  expect([useEditing().tool, addPoint.mock.calls]).toEqual(['measure', [[lonLat]]]);
});

test('a shape of a file is named, edited and shown in the table', async () => {
  openShapes([shape('s1', { name: 'North field' }), shape('s2')]);
  useFiles().select('s2');
  await open({ shapeId: 's1', lonLat });
  expect(items().slice(0, 3)).toEqual([text('mapMenu.zoom', { name: 'North field' }), text('mapMenu.edit'), text('mapMenu.table')]);
  await press('map-menu-edit');
  expect([useFiles().lead, useEditing().tool]).toEqual(['s1', 'modify']);
});

test('the table opens at the shape', async () => {
  openShapes([shape('s1')]);
  Object.assign(useUi(), { drawerTab: 'issues', drawerOpen: false });
  await open({ shapeId: 's1', lonLat });
  await press('map-menu-table');
  expect([useFiles().lead, useUi().drawerTab, useUi().drawerOpen]).toEqual(['s1', 'shapes', true]);
});

test('Escape closes it', async () => {
  await open({ shapeId: null, lonLat });
  page.all('[role="menu"]')[0]!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  await flushPromises();
  expect(items()).toEqual([]);
});
