import RenderFeature from 'ol/render/Feature.js';
import { fromExtent } from 'ol/geom/Polygon.js';
import { fromLonLat } from 'ol/proj.js';
import { expect, test } from 'vitest';
import { cellsLayer, crowdsParted } from './project-crowds.ts';
import { TiledPlaces } from './tiled-places.ts';

const place = (id: string, longitude: number, latitude: number) => ({
  id,
  name: `Project ${id}`,
  lonLat: [longitude, latitude] as [number, number],
});
const [west, south] = fromLonLat([0, 0]) as [number, number];
const [east, north] = fromLonLat([8, 8]) as [number, number];
const at = (longitude: number, latitude: number) => fromLonLat([longitude, latitude]) as [number, number];
const feature = (where: [number, number], properties: object) =>
  new RenderFeature('Point', [...where], [], 2, { ...properties }, undefined);

test('a circle with a number stands for the projects of the list in its square, one of dots for these', () => {
  const places = new TiledPlaces();
  places.set([place('a', 0.3, 0.3), place('b', 0.6, 0.2), place('c', 1.5, 0.4), place('d', 0.4, 5.5)]);
  const [numbers, others, dots] = crowdsParted(
    [
      feature(at(0.5, 0.3), { layer: cellsLayer, count: 2 }),
      feature(at(1.5, 0.5), { layer: cellsLayer, count: 1 }),
      feature(at(0.4, 5.5), { layer: 'projects', id: 'x', count: 1 }),
      feature(at(0.5, 5.5), { layer: 'projects', id: 'y', count: 1 }),
    ],
    [west, south, east, north],
  );
  expect([numbers, others, dots].map((circle) => places.ofCircle(circle!))).toEqual([['a', 'b'], ['c'], ['x', 'y']]);
  // Another list is asked anew.
  places.set([place('b', 0.6, 0.2)]);
  expect(places.ofCircle(numbers!)).toEqual(['b']);
  expect([places.nameOf('b'), places.nameOf('a')]).toEqual(['Project b', undefined]);
});

test('an area and a fit are of the places of the list', () => {
  const places = new TiledPlaces();
  expect(places.extent()).toBeNull();
  places.set([place('a', 1, 1), place('b', 2, 2), place('c', 3, 3)]);
  expect(places.within(fromExtent([...at(0.5, 0.5), ...at(2.5, 2.5)]))).toEqual(['a', 'b']);
  expect(places.extent(['b', 'c'])).toEqual([...at(2, 2), ...at(3, 3)]);
  expect(places.extent(['none'])).toBeNull();
});
