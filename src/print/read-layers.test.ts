import { expect, test } from 'vitest';
import { plainStyle } from '#styling/layer-style.ts';
import { classesOf } from '#styling/sorting.ts';
import { sortedLooks } from './layer-looks.ts';
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
  expect(subject.looks[0]).toMatchObject({ fill: '#a86a0c' });
  expect(subject.legend).toEqual([{ kind: 'layer', title: 'Farm', looks: [0] }]);
});

const classes = classesOf(
  [1, 9],
  { kind: 'attribute', name: 'age' },
  { method: 'equal', palette: 'viridis', isReversed: false, count: 2 },
)!;
const drawn = sortedLooks('Farm', plainStyle, classes, [3]);

test('looks and labels of a style come back as they were sent, after the looks of other layers', () => {
  const plain = { title: 'Wood', nameField: null, features: [feature] };
  const layers = [plain, { title: 'Farm', nameField: null, features: [feature], drawn, labels: ['Three'] }];
  const read = readLayers(bytes(layers));
  expect(read).toEqual(layers);
  const subject = subjectOf(read);
  expect(subject.looks.slice(1)).toEqual(drawn.looks);
  expect(subject.plots.map(({ look, label }) => [look, label])).toEqual([
    [0, undefined],
    [1, 'Three'],
  ]);
  expect(subject.legend.map((row) => (row.kind === 'entry' ? [row.look, row.count] : row.title))).toEqual(['Wood', 'Farm', [1, 1], [2, 0]]);
});

const head = (width: number, height: number) => {
  const bytesOf = (value: number) => [24, 16, 8, 0].map((shift) => (value >> shift) & 255);
  const png = [
    0x89,
    0x50,
    0x4e,
    0x47,
    0x0d,
    0x0a,
    0x1a,
    0x0a,
    0,
    0,
    0,
    13,
    0x49,
    0x48,
    0x44,
    0x52,
    ...bytesOf(width),
    ...bytesOf(height),
    8,
    6,
    0,
  ];
  return `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
};
const withIcon = (picture: string) => ({
  ...drawn,
  looks: drawn.looks.map((look) => ({ ...look, icon: { picture, width: 24, height: 24, left: 12, above: 24, turn: 45 } })),
});
const layerOf = (looks: object) => [{ title: '', nameField: null, features: [feature], drawn: looks, labels: [null] }];

test('icons and names that nothing else stands for come back as they were sent', () => {
  const layers = layerOf(withIcon(head(1000, 3000)));
  expect(readLayers(bytes(layers))).toEqual(layers);
});

test.each([
  ['no JSON', new TextEncoder().encode('{')],
  ['no list', bytes({})],
  ['a colour that is none', bytes([{ title: '', nameField: null, colour: 'red', features: [] }])],
  ['a feature that is none', bytes([{ title: '', nameField: null, features: [{ type: 'Point' }] }])],
  ['a look that is none', bytes([{ title: '', nameField: null, features: [feature], drawn: { ...drawn, lookOf: [2] } }])],
  ['looks of other features', bytes([{ title: '', nameField: null, features: [], drawn }])],
  ['labels of other features', bytes([{ title: '', nameField: null, features: [feature], labels: [] }])],
  ['a legend of no look', bytes([{ title: '', nameField: null, features: [feature], drawn: { ...drawn, looks: drawn.looks.slice(1) } }])],
  ['an icon of 30,000 × 30,000 pixels', bytes(layerOf(withIcon(head(30_000, 30_000))))],
  ['an icon of 5,000 rows', bytes(layerOf(withIcon(head(100, 5000))))],
  ['an icon that is no PNG', bytes(layerOf(withIcon('data:image/png;base64,AAAA')))],
  ['an icon by its address', bytes(layerOf(withIcon('https://example.org/a.png')))],
  ['bytes that are no UTF-8', new Uint8Array([0x5b, 0xff, 0x5d])],
])('refuses %s', (_what, given) => {
  expect(() => readLayers(given)).toThrow(PrintFault);
});
