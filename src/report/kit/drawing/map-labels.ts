import { palette, roughWidth, type Shape } from './drawing.ts';

/** A name on the map: its place in longitude and latitude. */
export interface MapLabel {
  position: readonly [number, number];
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

/** Beside its place, where a name finds no room on it: below, above, to the right and left, by its own half width and height. */
const offsets = [
  [0, 0],
  [0, 1.1],
  [0, -1.1],
  [1.1, 0],
  [-1.1, 0],
] as const;

/** Labels at or beside their places on the page, in their order; one that would cover an earlier one or leave the map everywhere is left out. */
export function labelShapes(labels: readonly { x: number; y: number; text: string }[], width: number, mapHeight: number): Shape[] {
  const placed: Box[] = [];
  return labels.flatMap(({ x, y, text }): Shape[] => {
    const shown = shortened(text);
    const half = roughWidth(shown, size) / 2 + 2;
    for (const [across, down] of offsets) {
      const [middle, line] = [x + across * half, y + down * height];
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
