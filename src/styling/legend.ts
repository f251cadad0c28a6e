import type { SortedDrawing } from './layer-style.ts';
import { swatchesOf, type Swatch } from './sorting.ts';

export type LegendEntry = Swatch & { count: number };

/** What the colours of a drawing mean and how many shapes have each; colours for others and for no value only where there are some. `counts` is by swatch. */
export function legendEntries(drawing: SortedDrawing, counts: ArrayLike<number>): LegendEntry[] {
  return swatchesOf(drawing)
    .map((swatch, at) => ({ ...swatch, count: counts[at] ?? 0 }))
    .filter(({ kind, count }) => count > 0 || (kind !== 'others' && kind !== 'none'));
}

/** What an entry of a legend is for, as facts of which words are made. The lowest and the highest class have no end. */
export type LegendMeaning =
  | { kind: 'category'; value: string }
  | { kind: 'below'; to: number }
  | { kind: 'between'; from: number; to: number }
  | { kind: 'above'; from: number }
  | { kind: 'all' }
  | { kind: 'others' }
  | { kind: 'none' };

export function legendMeanings(entries: readonly LegendEntry[]): LegendMeaning[] {
  const last = entries.findLastIndex(({ kind }) => kind === 'class');
  return entries.map((entry, at): LegendMeaning => {
    if (entry.kind === 'category') return { kind: 'category', value: entry.value };
    if (entry.kind !== 'class') return { kind: entry.kind };
    if (last === 0) return { kind: 'all' };
    if (at === 0) return { kind: 'below', to: entry.to };
    return at === last ? { kind: 'above', from: entry.from } : { kind: 'between', from: entry.from, to: entry.to };
  });
}
