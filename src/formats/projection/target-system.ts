import { hasUtm, utmZoneAt } from '#geo/index.ts';
import type { Feature, Geometry, Position } from '#geo/types.ts';
import { withTidyRings } from '#geo/tidy-rings.ts';
import { boundsInDegrees, boundsOf, boundsTogether, type Bounds } from '../bounds.ts';
import { noteOf, type FeatureWalk, type Note, type WrittenSystem } from '../format.ts';
import { rangeFault, say } from '../phrases/index.ts';
import { shiftAt, type ChosenShift } from './placing.ts';
import { authorityOf, systemOf, type Placeable } from './projections.ts';
import { register, type Area, type GroundEntry, type PlaneEntry } from './register.ts';
import { writtenShiftNote } from './shift-notes.ts';
import { transformed } from './transformed.ts';
import { wktOfSystem } from './written-wkt.ts';

/** A coordinate system that files are written in, and the way into it. */
export interface TargetSystem extends WrittenSystem {
  /** whether its numbers are degrees from Greenwich */
  isInDegrees: boolean;
  /** features of a walk in the numbers of the system; what there is to say of it goes to `notes` once the walk is through for the first time */
  walkIn(walk: FeatureWalk, notes: Note[] | undefined): FeatureWalk;
}

/** "utm" for the zone of the place, a code, a name, or a well-known text. */
const isUtm = (asked: string): boolean => /^\s*utm\s*$/i.test(asked);

/** Degrees beyond the written area of a system that nobody has to hear of: areas are rounded to some hundredths. */
const areaTolerance = 0.02;
/** Longer sides, in degrees, are looked at: shorter ones bend by less than a tenth of a metre. */
const longSide = 0.02;
/** A side that leaves its course by more, in metres, is said. */
const bendMetres = 0.5;
/** What a place may be off after the way there and back; more, after some rounds, is a formula that does not hold there. */
const backMetres = 0.0002;
const maxRounds = 6;
const metresOfDegree = 111_195;
const turn = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180;

function isWithin([south, west, north, east]: Area, box: Bounds): boolean {
  if (box.south < south - areaTolerance || box.north > north + areaTolerance) return false;
  const width = (east < west ? east + 360 - west : east - west) + 2 * areaTolerance;
  if (width >= 360) return true;
  const from = (((box.west - west + areaTolerance) % 360) + 360) % 360;
  return from + (box.east - box.west) <= width;
}

const areaText = ([south, west, north, east]: Area) => {
  const latitude = (value: number) => `${Math.abs(value)}° ${value < 0 ? 'S' : 'N'}`;
  const longitude = (value: number) => `${Math.abs(value)}° ${value < 0 ? 'W' : 'E'}`;
  return `${latitude(south)} – ${latitude(north)}, ${longitude(west)} – ${longitude(east)}`;
};

/** ESRI's spelling of a name: it has no blanks. */
const spelled = (name: string, others: readonly string[]) =>
  others.find((other) => /^[\w+.-]+$/.test(other)) ?? name.replaceAll(/[^\w+.-]+/g, '_').replaceAll(/^_|_$/g, '');

function namesOf(plane: PlaneEntry | null, ground: GroundEntry | null, { system }: Placeable) {
  const datums = ground?.datums ?? [system.geographic.datum];
  return {
    system: plane ? spelled(plane.name, plane.otherNames) : spelled(system.name, []),
    geographic: ground
      ? spelled(ground.geographic.name, [
          ...ground.otherNames.filter((name) => name.startsWith('GCS_')),
          `GCS_${spelled(ground.geographic.name, [])}`,
        ])
      : system.geographic.name,
    datum: datums.find((name) => name.startsWith('D_')) ?? `D_${spelled(datums[0]!, [])}`,
  };
}

const plainTexts = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .join('');
const isWkt = (text: string) => /^\s*\uFEFF?[A-Za-z_]+\s*\[/.test(text);

/** Throws RangeError, with words, for a system that Hectare does not know or cannot write. */
async function placeableOf(asked: string): Promise<Placeable> {
  const found = await systemOf(asked);
  if (found && 'placing' in found) return found;
  const system = found?.title ?? (/"([^"]*)"/.exec(asked)?.[1] ?? asked).slice(0, 80);
  throw rangeFault(
    found && 'method' in found && found.method !== null
      ? say('file.to-crs.method', { system, method: found.method })
      : say('file.to-crs.unknown', { system }),
  );
}

/** The code of the UTM zone on WGS 84 in which the middle of a box lies. */
export function utmCodeOf({ west, south, east, north }: Bounds): string {
  if (!Number.isFinite(west)) throw rangeFault(say('file.to-crs.nowhere'));
  const [longitude, latitude] = [turn((west + east) / 2), (south + north) / 2];
  if (!hasUtm(latitude)) return latitude > 0 ? 'EPSG:5041' : 'EPSG:5042';
  return `EPSG:${(latitude < 0 ? 32_700 : 32_600) + utmZoneAt(longitude, latitude)}`;
}

/** The box of all shapes of a walk. */
async function boxOf(walk: FeatureWalk): Promise<Bounds> {
  let box: Bounds = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  for await (const features of walk())
    for (const { geometry } of features) {
      if (!geometry) continue;
      const own = boundsInDegrees(geometry);
      if (Number.isFinite(own.west)) box = boundsTogether(box, own);
    }
  return box;
}

/** The lines and rings of a shape. */
function runsOf(shape: Geometry): Position[][] {
  switch (shape.type) {
    case 'LineString':
      return [shape.coordinates];
    case 'MultiLineString':
    case 'Polygon':
      return shape.coordinates;
    case 'MultiPolygon':
      return shape.coordinates.flat();
    case 'GeometryCollection':
      return shape.geometries.flatMap(runsOf);
    default:
      return [];
  }
}

/** One walk from WGS 84 into a system, and what it finds on its way. */
class Passage {
  readonly #system: Placeable;
  readonly #area: Area | null;
  readonly #shifts = new Map<ChosenShift['shift'], { chosen: ChosenShift; place: Position }>();
  #outside = { count: 0, first: -1 };
  #failed = { count: 0, first: -1 };
  #bend = 0;
  #at = 0;

  constructor(system: Placeable, area: Area | null) {
    this.#system = system;
    this.#area = area;
  }

  change(feature: Feature): Feature {
    const index = this.#at;
    this.#at += 1;
    const { geometry } = feature;
    if (!geometry) return feature;
    const box = boundsInDegrees(geometry);
    if (!Number.isFinite(box.west)) return feature;
    if (this.#area && !isWithin(this.#area, box))
      this.#outside = { count: this.#outside.count + 1, first: this.#outside.count ? this.#outside.first : index };
    try {
      return { ...feature, geometry: withTidyRings(this.#inPlane(geometry, box)) };
    } catch {
      // Formulas throw errors of many kinds where they do not hold.
      this.#failed = { count: this.#failed.count + 1, first: this.#failed.count ? this.#failed.first : index };
      return { ...feature, geometry: null };
    }
  }

  /** By the shift of the datum that reading the file will take: that of the middle of the written shape. */
  #inPlane(geometry: Geometry, { west, south, east, north }: Bounds): Geometry {
    const { placing, shifts } = this.#system;
    let chosen = shiftAt(shifts, turn((west + east) / 2), (south + north) / 2);
    let written = this.#by(chosen, geometry);
    for (let k = 0; k < 2; k += 1) {
      const box = (placing.isInDegrees ? boundsInDegrees : boundsOf)(written);
      const middle: Position = [(box.west + box.east) / 2, (box.south + box.north) / 2];
      const [longitude, latitude] = placing.by(null)(middle);
      const asRead = shiftAt(shifts, longitude!, latitude!);
      if (!this.#shifts.has(asRead.shift) && asRead.shift === chosen.shift)
        this.#shifts.set(asRead.shift, { chosen: asRead, place: middle });
      if (asRead.shift === chosen.shift) break;
      chosen = asRead;
      written = this.#by(chosen, geometry);
    }
    return written;
  }

  #by({ shift }: ChosenShift, geometry: Geometry): Geometry {
    const { placing } = this.#system;
    const [to, back] = [placing.backBy(shift), placing.by(shift)];
    const change = (place: Position): Position => {
      let aim = place;
      // The formulas of shifts are those from a datum to WGS 84; turned about they miss by centimetres, so that what is missed is aimed for.
      for (let round = 0; round < maxRounds; round += 1) {
        const written = to(aim);
        const [longitude, latitude] = back(written);
        const [aside, up] = [turn(place[0]! - longitude!), place[1]! - latitude!];
        if (Math.hypot(aside * Math.cos((place[1]! * Math.PI) / 180), up) * metresOfDegree <= backMetres) return written;
        aim = [aim[0]! + aside, aim[1]! + up, ...place.slice(2)];
      }
      throw new RangeError('outside the projection');
    };
    this.#measureBend(geometry, to);
    return transformed(geometry, change);
  }

  /** How far a straight side of the plane lies beside the side of longitude and latitude that it stands for. */
  #measureBend(geometry: Geometry, to: (place: Position) => Position): void {
    const metres = this.#system.system.projection?.unitMetres;
    if (metres === undefined) return;
    for (const run of runsOf(geometry))
      for (let k = 1; k < run.length; k += 1) {
        const [from, end] = [run[k - 1]!, run[k]!];
        // A side over the 180th meridian takes the short way.
        const until = [from[0]! + turn(end[0]! - from[0]!), end[1]!];
        if (Math.hypot(until[0]! - from[0]!, until[1]! - from[1]!) < longSide) continue;
        const middle = to([(from[0]! + until[0]!) / 2, (from[1]! + until[1]!) / 2]);
        const [a, b] = [to(from), to(until)];
        const [dx, dy] = [b[0]! - a[0]!, b[1]! - a[1]!];
        const off = (Math.abs(dx * (middle[1]! - a[1]!) - dy * (middle[0]! - a[0]!)) / Math.hypot(dx, dy)) * metres;
        if (off > this.#bend) this.#bend = off;
      }
  }

  notes(): Note[] {
    const system = this.#system.title;
    const notes: Note[] = [noteOf('to-crs', 'info', say('file.to-crs.written', { system }))];
    for (const { chosen, place } of [...this.#shifts.values()].slice(0, 5))
      notes.push(...[writtenShiftNote(this.#system, chosen, place)].flatMap((note) => note ?? []));
    if (this.#outside.count > 0)
      notes.push(
        noteOf(
          'to-crs-outside',
          'warning',
          say('file.to-crs.outside', { n: this.#outside.count, system, area: areaText(this.#area!), first: this.#outside.first + 1 }),
          this.#outside.first,
        ),
      );
    if (this.#failed.count > 0)
      notes.push(
        noteOf(
          'to-crs-failed',
          'error',
          say('file.to-crs.failed', { n: this.#failed.count, system, first: this.#failed.first + 1 }),
          this.#failed.first,
        ),
      );
    if (this.#bend > bendMetres) notes.push(noteOf('to-crs-long-sides', 'warning', say('file.to-crs.long-sides', { metres: this.#bend })));
    return notes;
  }
}

/** The system that was asked for, for files of the features of a walk. Throws RangeError, with words, for one that Hectare does not know or cannot write. */
export async function targetSystem(asked: string, walk: FeatureWalk): Promise<TargetSystem> {
  const wanted = isUtm(asked) ? utmCodeOf(await boxOf(walk)) : asked;
  const system = await placeableOf(wanted);
  const known = await register();
  const { code } = system;
  const plane = code === null ? null : known.plane(code);
  const ground = plane?.ground ?? (system.system.geographic.code === null ? null : known.ground(system.system.geographic.code));
  const wkt = isWkt(wanted) ? plainTexts(wanted) : wktOfSystem(system.system, namesOf(plane, ground, system));
  if (wkt === null) throw rangeFault(say('file.to-crs.no-text', { system: system.title }));
  const { projection, geographic } = system.system;
  const unit = projection ? projection.unitMetres : geographic.unitDegrees * metresOfDegree;
  return {
    code: code === null ? null : { authority: authorityOf(code), number: Number(code) },
    name: system.system.name,
    wkt,
    isGeographic: projection === null,
    isInDegrees: system.placing.isInDegrees,
    decimals: Math.max(0, Math.round(Math.log10(unit) + 4)),
    walkIn(whole, notes) {
      let isFirst = true;
      return async function* () {
        const passage = new Passage(system, code === null ? null : known.areaOf(code));
        for await (const features of whole()) yield features.map((feature) => passage.change(feature));
        if (isFirst) notes?.push(...passage.notes());
        isFirst = false;
      };
    },
  };
}
