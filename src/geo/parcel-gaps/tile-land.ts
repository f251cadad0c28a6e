import { metresPerDegree } from '../border-arcs.ts';
import { bufferPlanar, difference, intersection } from '../geos.ts';
import { madeValid } from '../made-valid.ts';
import { mapRings, polygonsOf, vertexCount } from '../parts.ts';
import type { Geos } from '../parcel-pairs/parcel-part.ts';
import { rectangle } from '../rectangle.ts';
import { mostCrossings, TooMuchWork } from '../too-much-work.ts';
import type { BoundingBox, Geometry, Ring } from '../types.ts';
import { unitedLand } from '../united-land.ts';
import { wider } from './groups.ts';
import type { GapWork } from './gap-work.ts';
import { marginOf, type Tile } from './tiles.ts';

/** What no parcel covers in a tile: all of it, the narrow places of it, and the rest. Each a list of polygons. */
export interface BareLand {
  all: Ring[][];
  narrow: Ring[][];
  wide: Ring[][];
}

/** GEOS leaves out bends of the sides it moves that are less deep than a hundredth of the distance; both ways that is two. */
const bendShare = 0.03;

/** Bare land goes through the engine so many times, and each of its rings is held against the others: as much work as a fiftieth of a corner. */
const timesBare = 8;
const ringsOfACorner = 50;

const of = (coordinates: Ring[][]): Geometry => ({ type: 'MultiPolygon', coordinates });

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

/** Throws RangeError where GEOS gives up, and TooMuchWork. Parts are laid together with those beyond the tile, so that a narrow place is known as such on both sides of a line between tiles. */
export function bareLandOf(geos: Geos, { box, parts }: Tile, widthMetres: number, marginMetres: number, work: GapWork): BareLand {
  const own = rectangle(box);
  if (parts.length === 0) return { all: [own.coordinates], narrow: [], wide: [own.coordinates] };
  const reach = rectangle(wider(box, ...marginOf(box, marginMetres)));
  const land = parts.map(({ geometry }) => geometry());
  work.lay(land, mostCrossings(parts.reduce((sum, { corners }) => sum + corners, 0)));
  const bare = polygonsOf(difference(geos, reach, united(geos, land)));
  work.take(timesBare * vertexCount(of(bare)) + bare.flat().length ** 2 / ringsOfACorner);
  if (bare.length === 0) return { all: [], narrow: [], wide: [] };
  const all = polygonsOf(intersection(geos, of(bare), own));
  const isAmongSeveral = parts.some(({ owner }) => owner !== parts[0]!.owner);
  if (widthMetres <= 0 || !isAmongSeveral || all.length === 0) return { all, narrow: [], wide: all };
  const found = narrowPlaces(geos, bare, box, widthMetres);
  const narrow = polygonsOf(found).length === 0 ? [] : polygonsOf(intersection(geos, found, own));
  return { all, narrow, wide: narrow.length === 0 ? all : polygonsOf(difference(geos, of(all), of(narrow))) };
}
