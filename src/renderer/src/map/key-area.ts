import type { Coordinate } from 'ol/coordinate.js';

export type AreaTool = 'box' | 'lasso';
/** Of a key that was pressed. */
export interface AreaKey {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
}
/** What a key did: `moved` the cross or set a corner, `taken` the area that was drawn, `dropped` it; null where the key means nothing here. */
export type AreaPress = 'moved' | 'taken' | 'dropped' | null;

const stepPixels = 12;
const arrows: Record<string, [right: number, up: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
const isSame = (one: Coordinate | undefined, other: Coordinate) => one?.[0] === other[0] && one?.[1] === other[1];

/**
 * A box or a lasso that is drawn by keys: a cross that the arrow keys move, and the corners that Enter or the space bar sets. The second corner of a box takes it; a lasso is taken by
 * a second press at its last corner. Shift and an arrow begin a box where the cross stands, as they begin a range in a table. Places are Web Mercator metres.
 */
export class KeyArea {
  readonly #tool: AreaTool;
  cross: Coordinate;
  corners: Coordinate[] = [];

  constructor(tool: AreaTool, cross: Coordinate) {
    this.#tool = tool;
    this.cross = cross;
  }

  press({ key, shiftKey, ctrlKey }: AreaKey, metresPerPixel: number): AreaPress {
    const arrow = arrows[key];
    if (arrow) {
      if (shiftKey && this.#tool === 'box' && this.corners.length === 0) this.corners = [this.cross];
      const step = (ctrlKey ? 1 : stepPixels) * metresPerPixel;
      this.cross = [this.cross[0]! + arrow[0] * step, this.cross[1]! + arrow[1] * step];
      return 'moved';
    }
    if (key === 'Enter' || key === ' ') return this.#tool === 'box' ? this.#setOfBox() : this.#setOfLasso();
    if (this.corners.length === 0 || (key !== 'Backspace' && key !== 'Escape')) return null;
    this.corners = key === 'Backspace' ? this.corners.slice(0, -1) : [];
    return 'dropped';
  }
  /** The ring of what is drawn so far, with the cross as its last corner. */
  ring(): Coordinate[] {
    const [first] = this.corners;
    if (!first) return [];
    if (this.#tool === 'lasso') return [...this.corners, this.cross, first];
    const [x, y] = this.cross as [number, number];
    return [first, [x, first[1]!], [x, y], [first[0]!, y], first];
  }

  #setOfBox(): AreaPress {
    if (this.corners.length > 0) return 'taken';
    this.corners = [this.cross];
    return 'moved';
  }
  #setOfLasso(): AreaPress {
    if (isSame(this.corners.at(-1), this.cross)) return this.corners.length >= 3 ? 'taken' : 'moved';
    this.corners = [...this.corners, this.cross];
    return 'moved';
  }
}
