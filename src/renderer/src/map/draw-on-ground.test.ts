import { fromLonLat } from 'ol/proj.js';
import { expect, test } from 'vitest';
import { drawOnGround, type OnScreen } from './draw-on-ground.ts';

type Corners = Parameters<typeof drawOnGround>[2]['corners'];
type Matrix = [a: number, b: number, c: number, d: number, e: number, f: number];

/** A canvas that notes what is drawn on it: pieces of the picture with where they go, or whole pictures with how they are moved. */
function noting(width = 1000, height = 1000) {
  const pieces: number[][] = [];
  const moves: Matrix[] = [];
  const context = {
    canvas: { width, height },
    globalAlpha: 1,
    transform: (...matrix: Matrix) => moves.push(matrix),
    drawImage: (_picture: unknown, ...numbers: number[]) => {
      if (numbers.length === 8) pieces.push(numbers);
    },
    ...Object.fromEntries(['save', 'restore', 'beginPath', 'moveTo', 'lineTo', 'closePath', 'clip'].map((name) => [name, () => {}])),
  };
  return { context: context as never, pieces, moves };
}
/** Web Mercator, with `metres` to a pixel and a place in the middle of 1,000 × 1,000 pixels. */
const screen =
  (metres: number, middle: [number, number]): OnScreen =>
  ([longitude, latitude]) => {
    const [x, y] = fromLonLat([longitude!, latitude!]) as [number, number];
    const [middleX, middleY] = fromLonLat(middle) as [number, number];
    return [500 + (x - middleX) / metres, 500 - (y - middleY) / metres];
  };
const box = (west: number, south: number, east: number, north: number): Corners => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
];
const picture = { width: 512, height: 512 } as never;

test('each row of a picture of half the world lies at its latitude on the map', () => {
  const { context, pieces } = noting();
  const onScreen = screen(40_000, [0, 0]);
  drawOnGround(context, picture, { corners: box(-90, -80, 90, 80), opacity: 1 }, onScreen);
  expect(pieces.length).toBeGreaterThan(8);
  for (const [, sourceTop, , sourceHeight, , top, , height] of pieces) {
    const latitudeOf = (row: number) => 80 - (160 * row) / 512;
    const [, expected] = onScreen([0, latitudeOf(sourceTop!)]);
    const [, end] = onScreen([0, latitudeOf(sourceTop! + sourceHeight!)]);
    expect(Math.abs(top! - expected)).toBeLessThanOrEqual(0.5);
    expect(Math.abs(top! + height! - end)).toBeLessThanOrEqual(0.5);
  }
});

test('of a picture that is larger than the screen only what is in sight is drawn, at its place', () => {
  const { context, pieces } = noting();
  const onScreen = screen(1, [35.5, 1.5]);
  drawOnGround(context, picture, { corners: box(35, 1, 36, 2), opacity: 1 }, onScreen);
  for (const [left, top, width, height, x, y, wide, high] of pieces) {
    expect([x! >= -1, y! >= -1, x! + wide! <= 1001, y! + high! <= 1001]).toEqual([true, true, true, true]);
    const [placeX] = onScreen([35 + left! / 512, 1.5]);
    expect(placeX).toBeCloseTo(x!, 3);
    expect(Math.abs(onScreen([35.5, 2 - top! / 512])[1] - y!)).toBeLessThanOrEqual(0.5);
    expect([width! > 0, height! > 0]).toEqual([true, true]);
  }
  expect(pieces.reduce((sum, piece) => sum + piece[7]!, 0)).toBeCloseTo(1000, 0);
});

test('out of sight nothing is drawn', () => {
  const { context, pieces, moves } = noting();
  drawOnGround(context, picture, { corners: box(100, 1, 101, 2), opacity: 1 }, screen(10, [35, 1]));
  drawOnGround(
    context,
    picture,
    {
      corners: [
        [100, 1],
        [101, 1.1],
        [101.2, 2],
        [100, 2],
      ],
      opacity: 1,
    },
    screen(10, [35, 1]),
  );
  expect([pieces, moves]).toEqual([[], []]);
});

test('a turned picture is moved so that its corners lie on the corners it was given', () => {
  const { context, moves } = noting();
  const onScreen = screen(100, [35.1, 1.1]);
  const corners: Corners = [
    [35.1, 1],
    [35.2, 1.1],
    [35.1, 1.2],
    [35, 1.1],
  ];
  drawOnGround(context, picture, { corners, opacity: 1 }, onScreen);
  // Small and near the equator: straight within a quarter of a pixel as a whole, in two halves.
  expect(moves).toHaveLength(2);
  const moved = ([a, b, c, d, e, f]: Matrix, u: number, v: number) => [a * u + c * v + e, b * u + d * v + f];
  const [upper, lower] = moves as [Matrix, Matrix];
  for (const [matrix, u, v, corner] of [
    [upper, 0, 0, corners[3]],
    [upper, 512, 0, corners[2]],
    [upper, 0, 512, corners[0]],
    [lower, 512, 512, corners[1]],
    [lower, 512, 0, corners[2]],
  ] as const) {
    const [x, y] = onScreen(corner);
    const [atX, atY] = moved(matrix, u, v);
    expect(Math.hypot(atX! - x, atY! - y)).toBeLessThan(1e-6);
  }
});
