import { palette, roughWidth, type Shape } from './drawing.ts';

/** A name on the map: its place in longitude and latitude. */
export interface MapLabel {
  position: readonly [number, number];
  text: string;
}

const size = 6.5;
const maxLetters = 28;
const height = 9;
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

/** Labels at their places on the page, in their order; one that would cover an earlier one or leave the map is left out. */
export function labelShapes(labels: readonly { x: number; y: number; text: string }[], width: number, mapHeight: number): Shape[] {
  const placed: Box[] = [];
  return labels.flatMap(({ x, y, text }): Shape[] => {
    const shown = shortened(text);
    const half = roughWidth(shown, size) / 2 + 2;
    const box = { left: x - half, right: x + half, top: y - height / 2, bottom: y + height / 2 };
    const isInside = box.left >= 0 && box.right <= width && box.top >= 0 && box.bottom <= mapHeight;
    if (!isInside || placed.some((other) => overlap(box, other))) return [];
    placed.push(box);
    return [
      { kind: 'rectangle', x: box.left, y: box.top, width: half * 2, height, fill: palette.paper, fillOpacity: 0.75 },
      { kind: 'text', x, y: y + 2.3, text: shown, size, colour: palette.ink, anchor: 'middle' },
    ];
  });
}
