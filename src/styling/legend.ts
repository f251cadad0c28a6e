import type { SortedDrawing } from './layer-style.ts';
import { swatchesOf, type Swatch } from './sorting.ts';

export type LegendEntry = Swatch & { count: number };

/** What the colours of a drawing mean and how many shapes have each; colours for others and for no value only where there are some. `counts` is by swatch. */
export function legendEntries(drawing: SortedDrawing, counts: ArrayLike<number>): LegendEntry[] {
  return swatchesOf(drawing)
    .map((swatch, at) => ({ ...swatch, count: counts[at] ?? 0 }))
    .filter(({ kind, count }) => count > 0 || (kind !== 'others' && kind !== 'none'));
}
