import { describe, expect, test } from 'vitest';
import { areaHectares } from '#geo/index.ts';
import type { Geometry } from '#geo/types.ts';
import { coverage, gridOfWindow, type Grid } from '#raster/index.ts';
import { addForestBlock, emptyForestLoss, type ForestBlock } from './compute.ts';
import { AlertShapes } from './compute-alert-shapes.ts';

const cell = 1 / 4000;
const side = 12;
const grid: Grid = { west: 35, north: 1, cellWidth: cell, cellHeight: cell, width: side, height: side, epsg: 4326 };
const whole: Geometry = {
  type: 'Polygon',
  coordinates: [
    [
      [35, 1 - side * cell],
      [35 + side * cell, 1 - side * cell],
      [35 + side * cell, 1],
      [35, 1],
      [35, 1 - side * cell],
    ],
  ],
};

/** `.` none, lower case probable, upper case confirmed; the letter is the day: a is 1 January. */
function shapesOf(picture: string[], loss = emptyForestLoss(30, 2025, ['2026'])) {
  const covered = coverage(whole, grid);
  const at = (index: number) => picture[Math.floor(index / side)]?.[index % side] ?? '.';
  const cells = (value: (letter: string) => number) => Uint8Array.from({ length: side * side }, (_, index) => value(at(index)));
  const block: ForestBlock = {
    coverage: covered,
    grid: gridOfWindow(grid, covered.window),
    treeCover: cells(() => 80),
    lossYear: cells(() => 0),
    dataMask: cells(() => 1),
    alerts: { 2026: cells((letter) => (letter === '.' ? 0 : letter === letter.toUpperCase() ? 3 : 2)) },
    alertDays: { 2026: cells((letter) => (letter === '.' ? 0 : letter.toLowerCase().charCodeAt(0) - 96)) },
  };
  const shapes = new AlertShapes();
  shapes.add(block, loss);
  addForestBlock(loss, block);
  return { patches: shapes.patches()!, loss };
}
/** A ring may not touch itself. */
const isSimple = (ring: number[][]) => new Set(ring.slice(1).map(String)).size === ring.length - 1;
const polygon = (coordinates: number[][][]): Geometry => ({ type: 'Polygon', coordinates });

describe('alerts as shapes', () => {
  test('cells side by side of one day and confidence are one shape, newest first', () => {
    const { patches } = shapesOf(['AAb', 'A.b', '...', 'cC.']);
    expect(patches.map(({ date, confidence, cells }) => [date, confidence, cells])).toEqual([
      ['2026-01-03', expect.any(String), 1],
      ['2026-01-03', expect.any(String), 1],
      ['2026-01-02', 'probable', 2],
      ['2026-01-01', 'confirmed', 3],
    ]);
    const [corner] = patches.filter(({ cells }) => cells === 3);
    expect(corner!.coordinates).toHaveLength(1);
    expect(corner!.coordinates[0]!.length).toBe(7);
  });

  test('a hole is a hole, also where it touches the outside at a corner', () => {
    for (const picture of [
      ['AAA', 'A.A', 'AAA'],
      ['AAA', 'A.A', '.AA'],
      ['.AA', 'A.A', 'AAA'],
      ['AA.', 'A.A', 'AAA'],
      ['AAA', 'A.A', 'AA.'],
    ]) {
      const { patches } = shapesOf(picture);
      expect(patches).toHaveLength(1);
      const [{ coordinates, hectares }] = patches as [(typeof patches)[number]];
      expect(coordinates.every(isSimple), picture.join('/')).toBe(true);
      expect(coordinates.length, picture.join('/')).toBe(2);
      expect(areaHectares(polygon(coordinates))).toBeCloseTo(hectares, 6);
    }
  });

  test('corners alone do not join', () => {
    const { patches } = shapesOf(['A.', '.A']);
    expect(patches.map(({ cells }) => cells)).toEqual([1, 1]);
  });

  test('of any picture the shapes are sound, cover the cells and add up to the summary’s hectares', () => {
    let state = 11;
    const next = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
    for (let round = 0; round < 60; round += 1) {
      const density = next();
      const picture = Array.from({ length: side }, () =>
        Array.from({ length: side }, () => (next() < density ? 'aAbB'[Math.floor(next() * 4)]! : '.')).join(''),
      );
      const { patches, loss } = shapesOf(picture);
      const sumOf = (confidence: string) =>
        patches.filter((patch) => patch.confidence === confidence).reduce((sum, { hectares }) => sum + hectares, 0);
      expect(sumOf('confirmed')).toBeCloseTo(loss.alertYears['2026']!.hectares, 9);
      expect(sumOf('probable')).toBeCloseTo(loss.alertYears['2026']!.probableHectares!, 9);
      for (const { coordinates, hectares } of patches) {
        expect(coordinates.every(isSimple)).toBe(true);
        expect(areaHectares(polygon(coordinates))).toBeCloseTo(hectares, 6);
      }
    }
  });
});
