import { maxLongitude, roundingDegrees } from '#geo/longitudes.ts';
import type { Bounds } from '../bounds.ts';
import { noteOf, type Note } from '../format.ts';
import { say } from '../phrases/index.ts';

/**
 * Looks through features for longitudes beyond 180: files that count from 0 to 360, and shapes near the 180th meridian whose longitudes run on (177 to 183). They
 * stay as they are; the note tells what they mean and that Repair writes them within ±180.
 */
export class LongitudeWatch {
  #shapes = 0;
  #west = Number.POSITIVE_INFINITY;
  #east = Number.NEGATIVE_INFINITY;

  /** More shapes, by their bounds. */
  add(bounds: readonly Bounds[]): void {
    for (const { west, south, east, north } of bounds) {
      if (
        (west >= -180 - roundingDegrees && east <= 180 + roundingDegrees) ||
        west < -maxLongitude ||
        east > maxLongitude ||
        south < -90 ||
        north > 90
      )
        continue;
      this.#shapes += 1;
      this.#west = Math.min(this.#west, west);
      this.#east = Math.max(this.#east, east);
    }
  }

  note(): Note | null {
    if (this.#shapes === 0) return null;
    const degrees = (value: number) => Math.round(value * 1e6) / 1e6;
    return noteOf(
      'longitudes-beyond-180',
      'warning',
      say('file.longitudes-beyond-180', { n: this.#shapes, from: degrees(this.#west), to: degrees(this.#east) }),
    );
  }
}
