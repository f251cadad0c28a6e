import geodesic from 'geographiclib-geodesic';
import { polygonsOf } from './parts.ts';
import type { Geometry, Ring } from './types.ts';
import { areaPerRadian, areaPerSquareRadian, eccentricitySquared, radians, semiMajorMetres, squareMetresPerHectare } from './wgs84.ts';

const ellipsoid = geodesic.Geodesic.WGS84;

/** Edges up to this many radians (about 20 km) take the short-edge formula; its truncation is below 1e-12 of the area there. */
const shortEdge = 0.003;
/** Rings that span fewer radians of latitude than this use a local expansion, which keeps the digits of small parcels. */
const localSpan = 0.02;

/** Longitude difference in degrees, -180..180; exact for close longitudes. */
function longitudeDifference(from: number, to: number): number {
  const difference = to - from;
  return difference > 180 ? difference - 360 : difference < -180 ? difference + 360 : difference;
}

/** Sum with the lost low digits carried along (Neumaier 1974). */
class Sum {
  #total = 0;
  #lost = 0;
  add(value: number): void {
    const next = this.#total + value;
    this.#lost += Math.abs(this.#total) >= Math.abs(value) ? (this.#total - next) + value : (value - next) + this.#total;
    this.#total = next;
  }
  get value(): number { return this.#total + this.#lost; }
}

/** Taylor coefficients about a latitude of the integral of areaPerSquareRadian, from Chebyshev-spaced samples (degree 7 over ±0.02 rad). */
function localExpansion(latitude: number): { integral: (offset: number) => number; density: (offset: number) => number } {
  const count = 8;
  const nodes = Array.from({ length: count }, (_, k) => localSpan * Math.cos((Math.PI * (2 * k + 1)) / (2 * count)));
  // Newton's divided differences, then to powers of the offset
  const table = nodes.map((node) => areaPerSquareRadian(latitude + node));
  for (let step = 1; step < count; step += 1) for (let k = count - 1; k >= step; k -= 1) table[k] = (table[k]! - table[k - 1]!) / (nodes[k]! - nodes[k - step]!);
  let powers: number[] = [0];
  for (let k = count - 1; k >= 0; k -= 1) {
    const next = Array.from({ length: powers.length + 1 }, () => 0);
    powers.forEach((value, power) => { next[power + 1]! += value; next[power]! -= value * nodes[k]!; });
    next[0]! += table[k]!;
    powers = next;
  }
  powers = powers.slice(0, count);
  return {
    density: (u) => powers.reduceRight((sum, value) => sum * u + value, 0),
    integral: (u) => u * powers.reduceRight((sum, value, power) => sum * u + value / (power + 1), 0),
  };
}

/** Area between a geodesic edge and the straight line in longitude and latitude, to third order in the edge (the geodesic equation on an ellipsoid of revolution). */
function bulge(latitude: number, dLongitude: number, dLatitude: number): number {
  const sine = Math.sin(latitude);
  const w = 1 - eccentricitySquared * sine * sine;
  const cosine = Math.cos(latitude);
  const parallel = (semiMajorMetres * cosine) / Math.sqrt(w);
  const meridian = (semiMajorMetres * (1 - eccentricitySquared)) / (w * Math.sqrt(w));
  const meridianChange = (3 * eccentricitySquared * sine * cosine * meridian) / w;
  return (dLongitude / 12) * (parallel * parallel * sine * dLongitude * dLongitude + (2 * meridian * meridian * sine + meridianChange * parallel) * dLatitude * dLatitude);
}

/** Whole-ring fallback for rings around a pole or with edges that pass one: GeographicLib's polygon (Karney 2013, section 6). */
function areaByGeographicLib(ring: Ring): number {
  const polygon = ellipsoid.Polygon(false);
  for (const [longitude, latitude] of ring) polygon.AddPoint(latitude!, longitude!);
  return Math.abs(polygon.Compute(false, true).area ?? 0);
}

/**
 * Area in m² inside a ring on the WGS84 ellipsoid, edges being geodesics. Direction, start and a repeated closing vertex do not matter.
 * Method: Karney (2013), "Algorithms for geodesics", J. Geodesy 87, section 6. Edges up to about 20 km use the exact area under the straight line in
 * longitude and latitude plus the sliver up to the geodesic; longer ones GeographicLib's S12. Agreement with 22-digit values: test/corpus/geo.test.ts.
 */
export function ringAreaSquareMetres(ring: Ring): number {
  const size = ring.length;
  if (size < 3) return 0;
  let south = 90;
  let north = -90;
  for (let k = 0; k < size; k += 1) {
    const latitude = ring[k]![1]!;
    if (latitude < south) south = latitude;
    if (latitude > north) north = latitude;
  }
  if (!(south >= -90 && north <= 90)) return Number.NaN;
  const span = (north - south) * radians;
  const middleDegrees = (north + south) / 2;
  const middle = middleDegrees * radians;
  const local = span <= 2 * localSpan && Math.abs(middleDegrees) < 85 ? localExpansion(middle) : null;
  const sum = new Sum();
  let turn = 0;
  let [lastLongitude, lastLatitude] = ring[size - 1] as [number, number];
  let lastOffset = (lastLatitude - middleDegrees) * radians;
  let lastIntegral = local ? local.integral(lastOffset) : areaPerRadian(lastLatitude * radians);
  let lastDensity = local ? local.density(lastOffset) : areaPerSquareRadian(lastLatitude * radians);
  for (let k = 0; k < size; k += 1) {
    const longitude = ring[k]![0]!;
    const latitude = ring[k]![1]!;
    const degrees = longitudeDifference(lastLongitude, longitude);
    turn += degrees;
    const dLongitude = degrees * radians;
    const offset = (latitude - middleDegrees) * radians;
    const dLatitude = offset - lastOffset;
    const integral = local ? local.integral(offset) : areaPerRadian(latitude * radians);
    const density = local ? local.density(offset) : areaPerSquareRadian(latitude * radians);
    if (Math.abs(dLatitude) <= shortEdge && Math.abs(dLongitude) <= shortEdge && Math.abs(latitude) < 85 && Math.abs(lastLatitude) < 85) {
      const straight = dLongitude * ((integral + lastIntegral) / 2 - (dLatitude * (density - lastDensity)) / 12);
      sum.add(straight);
      sum.add(bulge(middle + (offset + lastOffset) / 2, dLongitude, dLatitude));
    } else if (Math.abs(degrees) >= 179.999 || Math.abs(latitude) > 89.999 || Math.abs(lastLatitude) > 89.999) {
      return areaByGeographicLib(ring);
    } else if (degrees !== 0) {
      const under = ellipsoid.Inverse(lastLatitude, lastLongitude, latitude, longitude, geodesic.Geodesic.AREA).S12 ?? 0;
      sum.add(local ? under - areaPerRadian(middle) * dLongitude : under);
    }
    lastLongitude = longitude;
    lastLatitude = latitude;
    lastOffset = offset;
    lastIntegral = integral;
    lastDensity = density;
  }
  if (Math.abs(turn) > 180) return areaByGeographicLib(ring);
  return Math.abs(sum.value);
}

/**
 * Area of a geometry on the WGS84 ellipsoid, in hectares: outer rings less their holes, summed over parts as they stand (see unionAreaHectares for
 * overlapping ones). Points and lines have none. NaN when a latitude is out of range.
 */
export function areaHectares(geometry: Geometry): number {
  let total = 0;
  for (const [outer, ...holes] of polygonsOf(geometry)) {
    let area = ringAreaSquareMetres(outer!);
    for (const hole of holes) area -= ringAreaSquareMetres(hole);
    total += Math.max(0, area);
  }
  return total / squareMetresPerHectare;
}
