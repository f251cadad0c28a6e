import { expect, test } from 'vitest';
import { noColour } from '#window/kit/colours.ts';
import type { MapFeature, MapGround } from '#window/kit/map-types.ts';
import { clearOutlines } from './picture-outlines.ts';

const corners = [
  [35, 1],
  [35.1, 1],
  [35.1, 1.1],
  [35, 1.1],
] as const;
const ground: MapGround = {
  id: 'f1',
  files: {},
  pictures: [
    {
      name: 'Map',
      file: 'a.png',
      corners: corners.map((corner) => [...corner]) as never,
      opacity: 1,
      tint: [255, 255, 255],
      drawOrder: 0,
      regions: [],
    },
  ],
};
const area = (id: string, layer: string, ring: readonly (readonly number[])[]): MapFeature => ({
  id,
  layer,
  colours: { line: 'red', fill: 'pink' },
  geometry: { type: 'Polygon', coordinates: [[...ring, ring[0]!].map((corner) => [...corner])] },
});

test('only the outlines of the pictures of the same file are clear', () => {
  const shown = [
    area('s1', 'f1', corners),
    area('s2', 'f2', corners),
    area('s3', 'f1', [
      [35, 1],
      [35.2, 1],
      [35.1, 1.1],
      [35, 1.1],
    ]),
  ];
  const fills = (list: readonly MapFeature[]) => list.map(({ colours }) => colours?.fill);
  expect(fills(clearOutlines([...shown], [ground]))).toEqual([noColour, 'pink', 'pink']);
  expect(fills(clearOutlines([...shown], []))).toEqual(['pink', 'pink', 'pink']);
});
