import { kilometresPerDegree } from '#domain/units.ts';
import { claimOf, unshownClaimAt, type Claim } from './compute-claims.ts';
import { isRedrawn } from './compute-redrawn.ts';

/**
 * Country and first-order unit after Natural Earth 1:10m: borders as they are held, not as they are claimed. Codes are null where it has none; units that were
 * redrawn since have neither name nor code.
 */
export interface Place {
  countryCode: string | null;
  iso3: string | null;
  country: string | null;
  stateCode: string | null;
  state: string | null;
}

/** resources/boundaries/admin-1.topo.json.gz, unpacked */
export interface PlaceTopology {
  transform: { scale: [number, number]; translate: [number, number] };
  arcs: [number, number][][];
  objects: {
    units: {
      geometries: {
        type: string;
        arcs?: number[][] | number[][][];
        properties: { iso3: string | null; country: string | null; admin: string; name: string | null; state: string | null };
      }[];
    };
  };
}
/** The land at a place: the codes that may stand for it (ISO 3166-1), its name, and whether more than one state claims it. */
export interface Land {
  codes: string[];
  name: string;
  isDisputed: boolean;
}
interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}
interface Outline extends Box {
  points: Float64Array;
}
interface Unit {
  place: Place;
  /** what may be said for the country */
  land: Land;
  outlines: Outline[];
}

/** Beyond the coast a place still belongs to the unit that is so near. */
const nearestKilometres = 25;

/** Cells of five degrees, each with the units that may hold or be near one of its places. */
const cellDegrees = 5;
const cellsAcross = 360 / cellDegrees;
const cellsDown = 180 / cellDegrees;

function unitsOf({ transform: { scale, translate }, arcs, objects }: PlaceTopology): Unit[] {
  const decoded = arcs.map((arc) => {
    const points = new Float64Array(arc.length * 2);
    let [x, y] = [0, 0];
    arc.forEach(([dx, dy], index) => {
      x += dx;
      y += dy;
      points[index * 2] = x * scale[0] + translate[0];
      points[index * 2 + 1] = y * scale[1] + translate[1];
    });
    return points;
  });
  return objects.units.geometries.flatMap(({ type, arcs: parts, properties }) => {
    if (!parts) return [];
    const { iso3, country, admin, name, state } = properties;
    const rings = (type === 'Polygon' ? [parts as number[][]] : (parts as number[][][])).flat();
    return [
      {
        place: {
          countryCode: country,
          iso3,
          country: nameOf(country) ?? admin,
          ...(isRedrawn(country, state) ? { stateCode: null, state: null } : { stateCode: state, state: name }),
        },
        land: landOf(claimOf(iso3, country, state), country, admin, name),
        outlines: rings.map((numbers) => outlineOf(numbers, decoded)),
      },
    ];
  });
}

function landOf(claim: Claim | null, country: string | null, admin: string, unit: string | null): Land {
  // Of a claimed part of a country the part is named.
  if (claim) return { codes: [...claim.codes], name: claim.isDisputed && unit !== null ? unit : admin, isDisputed: claim.isDisputed };
  return { codes: country === null ? [] : [country], name: nameOf(country) ?? admin, isDisputed: false };
}

/** Arcs joined to a ring; ~n is arc n backwards. */
function outlineOf(numbers: number[], arcs: Float64Array[]): Outline {
  const points: number[] = [];
  for (const number of numbers) {
    const arc = arcs[number < 0 ? ~number : number]!;
    for (let step = 0; step < arc.length / 2; step += 1) {
      const index = number < 0 ? arc.length / 2 - 1 - step : step;
      points.push(arc[index * 2]!, arc[index * 2 + 1]!);
    }
  }
  const box: Box = {
    west: Number.POSITIVE_INFINITY,
    south: Number.POSITIVE_INFINITY,
    east: Number.NEGATIVE_INFINITY,
    north: Number.NEGATIVE_INFINITY,
  };
  for (let index = 0; index < points.length; index += 2) {
    box.west = Math.min(box.west, points[index]!);
    box.east = Math.max(box.east, points[index]!);
    box.south = Math.min(box.south, points[index + 1]!);
    box.north = Math.max(box.north, points[index + 1]!);
  }
  return { ...box, points: Float64Array.from(points) };
}

/** Half the width, in degrees of longitude, of what is near a latitude. */
const reach = nearestKilometres / kilometresPerDegree;
const reachEast = (latitude: number) => reach / Math.max(0.01, Math.cos((Math.min(89.9, Math.abs(latitude) + reach) * Math.PI) / 180));

/** Cells within reach of a box; the ones on the other side of the antimeridian too. */
function cellsNear({ west, south, east, north }: Box): number[] {
  const wide = Math.min(180, Math.max(reachEast(south), reachEast(north)));
  const row = (latitude: number) => Math.min(cellsDown - 1, Math.max(0, Math.floor((latitude + 90) / cellDegrees)));
  const near: number[] = [];
  const columns = Math.min(cellsAcross - 1, Math.floor((east + wide + 180) / cellDegrees) - Math.floor((west - wide + 180) / cellDegrees));
  for (let down = row(south - reach); down <= row(north + reach); down += 1) {
    for (let across = 0; across <= columns; across += 1)
      near.push(down * cellsAcross + turned(Math.floor((west - wide + 180) / cellDegrees) + across));
  }
  return near;
}
const turned = (column: number) => ((column % cellsAcross) + cellsAcross) % cellsAcross;

const english = new Intl.DisplayNames('en', { type: 'region' });
function nameOf(code: string | null): string | null {
  try {
    return code === null ? null : (english.of(code) ?? null);
  } catch {
    return null;
  }
}

/** Even-odd over all rings, so that holes are outside. */
function inside({ outlines }: Unit, x: number, y: number): boolean {
  let within = false;
  for (const { west, south, east, north, points } of outlines) {
    if (x < west || x > east || y < south || y > north) continue;
    for (let index = 0, last = points.length - 2; index < points.length; last = index, index += 2) {
      const [y1, y2] = [points[index + 1]!, points[last + 1]!];
      if (y1 > y !== y2 > y && x < ((points[last]! - points[index]!) * (y - y1)) / (y2 - y1) + points[index]!) within = !within;
    }
  }
  return within;
}

/** Kilometres to the nearest border within reach, on a plane around the place: exact enough within tens of kilometres. */
function distanceKilometres({ outlines }: Unit, x: number, y: number): number {
  const squeeze = Math.cos((y * Math.PI) / 180);
  const wide = reachEast(y);
  let nearest = Number.POSITIVE_INFINITY;
  for (const { west, south, east, north, points } of outlines) {
    if (y < south - reach || y > north + reach) continue;
    const shifted = [x, x - 360, x + 360].find((longitude) => longitude >= west - wide && longitude <= east + wide);
    if (shifted === undefined) continue;
    for (let index = 2; index < points.length; index += 2) {
      const [ax, ay] = [(points[index - 2]! - shifted) * squeeze, points[index - 1]! - y];
      const [dx, dy] = [(points[index]! - shifted) * squeeze - ax, points[index + 1]! - y - ay];
      const along = Math.min(1, Math.max(0, -(ax * dx + ay * dy) / (dx * dx + dy * dy || 1)));
      nearest = Math.min(nearest, Math.hypot(ax + along * dx, ay + along * dy));
    }
  }
  return nearest * kilometresPerDegree;
}

const isPlace = (longitude: number, latitude: number): boolean => Math.abs(latitude) <= 90 && Number.isFinite(longitude);
const withinTurn = (longitude: number): number =>
  longitude >= -180 && longitude <= 180 ? longitude : ((((longitude + 180) % 360) + 360) % 360) - 180;

/** An outline as longitudes and latitudes one after the other, closed. */
export type PlaceOutline = Float64Array;

/** Where places lie, and the outlines of countries and states. Made once from the borders (0.1 s), asked often. */
export class PlaceIndex {
  readonly #units: Unit[];
  readonly #cells: Unit[][] = Array.from({ length: cellsAcross * cellsDown }, () => []);

  constructor(topology: PlaceTopology) {
    this.#units = unitsOf(topology);
    for (const unit of this.#units) for (const cell of new Set(unit.outlines.flatMap(cellsNear))) this.#cells[cell]!.push(unit);
  }

  /** The country and state of a longitude and latitude; of the nearest one within 25 km where the place lies in none; else null. */
  placeOf(position: readonly [number, number]): Place | null {
    return this.#unitAt(position)?.place ?? null;
  }

  /** The land there, as placeOf finds it. */
  landAt(position: readonly [number, number]): Land | null {
    const unit = this.#unitAt(position);
    const unshown = unit && unshownClaimAt(position[1], unit.place.countryCode);
    if (!unshown) return unit?.land ?? null;
    const { codes, named, isDisputed } = unshown;
    return { codes: [...codes], name: nameOf(named) ?? named, isDisputed };
  }

  /** Whether land that a code may stand for lies within so many kilometres (at most 25). */
  isNear([longitude, latitude]: readonly [number, number], code: string, kilometres: number): boolean {
    if (!isPlace(longitude, latitude)) return false;
    const x = withinTurn(longitude);
    return this.#candidatesAt(x, latitude).some(
      (unit) => unit.land.codes.includes(code) && (inside(unit, x, latitude) || distanceKilometres(unit, x, latitude) <= kilometres),
    );
  }

  /** The two letters of a country from its three; null for letters that the map does not have. */
  codeOfThree(letters: string): string | null {
    return this.#units.find(({ place }) => place.iso3 === letters)?.place.countryCode ?? null;
  }

  #candidatesAt(x: number, latitude: number): Unit[] {
    const row = Math.min(cellsDown - 1, Math.floor((latitude + 90) / cellDegrees));
    return this.#cells[row * cellsAcross + turned(Math.floor((x + 180) / cellDegrees))]!;
  }

  #unitAt([longitude, latitude]: readonly [number, number]): Unit | null {
    if (!isPlace(longitude, latitude)) return null;
    const x = withinTurn(longitude);
    const candidates = this.#candidatesAt(x, latitude);
    for (const unit of candidates) if (inside(unit, x, latitude)) return unit;
    let best: { unit: Unit; kilometres: number } | null = null;
    for (const unit of candidates) {
      const kilometres = distanceKilometres(unit, x, latitude);
      if (kilometres <= nearestKilometres && kilometres < (best?.kilometres ?? Number.POSITIVE_INFINITY)) best = { unit, kilometres };
    }
    return best?.unit ?? null;
  }

  /** The outlines that touch a box of degrees, each with its country; beyond 180 degrees the box goes on from the other side. */
  outlinesAround({ west, south, east, north }: Box): { countryCode: string | null; points: PlaceOutline }[] {
    return this.#units.flatMap(({ place, outlines }) =>
      outlines
        .filter(
          (outline) =>
            outline.south <= north &&
            outline.north >= south &&
            [-360, 0, 360].some((turn) => outline.west + turn <= east && outline.east + turn >= west),
        )
        .map(({ points }) => ({ countryCode: place.countryCode, points })),
    );
  }

  /** Outlines of everything in a country, or of one of its states: code of ISO 3166-1 (two letters) or 3166-2. Empty for a code that is not known. */
  outlinesOf(code: string): PlaceOutline[] {
    return this.#units
      .filter(({ place }) => place.countryCode === code || place.stateCode === code)
      .flatMap(({ outlines }) => outlines.map(({ points }) => points));
  }
}
