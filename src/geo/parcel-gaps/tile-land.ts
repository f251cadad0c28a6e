import { areaHectares } from '../area.ts';
import { metresPerDegree } from '../border-arcs.ts';
import { bufferPlanar, difference, intersection } from '../geos.ts';
import type { GapLimits } from './limits.ts';
import { boundingBoxOfAll } from '../measure.ts';
import { madeValid } from '../made-valid.ts';
import { mapRings, polygonsOf, vertexCount } from '../parts.ts';
import type { Geos } from '../parcel-pairs/parcel-part.ts';
import { rectangle } from '../rectangle.ts';
import { maxCrossings, TooMuchWork } from '../too-much-work.ts';
import type { BoundingBox, Geometry, Ring } from '../types.ts';
import { unitedLand } from '../united-land.ts';
import { holdsPosition } from './holds-position.ts';
import { wider } from './groups.ts';
import type { GapWork } from './gap-work.ts';
import { mergedBySides } from './merged.ts';
import { onLine } from './pieces.ts';
import { marginOf, type Tile } from './tiles.ts';

/** What no parcel covers in a tile, each a list of polygons. */
export interface BareLand {
  /** parcels enclose it and it is no larger than a gap may be: whatever is narrow in it does not count */
  enclosed: Ring[][];
  /** all that may open outward, the narrow places of it, and the rest of it */
  all: Ring[][];
  narrow: Ring[][];
  wide: Ring[][];
}

/** GEOS leaves out bends of the sides it moves that are less deep than a hundredth of the distance; both ways that is two. */
const bendShare = 0.03;
/** Pieces farther apart than so many times that share of the width leave each other's places as they are. */
const slacksApart = 2;

/** Bare land goes through the engine so many times, and each of its rings is held against the others: as much work as a fiftieth of a corner. */
const timesBare = 8;
const ringsOfACorner = 50;

const of = (coordinates: Ring[][]): Geometry => ({ type: 'MultiPolygon', coordinates });

/** What is left of a box beside land without holes. */
function besideOuter(geos: Geos, land: Ring[][], box: BoundingBox): Ring[][] {
  const isNear = land.some(([ring]) =>
    ring!.some(
      (b, k) =>
        k > 0 &&
        meets(
          [0, 1]
            .map((axis) => Math.min(ring![k - 1]![axis]!, b[axis]!))
            .concat([0, 1].map((axis) => Math.max(ring![k - 1]![axis]!, b[axis]!))) as BoundingBox,
          box,
        ),
    ),
  );
  if (!isNear) return land.some((rings) => holdsPosition(rings, [box[0], box[1]])) ? [] : [rectangle(box).coordinates];
  return polygonsOf(difference(geos, rectangle(box), of(land)));
}

/** What no part covers of a box. */
interface Beside {
  /** faces that parts enclose, which may reach beyond the box: what is bare in them is enclosed, whatever else lies there */
  faces: Ring[][];
  /** the rest, within the box */
  open: Ring[][];
}

/** Throws TooMuchWork, and RangeError where GEOS gives up. */
function besideParts(geos: Geos, parts: Tile['parts'], box: BoundingBox, work: GapWork): Beside {
  const geometries = parts.map(({ geometry }) => geometry());
  const corners = parts.reduce((sum, part) => sum + part.corners, 0);
  const merged = mergedBySides(geometries);
  // Valid borders cross nowhere.
  if (merged) work.take(corners);
  else work.lay(geometries, maxCrossings(corners));
  if (merged?.enclosed) {
    const faces = merged.enclosed.filter((face) => meets(boxOf(face), box));
    return { faces, open: besideOuter(geos, merged.land, box) };
  }
  const land = merged ? of(merged.land) : united(geos, geometries);
  return { faces: [], open: polygonsOf(difference(geos, rectangle(box), land)) };
}

function united(geos: Geos, geometries: Geometry[]): Geometry {
  try {
    return unitedLand(geos, geometries);
  } catch (error) {
    if (!(error instanceof RangeError) || error instanceof TooMuchWork) throw error;
    return unitedLand(
      geos,
      geometries.map((geometry) => madeValid(geos, geometry)),
    );
  }
}

/**
 * The narrow places: what an opening takes away (erosion and dilation by half the width, Serra 1982, Image analysis and mathematical morphology), with corners kept sharp, so that a notch
 * is narrow only where its sides meet at less than 23 degrees. In metres about the middle of the tile.
 */
function narrowPlaces(geos: Geos, bare: Ring[][], [west, south, east, north]: BoundingBox, widthMetres: number): Geometry {
  const [x0, y0] = [(west + east) / 2, (south + north) / 2];
  const [perX, perY] = metresPerDegree(y0);
  const flat = mapRings(of(bare), (rings) => rings.map((ring) => ring.map(([x, y]) => [(x! - x0) * perX, (y! - y0) * perY])));
  const radius = widthMetres / 2;
  const slack = bendShare * radius;
  const eroded = bufferPlanar(geos, flat, -radius, 8, 'round', 'mitre');
  const opened = polygonsOf(eroded).length === 0 ? eroded : bufferPlanar(geos, eroded, radius + slack, 8, 'round', 'mitre');
  const core = polygonsOf(opened).length === 0 ? flat : difference(geos, flat, opened);
  // The slack took as much off at the mouth of each narrow place.
  const narrow = polygonsOf(core).length === 0 ? core : intersection(geos, bufferPlanar(geos, core, slack, 8, 'round', 'mitre'), flat);
  return mapRings(of(polygonsOf(narrow)), (rings) => rings.map((ring) => ring.map(([x, y]) => [x! / perX + x0, y! / perY + y0])));
}

/** Corners that were put from metres into degrees are rounded, so that borders may cross by a hair. */
function withinBox(geos: Geos, land: Geometry, box: Geometry): Geometry {
  try {
    return intersection(geos, land, box);
  } catch (error) {
    if (!(error instanceof RangeError) || error instanceof TooMuchWork) throw error;
    return intersection(geos, madeValid(geos, land), box);
  }
}

const meets = (a: BoundingBox, b: BoundingBox) => a[0] <= b[2] && a[2] >= b[0] && a[1] <= b[3] && a[3] >= b[1];
const boxOf = (rings: Ring[]): BoundingBox => boundingBoxOfAll([{ type: 'Polygon', coordinates: rings }])!;
const isWithin = (a: BoundingBox, b: BoundingBox) => a[0] > b[0] && a[1] > b[1] && a[2] < b[2] && a[3] < b[3];

/** Bare land that is enclosed whatever lies beyond the tile, and the rest. What comes so near the rest that its places depend on it is left with it. */
function parted({ faces, open }: Beside, { box }: Tile, { widthMetres, mostHectares }: GapLimits): Record<'enclosed' | 'rest', Ring[][]> {
  const inner = wider(box, -onLine, -onLine);
  const all = [...faces, ...open].map((rings, k) => {
    const own = boxOf(rings);
    const isEnclosed = (k < faces.length || isWithin(own, inner)) && areaHectares({ type: 'Polygon', coordinates: rings }) <= mostHectares;
    return { rings, box: own, isEnclosed };
  });
  const near = marginOf(box, slacksApart * bendShare * widthMetres);
  const nearRest = all.flatMap((one) => (one.isEnclosed ? [] : [wider(one.box, ...near)]));
  const [enclosed, rest]: [Ring[][], Ring[][]] = [[], []];
  for (const one of all) (one.isEnclosed && !nearRest.some((reach) => meets(reach, one.box)) ? enclosed : rest).push(one.rings);
  return { enclosed, rest };
}

/** The parts of polygons in a box; those that lie within are not laid over it. */
function cutTo(geos: Geos, polygons: Ring[][], box: BoundingBox): Ring[][] {
  const inner = wider(box, -onLine, -onLine);
  const across = polygons.filter((rings) => !isWithin(boxOf(rings), inner));
  if (across.length === 0) return polygons;
  return [...polygons.filter((rings) => !across.includes(rings)), ...polygonsOf(intersection(geos, of(across), rectangle(box)))];
}

/** Throws RangeError where GEOS gives up, and TooMuchWork. Parts are laid together with those beyond the tile, so that a narrow place is known as such on both sides of a line between tiles. */
export function bareLandOf(geos: Geos, tile: Tile, limits: GapLimits, marginMetres: number, work: GapWork): BareLand {
  const { box, parts } = tile;
  const own = rectangle(box);
  if (parts.length === 0) return { enclosed: [], all: [own.coordinates], narrow: [], wide: [own.coordinates] };
  const reach = wider(box, ...marginOf(box, marginMetres));
  const beside = besideParts(geos, parts, reach, work);
  const { enclosed: known, rest } = parted(beside, tile, limits);
  work.take(vertexCount(of([...known, ...rest])) + timesBare * vertexCount(of(rest)) + rest.flat().length ** 2 / ringsOfACorner);
  work.look(rest.length * (known.length + rest.length));
  const enclosed = cutTo(geos, known, box);
  const bare = cutTo(geos, rest, reach);
  const all = cutTo(geos, bare, box);
  const isAmongSeveral = parts.some(({ owner }) => owner !== parts[0]!.owner);
  if (limits.widthMetres <= 0 || !isAmongSeveral || all.length === 0) return { enclosed, all, narrow: [], wide: all };
  const found = narrowPlaces(geos, bare, box, limits.widthMetres);
  const narrow = polygonsOf(found).length === 0 ? [] : polygonsOf(withinBox(geos, found, own));
  return { enclosed, all, narrow, wide: narrow.length === 0 ? all : polygonsOf(difference(geos, of(all), of(narrow))) };
}
