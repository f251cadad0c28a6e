const fanOut = 8;

/**
 * A tree of boxes over items in their own order. Edges of a boundary follow one another, so neighbours in order are neighbours in the plane and no sort
 * is needed (the idea of JTS's monotone chains). Boxes are west, south, east, north.
 */
export class BoxTree {
  readonly #levels: Float64Array[] = [];

  constructor(count: number, boxOf: (index: number, box: Float64Array) => void) {
    let boxes = new Float64Array(count * 4);
    for (let k = 0; k < count; k += 1) boxOf(k, boxes.subarray(k * 4, k * 4 + 4));
    this.#levels.push(boxes);
    for (let size = count; size > 1;) {
      const above = Math.ceil(size / fanOut);
      const merged = new Float64Array(above * 4);
      for (let k = 0; k < above; k += 1) {
        let west = Infinity; let south = Infinity; let east = -Infinity; let north = -Infinity;
        for (let child = k * fanOut; child < Math.min(size, (k + 1) * fanOut); child += 1) {
          west = Math.min(west, boxes[child * 4]!); south = Math.min(south, boxes[child * 4 + 1]!);
          east = Math.max(east, boxes[child * 4 + 2]!); north = Math.max(north, boxes[child * 4 + 3]!);
        }
        merged.set([west, south, east, north], k * 4);
      }
      this.#levels.push(merged);
      boxes = merged;
      size = above;
    }
  }

  /** Every pair of items (first < second) whose boxes touch, until `visit` says false. */
  forEachPair(visit: (first: number, second: number) => boolean): void {
    const levels = this.#levels;
    const pairs = (level: number, a: number, b: number): boolean => {
      const boxes = levels[level]!;
      const p = a * 4; const q = b * 4;
      if (a !== b && (boxes[p]! > boxes[q + 2]! || boxes[q]! > boxes[p + 2]! || boxes[p + 1]! > boxes[q + 3]! || boxes[q + 1]! > boxes[p + 3]!)) return true;
      if (level === 0) return a === b || visit(a, b);
      const size = levels[level - 1]!.length / 4;
      const endA = Math.min(size, (a + 1) * fanOut);
      const endB = Math.min(size, (b + 1) * fanOut);
      for (let i = a * fanOut; i < endA; i += 1) for (let j = a === b ? i : b * fanOut; j < endB; j += 1) if (!pairs(level - 1, i, j)) return false;
      return true;
    };
    if (levels[0]!.length > 0) pairs(levels.length - 1, 0, 0);
  }
}
