import { carbonFraction } from '#products/shared/ecological-zone/compute-factors.ts';
import { forEachCoveredCell, type Coverage, type Grid } from '#raster/index.ts';

/** Stands for a cell where the map has no file. */
export const noFile = 65_535;
/** the largest value that the map may have, Mg/ha (`valid_max` of its files) */
const largest = 10_000;

/** Hectares and tonnes of dry matter of the covered cells. */
export interface StockSums {
  covered: number;
  unknown: number;
  zero: number;
  tonnes: number;
  /** sum of the cells' standard deviations, tonnes */
  deviation: number;
  /** sum of their squares */
  variance: number;
  /** hectares with biomass and without a standard deviation */
  withoutDeviation: number;
}
export const noStock = (): StockSums => ({ covered: 0, unknown: 0, zero: 0, tonnes: 0, deviation: 0, variance: 0, withoutDeviation: 0 });

interface StockCells {
  coverage: Coverage;
  grid: Grid;
  /** Mg/ha of dry matter */
  amounts: ArrayLike<number>;
  deviations: ArrayLike<number>;
}

/** Adds the cells of a block, each with the share that the land covers and its true area; `see` gets each of them. */
export function addStock(
  sums: StockSums,
  { coverage, grid, amounts, deviations }: StockCells,
  see: (cell: number) => void = () => {},
): void {
  forEachCoveredCell(coverage, grid, (cell, hectares) => {
    addCell(sums, amounts[cell]!, deviations[cell]!, hectares);
    see(cell);
  });
}

/** Adds hectares of a cell. */
export function addCell(sums: StockSums, amount: number, deviation: number, hectares: number): void {
  sums.covered += hectares;
  if (amount > largest) sums.unknown += hectares;
  else if (amount === 0) sums.zero += hectares;
  else {
    sums.tonnes += amount * hectares;
    if (deviation === 0 || deviation > largest) sums.withoutDeviation += hectares;
    else {
      sums.deviation += deviation * hectares;
      sums.variance += (deviation * hectares) ** 2;
    }
  }
}

interface Spread {
  value: number | null;
  sd_correlated: number | null;
  sd_independent: number | null;
  lower: number | null;
  upper: number | null;
}
export interface BiomassStock {
  covered_ha: number;
  unknown_ha: number;
  zero_ha: number;
  biomass_t_per_ha: Spread;
  biomass_t: Spread;
  carbon_t: Spread;
}

const nothing: Spread = { value: null, sd_correlated: null, sd_independent: null, lower: null, upper: null };
/** standard deviations to each side: 95 % of a normal spread */
const sides = 1.96;

/**
 * What the sums say. Errors of neighbouring cells come from the same pictures and models and go together by an unknown degree: Σ sd holds where all go together,
 * √Σ sd² where none do (JCGM 100:2008, section 5; recalled, not checked). The interval is of the first, which is the wider.
 */
export function stockOf(sums: StockSums): BiomassStock {
  const known = sums.covered - sums.unknown;
  const isKnown = known > 0;
  const hasDeviation = isKnown && sums.withoutDeviation === 0;
  const spread = (factor: number): Spread => {
    if (!isKnown) return nothing;
    const value = sums.tonnes * factor;
    if (!hasDeviation) return { ...nothing, value };
    const correlated = sums.deviation * factor;
    return {
      value,
      sd_correlated: correlated,
      sd_independent: Math.sqrt(sums.variance) * factor,
      lower: Math.max(0, value - sides * correlated),
      upper: value + sides * correlated,
    };
  };
  return {
    covered_ha: sums.covered,
    unknown_ha: sums.unknown,
    zero_ha: sums.zero,
    biomass_t_per_ha: spread(1 / known),
    biomass_t: spread(1),
    carbon_t: spread(carbonFraction),
  };
}
