import geodesic from 'geographiclib-geodesic';
import type { FlatRings } from './flat-rings.ts';
import { roundingDegrees } from './longitudes.ts';
import { isMeasurable } from './measurable.ts';
import { polygonsOf } from './parts.ts';
import type { Geometry, Ring } from './types.ts';
import { areaPerRadian, areaPerSquareRadian, eccentricitySquared, radians, semiMajorMetres, squareMetresPerHectare } from './wgs84.ts';

const ellipsoid = geodesic.Geodesic.WGS84;

/** Edges up to this many radians (about 6 km) take the short-edge formula; its truncation is below 1e-15 of the square over the edge. */
const shortEdge = 0.001;
/** The same for rings that span more than some 250 km, where 1e-13 of the square over an edge is nothing. */
const shortEdgeOfLarge = 0.003;
/** Edges up to this many radians (about 600 m) need the third order only. */
const tinyEdge = 0.0001;
/** Edges up to this many radians are cut into short ones, because the area down to the equator loses the digits of a narrow shape; longer ones are not. */
const maxCutEdge = 0.03;
/** Rings that span fewer radians of latitude than this use a local expansion, which keeps the digits of small parcels. */
const localSpan = 0.02;

/** Longitude difference in degrees, -180..180, of longitudes in any turn (541 is 181); exact for close longitudes. */
function longitudeDifference(from: number, to: number): number {
  const difference = to - from;
  return difference >= -180 && difference <= 180 ? difference : difference - 360 * Math.round(difference / 360);
}

/** Around a latitude, as powers of the offset u in radians (degree 7, good over ±0.02 rad): what the short-edge formula needs. */
interface Expansion {
  middleDegrees: number;
  /** area per radian of longitude from where the sum counts up to the middle */
  base: number;
  /** areaPerSquareRadian = Σ density[k] uᵏ, and its integral from the middle = Σ integral[k] uᵏ⁺¹ */
  density: Float64Array;
  integral: Float64Array;
  /** bulge of an edge to third order = dλ (Σ east[k] uᵏ dλ² + Σ north[k] uᵏ dφ²) */
  east: Float64Array;
  north: Float64Array;
  /** north less the bulge of the integral along the edge: all that a tiny edge needs beside `east` */
  tinyNorth: Float64Array;
}

const degree = 8;
const nodes = Array.from({ length: degree }, (_, k) => localSpan * Math.cos((Math.PI * (2 * k + 1)) / (2 * degree)));

const powers = new Float64Array(degree + 1);
const samples = { density: new Float64Array(degree), east: new Float64Array(degree), north: new Float64Array(degree) };

/** Powers of the polynomial through samples at `nodes`, which are used up: Newton's divided differences, multiplied out. In place: it runs three times for every small ring. */
function powersOf(table: Float64Array): Float64Array {
  for (let step = 1; step < degree; step += 1)
    for (let k = degree - 1; k >= step; k -= 1) table[k] = (table[k]! - table[k - 1]!) / (nodes[k]! - nodes[k - step]!);
  powers.fill(0);
  for (let k = degree - 1; k >= 0; k -= 1) {
    for (let power = degree - k; power > 0; power -= 1) powers[power] = powers[power - 1]! - powers[power]! * nodes[k]!;
    powers[0] = -powers[0]! * nodes[k]! + table[k]!;
  }
  return powers.slice(0, degree);
}

function expansionAt(middleDegrees: number, base: number): Expansion {
  const middle = middleDegrees * radians;
  for (let k = 0; k < degree; k += 1) {
    const latitude = middle + nodes[k]!;
    samples.density[k] = areaPerSquareRadian(latitude);
    const { east, north } = thirdOrder(latitude);
    samples.east[k] = east;
    samples.north[k] = north;
  }
  const density = powersOf(samples.density);
  const north = powersOf(samples.north);
  return {
    middleDegrees,
    base,
    density,
    integral: density.map((value, power) => value / (power + 1)),
    east: powersOf(samples.east),
    north,
    tinyNorth: north.map((value, power) => value - ((power + 1) * (density[power + 1] ?? 0)) / 12),
  };
}

const bandDegrees = (2 * localSpan) / radians;
const bands = new Map<number, Expansion>();

/** For rings that reach over more latitudes: one of the expansions every 2.3 degrees, counted from the equator. */
function bandOf(latitude: number): Expansion {
  const number = Math.round(latitude / bandDegrees);
  let band = bands.get(number);
  if (!band) {
    band = expansionAt(number * bandDegrees, areaPerRadian(number * bandDegrees * radians));
    bands.set(number, band);
  }
  return band;
}

/** Horner's rule for eight coefficients, written out: it runs for every corner of a ring of a million. */
const polynomial = (c: Float64Array, u: number): number =>
  ((((((c[7]! * u + c[6]!) * u + c[5]!) * u + c[4]!) * u + c[3]!) * u + c[2]!) * u + c[1]!) * u + c[0]!;

/** Its first four terms: good to a millionth over an expansion, for what is itself a millionth. */
const firstTerms = (c: Float64Array, u: number): number => ((c[3]! * u + c[2]!) * u + c[1]!) * u + c[0]!;

/** Coefficients of dλ³ and dλ dφ² in the area between a geodesic edge and the straight line in longitude and latitude (the geodesic equation on an ellipsoid of revolution). */
function thirdOrder(latitude: number): { east: number; north: number } {
  const sine = Math.sin(latitude);
  const cosine = Math.cos(latitude);
  const w = 1 - eccentricitySquared * sine * sine;
  const normal = semiMajorMetres / Math.sqrt(w);
  const meridian = (normal * (1 - eccentricitySquared)) / w;
  const meridianChange = (3 * eccentricitySquared * sine * cosine * meridian) / w;
  return {
    east: (normal * normal * cosine * cosine * sine) / 12,
    north: (2 * meridian * meridian * sine + meridianChange * normal * cosine) / 12,
  };
}

/** The fifth order, from the sphere (whose excess is known in closed form): what is left out is a hundredth of it. Radians, m². */
function fifthOrder(latitude: number, dLongitude: number, dLatitude: number): number {
  const sine = Math.sin(latitude);
  const square = sine * sine;
  const w = 1 - eccentricitySquared * square;
  const radiusSquared = (semiMajorMetres * semiMajorMetres * (1 - eccentricitySquared)) / (w * w);
  const east = dLongitude * dLongitude;
  const north = dLatitude * dLatitude;
  return (
    (radiusSquared *
      sine *
      dLongitude *
      ((north * north) / 5 + east * north * (1 / 6 - square / 2) + east * east * (2 / 15 - square / 3 + (square * square) / 5))) /
    16
  );
}

/** Area under a short edge down to where the expansion counts from; offsets in radians from the expansion's middle. */
function underShortEdge(at: Expansion, fromIntegral: number, toIntegral: number, from: number, to: number, dLongitude: number): number {
  const dLatitude = to - from;
  const middle = (from + to) / 2;
  const mean = (toIntegral + fromIntegral) / 2;
  const east = dLongitude * dLongitude;
  const north = dLatitude * dLatitude;
  if (Math.abs(dLongitude) + Math.abs(dLatitude) < tinyEdge)
    return dLongitude * (mean + firstTerms(at.east, middle) * east + firstTerms(at.tinyNorth, middle) * north);
  const third = polynomial(at.east, middle) * east + polynomial(at.north, middle) * north;
  return (
    dLongitude * (mean - (dLatitude * (polynomial(at.density, to) - polynomial(at.density, from))) / 12 + third) +
    fifthOrder(at.middleDegrees * radians + middle, dLongitude, dLatitude)
  );
}

const integralTo = (at: Expansion, offset: number): number => at.base + offset * polynomial(at.integral, offset);

/**
 * Area under an edge that begins or ends on a pole, with the degrees that it goes east. A pole has every longitude, so between corners on it the edge runs along it as it is drawn
 * (a whole turn closes a polar cap), and to another place along the meridian there. Null from pole to pole.
 */
function underPoleEdge(fromLongitude: number, fromLatitude: number, toLongitude: number, toLatitude: number) {
  const pole = Math.abs(fromLatitude) === 90 ? fromLatitude : toLatitude;
  const isAlong = fromLatitude === toLatitude;
  const degrees = isAlong ? toLongitude - fromLongitude : longitudeDifference(fromLongitude, toLongitude);
  if (!isAlong && Math.abs(fromLatitude) === Math.abs(toLatitude)) return degrees === 0 ? { degrees, under: 0 } : null;
  return { degrees, under: degrees * radians * areaPerRadian(pole * radians) };
}

/** A ring with corners on a pole that is closed in longitude, however much of the Earth it holds; null for any other. */
function areaAlongPoles({ xs, ys, start, count }: Corners): number | null {
  let [total, turn, corners] = [0, 0, 0];
  for (let k = start + 1; k <= start + count; k += 1) {
    const [x0, y0, x1, y1] = [xs[k - 1]!, ys[k - 1]!, xs[k]!, ys[k]!];
    const isAtPole = Math.abs(y0) === 90 || Math.abs(y1) === 90;
    const degrees = longitudeDifference(x0, x1);
    if (!isAtPole && Math.abs(degrees) >= 179.999) return null;
    const edge = isAtPole
      ? underPoleEdge(x0, y0, x1, y1)
      : { degrees, under: ellipsoid.Inverse(y0, x0, y1, x1, geodesic.Geodesic.AREA).S12 ?? 0 };
    if (!edge) return null;
    total += edge.under;
    turn += edge.degrees;
    if (isAtPole) corners += 1;
  }
  return corners > 0 && Math.abs(turn) < 1 ? Math.abs(total) : null;
}

/** Whole-ring fallback for rings around a pole or with edges that pass one: GeographicLib's polygon (Karney 2013, section 6). */
function areaByGeographicLib(corners: Corners): number {
  const alongPoles = areaAlongPoles(corners);
  if (alongPoles !== null) return alongPoles;
  const polygon = ellipsoid.Polygon(false);
  for (let k = 0; k < corners.count; k += 1) polygon.AddPoint(corners.ys[corners.start + k]!, corners.xs[corners.start + k]!);
  return Math.abs(polygon.Compute(false, true).area ?? 0);
}

/** A ring as longitudes and latitudes from a place on: `count` corners, and the first once more. */
interface Corners {
  xs: Float64Array;
  ys: Float64Array;
  start: number;
  count: number;
  south: number;
  north: number;
}

/** The sum over the edges of a ring so far. */
interface Sum {
  at: Expansion;
  isLocal: boolean;
  total: number;
  lost: number;
  turn: number;
}

/** Edges are summed in blocks: a function that is called often is compiled whole within the first large ring (see flat-rings.ts). */
const block = 1024;

/** Adds the edges that end at the places `from` to `to`; false where one passes too near a pole, or half around the Earth. */
function addEdges(sum: Sum, { xs, ys }: Corners, from: number, to: number): boolean {
  const { isLocal } = sum;
  const longest = isLocal ? shortEdge : shortEdgeOfLarge;
  let { at, total, lost, turn } = sum;
  let lastLongitude = xs[from - 1]!;
  let lastLatitude = ys[from - 1]!;
  let lastOffset = (lastLatitude - at.middleDegrees) * radians;
  let lastIntegral = integralTo(at, lastOffset);
  for (let k = from; k <= to; k += 1) {
    const longitude = xs[k]!;
    const latitude = ys[k]!;
    const degrees = longitudeDifference(lastLongitude, longitude);
    turn += degrees;
    const dLongitude = degrees * radians;
    if (!isLocal && Math.abs(latitude - at.middleDegrees) > bandDegrees / 2) {
      at = bandOf(latitude);
      lastOffset = (lastLatitude - at.middleDegrees) * radians;
    }
    const offset = (latitude - at.middleDegrees) * radians;
    const integral = integralTo(at, offset);
    const dLatitude = offset - lastOffset;
    let under: number;
    if (Math.abs(dLatitude) <= longest && Math.abs(dLongitude) <= longest && Math.abs(latitude) < 85 && Math.abs(lastLatitude) < 85) {
      under = underShortEdge(at, lastIntegral, integral, lastOffset, offset, dLongitude);
    } else if (Math.abs(degrees) >= 179.999 || Math.abs(latitude) > 89.999 || Math.abs(lastLatitude) > 89.999) {
      return false;
    } else if (degrees === 0) {
      under = 0;
    } else if (isLocal && Math.abs(dLatitude) <= maxCutEdge && Math.abs(dLongitude) <= maxCutEdge && Math.abs(latitude) < 80) {
      under = underCutEdge(at, lastLongitude, lastLatitude, longitude, latitude);
    } else {
      under =
        (ellipsoid.Inverse(lastLatitude, lastLongitude, latitude, longitude, geodesic.Geodesic.AREA).S12 ?? 0) -
        (isLocal ? areaPerRadian(at.middleDegrees * radians) * dLongitude : 0);
    }
    // The sum with its lost low digits carried along (Neumaier 1974).
    const next = total + under;
    lost += Math.abs(total) >= Math.abs(under) ? total - next + under : under - next + total;
    total = next;
    lastLongitude = longitude;
    lastLatitude = latitude;
    lastOffset = offset;
    lastIntegral = integral;
  }
  sum.at = at;
  sum.total = total;
  sum.lost = lost;
  sum.turn = turn;
  return true;
}

function areaWithin(corners: Corners): number {
  const { ys, start, count, south, north } = corners;
  if (!(south >= -90 && north <= 90)) return Number.NaN;
  const middleDegrees = (north + south) / 2;
  const isLocal = (north - south) * radians <= 2 * localSpan && Math.abs(middleDegrees) < 85;
  const sum: Sum = { at: isLocal ? expansionAt(middleDegrees, 0) : bandOf(ys[start]!), isLocal, total: 0, lost: 0, turn: 0 };
  for (let k = 1; k <= count; k += block)
    if (!addEdges(sum, corners, start + k, start + Math.min(count, k + block - 1))) return areaByGeographicLib(corners);
  return Math.abs(sum.turn) > 180 ? areaByGeographicLib(corners) : Math.abs(sum.total + sum.lost);
}

/** A latitude that rounding put beyond its pole, on the pole. */
const onEarth = (latitude: number): number =>
  Math.abs(latitude) > 90 && Math.abs(latitude) <= 90 + roundingDegrees ? Math.sign(latitude) * 90 : latitude;

/** Reads the positions `from` to before `to`; widens the latitudes. */
function readLatitudes(ring: Ring, corners: Corners, from: number, to: number): void {
  const { xs, ys } = corners;
  let { south, north } = corners;
  for (let k = from; k < to; k += 1) {
    const position = ring[k]!;
    const latitude = onEarth(position[1]!);
    if (latitude < south) south = latitude;
    if (latitude > north) north = latitude;
    xs[k] = position[0]!;
    ys[k] = latitude;
  }
  corners.south = south;
  corners.north = north;
}

/** Room for the corners of a ring while it is measured: most rings are small, and lists of their own would cost more than the sum over them. */
const small = { xs: new Float64Array(1025), ys: new Float64Array(1025) };

/**
 * Area in m² inside a ring on the WGS84 ellipsoid, edges being geodesics. Direction, start and a repeated closing vertex do not matter.
 * Method: Karney (2013), "Algorithms for geodesics", J. Geodesy 87, section 6. Short edges use the exact area under the straight line in
 * longitude and latitude plus the sliver up to the geodesic; those of a small ring up to 200 km are cut into such; longer ones take GeographicLib's S12. Agreement with 22-digit values: test/corpus/geo.test.ts.
 */
export function ringAreaSquareMetres(ring: Ring): number {
  const count = ring.length;
  if (count < 3) return 0;
  const [xs, ys] = count < small.xs.length ? [small.xs, small.ys] : [new Float64Array(count + 1), new Float64Array(count + 1)];
  const corners: Corners = { xs, ys, start: 0, count, south: 90, north: -90 };
  for (let k = 0; k < count; k += block) readLatitudes(ring, corners, k, Math.min(count, k + block));
  corners.xs[count] = corners.xs[0]!;
  corners.ys[count] = corners.ys[0]!;
  return areaWithin(corners);
}

/** Area under a geodesic edge of 6 to 200 km, in short pieces along it. */
function underCutEdge(at: Expansion, fromLongitude: number, fromLatitude: number, toLongitude: number, toLatitude: number): number {
  const line = ellipsoid.InverseLine(fromLatitude, fromLongitude, toLatitude, toLongitude);
  // A degree of longitude is shorter up north: pieces are counted on the net of degrees.
  const pieces = Math.ceil(
    (Math.max(Math.abs(toLatitude - fromLatitude), Math.abs(longitudeDifference(fromLongitude, toLongitude))) * radians * 1.5) / shortEdge,
  );
  let total = 0;
  let longitude = fromLongitude;
  let from = (fromLatitude - at.middleDegrees) * radians;
  for (let k = 1; k <= pieces; k += 1) {
    const { lon2 = toLongitude, lat2 = toLatitude } = k === pieces ? {} : line.Position((line.s13 * k) / pieces);
    const to = (lat2 - at.middleDegrees) * radians;
    total += underShortEdge(at, integralTo(at, from), integralTo(at, to), from, to, longitudeDifference(longitude, lon2) * radians);
    longitude = lon2;
    from = to;
  }
  return total;
}

/**
 * Area of a geometry on the WGS84 ellipsoid, in hectares: outer rings less their holes, summed over parts as they stand (see unionAreaHectares for
 * overlapping ones). Points and lines have none. NaN for what has no figures (isMeasurable): ask for those with `measuredHectares`.
 */
export const areaHectares = (geometry: Geometry): number => hectaresOf(geometry, (rings) => polygonSquareMetres(rings));

/** The same as a function that measures each polygon once, however often its rings are asked for: sums and bounds of a union ask for most of them three times. */
export function areaMeasuredOnce(): (geometry: Geometry) => number {
  const known = new Map<Ring[], number>();
  return (geometry) =>
    hectaresOf(geometry, (rings) => {
      const squareMetres = known.get(rings) ?? polygonSquareMetres(rings);
      known.set(rings, squareMetres);
      return squareMetres;
    });
}

function polygonSquareMetres(rings: Ring[], ringArea = ringAreaSquareMetres): number {
  let area = ringArea(rings[0]!);
  for (let k = 1; k < rings.length; k += 1) area -= ringArea(rings[k]!);
  return Math.max(0, area);
}

function hectaresOf(geometry: Geometry, squareMetresOf: (rings: Ring[]) => number): number {
  if (!isMeasurable(geometry)) return Number.NaN;
  let total = 0;
  for (const rings of polygonsOf(geometry)) total += squareMetresOf(rings);
  return total / squareMetresPerHectare;
}

/** The same as a figure to be shown or added: null for what is not measured. Throws where it is no area of land on the Earth, which is a fault of Hectare. */
export function measuredHectares(geometry: Geometry): number | null {
  return isMeasurable(geometry) ? hectaresOfPlaces(geometry) : null;
}

/** The same of what is known to be measured, with the area of a ring as `ringArea` gives it. */
export function hectaresOfPlaces(geometry: Geometry, ringArea = ringAreaSquareMetres): number {
  let total = 0;
  for (const rings of polygonsOf(geometry)) total += polygonSquareMetres(rings, ringArea);
  const hectares = total / squareMetresPerHectare;
  if (!(hectares >= 0 && Number.isFinite(hectares))) throw new RangeError(`impossible-area:${hectares}`);
  return hectares;
}

/** The same of polygons whose rings are flat already, all corners being numbers. */
export function flatAreaHectares({ xs, ys, rings }: FlatRings): number {
  let total = 0;
  let area = 0;
  for (const [k, { polygon, ring, start, end, south, north }] of rings.entries()) {
    const own = end - start < 3 ? 0 : areaWithin({ xs, ys, start, count: end - start, south, north });
    area += ring === 0 ? own : -own;
    if (rings[k + 1]?.polygon === polygon) continue;
    total += Math.max(0, area);
    area = 0;
  }
  return total / squareMetresPerHectare;
}
