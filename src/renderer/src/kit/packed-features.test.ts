import { expect, test } from 'vitest';
import { summarise, type Feature, type Geometry } from '#geo/index.ts';
import { buffersOf, packFeatures, packMeasured, unpackedFeatures, unpackMeasured } from './packed-features.ts';
import { packRecords, unpackedRecords, type PlainRecord } from './packed-records.ts';

const ring = (west: number, height?: number) =>
  [
    [west, 0],
    [west + 0.01, 0],
    [west + 0.01, 0.01],
    [west, 0],
  ].map((place) => (height === undefined ? place : [...place, height]));
const area = (west: number, height?: number): Geometry => ({ type: 'Polygon', coordinates: [ring(west, height)] });
const feature = (geometry: Geometry | null, properties: PlainRecord | null, id?: string | number): Feature => ({
  type: 'Feature',
  ...(id === undefined ? {} : { id }),
  geometry,
  properties,
});
const icon = `data:image/png;base64,${'A'.repeat(5000)}`;

const features: Feature[] = [
  feature(area(1), { name: 'One', 'icon-url': icon, n: 1 }, 'p1'),
  feature(area(2, 0), { name: 'Two', 'icon-url': icon, n: Number.NaN }),
  feature(
    {
      type: 'LineString',
      coordinates: [
        [1, 2, 3],
        [4, 5, 6],
      ],
    },
    null,
    0,
  ),
  feature(null, {}),
  feature({ type: 'GeometryCollection', geometries: [area(3)] }, { n: null, name: 'Other order', deep: { list: [1, 'two'] } }),
  feature({ type: 'Polygon', coordinates: [] }, { name: 'One', 'icon-url': 'data:short', n: undefined }),
  { ...feature(area(4), { name: 'With a member of its own' }), bbox: [4, 0, 4.01, 0.01] } as Feature,
  feature(area(5, 12), JSON.parse('{"__proto__":{"polluted":true},"2":"b","1":"a"}') as PlainRecord),
];

test('features and what was measured of them come out as they went in, also through another thread', () => {
  const shapes = features.map((each) => ({ feature: each, summary: each.geometry ? summarise(each.geometry) : null }));
  const packed = packMeasured(shapes);
  const crossed = structuredClone(packed, { transfer: buffersOf(packed) });
  const texts = new Map<string, string>();
  const read = unpackMeasured(crossed, texts);
  expect(read).toStrictEqual(shapes);
  expect(Object.keys(read[5]!.feature.properties!)).toEqual(['name', 'icon-url', 'n']);
  expect(Object.getPrototypeOf(read[7]!.feature.properties)).toBe(Object.prototype);
  expect(read.map(({ summary }) => summary && Object.keys(summary))).toEqual(shapes.map(({ summary }) => summary && Object.keys(summary)));
  // The picture of an icon stands once, however many points have it and however often the file is handed over.
  expect(packed.features.properties.texts).toEqual([icon]);
  expect(JSON.stringify(packed.features.properties).match(/AAAA/g)!.length).toBeLessThan(2000);
  expect([...texts.keys()]).toEqual([icon]);
});

test('for JSON, members are left out that JSON has not', () => {
  const records = features.map(({ properties }) => properties);
  const text = JSON.parse(JSON.stringify({ ...packRecords(records, true), named: [] })) as ReturnType<typeof packRecords>;
  const { named } = packRecords(records, true);
  expect(unpackedRecords({ ...text, named }, new Map())).toStrictEqual(JSON.parse(JSON.stringify(records)));
});

test('nothing is packed of nothing', () => {
  expect(unpackedFeatures(packFeatures([]), new Map())).toEqual([]);
});
