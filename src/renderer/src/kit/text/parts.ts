import { roundedParts } from '#domain/rounding.ts';
import { decimal } from './index.ts';

/** Rows of more are not added up by anybody; they are rounded one by one. */
export const maxSummedRows = 5000;

/** Below so many hectares two decimals are too few. */
const smallestWithTwo = 0.1;

export interface ShownParts {
  /** a dash where there is no value */
  parts: string[];
  whole: string;
  /** another figure beside them, with as many decimals */
  beside: (value: number | null) => string;
  /** what is written for some of the parts together */
  sumOf: (isTaken: (index: number) => boolean) => string;
}

/** How many decimals hectares have that stand under one another: as many as the smallest one needs. */
export function digitsOf(values: readonly number[]): number {
  const smallest = values.reduce((least, value) => (value > 0 && value < least ? value : least), Number.POSITIVE_INFINITY);
  return smallest < smallestWithTwo ? 4 : 2;
}

/**
 * Hectares of rows as they stand in a table above their sum: the shown rows add to the shown sum. All have the same decimals. `rest` is in the sum and in no row that
 * has a figure.
 */
export function shownHectares(values: readonly (number | null)[], rest = 0): ShownParts {
  const known = values.flatMap((value) => value ?? []);
  const digits = digitsOf(known);
  const rounded = roundedParts([...known, rest], digits);
  let at = 0;
  const numbers = values.map((value) => (value === null ? null : rounded.parts[at++]!));
  const shown = (value: number | null) => (value === null ? '–' : decimal(value, digits));
  return {
    parts: numbers.map(shown),
    whole: shown(known.length === 0 && rest === 0 ? null : rounded.whole),
    beside: shown,
    sumOf(isTaken) {
      const taken = numbers.flatMap((value, index) => (value !== null && isTaken(index) ? value : []));
      return shown(taken.length === 0 ? null : taken.reduce((sum, value) => sum + value, 0));
    },
  };
}
