import type { Feature } from '#geo/types.ts';
import { guessLabelField, labelOf } from './label-field.ts';
import type { FormatId } from './list.ts';

/** Formats that show a feature by its name, and by nothing else. */
const namedFormats: ReadonlySet<string> = new Set<FormatId>(['kml', 'kmz', 'gpx']);

/**
 * Features as a format shows them: where that is by name, those without one are called by a column of theirs (null: by none; undefined: by the one that is guessed from all of them).
 * The column stays. Any other format gets the same features.
 */
export function namedFor(formatId: string, features: Feature[], column?: string | null): Feature[] {
  const field = namedFormats.has(formatId) ? (column === undefined ? guessLabelField(features) : column) : null;
  if (field === null || field === 'name') return features;
  return features.map((feature) => {
    const label = labelOf(feature.properties?.['name']) === '' ? labelOf(feature.properties?.[field]) : '';
    return label === '' ? feature : { ...feature, properties: { ...feature.properties, name: label } };
  });
}
