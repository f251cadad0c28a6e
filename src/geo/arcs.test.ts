import { describe, expect, test } from 'vitest';
import { chained, straightened } from './arcs.ts';
import type { Position } from './types.ts';

const farthest = (places: Position[], [x, y]: [number, number], radius: number) =>
  places.reduce((most, place) => Math.max(most, Math.abs(Math.hypot(place[0]! - x, place[1]! - y) - radius)), 0);
const twiceArea = (ring: Position[]) => ring.slice(1).reduce((sum, [x, y], at) => sum + ring[at]![0]! * y! - x! * ring[at]![1]!, 0);

describe('arcs', () => {
  test('a circle by its first place and the one across: corners on it, area short by 1.3e-5, turned to the left', () => {
    const circle = straightened([[1, 0], [-1, 0], [1, 0]]);
    expect(circle).toHaveLength(721);
    expect([circle[0], circle[360], circle.at(-1)]).toEqual([[1, 0], [-1, 0], [1, 0]]);
    expect(farthest(circle, [0, 0], 1)).toBeLessThan(1e-15);
    expect(1 - twiceArea(circle) / (2 * Math.PI)).toBeCloseTo(1.27e-5, 7);
  });

  test('an arc goes through its middle place, to the left and to the right, and the long way round', () => {
    for (const [middle, count] of [[[0, 1], 361], [[0, -1], 361], [[Math.SQRT1_2, Math.SQRT1_2], 361]] as const) {
      const arc = straightened([[1, 0], [...middle], [-1, 0]]);
      expect(arc).toHaveLength(count);
      expect(arc.some(([x, y]) => x === middle[0] && y === middle[1])).toBe(true);
      expect(farthest(arc, [0, 0], 1)).toBeLessThan(1e-15);
      expect(arc.every(([, y]) => y! * middle[1] >= -1e-15)).toBe(true);
    }
    expect(straightened([[1, 0], [-1, 0], [0, 1]])).toHaveLength(541);
  });

  test('metres of a parcel far from the origin, and heights that grow', () => {
    const arc = straightened([[500_100, 9_950_000, 10], [500_000, 9_950_100, 20], [499_900, 9_950_000, 30]]);
    expect(farthest(arc, [500_000, 9_950_000], 100)).toBeLessThan(1e-8);
    expect(arc[90]![2]).toBeCloseTo(15, 12);
  });

  test('what is no arc stays: places on one line, one place three times, a place too many, one or none', () => {
    expect(straightened([[0, 0], [1, 1], [2, 2]])).toEqual([[0, 0], [1, 1], [2, 2]]);
    expect(straightened([[35, 0.5], [35.1, 0.5 + 1e-17], [35.2, 0.5]])).toEqual([[35, 0.5], [35.1, 0.5], [35.2, 0.5]]);
    expect(straightened([[1, 1], [1, 1], [1, 1]])).toEqual([[1, 1], [1, 1]]);
    expect(straightened([[0, 0], [1, 1], [2, 2], [3, 4]])).toEqual([[0, 0], [1, 1], [2, 2], [3, 4]]);
    expect([straightened([[0, 0]]), straightened([])]).toEqual([[[0, 0]], []]);
  });

  test('stretches of a compound curve share their ends once', () => {
    expect(chained([[[0, 0], [1, 1]], [[1, 1], [2, 0]], [[3, 0], [4, 0]]])).toEqual([[0, 0], [1, 1], [2, 0], [3, 0], [4, 0]]);
  });
});
