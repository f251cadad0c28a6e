import { expect, test } from 'vitest';
import type { GeometryCollection, Polygon } from '#geo/types.ts';
import { projectMask } from './compute.ts';

const polygon = (...corners: [number, number][]): Polygon => ({ type: 'Polygon', coordinates: [[...corners, corners[0]!]] });
const cellAt = ({ grid, values }: ReturnType<typeof projectMask>, row: number, column: number) => values[row * grid.width + column];
const count = ({ values }: ReturnType<typeof projectMask>) => values.reduce((sum, value) => sum + value, 0);

/** The parcels of resources/samples/sample-parcels-clean.kml, with their gate. In exact arithmetic 15,323 centres lie inside them, five more on an edge. */
const parcels: GeometryCollection = {
  type: 'GeometryCollection',
  geometries: [
    polygon([35.0012, 1.0441], [35.0058, 1.0436], [35.0063, 1.0478], [35.0017, 1.0483]),
    {
      type: 'Polygon',
      coordinates: [
        ...polygon([35.0058, 1.0436], [35.0109, 1.043], [35.0114, 1.0473], [35.0063, 1.0478]).coordinates,
        ...polygon([35.008, 1.045], [35.008, 1.0459], [35.009, 1.0459], [35.009, 1.045]).coordinates,
      ],
    },
    polygon([35.0018, 1.0486], [35.0062, 1.0484], [35.0061, 1.0522], [35.002, 1.0526]),
    polygon([35.001, 1.0399], [35.0052, 1.0392], [35.0057, 1.043], [35.0011, 1.0436]),
    polygon([35.006, 1.0391], [35.0101, 1.0386], [35.0106, 1.0424], [35.0064, 1.0429]),
    polygon([35.011, 1.0385], [35.0151, 1.038], [35.0156, 1.0419], [35.0113, 1.0424]),
    { type: 'Point', coordinates: [35.0057, 1.0431] },
  ],
};

test('a gate between the parcels has no land, so no cell; a project of a gate alone has its own', () => {
  const mask = projectMask(parcels);
  expect(cellAt(mask, 114, 56)).toBe(0);
  expect(count(projectMask({ type: 'Point', coordinates: [35.0057, 1.0431] }))).toBe(1);
});

test('of the cells whose centre lies on one edge all are inside or none, by the side of the land', () => {
  const mask = projectMask(parcels);
  // The western edge of the last parcel runs through four centres, its southern one through the fifth: the last digit used to take one of the four inside.
  expect([124, 137, 150, 163].map((row, place) => cellAt(mask, row, 123 - place))).toEqual([0, 0, 0, 0]);
  expect(cellAt(mask, 172, 140)).toBe(0);
  expect(count(mask)).toBe(15_323);
});
