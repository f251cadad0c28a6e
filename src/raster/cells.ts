const maxByEights = 512;
/** The number whose eight bytes are 1 each, whichever way round the machine stores them. */
const eightOnes = new Float64Array(new Uint8Array(8).fill(1).buffer)[0]!;

/** The cells of a raster while shapes are burnt into it. */
export class Cells {
  readonly values: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** the same memory, eight cells a number, from the multiple of eight bytes at or before its start; null when the memory does not reach so far */
  readonly #wide: Float64Array | null;
  /** how far into the first eight the cells begin */
  readonly #offset: number;
  /** how many were burnt, those burnt twice counted twice */
  burnt = 0;

  constructor(values: Uint8Array, width: number, height: number) {
    this.values = values;
    this.width = width;
    this.height = height;
    this.#offset = values.byteOffset & 7;
    const start = values.byteOffset - this.#offset;
    this.#wide =
      width * height < 2 ** 31 - 8 ? new Float64Array(values.buffer, start, Math.floor((values.buffer.byteLength - start) / 8)) : null;
  }

  /** Columns `from` to before `to` of a row of the raster; what lies east or west of it is left out. */
  burn(row: number, from: number, to: number): void {
    const first = row * this.width + (from > 0 ? from : 0);
    const end = row * this.width + (to < this.width ? to : this.width);
    if (end <= first) return;
    this.burnt += end - first;
    const { values } = this;
    const wide = this.#wide;
    // A call costs as much as some hundred cells written eight at once, which needs a start at a multiple of eight bytes.
    if (end - first > maxByEights || wide === null) {
      values.fill(1, first, end);
      return;
    }
    let cell = first;
    const aligned = Math.min(end, first + ((8 - ((first + this.#offset) & 7)) & 7));
    for (; cell < aligned; cell += 1) values[cell] = 1;
    for (let eight = (cell + this.#offset) >> 3; cell + 8 <= end; cell += 8, eight += 1) wide[eight] = eightOnes;
    for (; cell < end; cell += 1) values[cell] = 1;
  }

  /** A cell that is known to be one of the raster. */
  burnOne(row: number, column: number): void {
    this.values[row * this.width + column] = 1;
    this.burnt += 1;
  }
}

/** Corners of a polygon's rings in columns and rows of a raster, closed or not as they came; ring k stands from first[k] to before first[k + 1], and the arrays may be longer. */
export interface RingsInCells {
  xs: Float64Array;
  ys: Float64Array;
  first: number[];
}
