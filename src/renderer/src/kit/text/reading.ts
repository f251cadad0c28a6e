import type { MapOverlay } from '../map-types.ts';
import { decimal, text } from './index.ts';

/** What a cell of a picture says in words: its class, its value with its unit, or that there is none. */
export function readingOf(value: number | null, picture?: Pick<MapOverlay, 'legend' | 'unit'>): string {
  if (value === null) return text('layers.noData');
  const named = picture?.legend.find((entry) => entry.value === value);
  return named ? named.label : `${decimal(value, 0, 3)}${picture?.unit ? ` ${picture.unit}` : ''}`;
}
