import { maxLongitude } from '#geo/longitudes.ts';
import type { Feature, Geometry, Position } from '#geo/types.ts';
import { boundsInDegrees, boundsOf, boundsOfAll, type Bounds } from '../bounds.ts';
import type { PlainPhrase } from '#sentences/phrases/index.ts';
import { noteOf, UnreadableFile, type Note } from '../format.ts';
import { say } from '../phrases/index.ts';
import { shiftAt, type ChosenShift, type Transform } from './placing.ts';
import { systemOf, transformOfProj4, type Placeable } from './projections.ts';
import { shiftNote, systemNotes } from './shift-notes.ts';
import type { Shift } from './register.ts';
import { transformed } from './transformed.ts';

/** What of a file says its coordinate system: a code, a name or a well-known text; null when nothing does. */
export type WrittenSystem = string | null;

/**
 * Turns features from a coordinate system into longitude and latitude on WGS 84, in place, batch after batch. A shape that the projection refuses is dropped with
 * a note and keeps its attributes. Throws UnreadableFile (unknown-crs) for a system that Hectare does not know: metres are never shown as degrees.
 */
export class Reprojection {
  readonly #text: WrittenSystem;
  readonly #what: string | PlainPhrase;
  readonly #degrees: DegreesJudge;
  #system: Promise<Placeable | Transform> | null = null;
  readonly #said = new Set<Shift | null>();
  #isSystemSaid = false;

  /**
   * `asked` is the system that the user gave; it takes the place of what the file says. `isDegreesByRule`: a file that says nothing is in degrees by its own
   * specification, so that only numbers which are metres without doubt make one ask.
   */
  constructor(text: WrittenSystem, what: string | PlainPhrase = say('file.the-file'), asked?: string | null, isDegreesByRule = false) {
    this.#degrees = new DegreesJudge(isDegreesByRule ? isInMetres : isOutOfDegrees);
    this.#text = asked ?? text;
    this.#what = what;
  }

  /** `first` is the place of the first of these features in the file. */
  async apply(features: Feature[], notes: Note[], first = 0): Promise<void> {
    if (this.#text === null) {
      if (this.#degrees.mayBe(features) || features.every(({ geometry }) => !geometry || !isOutOfDegrees(geometry, true))) return;
      throw new UnreadableFile('unknown-crs', say('file.crs-not-said', { what: this.#what }), numbersOf(features));
    }
    this.#system ??= this.#found(this.#text);
    const system = await this.#system;
    const title = typeof system === 'function' ? this.#text.slice(0, 80) : system.title;
    const put = typeof system === 'function' || system.placing.isInDegrees ? placeOn : placeOnPlane;
    for (const [index, feature] of features.entries()) {
      if (!feature.geometry) continue;
      try {
        const change = typeof system === 'function' ? system : this.#changeFor(feature.geometry, system, notes);
        feature.geometry = transformed(feature.geometry, (position) => put(change, position));
      } catch (error) {
        if (error instanceof UnreadableFile) throw error;
        feature.geometry = null;
        if (notes.length < 500)
          notes.push(noteOf('crs-failed', 'error', say('file.crs-failed', { n: first + index + 1, system: title }), first + index));
      }
    }
    if (this.#isSystemSaid) return;
    this.#isSystemSaid = true;
    if (typeof system === 'function')
      notes.push(noteOf('crs-transformed', 'info', say('file.crs-transformed', { what: this.#what, system: title })));
    else notes.push(...systemNotes(system, this.#what));
  }

  async #found(text: string): Promise<Placeable | Transform> {
    const refusal = (phrase: PlainPhrase) => new UnreadableFile('unknown-crs', phrase);
    const [what, name] = [this.#what, /"([^"]*)"/.exec(text)?.[1] ?? (/^\d+$/.test(text) ? `EPSG:${text}` : text.slice(0, 80))];
    if (/^\s*\+/.test(text)) {
      const transform = transformOfProj4(text.trim());
      if (transform) return transform;
    }
    const system = await systemOf(text);
    if (!system) throw refusal(say('file.crs-unknown', { what, system: name }));
    if ('placing' in system) return system;
    throw refusal(
      system.method === null
        ? say('file.crs-unknown', { what, system: system.title })
        : say('file.crs-method', { what, system: system.title, method: system.method }),
    );
  }

  /** The way to WGS 84 at the middle of a shape; said when it is first taken. */
  #changeFor(geometry: Geometry, system: Placeable, notes: Note[]): Transform {
    // Where there is nothing to choose from, the place of a shape decides nothing once that was said.
    if (system.shifts.length === 0 && this.#said.has(null)) return system.placing.by(null);
    const { west, south, east, north } = (system.placing.isInDegrees ? boundsInDegrees : boundsOf)(geometry);
    if (!Number.isFinite(west)) return system.placing.by(null);
    const middle: Position = [(west + east) / 2, (south + north) / 2];
    const [longitude, latitude] = placeOn(system.placing.by(null), middle);
    const chosen = shiftAt(system.shifts, longitude!, latitude!);
    if (!this.#said.has(chosen.shift)) {
      this.#said.add(chosen.shift);
      if (this.#said.size <= maxShiftsSaid) notes.push(...this.#shiftNotes(system, chosen, middle));
    }
    return system.placing.by(chosen.shift);
  }

  #shiftNotes(system: Placeable, chosen: ChosenShift, middle: Position): Note[] {
    const note = shiftNote(system, chosen, middle, this.#what);
    return note ? [note] : [];
  }
}

/** The numbers of a batch, for finding out what system they can be in. */
export const numbersOf = (features: Feature[]): Bounds => boundsOfAll(features.flatMap(({ geometry }) => geometry ?? []));

const maxShiftsSaid = 5;

/** Throws RangeError for a position that the projection refuses. */
function placeOn(change: Transform, position: Position): Position {
  const place = change(position);
  if (!Number.isFinite(place[0]) || !Number.isFinite(place[1])) throw new RangeError('outside the projection');
  return place;
}

/** The same for a plane: far outside of it, the formulas of some projections give longitudes of many turns. */
function placeOnPlane(change: Transform, position: Position): Position {
  const place = placeOn(change, position);
  if (Math.abs(place[0]!) > maxLongitude || Math.abs(place[1]!) > 90) throw new RangeError('outside the projection');
  return place;
}

/** The same for features that are all there. */
export function reproject(
  features: Feature[],
  system: WrittenSystem,
  notes: Note[],
  asked?: string | null,
  isDegreesByRule = false,
): Promise<void> {
  return new Reprojection(system, say('file.the-file'), asked, isDegreesByRule).apply(features, notes);
}

/**
 * Whether the numbers of a file that does not say its system can be degrees. One row with a slip of the pen (a latitude of 96) makes no metres of the others: it
 * stays, and the check names it. Where half of the shapes or more cannot be degrees, none are.
 */
export class DegreesJudge {
  #shapes = 0;
  #outside = 0;
  readonly #isOutside: (geometry: Geometry) => boolean;
  constructor(isOutside: (geometry: Geometry) => boolean = isOutOfDegrees) {
    this.#isOutside = isOutside;
  }

  /** Judges by these features and all before them. */
  mayBe(features: Feature[]): boolean {
    for (const { geometry } of features) {
      if (!geometry) continue;
      this.#shapes += 1;
      if (this.#isOutside(geometry)) this.#outside += 1;
    }
    return this.#outside === 0 || 2 * this.#outside < this.#shapes;
  }
}

/** No slip of the pen makes a thousand of both a longitude and a latitude. */
const surelyMetres = 1000;
function isInMetres(geometry: Geometry): boolean {
  const { west, south, east, north } = boundsOf(geometry);
  return (
    Number.isFinite(west) &&
    [west, east].every((x) => Math.abs(x) > surelyMetres) &&
    [south, north].every((y) => Math.abs(y) > surelyMetres)
  );
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
