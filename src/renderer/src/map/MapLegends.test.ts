// @vitest-environment happy-dom
import { longName, mountAlone, page, text } from '#test/window/mount.ts';
import { expect, test } from 'vitest';
import type { MapOverlay } from '#window/kit/map-types.ts';
import { legendsOf } from './legends.ts';
import MapLegends from './MapLegends.vue';

const classes: MapOverlay = {
  id: 'loss',
  title: 'Forest loss',
  bytes: new Uint8Array(),
  opacity: 1,
  visible: true,
  legend: [
    { value: 0, label: 'outside', colour: '#000000' },
    { value: 1, label: longName, colour: '#bf4026' },
  ],
};
const ramp: MapOverlay = {
  ...classes,
  id: 'ndvi',
  title: 'NDVI',
  legend: [],
  unit: 'index',
  ramp: [
    [-0.2, 140, 81, 10],
    [0.85, 0, 102, 94],
  ],
};

const given = (overlays: MapOverlay[]) => {
  const { shown: legends, covered } = legendsOf(overlays, () => null);
  return { legends, covered };
};
Object.assign(window, { innerWidth: 1440 });

test('without a picture on the map there is no legend', () => {
  mountAlone(MapLegends, { props: { ...given([]), title: 'Legend' } });
  expect(page.find('legends')).toBeNull();
});

test('a class has its label, and what lies outside has none', () => {
  mountAlone(MapLegends, { props: { ...given([classes]), title: 'Legend' } });
  expect(page.textOf('legends')).toBe(`Legend Forest loss${longName}`.replace('Legend ', 'Legend'));
});

test('a continuous picture shows both ends of its scale with the unit', () => {
  mountAlone(MapLegends, { props: { ...given([ramp]), title: 'Legend' } });
  expect(page.textOf('legends')).toContain('-0.2index0.85');
});

test('the legend folds away to its head and comes back', async () => {
  mountAlone(MapLegends, { props: { ...given([classes]), title: 'Legend' } });
  const head = page.button(/Legend/);
  await page.press(head);
  expect([head.getAttribute('aria-expanded'), page.textOf('legends')]).toEqual(['false', 'Legend']);
  await page.press(head);
  expect(page.textOf('legends')).toContain('Forest loss');
});

test('what lies below another picture is named, without its colours', () => {
  mountAlone(MapLegends, { props: { ...given([ramp]), covered: ['Project mask'], title: 'Legend' } });
  expect(page.textOf('legends')).toContain(text('layers.covered', { names: 'Project mask' }));
});
