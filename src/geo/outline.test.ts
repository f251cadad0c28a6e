import { expect, test } from 'vitest';
import { thinnedOutline } from './outline.ts';

test('an outline is thinned, closed, and without its holes', () => {
  const circle = Array.from({ length: 10_001 }, (_, index) => [Math.cos((index / 5000) * Math.PI), Math.sin((index / 5000) * Math.PI)]);
  const outline = thinnedOutline({
    type: 'Polygon',
    coordinates: [
      circle,
      [
        [0, 0],
        [0.1, 0],
        [0, 0.1],
        [0, 0],
      ],
    ],
  });
  const [[ring], ...others] = (outline as { coordinates: number[][][][] }).coordinates as [number[][][], ...number[][][][]];
  expect([others.length, ring!.length <= 42, ring!.at(-1)]).toEqual([0, true, ring![0]]);
  expect(Math.max(...ring!.map(([x]) => x!))).toBeCloseTo(1, 5);
  expect(thinnedOutline({ type: 'Point', coordinates: [1, 2] })).toBeNull();
});
