import { expect, test } from 'vitest';
import { numbersFrom, seeds } from '../../test/helpers/random-polygons.ts';
import { areaHectares, check, piecesWithoutHoles, type Ring } from './index.ts';

const circle = (x: number, y: number, radius: (k: number) => number, corners: number): Ring => {
  const ring = Array.from({ length: corners }, (_, k) => { const angle = (2 * Math.PI * k) / corners; return [x + radius(k) * Math.cos(angle), y + radius(k) * Math.sin(angle)].map((value) => Number(value.toFixed(6))); });
  return [...ring, ring[0]!];
};
const hectares = (rings: Ring[]) => areaHectares({ type: 'Polygon', coordinates: rings });
const cornersOf = (pieces: Ring[][]) => new Set(pieces.flat(2).map(String));

test('one hole makes two half-moons with the corners and the hectares of the whole', async () => {
  const rings = [circle(35, 1, () => 0.01, 40), circle(35.002, 1, () => 0.003, 12).toReversed()];
  const pieces = (await piecesWithoutHoles(rings))!;
  expect(pieces).toHaveLength(2);
  expect(pieces.every((piece) => piece.length === 1)).toBe(true);
  expect(cornersOf(pieces)).toEqual(cornersOf([rings]));
  const sum = pieces.reduce((total, piece) => total + hectares(piece), 0);
  expect(Math.abs(sum / hectares(rings) - 1)).toBeLessThan(1e-12);
});

test('a polygon without a hole is itself; one with a fault, or of a kind that cannot be cut, is refused', async () => {
  const whole = [circle(35, 1, () => 0.01, 12)];
  expect(await piecesWithoutHoles(whole)).toEqual([whole]);
  expect(await piecesWithoutHoles([whole[0]!, circle(36, 1, () => 0.001, 6)])).toBeNull();
});

test('a hole that touches the outside in a corner, and holes that touch each other', async () => {
  const shell: Ring = [[35, 1], [35.01, 1], [35.01, 1.01], [35, 1.01], [35, 1]];
  const touching: Ring = [[35, 1], [35.002, 1.006], [35.006, 1.002], [35, 1]];
  const beside: Ring = [[35.006, 1.002], [35.006, 1.006], [35.009, 1.006], [35.006, 1.002]];
  for (const holes of [[touching], [touching, beside]]) {
    const pieces = (await piecesWithoutHoles([shell, ...holes]))!;
    expect(pieces.every((piece) => piece.length === 1)).toBe(true);
    expect(pieces.reduce((sum, piece) => sum + hectares(piece), 0)).toBeCloseTo(hectares([shell, ...holes]), 9);
  }
});

test('300 ragged polygons with up to 9 holes: every piece is valid, no corner is new, none is lost, hectares are kept', async () => {
  let holes = 0;
  let cut = 0;
  for (const seed of seeds(300, 300)) {
    const random = numbersFrom(seed);
    const latitude = (random() - 0.5) * 120;
    const shell = circle(35, latitude, () => 0.03 * (0.85 + 0.3 * random()), 20 + Math.floor(random() * 80));
    const places = Array.from({ length: 9 }, (_, k) => [35 + 0.014 * ((k % 3) - 1), latitude + 0.014 * (Math.floor(k / 3) - 1)] as const).filter(() => random() < 0.5);
    if (places.length === 0) continue;
    const rings = [shell, ...places.map(([x, y]) => circle(x, y, () => 0.002 + 0.0035 * random(), 3 + Math.floor(random() * 20)).toReversed())];
    if (check({ type: 'Polygon', coordinates: rings }).some(({ severity }) => severity === 'error')) continue;
    const pieces = await piecesWithoutHoles(rings);
    expect(pieces, `seed ${seed}`).not.toBeNull();
    expect(pieces!.every((piece) => piece.length === 1), `seed ${seed}`).toBe(true);
    for (const piece of pieces!) expect(check({ type: 'Polygon', coordinates: piece }).filter(({ severity }) => severity === 'error'), `seed ${seed}`).toEqual([]);
    expect(cornersOf(pieces!), `seed ${seed}`).toEqual(cornersOf([rings]));
    expect(Math.abs(pieces!.reduce((sum, piece) => sum + hectares(piece), 0) / hectares(rings) - 1), `seed ${seed}`).toBeLessThan(1e-11);
    // Two cuts a hole at most, so at most one piece more than holes.
    expect(pieces!.length, `seed ${seed}`).toBeLessThanOrEqual(places.length + 1);
    holes += places.length;
    cut += 1;
  }
  expect(cut).toBeGreaterThan(140);
  expect(holes).toBeGreaterThan(500);
});
