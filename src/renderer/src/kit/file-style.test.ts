import { expect, test } from 'vitest';
import { noColour } from './colours.ts';
import { styleColours, styleLabel } from './file-style.ts';

const of = (properties: Record<string, unknown>) => styleColours({ type: 'Feature', geometry: null, properties });

test('colours of the simplestyle specification become colours of the map, with their opacity', () => {
  expect(of({ stroke: '#ff8000', 'stroke-opacity': 0.5, 'stroke-width': 3, fill: '#0f0', 'fill-opacity': 0 })).toEqual({
    line: 'rgba(255, 128, 0, 0.5)',
    width: 3,
    fill: 'rgba(0, 255, 0, 0)',
  });
  // One alone stands for both.
  expect(of({ fill: '00ff00' })).toEqual({ line: 'rgba(0, 255, 0, 1)', fill: 'rgba(0, 255, 0, 0.6)' });
});

test('what is no colour is left out, and a width without a colour is no style', () => {
  expect(of({ stroke: 'red; background: url(x)', fill: 12 })).toBeNull();
  expect(of({ 'stroke-width': 3 })).toBeNull();
  expect(of({ stroke: '#000', 'stroke-width': 5000, 'stroke-opacity': 7 })).toEqual({
    line: 'rgba(0, 0, 0, 1)',
    fill: 'rgba(0, 0, 0, 0.14)',
    width: 12,
  });
});

test('the colour of an icon is that of a point, and an outline may be left out', () => {
  expect(of({ 'marker-color': '#00aa00' })).toEqual({ point: 'rgba(0, 170, 0, 1)' });
  expect(of({ fill: '#ff0000', 'stroke-opacity': 0 })).toEqual({ line: noColour, fill: 'rgba(255, 0, 0, 0.6)' });
});

test('a label has the colour and size that its file says, and whether it is bright', () => {
  const of = (properties: Record<string, unknown>) => styleLabel({ type: 'Feature', geometry: null, properties });
  expect(of({ 'label-color': '#ffff00', 'label-opacity': 0.5, 'label-scale': 1.5 })).toEqual({
    colour: 'rgba(255, 255, 0, 0.5)',
    isBright: true,
    scale: 1.5,
  });
  expect(of({ 'label-color': '#202080' })).toEqual({ colour: 'rgba(32, 32, 128, 1)', isBright: false });
  // 0 is no name at all, which is told elsewhere; 1 is the usual size.
  for (const scale of [0, 1, -2, Number.NaN, '2']) expect(of({ 'label-scale': scale })).toBeNull();
  expect(of({ 'label-color': 'red' })).toBeNull();
});
