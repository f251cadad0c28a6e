import { expect, test } from 'vitest';
import { styleColours } from './file-style.ts';

const of = (properties: Record<string, unknown>) => styleColours({ type: 'Feature', geometry: null, properties });

test('colours of the simplestyle specification become colours of the map, with their opacity', () => {
  expect(of({ stroke: '#ff8000', 'stroke-opacity': 0.5, 'stroke-width': 3, fill: '#0f0', 'fill-opacity': 0 })).toEqual({
    line: 'rgba(255, 128, 0, 0.5)',
    width: 3,
    fill: 'rgba(0, 255, 0, 0)',
  });
  expect(of({ fill: '00ff00' })).toEqual({ fill: 'rgba(0, 255, 0, 0.6)' });
});

test('what is no colour is left out, and a width without a colour is no style', () => {
  expect(of({ stroke: 'red; background: url(x)', fill: 12 })).toBeNull();
  expect(of({ 'stroke-width': 3 })).toBeNull();
  expect(of({ stroke: '#000', 'stroke-width': 5000, 'stroke-opacity': 7 })).toEqual({ line: 'rgba(0, 0, 0, 1)', width: 12 });
});
