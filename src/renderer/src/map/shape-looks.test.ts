import { expect, test } from 'vitest';
import type { MapFeature } from '#window/kit/map-types.ts';
import { chosenColours, noColour } from '#window/kit/colours.ts';
import { hiddenLook } from '#window/kit/workers/shape-pictures.ts';
import { ShapeLooks } from './shape-looks.ts';
import { lookOf, shapeKinds } from './shape-style.ts';

const shape = (more: Partial<MapFeature>): MapFeature => ({ id: 'a', geometry: { type: 'Point', coordinates: [0, 0] }, ...more });

test('shapes of a kind have its look; colours of their own stand behind the kinds, once for each', () => {
  const looks = new ShapeLooks(() => false);
  expect(looks.of(looks.numberOf(shape({ style: 'problem' }), false))).toEqual(lookOf('problem', false, false));
  const red = looks.numberOf(shape({}), false, { line: 'red', width: 4 });
  expect(looks.numberOf(shape({}), false, { line: 'red', width: 4 })).toBe(red);
  expect(looks.of(red)).toMatchObject({ line: 'red', lineWidth: 4, fill: lookOf('project', false, false).fill });
  expect(looks.palette()[red]).toEqual(looks.of(red));
  expect(shapeKinds[looks.kindOf(red)]).toBe('project');
});

test('a chosen shape looks chosen, whatever its colours', () => {
  const looks = new ShapeLooks(() => false);
  const chosen = looks.numberOf(shape({}), true, { line: 'red' });
  expect(chosen % 2).toBe(1);
  expect(looks.of(chosen).line).toBe(chosenColours.line);
});

test('more colours than there are numbers are drawn as their kind, and a new painting begins anew', () => {
  const looks = new ShapeLooks(() => false);
  const numbers = Array.from({ length: 5000 }, (_, index) =>
    looks.numberOf(shape({ style: 'import' }), true, { fill: `rgb(0, ${index >> 8}, ${index & 255})` }),
  );
  expect(Math.max(...numbers)).toBeLessThan(hiddenLook);
  expect(looks.of(numbers[3000]!).line).toBe(chosenColours.line);
  expect(looks.of(numbers.at(-1)!)).toEqual(lookOf('import', true, false));
  looks.clear();
  const last = { fill: 'rgb(9, 9, 9)' };
  expect(looks.of(looks.numberOf(shape({}), false, last)).fill).toBe('rgb(9, 9, 9)');
});

test('points with icons of their own have looks of their own, chosen or not', () => {
  const looks = new ShapeLooks(() => false);
  const icon = (key: string) => ({ key, width: 32, height: 32, place: [0.5, 0.5] as const, turnDegrees: 0, pictureAt: () => null });
  const [cow, tree] = ['cow', 'tree'].map((key) => ({ line: '#111111', icon: icon(key) }));
  const numbers = [cow, tree, { line: '#111111' }].map((colours) => looks.numberOf(shape({}), false, colours));
  expect(new Set(numbers).size).toBe(3);
  expect(numbers.map((number) => looks.iconOf(number)?.key)).toEqual(['cow', 'tree', undefined]);
  expect(looks.iconOf(looks.numberOf(shape({}), true, cow))?.key).toBe('cow');
});

test('points have a colour of their own, and an outline that is not drawn has no edge', () => {
  const looks = new ShapeLooks(() => false);
  expect(looks.of(looks.numberOf(shape({}), false, { line: '#111111', point: '#00ff00' }))).toMatchObject({
    line: '#111111',
    disc: '#00ff00',
  });
  expect(looks.of(looks.numberOf(shape({}), false, { line: noColour })).casing).toBe(noColour);
  expect(looks.of(looks.numberOf(shape({}), false, { line: 'rgba(0, 255, 0, 0)' })).casing).toBe(noColour);
});
