import type { Feature } from '#geo/types.ts';
import type { Bounds } from '../bounds.ts';
import { noteOf, type Note } from '../format.ts';
import { say } from '../phrases/index.ts';
import { transformed } from './transformed.ts';

/** Latitude and longitude of every position changed over; the input is not touched. */
export function swapAxes(features: Feature[]): Feature[] {
  return features.map((feature) => ({
    ...feature,
    geometry: feature.geometry && transformed(feature.geometry, ([x, y, ...rest]) => [y!, x!, ...rest]),
  }));
}

/** Which readings of a geometry with these bounds are possible: longitude first, latitude first. */
function readings({ west, south, east, north }: Bounds): { longitudeFirst: boolean; latitudeFirst: boolean } {
  return { longitudeFirst: south >= -90 && north <= 90, latitudeFirst: west >= -90 && east <= 90 && south >= -180 && north <= 180 };
}

/**
 * Looks through features for latitude that stands before longitude: every shape of the file can be read so, and at least one only so. The note offers to swap;
 * nothing is swapped by itself. Files whose numbers fit both ways cannot be told by their numbers.
 */
export class AxesWatch {
  #onlySwapped = 0;
  #straight = false;

  /** More shapes, by their bounds. */
  add(bounds: readonly Bounds[]): void {
    for (const one of bounds) {
      if (this.#straight) return;
      const { longitudeFirst, latitudeFirst } = readings(one);
      if (!latitudeFirst) this.#straight = true;
      if (!longitudeFirst) this.#onlySwapped += 1;
    }
  }

  note(): Note | null {
    if (this.#straight || this.#onlySwapped === 0) return null;
    return noteOf('swapped-axes', 'warning', say('file.swapped-axes', { n: this.#onlySwapped }));
  }
}
