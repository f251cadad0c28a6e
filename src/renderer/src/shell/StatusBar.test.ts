// @vitest-environment happy-dom
import { flushPromises, longName, mountAlone, page, rightToLeftName, text } from '#test/window/mount.ts';
import { openShapes, shape } from '#test/window/shapes.ts';
import { expect, test, vi } from 'vitest';
import type { MapOverlay } from '#window/kit/map-types.ts';
import { useUi } from '#window/workspace/ui.ts';
import StatusBar from './StatusBar.vue';

vi.mock('#window/kit/workers/index.ts', () => ({ geometry: () => ({ together: async () => ({ areaHectares: 1, overlaps: [] }) }) }));
const overlay = (id: string, title: string): MapOverlay => ({ id, title, bytes: new Uint8Array(), opacity: 1, visible: true, legend: [] });

test('away from the map there is no place and no value', () => {
  mountAlone(StatusBar, { props: { overlays: [] } });
  expect(page.textOf('pointer-values')).toBe('');
  expect(page.text()).not.toContain('°');
});

test('the scale is rounded to what a person reads', async () => {
  mountAlone(StatusBar, { props: { overlays: [] } });
  useUi().scaleDenominator = 8532.7;
  await flushPromises();
  expect(page.text()).toContain('1 : 8,530');
});

test('values below the pointer name their layers, whole, and a layer without a value has a dash', async () => {
  mountAlone(StatusBar, { props: { overlays: [overlay('a', rightToLeftName), overlay('b', longName)] } });
  useUi().pointer = {
    lonLat: [36.8, -1.3],
    values: [
      { overlayId: 'a', value: 7 },
      { overlayId: 'b', value: null },
    ],
  };
  await flushPromises();
  expect(page.get('pointer-values').title).toBe(page.textOf('pointer-values'));
  expect(page.textOf('pointer-values')).toContain(`${rightToLeftName}: 7`);
  expect(page.textOf('pointer-values')).toContain(longName);
});

test('an open file is here alone, and a draft that cannot be saved says so before anything else', async () => {
  const files = openShapes([shape('s1')]);
  mountAlone(StatusBar, { props: { overlays: [] } });
  expect(page.text()).toContain(text('app.nothingUploaded'));
  files.saveFault = 'The disk is full.';
  await flushPromises();
  expect([page.textOf('draft-unsaved'), page.get('draft-unsaved').title]).toEqual([text('app.draftUnsaved'), 'The disk is full.']);
  expect(page.find('draft-saved')).toBeNull();
});
