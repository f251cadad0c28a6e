import proj4 from 'proj4';
import type { Position } from '#geo/types.ts';
import { proj4Text } from './methods.ts';
import type { Area, Shift } from './register.ts';
import type { Ellipsoid, System } from './system.ts';

const contains = ([south, west, north, east]: Area, longitude: number, latitude: number) =>
  latitude >= south && latitude <= north && (east < west ? longitude >= west || longitude <= east : longitude >= west && longitude <= east);

/** Degrees between a place and an area, counted alike along both axes: enough to say which of several areas is nearest. */
function distanceTo([south, west, north, east]: Area, longitude: number, latitude: number): number {
  const width = east < west ? east + 360 - west : east - west;
  const fromWest = (((longitude - west) % 360) + 360) % 360;
  const aside = fromWest <= width ? 0 : Math.min(fromWest - width, 360 - fromWest);
  return Math.hypot(aside, Math.max(0, south - latitude, latitude - north));
}

const accuracyOf = ({ accuracy }: Shift) => accuracy ?? Number.POSITIVE_INFINITY;

export interface ChosenShift {
  /** null where no way to WGS 84 is known */
  shift: Shift | null;
  /** whether the place lies in the area for which the shift was made */
  isInside: boolean;
  /** a grid that would be more accurate there, and that Hectare does not have */
  better: Shift | null;
  /** others of no lower accuracy that were made for areas with the same place */
  rivals: Shift[];
}

/**
 * The shift that PROJ takes at a place: the most accurate of those whose area holds it, made for the sea only where none is for land, of equals the first in the
 * order of PROJ. Outside all areas that of the
 * nearest: the datum's shift changes slowly, and leaving it out would put the place farther off.
 */
export function shiftAt(shifts: Shift[], longitude: number, latitude: number): ChosenShift {
  const inside = shifts.filter(({ area }) => contains(area, longitude, latitude));
  const onLand = inside.filter(({ isOffshore }) => !isOffshore);
  const there = (onLand.length > 0 ? onLand : inside).toSorted((a, b) => accuracyOf(a) - accuracyOf(b));
  const usable = there.filter(({ parameters }) => parameters);
  const [best] = usable;
  const [grid = null] = inside.filter(({ parameters }) => !parameters).toSorted((a, b) => accuracyOf(a) - accuracyOf(b));
  const better = grid && (!best || accuracyOf(grid) < accuracyOf(best)) ? grid : null;
  if (best)
    return {
      shift: best,
      isInside: true,
      better,
      rivals: usable.filter((other) => other !== best && accuracyOf(other) <= accuracyOf(best)),
    };
  const nearest = shifts
    .filter(({ parameters }) => parameters)
    .toSorted(
      (a, b) => distanceTo(a.area, longitude, latitude) - distanceTo(b.area, longitude, latitude) || accuracyOf(a) - accuracyOf(b),
    )[0];
  return { shift: nearest ?? null, isInside: false, better, rivals: [] };
}

const wgs84: Ellipsoid = { a: 6_378_137, inverseFlattening: 298.257223563 };
/** Differences of these ellipsoids move no place by a millimetre. */
const isLikeWgs84 = ({ a, inverseFlattening }: Ellipsoid) =>
  Math.abs(a - wgs84.a) < 1e-3 && Math.abs(inverseFlattening - wgs84.inverseFlattening) < 1e-5;

const isZero = (shift: Shift | null) => !shift?.parameters || shift.parameters.every((value) => value === 0);

/** East and north of the two numbers of a position, by the directions of its axes. */
function eastNorth(axes: string, first: number, second: number): [number, number] {
  const [one, two] = [axes[0], axes[1]];
  const east = one === 'e' ? first : one === 'w' ? -first : two === 'e' ? second : -second;
  const north = one === 'n' ? first : one === 's' ? -first : two === 'n' ? second : -second;
  return [east, north];
}

/** The two numbers of a position, by the directions of its axes, of east and north. */
function byAxes(axes: string, east: number, north: number): [number, number] {
  const along = (axis: string) => (axis === 'e' ? east : axis === 'w' ? -east : axis === 'n' ? north : -north);
  return [along(axes[0]!), along(axes[1]!)];
}

type Pair = [number, number];
interface BothWays {
  forward: (place: Pair) => Pair;
  inverse: (place: Pair) => Pair;
}

/** Longitude and latitude of a datum into those of WGS 84, and back. */
function overOf({ parameters }: Shift, ground: string): BothWays {
  if (parameters!.length === 2) {
    const [latitude, longitude] = parameters!.map((seconds) => seconds / 3600) as Pair;
    return { forward: ([x, y]) => [x + longitude, y + latitude], inverse: ([x, y]) => [x - longitude, y - latitude] };
  }
  return proj4(`${ground} +towgs84=${parameters!.join(',')}`, 'EPSG:4326');
}

/** One position into longitude and latitude on WGS 84, heights as they are. */
export type Transform = (position: Position) => Position;

/** Longitude and latitude as they are, without a shift of the datum, where nothing changes them. */
const same: Transform = (position) => position;

interface Transforms {
  toWgs84: Transform;
  fromWgs84: Transform;
}

/** Turns positions of one system into longitude and latitude on WGS 84, and back. */
export class Placing {
  readonly #system: System;
  readonly #transforms = new Map<Shift | null, Transforms>();
  /** null where the method of projection is one without a formula here */
  readonly #text: string | null;

  constructor(system: System) {
    this.#system = system;
    const { projection, geographic } = system;
    this.#text = projection ? proj4Text(projection.method, projection.parameters, geographic.ellipsoid) : '+proj=longlat';
  }

  get isPossible(): boolean {
    if (this.#text === null) return false;
    try {
      this.by(null);
      return true;
    } catch {
      return false;
    }
  }

  /** Whether the numbers of a file are longitude and latitude in degrees from Greenwich. */
  get isInDegrees(): boolean {
    const { projection, geographic } = this.#system;
    return !projection && geographic.unitDegrees === 1 && geographic.primeMeridian === 0;
  }

  /** Whether the numbers of a file stay as they are. */
  isSame(shift: Shift | null): boolean {
    return this.isInDegrees && isZero(shift) && (!shift || isLikeWgs84(this.#system.geographic.ellipsoid));
  }

  by(shift: Shift | null): Transform {
    return this.#both(shift).toWgs84;
  }

  /** The way back: from longitude and latitude on WGS 84 into the numbers of a file. */
  backBy(shift: Shift | null): Transform {
    return this.#both(shift).fromWgs84;
  }

  #both(shift: Shift | null): Transforms {
    const known = this.#transforms.get(shift);
    if (known) return known;
    const made = this.isSame(shift) ? { toWgs84: same, fromWgs84: same } : this.#make(shift);
    this.#transforms.set(shift, made);
    return made;
  }

  #make(shift: Shift | null): Transforms {
    const { projection, geographic } = this.#system;
    const { a, inverseFlattening } = geographic.ellipsoid;
    const figure = /\+(R|a)=/.test(this.#text!) ? '' : inverseFlattening === 0 ? `+a=${a} +b=${a}` : `+a=${a} +rf=${inverseFlattening}`;
    const meridian = geographic.primeMeridian === 0 ? '' : `+from_greenwich=${geographic.primeMeridian}`;
    const flat = `${this.#text} ${figure} ${meridian} +no_defs`;
    const unit = projection?.unitMetres ?? geographic.unitDegrees;
    const axes = projection?.axes ?? 'en';
    // The projection's sphere is not the datum's ellipsoid: two steps.
    const ground = `+proj=longlat +a=${a} ${inverseFlattening === 0 ? `+b=${a}` : `+rf=${inverseFlattening}`} +no_defs`;
    const down = projection || meridian ? proj4(flat, ground) : null;
    const over = isZero(shift) && (!shift || isLikeWgs84(geographic.ellipsoid)) ? null : overOf(shift!, ground);
    return {
      toWgs84: (position) => {
        let place = eastNorth(axes, position[0]! * unit, position[1]! * unit);
        if (down) place = down.forward(place);
        if (over) place = over.forward(place);
        return [...place, ...position.slice(2)];
      },
      fromWgs84: (position) => {
        let place: Pair = [position[0]!, position[1]!];
        if (over) place = over.inverse(place);
        if (down) place = down.inverse(place);
        const [first, second] = byAxes(axes, ...place);
        return [first / unit, second / unit, ...position.slice(2)];
      },
    };
  }
}
