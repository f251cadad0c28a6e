import { expect, test } from 'vitest';
import { summarise, type Geometry } from '#geo/index.ts';
import type { Shape } from './open-file.ts';
import { packPart, unpackPart } from './packed-part.ts';

const icon = `data:image/png;base64,${'A'.repeat(5000)}`;
const area = (west: number): Geometry => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, 0, 12.5],
      [west + 0.1, 0, 12.5],
      [west + 0.1, 1 / 3, 12.5],
      [west, 0, 12.5],
    ],
  ],
});
const shape = (number: number, geometry: Geometry | null, properties: Record<string, unknown> | null): Shape => ({
  id: `s${number}`,
  fileId: 'f1',
  name: `Parcelle n° ${number}`,
  folder: 'A/B',
  feature: { type: 'Feature', geometry, properties },
  source: number % 2 ? null : number,
  summary: geometry && summarise(geometry),
  repairedFrom: number % 3 ? null : number / 7,
});

test('the shapes of a part come back as JSON would have brought them, numbers to the last bit', () => {
  const crossed: Geometry = {
    type: 'Polygon',
    coordinates: [
      [
        [0, 0],
        [1, 1],
        [1, 0],
        [0, 1],
        [0, 0],
      ],
    ],
  };
  const shapes = [
    ...Array.from({ length: 50 }, (_, number) => shape(number, area(number / 3), { name: `P ${number}`, icon, deep: { of: [number] } })),
    shape(60, crossed, { gone: undefined, none: null, day: new Date(0) }),
    shape(61, null, null),
    shape(62, { type: 'GeometryCollection', geometries: [area(1)] }, {}),
  ];
  const bytes = packPart(shapes);
  const texts = new Map<string, string>();
  const read = unpackPart(bytes, texts);
  expect(read).toStrictEqual(JSON.parse(JSON.stringify(shapes)));
  expect(read[50]!.summary!.problems.length).toBeGreaterThan(0);
  // The picture stands once.
  expect(bytes.length).toBeLessThan(JSON.stringify(shapes).length / 5);
  // Packed anew without a look at their coordinates: what is restored is saved again as it was.
  expect(packPart(unpackPart(bytes, texts))).toEqual(bytes);
});

test('a part is read from wherever it lies in a message', () => {
  const bytes = packPart([shape(1, area(3), null)]);
  const message = new Uint8Array(bytes.length + 3);
  message.set(bytes, 3);
  expect(unpackPart(message.subarray(3), new Map())).toStrictEqual(unpackPart(bytes, new Map()));
});
