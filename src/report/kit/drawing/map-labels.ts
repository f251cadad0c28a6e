import type { BoundingBox } from '#geo/index.ts';
import { palette, roughWidth, type Shape } from './drawing.ts';

/** A name on the map: its place in longitude and latitude, and the box in degrees of what it names. */
export interface MapLabel {
  position: readonly [number, number];
  box: BoundingBox;
  text: string;
}

/** A name on the page, in points. `left` to `bottom` is the box of what it names. */
export interface PlacedName extends Box {
  x: number;
  y: number;
  text: string;
}

const size = 7.5;
const maxLetters = 28;
const height = 10;
interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}
const overlap = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const shortened = (text: string): string => {
  const letters = [...text];
  return letters.length > maxLetters ? `${letters.slice(0, maxLetters - 1).join('')}…` : text;
};

/** From a shape to the name beside it. */
const distance = 2;

/** The middles that a name may have, the best first: on what it names where that leaves its edge to be seen, else below it, above it, to its right and left. */
function middlesOf({ x, y, left, right, top, bottom }: PlacedName, half: number): [number, number][] {
  // A name may be somewhat wider than a shape that is three lines high: most of the edge is still to be seen.
  const hasRoom = right - left >= half && bottom - top >= 3 * height;
  const beside: [number, number][] = [
    [x, bottom + distance + height / 2],
    [x, top - distance - height / 2],
    [right + distance + half, y],
    [left - distance - half, y],
  ];
  return hasRoom ? [[x, y], ...beside] : beside;
}

/** Names on or beside what they name, in their order; one that would cover an earlier one or leave the map everywhere is left out. */
export function labelShapes(names: readonly PlacedName[], width: number, mapHeight: number): Shape[] {
  const placed: Box[] = [];
  return names.flatMap((name): Shape[] => {
    const shown = shortened(name.text);
    const half = roughWidth(shown, size) / 2 + 2;
    for (const [middle, line] of middlesOf(name, half)) {
      const box = { left: middle - half, right: middle + half, top: line - height / 2, bottom: line + height / 2 };
      const isInside = box.left >= 0 && box.right <= width && box.top >= 0 && box.bottom <= mapHeight;
      if (!isInside || placed.some((other) => overlap(box, other))) continue;
      placed.push(box);
      return [
        { kind: 'rectangle', x: box.left, y: box.top, width: half * 2, height, fill: palette.paper, fillOpacity: 0.75 },
        { kind: 'text', x: middle, y: line + 2.3, text: shown, size, colour: palette.ink, anchor: 'middle' },
      ];
    }
    return [];
  });
}
