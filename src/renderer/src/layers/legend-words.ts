import type { StyleBasis } from '#styling/layer-style.ts';
import type { LegendEntry } from '#styling/legend.ts';
import { decimal, text } from '#window/kit/text/index.ts';

/** The limits of classes have few digits; all of them are shown. */
const limitDecimals = 8;

export const basisWords = (by: StyleBasis): string => (by.kind === 'hectares' ? text('styling.hectares') : by.name);

/** What each entry of a legend is for, in words. */
export function legendWords(entries: readonly LegendEntry[]): string[] {
  const limit = (value: number) => decimal(value, 0, limitDecimals);
  const last = entries.findLastIndex(({ kind }) => kind === 'class');
  return entries.map((entry, at) => {
    if (entry.kind === 'category') return entry.value;
    if (entry.kind !== 'class') return text(`styling.${entry.kind}`);
    if (last === 0) return text('styling.all');
    if (at === 0) return text('parcels.below', { to: limit(entry.to) });
    return at === last
      ? text('parcels.above', { from: limit(entry.from) })
      : text('parcels.between', { from: limit(entry.from), to: limit(entry.to) });
  });
}
