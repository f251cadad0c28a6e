import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';

/** Country and first-order unit after Natural Earth 1:10m: borders as they are held, not as they are claimed. Codes are null where it has none. */
export interface Place { countryCode: string | null; iso3: string | null; country: string | null; stateCode: string | null; state: string | null }

interface Topology {
  transform: { scale: [number, number]; translate: [number, number] };
  arcs: [number, number][][];
  objects: { units: { geometries: { type: string; arcs?: number[][] | number[][][]; properties: { iso3: string | null; country: string | null; admin: string; name: string | null; state: string | null } }[] } };
}
interface Unit { place: Place; west: number; south: number; east: number; north: number; rings: Float64Array[] }

/** Beyond the coast a place still belongs to the unit that is so near. */
const nearestKilometres = 25;
const kilometresPerDegree = 111.2;
const file = 'resources/boundaries/admin-1.topo.json.gz';

/** The resource beside the sources or above the built bundle. */
function resourcePath(): string {
  for (let folder = new URL('.', import.meta.url); folder.pathname !== '/'; folder = new URL('..', folder)) {
    const path = fileURLToPath(new URL(file, folder));
    if (existsSync(path)) return path;
  }
  throw new Error(`${file} is missing from this build`);
}

let units: Unit[] | null = null;
function load(): Unit[] {
  if (units) return units;
  const { transform: { scale, translate }, arcs, objects } = JSON.parse(gunzipSync(readFileSync(resourcePath())).toString('utf8')) as Topology;
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
  /** Arcs joined to a ring; ~n is arc n backwards. */
  const ring = (numbers: number[]) => {
    const points: number[] = [];
    for (const number of numbers) {
      const arc = decoded[number < 0 ? ~number : number]!;
      for (let step = 0; step < arc.length / 2; step += 1) {
        const index = number < 0 ? arc.length / 2 - 1 - step : step;
        points.push(arc[index * 2]!, arc[index * 2 + 1]!);
      }
    }
    return Float64Array.from(points);
  };
  units = objects.units.geometries.flatMap(({ type, arcs: parts, properties }) => {
    if (!parts) return [];
    const rings = (type === 'Polygon' ? [parts as number[][]] : parts as number[][][]).flat().map(ring);
    const box = { west: Number.POSITIVE_INFINITY, south: Number.POSITIVE_INFINITY, east: Number.NEGATIVE_INFINITY, north: Number.NEGATIVE_INFINITY };
    for (const points of rings) for (let index = 0; index < points.length; index += 2) {
      box.west = Math.min(box.west, points[index]!);
      box.east = Math.max(box.east, points[index]!);
      box.south = Math.min(box.south, points[index + 1]!);
      box.north = Math.max(box.north, points[index + 1]!);
    }
    const { iso3, country, admin, name, state } = properties;
    return [{ place: { countryCode: country, iso3, country: nameOf(country) ?? admin, stateCode: state, state: name }, rings, ...box }];
  });
  return units;
}

const english = new Intl.DisplayNames('en', { type: 'region' });
function nameOf(code: string | null): string | null {
  try {
    return code === null ? null : (english.of(code) ?? null);
  } catch {
    return null;
  }
}

/** Even-odd over all rings, so that holes are outside. */
function inside({ rings }: Unit, x: number, y: number): boolean {
  let within = false;
  for (const points of rings) {
    for (let index = 0, last = points.length - 2; index < points.length; last = index, index += 2) {
      const [y1, y2] = [points[index + 1]!, points[last + 1]!];
      if (y1 > y !== y2 > y && x < ((points[last]! - points[index]!) * (y - y1)) / (y2 - y1) + points[index]!) within = !within;
    }
  }
  return within;
}

/** Kilometres to the nearest border, on a plane around the place: exact enough within tens of kilometres. */
function distanceKilometres({ rings }: Unit, x: number, y: number): number {
  const squeeze = Math.cos((y * Math.PI) / 180);
  let nearest = Number.POSITIVE_INFINITY;
  for (const points of rings) {
    for (let index = 2; index < points.length; index += 2) {
      const [ax, ay] = [(points[index - 2]! - x) * squeeze, points[index - 1]! - y];
      const [dx, dy] = [(points[index]! - x) * squeeze - ax, points[index + 1]! - y - ay];
      const along = Math.min(1, Math.max(0, -(ax * dx + ay * dy) / (dx * dx + dy * dy || 1)));
      nearest = Math.min(nearest, Math.hypot(ax + along * dx, ay + along * dy));
    }
  }
  return nearest * kilometresPerDegree;
}

/** The country and state of a longitude and latitude; of the nearest one within 25 km where the place lies in none; else null. */
export function placeOf([longitude, latitude]: [number, number]): Place | null {
  const candidates = load();
  for (const unit of candidates) {
    if (longitude >= unit.west && longitude <= unit.east && latitude >= unit.south && latitude <= unit.north && inside(unit, longitude, latitude)) return unit.place;
  }
  const reach = nearestKilometres / kilometresPerDegree;
  const wide = reach / Math.max(0.05, Math.cos((latitude * Math.PI) / 180));
  let best: { place: Place; kilometres: number } | null = null;
  for (const unit of candidates) {
    if (longitude < unit.west - wide || longitude > unit.east + wide || latitude < unit.south - reach || latitude > unit.north + reach) continue;
    const kilometres = distanceKilometres(unit, longitude, latitude);
    if (kilometres <= nearestKilometres && kilometres < (best?.kilometres ?? Number.POSITIVE_INFINITY)) best = { place: unit.place, kilometres };
  }
  return best?.place ?? null;
}
