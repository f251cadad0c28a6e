import { cellAreasHectares } from './cell-area.ts';
import type { Coverage } from './coverage.ts';
import { gridOfWindow, type Grid } from './grid.ts';

/** Cells of one band over exactly the window of a coverage: `grid` is the window's grid. */
export interface CellValues {
  grid: Grid;
  values: ArrayLike<number>;
  noData: number | null;
}

/** Called for every covered cell with its index in the window, its share 0..1 and its covered hectares, and with its row and column. */
export function forEachCoveredCell(
  { window, shares }: Coverage,
  windowGrid: Grid,
  visit: (cell: number, hectares: number, share: number, row: number, column: number) => void,
): void {
  if (windowGrid.width !== window.width || windowGrid.height !== window.height) {
    throw new RangeError(`The cells are ${windowGrid.width} x ${windowGrid.height}, the coverage is ${window.width} x ${window.height}`);
  }
  const areas = cellAreasHectares(windowGrid);
  for (let row = 0, cell = 0; row < window.height; row += 1) {
    const area = areas[row]!;
    for (let column = 0; column < window.width; column += 1, cell += 1) {
      const share = shares[cell]!;
      if (share > 0) visit(cell, share * area, share, row, column);
    }
  }
}

/** Hectares that a coverage of `grid` holds: edges straight in the grid, areas true. Geodesic edges differ by the strip between chord and arc: 1e-4 of the area for edges of 20 km. */
export function coveredHectares(coverage: Coverage, grid: Grid): number {
  let sum = 0;
  forEachCoveredCell(coverage, gridOfWindow(grid, coverage.window), (_cell, hectares) => {
    sum += hectares;
  });
  return sum;
}

/**
 * Hectares per cell value, each cell by its covered share and its true area. NoData cells (and NaN) have the key `null`: their area is unknown,
 * not area of class 0. Pass the map of the previous strip to continue counting.
 */
export function zonalClassAreas(
  coverage: Coverage,
  raster: CellValues,
  hectares: Map<number | null, number> = new Map(),
): Map<number | null, number> {
  forEachCoveredCell(coverage, raster.grid, (cell, area) => {
    const value = known(raster, cell);
    hectares.set(value, (hectares.get(value) ?? 0) + area);
  });
  return hectares;
}

const known = ({ values, noData }: CellValues, cell: number): number | null => {
  const value = values[cell]!;
  return value === noData || Number.isNaN(value) ? null : value;
};

export interface ZonalResult {
  /** sum of the shares of cells with a value */
  cellCount: number;
  /** covered hectares of cells with a value */
  hectares: number;
  /** covered hectares of nodata cells */
  noDataHectares: number;
  /** sum of value x covered hectares: a density per hectare becomes an amount */
  sum: number;
  /** weighted by covered hectares; null (like the rest) when no cell has a value */
  mean: number | null;
  /** standard deviation over the area (not of a sample) */
  standardDeviation: number | null;
  min: number | null;
  max: number | null;
  /** the smallest value that leaves at most 1 - q of the hectares above it, the mean of two where both do; in the order requested */
  quantiles: (number | null)[];
}

/** Statistics over strips: `add` each strip, then ask for the result. Values are stored only when quantiles are requested. */
export class ZonalStatistics {
  readonly #quantiles: readonly number[];
  readonly #weights: WeightedValues | null;
  #cellCount = 0;
  #hectares = 0;
  #noDataHectares = 0;
  #mean = 0;
  #squares = 0;
  #min = Infinity;
  #max = -Infinity;

  constructor(quantiles: readonly number[] = []) {
    for (const quantile of quantiles) if (!(quantile >= 0 && quantile <= 1)) throw new RangeError(`A quantile is 0 to 1, not ${quantile}`);
    this.#quantiles = quantiles;
    this.#weights = quantiles.length > 0 ? new WeightedValues() : null;
  }

  add(coverage: Coverage, raster: CellValues): this {
    forEachCoveredCell(coverage, raster.grid, (cell, area, share) => {
      const value = known(raster, cell);
      if (value === null) {
        this.#noDataHectares += area;
        return;
      }
      this.#cellCount += share;
      this.#hectares += area;
      // West 1979, CACM 22:532: updates mean and sum of squares without losing digits.
      const step = value - this.#mean;
      this.#mean += (step * area) / this.#hectares;
      this.#squares += area * step * (value - this.#mean);
      if (value < this.#min) this.#min = value;
      if (value > this.#max) this.#max = value;
      this.#weights?.add(value, area);
    });
    return this;
  }

  result(): ZonalResult {
    const some = this.#hectares > 0;
    return {
      cellCount: this.#cellCount,
      hectares: this.#hectares,
      noDataHectares: this.#noDataHectares,
      sum: this.#mean * this.#hectares,
      mean: some ? this.#mean : null,
      standardDeviation: some ? Math.sqrt(Math.max(0, this.#squares / this.#hectares)) : null,
      min: some ? this.#min : null,
      max: some ? this.#max : null,
      quantiles: some ? (this.#weights?.quantiles(this.#quantiles) ?? []) : this.#quantiles.map(() => null),
    };
  }
}

/** Statistics of one window; see ZonalResult for the weights. */
export function zonalStatistics(coverage: Coverage, raster: CellValues, quantiles: readonly number[] = []): ZonalResult {
  return new ZonalStatistics(quantiles).add(coverage, raster).result();
}

function doubled(numbers: Float64Array): Float64Array<ArrayBuffer> {
  const longer = new Float64Array(2 * numbers.length);
  longer.set(numbers);
  return longer;
}

/** Most shapes of a file are plots under few cells. */
const firstCells = 64;

/** Pairs of value and weight in growing arrays; whole numbers below 65,536 (every 8 and 16 bit raster) are counted instead. */
class WeightedValues {
  readonly #counted = new Map<number, number>();
  #values = new Float64Array(firstCells);
  #weights = new Float64Array(firstCells);
  #length = 0;

  add(value: number, weight: number): void {
    if (Number.isInteger(value) && Math.abs(value) < 65_536) this.#counted.set(value, (this.#counted.get(value) ?? 0) + weight);
    else this.#keep(value, weight);
  }

  #keep(value: number, weight: number): void {
    if (this.#length === this.#values.length) {
      this.#values = doubled(this.#values);
      this.#weights = doubled(this.#weights);
    }
    this.#values[this.#length] = value;
    this.#weights[this.#length] = weight;
    this.#length += 1;
  }

  /** Hyndman and Fan 1996, type 2, with weights: the same whether equal values are one cell or many. */
  quantiles(asked: readonly number[]): number[] {
    for (const [value, weight] of this.#counted) this.#keep(value, weight);
    this.#counted.clear();
    const [values, weights] = [this.#values, this.#weights];
    const rising = Uint32Array.from({ length: this.#length }, (_, place) => place).sort((a, b) => values[a]! - values[b]!);
    let total = 0;
    for (const place of rising) total += weights[place]!;
    const slack = 1e-12 * total;
    return asked.map((quantile) => {
      const target = quantile * total;
      let passed = 0;
      for (let rank = 0; rank < rising.length; rank += 1) {
        const value = values[rising[rank]!]!;
        passed += weights[rising[rank]!]!;
        if (rank + 1 === rising.length || passed > target + slack) return value;
        if (passed >= target - slack) return quantile === 0 ? value : (value + values[rising[rank + 1]!]!) / 2;
      }
      return Number.NaN;
    });
  }
}
