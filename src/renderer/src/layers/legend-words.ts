import type { StyleBasis } from '#styling/layer-style.ts';
import { legendMeanings, type LegendEntry } from '#styling/legend.ts';
import { decimal, text } from '#window/kit/text/index.ts';

/** The limits of classes have few digits; all of them are shown. */
const limitDecimals = 8;

export const basisWords = (by: StyleBasis): string => (by.kind === 'hectares' ? text('styling.hectares') : by.name);

/** What each entry of a legend is for, in words. */
export function legendWords(entries: readonly LegendEntry[]): string[] {
  const limit = (value: number) => decimal(value, 0, limitDecimals);
  return legendMeanings(entries).map((meaning) => {
    if (meaning.kind === 'category') return meaning.value;
    if (meaning.kind === 'below') return text('parcels.below', { to: limit(meaning.to) });
    if (meaning.kind === 'above') return text('parcels.above', { from: limit(meaning.from) });
    return meaning.kind === 'between'
      ? text('parcels.between', { from: limit(meaning.from), to: limit(meaning.to) })
      : text(`styling.${meaning.kind}`);
  });
}
