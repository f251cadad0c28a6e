import type { Feature, Geometry } from '../geo/types.ts';
import type { Note } from './format.ts';
import { transformed } from './transformed.ts';

/** Latitude and longitude of every position changed over; the input is not touched. */
export function swapAxes(features: Feature[]): Feature[] {
  return features.map((feature) => ({ ...feature, geometry: feature.geometry && transformed(feature.geometry, ([x, y, ...rest]) => [y!, x!, ...rest]) }));
}

/** Which readings of a geometry are possible: longitude first, latitude first. */
function readings(geometry: Geometry): { longitudeFirst: boolean; latitudeFirst: boolean } {
  const possible = { longitudeFirst: true, latitudeFirst: true };
  transformed(geometry, (place) => {
    if (Math.abs(place[1]!) > 90) possible.longitudeFirst = false;
    if (Math.abs(place[0]!) > 90 || Math.abs(place[1]!) > 180) possible.latitudeFirst = false;
    return place;
  });
  return possible;
}

/**
 * The note that offers to swap the axes: every shape of the file can be read with latitude first, and at least one only so. Nothing is swapped by itself. Files
 * whose numbers fit both ways cannot be told by their numbers.
 */
export function swappedAxesNote(features: Feature[]): Note | null {
  let onlySwapped = 0;
  for (const { geometry } of features) {
    if (!geometry) continue;
    const { longitudeFirst, latitudeFirst } = readings(geometry);
    if (!latitudeFirst) return null;
    if (!longitudeFirst) onlySwapped += 1;
  }
  return onlySwapped === 0 ? null : { code: 'swapped-axes', severity: 'warning', message: `Latitude seems to stand before longitude: ${onlySwapped} shapes lie beyond the poles as they are. Swap the axes and look at the map.` };
}
