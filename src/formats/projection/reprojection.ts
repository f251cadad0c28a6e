import { maxLongitude } from '#geo/longitudes.ts';
import type { Feature, Geometry } from '#geo/types.ts';
import { boundsOf } from '../bounds.ts';
import type { PlainPhrase } from '#sentences/phrases/index.ts';
import { noteOf, UnreadableFile, type Note } from '../format.ts';
import { say } from '../phrases/index.ts';
import { transformOf } from './projections.ts';
import { transformed } from './transformed.ts';

/**
 * Turns features from a coordinate system (EPSG code or WKT; null when the file does not say) into longitude and latitude, in place, batch after batch. A shape
 * that the projection refuses is dropped with a note and keeps its attributes. Throws UnreadableFile (unknown-crs) for a system that Hectare does not know:
 * metres are never shown as degrees.
 */
export class Reprojection {
  readonly #system: string | null;
  readonly #what: string | PlainPhrase;
  #said = false;
  readonly #degrees = new DegreesJudge();
  constructor(system: string | null, what: string | PlainPhrase = say('file.the-file')) {
    this.#system = system;
    this.#what = what;
  }

  /** `first` is the place of the first of these features in the file. */
  async apply(features: Feature[], notes: Note[], first = 0): Promise<void> {
    const [system, what] = [this.#system, this.#what];
    if (system === null) {
      if (this.#degrees.mayBe(features) || features.every(({ geometry }) => !geometry || !isOutOfDegrees(geometry, true))) return;
      throw new UnreadableFile('unknown-crs', say('file.crs-not-said', { what }));
    }
    const change = await transformOf(system);
    if (change === 'geographic') return;
    const name = /"([^"]*)"/.exec(system)?.[1] ?? (/^\d+$/.test(system) ? `EPSG:${system}` : system.slice(0, 80));
    if (!change) throw new UnreadableFile('unknown-crs', say('file.crs-unknown', { what, system: name }));
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
        if (notes.length < 500)
          notes.push(noteOf('crs-failed', 'error', say('file.crs-failed', { n: first + index + 1, system: name }), first + index));
      }
    }
    if (!this.#said) notes.push(noteOf('crs-transformed', 'info', say('file.crs-transformed', { what, system: name })));
    this.#said = true;
  }
}

/** The same for features that are all there. */
export function reproject(features: Feature[], system: string | null, notes: Note[]): Promise<void> {
  return new Reprojection(system).apply(features, notes);
}

/**
 * Whether the numbers of a file that does not say its system can be degrees. One row with a slip of the pen (a latitude of 96) makes no metres of the others: it
 * stays, and the check names it. Where half of the shapes or more cannot be degrees, none are.
 */
export class DegreesJudge {
  #shapes = 0;
  #outside = 0;

  /** Judges by these features and all before them. */
  mayBe(features: Feature[]): boolean {
    for (const { geometry } of features) {
      if (!geometry) continue;
      this.#shapes += 1;
      if (isOutOfDegrees(geometry)) this.#outside += 1;
    }
    return this.#outside === 0 || 2 * this.#outside < this.#shapes;
  }
}

/** Whether a position cannot be longitude and latitude; with `swapped`, latitude and longitude. */
function isOutOfDegrees(geometry: Geometry, swapped = false): boolean {
  const { west, south, east, north } = boundsOf(geometry);
  const [longitudes, latitudes] = swapped
    ? [
        [south, north],
        [west, east],
      ]
    : [
        [west, east],
        [south, north],
      ];
  return longitudes[0]! < -maxLongitude || longitudes[1]! > maxLongitude || latitudes[0]! < -90.001 || latitudes[1]! > 90.001;
}
