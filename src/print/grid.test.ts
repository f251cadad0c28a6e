import { expect, test } from 'vitest';
import { gridOf } from './grid.ts';
import { roughTextWidth, type TextMark } from './marks.ts';
import { utmAt } from './projection.ts';
import { viewAt } from './view.ts';

const frame = { x: 30, y: 30, width: 500, height: 400 };
const look = { words: { north: 'N', south: 'S', east: 'E', west: 'W' }, measure: roughTextWidth, size: 6.5, stroke: 0.4 };
const capHeight = 0.72;

function inkOf({ x, y, text, size, turn }: TextMark) {
  const half = roughTextWidth(text, size, false) / 2;
  return turn
    ? { left: x - size * capHeight, right: x, top: y - half, bottom: y + half }
    : { left: x - half, right: x + half, top: y - size * capHeight, bottom: y };
}

test('no coordinate covers another, at the corners neither, wherever the lines fall', () => {
  const projection = utmAt(35.2, -1.3)!;
  const middle = projection.forward(35.2, -1.3);
  for (const kind of ['utm', 'degrees'] as const)
    for (let step = 0; step < 40; step += 1) {
      const view = viewAt(projection, frame, 25_000, [middle[0] + step * 41, middle[1] + step * 37]);
      const { labels } = gridOf(view, kind, look);
      const inks = labels.filter((mark) => mark.kind === 'text').map(inkOf);
      expect(inks.length).toBeGreaterThan(8);
      const meeting = inks.flatMap((a, at) =>
        inks.slice(at + 1).filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
      );
      expect(meeting, `${kind} ${step}`).toEqual([]);
    }
});
