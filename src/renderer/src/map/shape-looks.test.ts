import { expect, test } from 'vitest';
import type { MapFeature } from '#window/kit/map-types.ts';
import { chosenColours } from '#window/kit/colours.ts';
import { hiddenLook } from '#window/kit/workers/shape-pictures.ts';
import { ShapeLooks } from './shape-looks.ts';
import { lookOf, shapeKinds } from './shape-style.ts';

const shape = (more: Partial<MapFeature>): MapFeature => ({ id: 'a', geometry: { type: 'Point', coordinates: [0, 0] }, ...more });

test('shapes of a kind have its look; colours of their own stand behind the kinds, once for each', () => {
  const looks = new ShapeLooks(() => false);
  expect(looks.of(looks.numberOf(shape({ style: 'problem' }), false))).toEqual(lookOf('problem', false, false));
  const red = looks.numberOf(shape({ colours: { line: 'red', width: 4 } }), false);
  expect(looks.numberOf(shape({ colours: { line: 'red', width: 4 } }), false)).toBe(red);
  expect(looks.of(red)).toMatchObject({ line: 'red', lineWidth: 4, fill: lookOf('project', false, false).fill });
  expect(looks.palette()[red]).toEqual(looks.of(red));
  expect(shapeKinds[looks.kindOf(red)]).toBe('project');
});

test('a chosen shape looks chosen, whatever its colours', () => {
  const looks = new ShapeLooks(() => false);
  const chosen = looks.numberOf(shape({ colours: { line: 'red' } }), true);
  expect(chosen % 2).toBe(1);
  expect(looks.of(chosen).line).toBe(chosenColours.line);
});

test('more colours than a byte can name are drawn as their kind', () => {
  const looks = new ShapeLooks(() => false);
  const numbers = Array.from({ length: 300 }, (_, index) =>
    looks.numberOf(shape({ style: 'import', colours: { fill: `rgb(0, 0, ${index})` } }), true),
  );
  expect(Math.max(...numbers)).toBeLessThan(hiddenLook);
  expect(looks.of(numbers.at(-1)!)).toEqual(lookOf('import', true, false));
});
