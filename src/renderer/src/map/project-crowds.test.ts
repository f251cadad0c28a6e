import RenderFeature from 'ol/render/Feature.js';
import { expect, test } from 'vitest';
import { cellsLayer, countOf, crowdsParted } from './project-crowds.ts';

const point = (x: number, y: number, properties: object) => new RenderFeature('Point', [x, y], [], 2, { ...properties }, undefined);
const cell = (x: number, y: number, count: number, collections = 0) => point(x, y, { layer: cellsLayer, count, collections });
const dot = (x: number, y: number, id: string) => point(x, y, { layer: 'projects', id, count: 1 });
const extent = [0, 0, 800, 800];

test('every project of a tile is in one circle or drawn by itself', () => {
  const area = new RenderFeature('Polygon', [0, 0, 9, 0, 9, 9], [6], 2, { layer: 'projects', id: 'wide', count: 1 }, undefined);
  const drawn = crowdsParted(
    [cell(10, 10, 700), cell(60, 60, 1300, 3), cell(250, 10, 40), dot(710, 710, 'a'), dot(720, 720, 'b'), dot(510, 510, 'alone'), area],
    extent,
  );
  expect(drawn.map((feature) => [feature.get('layer'), feature.get('id'), countOf(feature)])).toEqual([
    ['projects', 'wide', 1],
    [cellsLayer, undefined, 1997],
    [cellsLayer, undefined, 40],
    [cellsLayer, undefined, 2],
    ['projects', 'alone', 1],
  ]);
  expect(drawn[3]!.get('ids')).toEqual(['a', 'b']);
});

test('circles lie where most of their projects do, and never on one another', () => {
  const drawn = crowdsParted([cell(99, 50, 5), cell(101, 50, 5), cell(40, 60, 10)], extent);
  expect(drawn.map((feature) => feature.getFlatCoordinates())).toEqual([
    [expect.closeTo(59.7, 0), expect.closeTo(56.7, 0)],
    [125, 50],
  ]);
});

test('collections alone are no project to draw', () => {
  expect(crowdsParted([cell(10, 10, 2, 2)], extent)).toEqual([]);
});
