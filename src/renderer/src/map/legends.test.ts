import { expect, test } from 'vitest';
import type { MapOverlay } from '#window/kit/map-types.ts';
import { legendsOf } from './legends.ts';

const overlay = (id: string, more: Partial<MapOverlay> = {}): MapOverlay => ({
  id,
  title: id,
  bytes: new Uint8Array(),
  opacity: 1,
  visible: true,
  legend: [{ value: 1, label: 'inside', colour: '#112233' }],
  ...more,
});
const ramp = [
  [0, 255, 255, 255],
  [1, 0, 0, 0],
] as const;
const index = (id: string, more: Partial<MapOverlay> = {}) => overlay(id, { ramp, legend: [], ...more });
type ExtentOf = Parameters<typeof legendsOf>[1];
const all: ExtentOf = () => [0, 0, 100, 100];
const titles = (given: MapOverlay[], extentOf: ExtentOf = all) => {
  const { shown, covered } = legendsOf(given, extentOf);
  return [shown.map((one) => one.titles.join(' + ')), covered];
};

test('a picture below an opaque one is told as covered; below one that is seen through, or of classes, it keeps its legend', () => {
  expect(titles([index('ndvi'), overlay('mask')])).toEqual([['ndvi'], ['mask']]);
  expect(titles([index('ndvi', { opacity: 0.7 }), overlay('mask')])).toEqual([['ndvi', 'mask'], []]);
  expect(titles([overlay('loss'), overlay('mask')])).toEqual([['loss', 'mask'], []]);
  expect(titles([overlay('mask'), index('ndvi')])).toEqual([['mask', 'ndvi'], []]);
});
test('it is covered only where the one above reaches as far, on the same side of a comparison, and once both are open', () => {
  const part: ExtentOf = (id) => (id === 'ndvi' ? [0, 0, 50, 100] : [0, 0, 100, 100]);
  expect(titles([index('ndvi'), overlay('mask')], part)[1]).toEqual([]);
  expect(titles([index('ndvi', { side: 'left' }), overlay('mask')])[1]).toEqual([]);
  expect(titles([index('ndvi', { side: 'left' }), overlay('mask', { side: 'left' })])[1]).toEqual(['mask']);
  expect(titles([index('ndvi'), overlay('mask')], () => null)[1]).toEqual([]);
});
test('two pictures of the same colours share a legend', () => {
  expect(titles([index('May', { side: 'left' }), index('June', { side: 'right' })])[0]).toEqual(['May + June']);
  expect(titles([index('May', { side: 'left' }), index('depth', { side: 'right', unit: 'm' })])[0]).toEqual(['May', 'depth']);
});
