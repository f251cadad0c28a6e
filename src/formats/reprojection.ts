import type { Feature, Geometry } from '../geo/types.ts';
import { UnreadableFile, type Note } from './format.ts';
import { transformOf } from './projections.ts';
import { transformed } from './transformed.ts';

/**
 * Turns features from a coordinate system (EPSG code or WKT; null when the file does not say) into longitude and latitude, in place, with notes.
 * A shape that the projection refuses is dropped with a note and keeps its attributes. Throws UnreadableFile (unknown-crs) for a system that Hectare does
 * not know: metres are never shown as degrees.
 */
export async function reproject(features: Feature[], system: string | null, notes: Note[], what = 'The file', first = 0): Promise<void> {
  if (system === null) {
    if (features.some(({ geometry }) => geometry && isOutOfDegrees(geometry))) {
      const swapped = features.every(({ geometry }) => !geometry || !isOutOfDegrees(geometry, true));
      if (swapped) return;
      throw new UnreadableFile('unknown-crs', `${what} does not say its coordinate system, and its coordinates are not degrees. Export it in WGS 84 (EPSG:4326).`);
    }
    return;
  }
  const change = await transformOf(system);
  if (change === 'geographic') return;
  const name = /"([^"]*)"/.exec(system)?.[1] ?? (/^\d+$/.test(system) ? `EPSG:${system}` : system.slice(0, 80));
  if (!change) throw new UnreadableFile('unknown-crs', `${what} is in the coordinate system ${name}, which Hectare does not know. Export it in WGS 84 (EPSG:4326).`);
  for (const [index, feature] of features.entries()) {
    if (!feature.geometry) continue;
    try {
      feature.geometry = transformed(feature.geometry, (position) => {
        const place = change(position);
        if (!Number.isFinite(place[0]) || !Number.isFinite(place[1])) throw new RangeError('outside the projection');
        return place;
      });
    } catch {
      feature.geometry = null;
      if (notes.length < 500) notes.push({ code: 'crs-failed', severity: 'error', message: `Feature ${first + index + 1} lies outside ${name} and cannot be turned into longitude and latitude; its attributes are kept.`, feature: first + index });
    }
  }
  notes.push({ code: 'crs-transformed', severity: 'info', message: `${what}: coordinates were turned from ${name} into longitude and latitude (WGS 84). On an older datum places can be off by some metres.` });
}

/** Whether a position cannot be longitude and latitude; with `swapped`, latitude and longitude. */
export function isOutOfDegrees(geometry: Geometry, swapped = false): boolean {
  let out = false;
  transformed(geometry, (place) => {
    const [x, y] = swapped ? [place[1]!, place[0]!] : [place[0]!, place[1]!];
    if (Math.abs(x) > 360 || Math.abs(y) > 90.001) out = true;
    return place;
  });
  return out;
}
