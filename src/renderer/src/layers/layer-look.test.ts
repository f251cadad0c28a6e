import { expect, test } from 'vitest';
import { isOtherLook, lookOf, withLook } from './layer-look.ts';

const shown = { shapes: true, basemap: true, graticule: true };
const picture = (slug: string, more: object = {}) => ({ slug, visible: true, opacity: 1, side: null, ...more });

test('a picture that comes or goes is no change by hand; eye, opacity, side, order and parts are', () => {
  const before = lookOf([picture('mask'), picture('index')], [], shown);
  expect(isOtherLook(before, lookOf([picture('mask'), picture('index'), picture('indicator')], [], shown))).toBe(false);
  expect(isOtherLook(before, lookOf([picture('index')], [], shown))).toBe(false);
  for (const [list, parts] of [
    [[picture('mask', { visible: false }), picture('index')], shown],
    [[picture('mask', { opacity: 0.5 }), picture('index')], shown],
    [[picture('mask', { side: 'left' }), picture('index')], shown],
    [[picture('index'), picture('mask')], shown],
    [[picture('mask'), picture('index')], { ...shown, graticule: false }],
  ] as const)
    expect(isOtherLook(before, lookOf([...list] as never, [], parts))).toBe(true);
});
test('a look comes back over pictures that were loaded anew, and leaves unknown ones on top', () => {
  const look = lookOf([picture('index', { opacity: 0.3 }), picture('mask', { visible: false })], [], shown);
  expect(withLook([picture('indicator'), picture('mask'), picture('index')], look)).toEqual([
    picture('index', { opacity: 0.3 }),
    picture('mask', { visible: false }),
    picture('indicator'),
  ]);
});
test('how a map of one’s own is shown is a change by hand; that it came or went is none', () => {
  const basemap = { id: 'roads', visible: true, opacity: 1 };
  const before = lookOf([], [basemap], shown);
  expect(isOtherLook(before, lookOf([], [{ ...basemap, opacity: 0.5 }], shown))).toBe(true);
  expect(isOtherLook(before, lookOf([], [], shown))).toBe(false);
  expect(isOtherLook(lookOf([], [], shown), before)).toBe(false);
});
