import geodesic from 'geographiclib-geodesic';
import { areaHectares } from '../area.ts';
import { orient, splitAtAntimeridian } from '../antimeridian.ts';
import { checkPlanar, turnsLeft } from '../check.ts';
import { bufferPlanar, loadGeos, type Corners, type LineEnds } from '../geos.ts';
import { madeValid } from '../made-valid.ts';
import { boundingBox } from '../measure.ts';
import { forEachPosition, linesOf, mapRings, pointsOf, polygonsOf } from '../parts.ts';
import type { Geometry, MultiPolygon, Polygon, Position } from '../types.ts';
import { unitedLand } from '../united-land.ts';
import { radians, semiMajorMetres } from '../wgs84.ts';
import { isValid } from '../union.ts';
import { polygonal, refuse, withinReason, type EditAnswer } from './answer.ts';

const { WGS84, DISTANCE, AZIMUTH, LATITUDE, LONGITUDE, DISTANCE_IN } = geodesic.Geodesic;
/** Longer edges get positions in between along their geodesic, because a map does not show geodesics straight. */
const maxEdgeMetres = 5000;
/** Beyond this radius the map's scale is off by more than 1 part in 250, so a distance in metres would be misleading. */
const maxDistanceMetres = 1_000_000;

export interface BufferOptions {
  /** ends of lines; default round */
  ends?: LineEnds;
  /** how the buffer turns at corners; default round */
  corners?: Corners;
}

export interface Buffered {
  geometry: Polygon | MultiPolygon;
  areaBeforeHectares: number;
  areaAfterHectares: number;
  /** how far the new boundary may be off, in metres: scale of the map at the shape's rim, plus the depth of the straight pieces that stand for an arc */
  uncertaintyMetres: number;
}

/** Azimuthal equidistant map of the ellipsoid about a centre (Snyder 1987, p. 191, by geodesics): metres east and north, true to scale along every line through the centre. */
class MapAbout {
  readonly #longitude: number;
  readonly #latitude: number;
  constructor([longitude, latitude]: Position) {
    this.#longitude = longitude!;
    this.#latitude = latitude!;
  }

  readonly into = ([longitude, latitude]: Position): Position => {
    const { s12 = 0, azi1 = 0 } = WGS84.Inverse(this.#latitude, this.#longitude, latitude!, longitude!, DISTANCE | AZIMUTH);
    return [s12 * Math.sin(azi1 * radians), s12 * Math.cos(azi1 * radians)];
  };

  readonly back = ([x, y]: Position): Position => {
    const { lat2 = 0, lon2 = 0 } = WGS84.Direct(
      this.#latitude,
      this.#longitude,
      Math.atan2(x!, y!) / radians,
      Math.hypot(x!, y!),
      LATITUDE | LONGITUDE | DISTANCE_IN,
    );
    return [lon2, lat2];
  };
}

/** Positions along the geodesics of a line, none farther apart than maxEdgeMetres. */
function densified(line: Position[]): Position[] {
  return line.flatMap((to, k) => {
    const from = line[k - 1];
    // A degree of latitude is at least 110 km and one of longitude at most 112 km: short edges need no geodesic.
    if (!from || (Math.abs(to[0]! - from[0]!) + Math.abs(to[1]! - from[1]!)) * 112_000 <= maxEdgeMetres) return [to];
    const along = WGS84.InverseLine(from[1]!, from[0]!, to[1]!, to[0]!);
    const pieces = Math.ceil(along.s13 / maxEdgeMetres);
    return [
      ...Array.from({ length: pieces - 1 }, (_, step) => {
        const { lat2 = 0, lon2 = 0 } = along.Position((along.s13 * (step + 1)) / pieces);
        return [lon2, lat2];
      }),
      to,
    ];
  });
}

function onMap(geometry: Geometry, map: MapAbout): Geometry {
  if (geometry.type === 'GeometryCollection')
    return { type: 'GeometryCollection', geometries: geometry.geometries.map((part) => onMap(part, map)) };
  if (geometry.type === 'Point') return { type: 'Point', coordinates: map.into(geometry.coordinates) };
  if (geometry.type === 'MultiPoint') return { type: 'MultiPoint', coordinates: geometry.coordinates.map(map.into) };
  return mapRings(
    geometry,
    (rings) => rings.map((ring) => densified(ring).map(map.into)),
    (line) => densified(line).map(map.into),
  );
}

function middleOf(geometry: Geometry): Position {
  const [west, south, east, north] = boundingBox(geometry)!;
  const longitude = west <= east ? (west + east) / 2 : (west + east + 360) / 2;
  return [longitude > 180 ? longitude - 360 : longitude, (south + north) / 2];
}

/** Straight pieces per quarter circle whose depth below the arc stays under a centimetre, or a ten-thousandth of the distance. */
function quadrantSegmentsOf(metres: number): number {
  const depth = Math.max(0.01, metres * 1e-4);
  return depth >= metres ? 8 : Math.max(8, Math.ceil(Math.PI / 4 / Math.acos(1 - depth / metres)));
}

/** The parts of a geometry, each a geometry of its own. */
const partsOf = (geometry: Geometry): Geometry[] => [
  ...polygonsOf(geometry).map((coordinates) => ({ type: 'Polygon' as const, coordinates })),
  ...linesOf(geometry).map((coordinates) => ({ type: 'LineString' as const, coordinates })),
  ...pointsOf(geometry).map((coordinates) => ({ type: 'Point' as const, coordinates })),
];

async function buffered(geometry: Geometry, metres: number, options: BufferOptions = {}): Promise<EditAnswer<Buffered>> {
  if (!Number.isFinite(metres)) return refuse('not-a-number');
  if (boundingBox(geometry) === null) return refuse('too-few-points');
  if (polygonsOf(geometry).length > 0 && !isValid(geometry)) return refuse('invalid-shape');
  if (metres <= 0 && polygonsOf(geometry).length === 0) return refuse('nothing-left');
  const geos = await loadGeos();
  const quadrantSegments = quadrantSegmentsOf(Math.abs(metres));
  let farthest = 0;
  const around = (part: Geometry): Geometry | null => {
    const map = new MapAbout(middleOf(part));
    const flat = onMap(part, map);
    let radius = 0;
    forEachPosition(flat, ([x, y]) => {
      radius = Math.max(radius, Math.hypot(x!, y!) + Math.abs(metres));
    });
    if (radius > maxDistanceMetres) return null;
    farthest = Math.max(farthest, radius);
    // On the other map a long edge is curved, which can make narrow corners touch.
    const sound =
      polygonsOf(flat).length > 0 && checkPlanar(flat).every(({ severity }) => severity !== 'error')
        ? flat
        : polygonsOf(flat).length > 0
          ? madeValid(geos, flat)
          : flat;
    const grown = bufferPlanar(geos, sound, metres, quadrantSegments, options.ends ?? 'round', options.corners ?? 'round');
    return splitAtAntimeridian(mapRings(grown, (rings) => rings.map((ring) => ring.map(map.back))));
  };
  let made = around(geometry);
  if (!made) {
    const parts = partsOf(geometry).map(around);
    if (parts.some((part) => part === null)) return refuse('too-large');
    made = unitedLand(
      geos,
      (parts as Geometry[]).filter((part) => polygonsOf(part).length > 0).map((part) => madeValid(geos, part)),
    );
  }
  let result = polygonal(polygonsOf(made));
  if (!result) return refuse('nothing-left');
  result = orient(result, turnsLeft) as Polygon | MultiPolygon;
  if (!isValid(result)) {
    result = polygonal(polygonsOf(madeValid(geos, result)));
    if (!result) return refuse('nothing-left');
    result = orient(result, turnsLeft) as Polygon | MultiPolygon;
  }
  // Across the line of sight the map is too large by r² / 6R² (Snyder 1987, p. 191).
  const scale = (farthest * farthest) / (6 * semiMajorMetres * semiMajorMetres);
  const uncertaintyMetres = Math.abs(metres) * (scale + (1 - Math.cos(Math.PI / 4 / quadrantSegments)));
  return {
    ok: true,
    geometry: result,
    areaBeforeHectares: areaHectares(geometry),
    areaAfterHectares: areaHectares(result),
    uncertaintyMetres,
  };
}

/**
 * All land within a distance in metres of a shape, measured on the ellipsoid; a negative distance takes a strip off the inside of polygons. Works on an
 * azimuthal equidistant map about the middle of the shape (of each part, when the whole is large), so that the distance is true to a few millimetres for shapes
 * of a hundred kilometres; the result states the accuracy. Heights are dropped, because nobody walked the new boundary.
 */
export const bufferMetres = withinReason(buffered);
