const bits = new Float64Array(2);
const words = new Int32Array(bits.buffer);

/**
 * Numbers distinct places 0, 1, 2 …. A place within the distance of a known one, on both axes, gets that one's number. A hash table over a grid of cells,
 * because string keys would cost more than everything they are used for.
 */
export class NearPlaces {
  count = 0;
  xs = new Float64Array(1024);
  ys = new Float64Array(1024);
  readonly #distance: number;
  #next = new Int32Array(1024);
  #table = new Int32Array(4096).fill(-1);

  constructor(distance: number) {
    this.#distance = distance;
  }

  of(x: number, y: number): number {
    const near = this.#distance;
    if (near === 0) {
      const found = this.#find(x, y, x, y);
      return found >= 0 ? found : this.#add(x, y);
    }
    const cell = 4 * near;
    const west = Math.floor((x - near) / cell);
    const east = Math.floor((x + near) / cell);
    const south = Math.floor((y - near) / cell);
    const north = Math.floor((y + near) / cell);
    for (let column = west; column <= east; column += 1) {
      for (let row = south; row <= north; row += 1) {
        const found = this.#find(column, row, x, y);
        if (found >= 0) return found;
      }
    }
    return this.#add(x, y);
  }

  #find(column: number, row: number, x: number, y: number): number {
    for (let number = this.#table[this.#slot(column, row)]!; number >= 0; number = this.#next[number]!) {
      if (Math.abs(this.xs[number]! - x) <= this.#distance && Math.abs(this.ys[number]! - y) <= this.#distance) return number;
    }
    return -1;
  }

  #add(x: number, y: number): number {
    if (this.count === this.xs.length) this.#enlarge();
    this.xs[this.count] = x;
    this.ys[this.count] = y;
    this.#link(this.count);
    this.count += 1;
    return this.count - 1;
  }

  #link(number: number): void {
    const cell = 4 * this.#distance;
    const slot =
      cell === 0
        ? this.#slot(this.xs[number]!, this.ys[number]!)
        : this.#slot(Math.floor(this.xs[number]! / cell), Math.floor(this.ys[number]! / cell));
    this.#next[number] = this.#table[slot]!;
    this.#table[slot] = number;
  }

  /** Different cells may share a slot; the comparison separates them. */
  #slot(column: number, row: number): number {
    // Adding 0 turns -0 into 0.
    bits[0] = column + 0;
    bits[1] = row + 0;
    let hash =
      Math.imul(words[0]! ^ Math.imul(words[1]!, 0x9e3779b1), 0x85ebca6b) ^
      Math.imul(words[2]! ^ Math.imul(words[3]!, 0xc2b2ae35), 0x27d4eb2f);
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    return (hash ^ (hash >>> 13)) & (this.#table.length - 1);
  }

  #enlarge(): void {
    const size = this.xs.length * 2;
    const [xs, ys] = [this.xs, this.ys];
    this.xs = new Float64Array(size);
    this.xs.set(xs);
    this.ys = new Float64Array(size);
    this.ys.set(ys);
    this.#next = new Int32Array(size);
    this.#table = new Int32Array(size * 4).fill(-1);
    for (let number = 0; number < this.count; number += 1) this.#link(number);
  }
}
