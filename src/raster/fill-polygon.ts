import type { Cells, RingsInCells } from './cells.ts';

/** Where more edges than this begin in one row (a comb), putting them in one by one would take their square. */
const maxAtOnce = 64;
/**
 * A place nearer to a cell's centre than this, in cells, lies on it: a tenth of a micrometre for cells of ten metres. Without it the last digit of a product decides which side of the centre an
 * edge passes that runs through it, and of four such cells of one edge one was inside and three were not.
 */
const onCentre = 1e-8;
/** The first cell, counted eastward, whose centre lies beyond a place; a centre at the place is not beyond it. */
const cellBeyond = (place: number): number => Math.floor(place + 0.5 + onCentre);
/** The first row whose centre lies at a place or south of it. */
const rowFrom = (place: number): number => Math.ceil(place - 0.5 - onCentre);

/**
 * Burns the cells whose centre lies inside a polygon (even-odd), as gdal_rasterize does: rows are gone through from north to south with the edges
 * that pass their centre line. Its lists are kept from polygon to polygon, because masks of thousands of small parts are usual.
 */
export class PolygonFill {
  readonly #cells: Cells;
  /** edges from their northern end: place, way to the other end, last row */
  #topX = new Float64Array(256);
  #topY = new Float64Array(256);
  #runX = new Float64Array(256);
  #runY = new Float64Array(256);
  #last = new Int32Array(256);
  /** edges by their first row, as a list from each row on; -1 ends it */
  readonly #firstOfRow: Int32Array;
  #nextInRow = new Int32Array(256);
  #edges = 0;
  /** edges that pass the row, from west to east, and where */
  #active = new Int32Array(64);
  #crossings = new Float64Array(64);
  #activeCount = 0;

  constructor(cells: Cells) {
    this.#cells = cells;
    this.#firstOfRow = new Int32Array(cells.height).fill(-1);
  }

  fill({ xs, ys, first }: RingsInCells): void {
    this.#makeRoom(first.at(-1)!);
    this.#edges = 0;
    let startRow = this.#cells.height;
    for (let ring = 0; ring + 1 < first.length; ring += 1) {
      const end = first[ring + 1]!;
      let eastwardIsSouthern: boolean | null = null;
      for (let k = first[ring]!, from = end - 1; k < end; from = k, k += 1) {
        if (ys[from] === ys[k]) {
          if (!this.#isAlongCentres(ys[k]!) || xs[from] === xs[k]) continue;
          // A southern edge along the centres of a row, which no other edge tells of.
          eastwardIsSouthern ??= runsCounterClockwise(xs, ys, first[ring]!, end);
          if (xs[k]! > xs[from]! === eastwardIsSouthern)
            this.#span(rowFrom(ys[k]!), Math.min(xs[from]!, xs[k]!), Math.max(xs[from]!, xs[k]!));
          continue;
        }
        const row = this.#addEdge(xs[from]!, ys[from]!, xs[k]!, ys[k]!);
        if (row < startRow) startRow = row;
      }
    }
    let left = this.#edges;
    this.#activeCount = 0;
    for (let row = startRow; left > 0 || this.#activeCount > 0; row += 1) {
      if (row === this.#cells.height) break;
      left -= this.#fillRow(row);
      if (this.#activeCount === 2) row = this.#fillBetweenTwo(row);
    }
  }

  /** The rows after `row` while the same two edges pass them, the usual case, without looking for others; the last of these rows. */
  #fillBetweenTwo(row: number): number {
    const first = this.#active[0]!;
    const second = this.#active[1]!;
    const firstX = this.#topX[first]!;
    const firstY = this.#topY[first]!;
    const firstRunX = this.#runX[first]!;
    const firstRunY = this.#runY[first]!;
    const secondX = this.#topX[second]!;
    const secondY = this.#topY[second]!;
    const secondRunX = this.#runX[second]!;
    const secondRunY = this.#runY[second]!;
    const last = Math.min(this.#last[first]!, this.#last[second]!);
    let next = row + 1;
    for (; next <= last && this.#firstOfRow[next]! < 0; next += 1) {
      const centre = next + 0.5;
      const a = ((centre - firstY) * firstRunX) / firstRunY + firstX;
      const b = ((centre - secondY) * secondRunX) / secondRunY + secondX;
      if (a <= b) this.#span(next, a, b);
      else this.#span(next, b, a);
    }
    return next - 1;
  }

  #isAlongCentres(y: number): boolean {
    return Math.abs(y - 0.5 - Math.round(y - 0.5)) <= onCentre && y >= 0 && y < this.#cells.height;
  }

  /** The first row whose centre line an edge passes; the number of rows where there is none. */
  #addEdge(fromX: number, fromY: number, toX: number, toY: number): number {
    const { height } = this.#cells;
    const down = fromY < toY;
    const top = down ? fromY : toY;
    const bottom = down ? toY : fromY;
    // Rows whose centre line lies in [top, bottom)
    const firstRow = Math.max(0, rowFrom(top));
    const lastRow = Math.min(height - 1, rowFrom(bottom) - 1);
    if (firstRow > lastRow) return height;
    const edge = this.#edges;
    this.#topX[edge] = down ? fromX : toX;
    this.#topY[edge] = top;
    this.#runX[edge] = down ? toX - fromX : fromX - toX;
    this.#runY[edge] = bottom - top;
    this.#last[edge] = lastRow;
    this.#nextInRow[edge] = this.#firstOfRow[firstRow]!;
    this.#firstOfRow[firstRow] = edge;
    this.#edges += 1;
    return firstRow;
  }

  /** How many edges began in the row. */
  #fillRow(row: number): number {
    const active = this.#active;
    const crossings = this.#crossings;
    const last = this.#last;
    let count = 0;
    for (let k = 0; k < this.#activeCount; k += 1)
      if (last[active[k]!]! >= row) {
        active[count] = active[k]!;
        count += 1;
      }
    const kept = count;
    for (let edge = this.#firstOfRow[row]!; edge >= 0; edge = this.#nextInRow[edge]!) {
      active[count] = edge;
      count += 1;
    }
    this.#firstOfRow[row] = -1;
    this.#activeCount = count;
    if (count - kept > maxAtOnce) active.subarray(0, count).sort((a, b) => this.#crossing(a, row) - this.#crossing(b, row));
    for (let k = 0; k < count; k += 1) {
      const edge = active[k]!;
      const x = this.#crossing(edge, row);
      // The order changes little from row to row: insertion, which also keeps the active edges in order.
      let place = k;
      for (; place > 0 && crossings[place - 1]! > x; place -= 1) {
        crossings[place] = crossings[place - 1]!;
        active[place] = active[place - 1]!;
      }
      crossings[place] = x;
      active[place] = edge;
    }
    for (let k = 0; k + 1 < count; k += 2) this.#span(row, crossings[k]!, crossings[k + 1]!);
    return count - kept;
  }

  /** In the order of GDAL's own arithmetic, so that the last digit is the same. */
  #crossing(edge: number, row: number): number {
    return ((row + 0.5 - this.#topY[edge]!) * this.#runX[edge]!) / this.#runY[edge]! + this.#topX[edge]!;
  }

  #span(row: number, west: number, east: number): void {
    this.#cells.burn(row, cellBeyond(west), cellBeyond(east));
  }

  #makeRoom(edges: number): void {
    if (edges <= this.#last.length) return;
    const size = Math.max(edges, this.#last.length * 2);
    this.#topX = new Float64Array(size);
    this.#topY = new Float64Array(size);
    this.#runX = new Float64Array(size);
    this.#runY = new Float64Array(size);
    this.#last = new Int32Array(size);
    this.#nextInRow = new Int32Array(size);
    this.#active = new Int32Array(size);
    this.#crossings = new Float64Array(size);
  }
}

/** Corners nearer than this, in cells, are one: the direction there says nothing. */
const samePlace = 1e-9;

/**
 * Direction as seen on a map; rows count southward. Like GDAL, decides by the turn at the southernmost corner (the easternmost of several), so that a ring that
 * crosses itself gets the direction that it has there; falls back to the signed area where two corners coincide at that place, or the turn is zero.
 */
function runsCounterClockwise(xs: Float64Array, ys: Float64Array, start: number, end: number): boolean {
  const isClosed = xs[end - 1] === xs[start] && ys[end - 1] === ys[start];
  const stop = isClosed ? end - 1 : end;
  let lowest = start;
  let isSingle = true;
  for (let k = start + 1; k < stop; k += 1) {
    if (ys[k]! > ys[lowest]! || (ys[k]! === ys[lowest]! && xs[k]! > xs[lowest]!)) {
      lowest = k;
      isSingle = true;
    } else if (ys[k] === ys[lowest] && xs[k] === xs[lowest]) isSingle = false;
  }
  const before = lowest === start ? stop - 1 : lowest - 1;
  const after = lowest === stop - 1 ? start : lowest + 1;
  const inX = xs[before]! - xs[lowest]!;
  const inY = ys[before]! - ys[lowest]!;
  const outX = xs[after]! - xs[lowest]!;
  const outY = ys[after]! - ys[lowest]!;
  const isApart = (x: number, y: number) => Math.abs(x) > samePlace || Math.abs(y) > samePlace;
  const turn = outX * inY - inX * outY;
  if (isSingle && isApart(inX, inY) && isApart(outX, outY) && turn !== 0) return turn < 0;
  let twice = 0;
  for (let k = start + 1; k + 1 < end; k += 1)
    twice += (xs[k]! - xs[start]!) * (ys[k + 1]! - ys[start]!) - (xs[k + 1]! - xs[start]!) * (ys[k]! - ys[start]!);
  return twice < 0;
}
