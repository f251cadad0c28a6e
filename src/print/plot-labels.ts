import { inks, type Box, type Colour, type Mark, type MeasureText } from './marks.ts';

/** A name that wants to stand on the map. */
export interface WantedLabel {
  text: string;
  /** points */
  size: number;
  hasHalo: boolean;
  /** where it is not the usual one; `isBright`: what is around it is dark */
  colour?: Colour | undefined;
  isBright?: boolean | undefined;
  /** middle of the letters, and their baseline */
  x: number;
  y: number;
  /** of the plot as far as it is seen, in square points: larger ones go first */
  extent: number;
  isFocus: boolean;
}

/** The widest stretch of a line from left to right that lies inside the rings and the frame; null where none does. */
export function widestSpan(rings: readonly Float64Array[], y: number, left: number, right: number): [from: number, to: number] | null {
  const crossings: number[] = [];
  for (const ring of rings)
    for (let at = 2; at < ring.length; at += 2) {
      const [x1, y1, x2, y2] = [ring[at - 2]!, ring[at - 1]!, ring[at]!, ring[at + 1]!];
      if (y1 <= y === y2 <= y) continue;
      crossings.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1));
    }
  crossings.sort((a, b) => a - b);
  let best: [number, number] | null = null;
  for (let at = 1; at < crossings.length; at += 2) {
    const [from, to] = [Math.max(left, crossings[at - 1]!), Math.min(right, crossings[at]!)];
    if (to > from && (!best || to - from > best[1] - best[0])) best = [from, to];
  }
  return best;
}

/** Boxes that labels took, found by cells of the sheet. */
class Taken {
  readonly #cells = new Map<string, [number, number, number, number][]>();
  readonly #side: number;
  constructor(side: number) {
    this.#side = side;
  }
  /** Whether a place lies in a box that is taken. */
  holds(x: number, y: number): boolean {
    const cell = this.#cells.get(`${Math.floor(x / this.#side)}/${Math.floor(y / this.#side)}`);
    return cell?.some((box) => box[0] < x && x < box[2] && box[1] < y && y < box[3]) ?? false;
  }
  /** Takes a box where it is free. */
  take(left: number, top: number, right: number, bottom: number): boolean {
    const keys: string[] = [];
    for (let column = Math.floor(left / this.#side); column * this.#side <= right; column += 1)
      for (let row = Math.floor(top / this.#side); row * this.#side <= bottom; row += 1) keys.push(`${column}/${row}`);
    const isFree = keys.every((key) =>
      (this.#cells.get(key) ?? []).every((box) => box[0] >= right || box[2] <= left || box[1] >= bottom || box[3] <= top),
    );
    if (!isFree) return false;
    for (const key of keys) {
      const cell = this.#cells.get(key) ?? [];
      cell.push([left, top, right, bottom]);
      this.#cells.set(key, cell);
    }
    return true;
  }
}

/** The names that have room in the frame and cover no other: that of the sheet's own plot first, then those of larger plots. */
export function labelMarks(wanted: readonly WantedLabel[], frame: Box, measure: MeasureText): Mark[] {
  const ordered = wanted.toSorted((a, b) => Number(b.isFocus) - Number(a.isFocus) || b.extent - a.extent);
  const taken = new Taken(8 * wanted.reduce((most, { size }) => Math.max(most, size), 1));
  return ordered.flatMap(({ text, size, x, y, isFocus, hasHalo, colour, isBright }): Mark[] => {
    // No letters have room around a place that others cover; to measure them takes longer than to look.
    if (taken.holds(x, y - size * 0.3)) return [];
    const half = measure(text, size, isFocus) / 2;
    const isInside = x - half > frame.x && x + half < frame.x + frame.width && y - size > frame.y && y < frame.y + frame.height;
    if (!isInside || !taken.take(x - half - 1, y - size, x + half + 1, y + size * 0.3)) return [];
    return [
      {
        kind: 'text',
        x,
        y,
        text,
        size,
        colour: colour ?? inks.ink,
        anchor: 'middle',
        ...(hasHalo ? { halo: isBright ? inks.ink : true } : {}),
        ...(isFocus ? { bold: true } : {}),
      },
    ];
  });
}
