import { expect, test } from 'vitest';
import { PrintFault } from './print-fault.ts';
import { readLayers } from './read-layers.ts';
import { subjectOf } from './subject-of.ts';

const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
const feature = {
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [35, 1] },
  properties: { plot: 'A7', crop: 'Coffee', empty: '' },
};

test('layers come back as they were sent', () => {
  const [layer] = readLayers(bytes([{ title: 'Farm', nameField: 'plot', colour: '#a86a0c', features: [feature] }]));
  const subject = subjectOf([layer!]);
  expect(subject.plots).toEqual([{ name: 'A7', geometry: feature.geometry, hectares: 0, attributes: [['crop', 'Coffee']], look: 0 }]);
  expect(subject.looks[0]).toMatchObject({ label: 'Farm', fill: '#a86a0c' });
});

test.each([
  ['no JSON', new TextEncoder().encode('{')],
  ['no list', bytes({})],
  ['a colour that is none', bytes([{ title: '', nameField: null, colour: 'red', features: [] }])],
  ['a feature that is none', bytes([{ title: '', nameField: null, features: [{ type: 'Point' }] }])],
  ['bytes that are no UTF-8', new Uint8Array([0x5b, 0xff, 0x5d])],
])('refuses %s', (_what, given) => {
  expect(() => readLayers(given)).toThrow(PrintFault);
});
