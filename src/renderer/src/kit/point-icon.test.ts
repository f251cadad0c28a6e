// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { iconIn } from '#formats/kml/point-icon.ts';
import { iconReach, mapIcon, type IconPicture } from './point-icon.ts';

const icon = (more: object) => iconIn({ icon: 'files/cow.png', ...more })!;
const picture = (width: number, height: number): IconPicture => ({ picture: document.createElement('canvas'), width, height });
const google = 'http://maps.google.com/mapfiles/kml';

test('the shorter side of a picture is 32 pixels in scale 1, and no icon is larger than 256', () => {
  const sizeOf = (more: object, own: IconPicture) => {
    const { width, height } = mapIcon(icon(more), own, 'a');
    return [width, height];
  };
  expect(sizeOf({}, picture(64, 64))).toEqual([32, 32]);
  expect(sizeOf({}, picture(16, 24))).toEqual([32, 48]);
  expect(sizeOf({ 'icon-scale': 1.5 }, picture(64, 128))).toEqual([48, 96]);
  expect(sizeOf({ 'icon-scale': 9 }, picture(20, 10))).toEqual([256, 128]);
  expect(sizeOf({}, picture(3000, 1))).toEqual([256, 1]);
});

test('a picture lies with its middle on the point, or with the place that its file says, in pixels of the picture', () => {
  expect(mapIcon(icon({}), picture(64, 64), 'a').place).toEqual([0.5, 0.5]);
  const pixels = { 'icon-offset': [16, 0], 'icon-offset-units': ['pixels', 'pixels'] };
  expect(mapIcon(icon(pixels), picture(64, 64), 'a').place).toEqual([0.25, 1]);
});

test('a sign lies on the point where the icon that it stands for does: a pushpin with its tip', () => {
  const pushpin = { icon: `${google}/pushpin/ylw-pushpin.png` };
  expect(mapIcon(icon(pushpin), undefined, 'a').place).toEqual([20 / 64, 62 / 64]);
  const said = { 'icon-offset': [20, 2], 'icon-offset-units': ['pixels', 'pixels'] };
  expect(mapIcon(icon({ ...pushpin, ...said }), undefined, 'a').place).toEqual([20 / 64, 62 / 64]);
  expect(mapIcon(icon({ icon: `${google}/shapes/donut.png` }), undefined, 'a').place).toEqual([0.5, 0.5]);
  // Of a picture elsewhere nobody knows how many pixels it has.
  expect(mapIcon(icon({ icon: 'https://example.org/a.png', ...said }), undefined, 'a').place).toEqual([0.5, 63 / 64]);
});

test('an icon reaches around its place, and when it is turned, as far as its farthest corner', () => {
  const foot = { 'icon-offset': [0.5, 0], 'icon-offset-units': ['fraction', 'fraction'] };
  expect(iconReach(mapIcon(icon(foot), picture(64, 64), 'a'))).toEqual({ left: 16, right: 16, above: 32, below: 0 });
  const { above, below } = iconReach(mapIcon(icon({ ...foot, 'icon-heading': 90 }), picture(64, 64), 'a'));
  expect([above, below]).toEqual([Math.hypot(16, 32), Math.hypot(16, 32)]);
});

test('an icon of a palette has the size of its part, and its place is in that part', () => {
  const part = { 'icon-part': [32, 64, 32, 64], 'icon-offset': [16, 0], 'icon-offset-units': ['pixels', 'pixels'] };
  const { width, height, place } = mapIcon(icon(part), picture(256, 256), 'a');
  expect([width, height, place]).toEqual([32, 64, [0.5, 1]]);
});
