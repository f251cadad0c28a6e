import Flatbush from 'flatbush';
import { areaHectares } from './area.ts';
import { intersection, loadGeos } from './geos.ts';
import { piecesOf, type BoxedPolygon } from './land-pieces.ts';
import { madeValid } from './made-valid.ts';
import { hasArea, pointsOf } from './parts.ts';
import type { BoundingBox, Geometry } from './types.ts';
import { between, boxedPolygonsOf } from './union.ts';
import { unitedLand } from './united-land.ts';

/** What of a shape lies in land: hectares and the share of the shape. Of points the share that lies in it, and no hectares; null where nothing can be said. */
export interface Inside {
  hectares: number | null;
  share: number | null;
}

/** A point lies in land where a square of a millimetre around it does: the engine is asked for areas alone. */
const reach = 1e-8;
const squareAround = (x: number, y: number): BoundingBox => [x - reach, y - reach, x + reach, y + reach];

/**
 * Land of many polygons, asked for what of a shape lies in it. Polygons that overlap count once; those with a fault are repaired before they are laid over. Polygons stand in a tree of
 * their boxes and are cut into pieces of few corners the first time that something lies near them, so that a question costs what lies at its place.
 */
export class LandInside {
  readonly #parts: readonly BoxedPolygon[];
  readonly #geos: Awaited<ReturnType<typeof loadGeos>>;
  readonly #tree: Flatbush | null;
  /** by part: its pieces, and their tree where there are several */
  readonly #cut = new Map<number, { pieces: BoxedPolygon[]; valid: Map<number, Geometry>; tree: Flatbush | null }>();

  private constructor(parts: BoxedPolygon[], geos: Awaited<ReturnType<typeof loadGeos>>) {
    this.#parts = parts;
    this.#geos = geos;
    this.#tree = treeOf(parts);
  }

  static async of(geometries: readonly Geometry[]): Promise<LandInside> {
    return new LandInside(geometries.flatMap(boxedPolygonsOf), await loadGeos());
  }

  /** Cuts are straight in longitude and latitude, so the hectares of a part differ from the geodesic ones by the slivers that a union has too. Throws RangeError where GEOS gives up, and TooMuchWork. */
  insideOf(geometry: Geometry): Inside {
    if (!hasArea(geometry)) return this.#shareOfPoints(geometry);
    const whole = areaHectares(geometry);
    const shared: Geometry[] = [];
    for (const { polygon, box } of boxedPolygonsOf(geometry)) {
      const near = this.#near(box);
      if (near.length === 0) continue;
      const own = madeValid(this.#geos, polygon);
      for (const piece of near) shared.push(intersection(this.#geos, own, piece));
    }
    const land = shared.filter(hasArea);
    const hectares = between(
      0,
      land.length > 1 ? areaHectares(unitedLand(this.#geos, land)) : land.length === 1 ? areaHectares(land[0]!) : 0,
      whole,
    );
    return { hectares, share: whole > 0 ? hectares / whole : null };
  }

  #shareOfPoints(geometry: Geometry): Inside {
    const points = pointsOf(geometry);
    if (points.length === 0) return { hectares: null, share: null };
    const inside = points.filter(([x, y]) => {
      const box = squareAround(x!, y!);
      const [west, south, east, north] = box;
      const square: Geometry = {
        type: 'Polygon',
        coordinates: [
          [
            [west, south],
            [east, south],
            [east, north],
            [west, north],
            [west, south],
          ],
        ],
      };
      return this.#near(box).some((piece) => hasArea(intersection(this.#geos, square, piece)));
    });
    return { hectares: null, share: inside.length / points.length };
  }

  /** The pieces of land whose boxes touch a box, in the order of the polygons. */
  #near(box: BoundingBox): Geometry[] {
    return found(this.#tree, box).flatMap((index) => {
      const { pieces, valid, tree } = this.#piecesOf(index);
      return (tree ? found(tree, box) : [...pieces.keys()]).map((piece) => {
        const made = valid.get(piece) ?? madeValid(this.#geos, pieces[piece]!.polygon);
        valid.set(piece, made);
        return made;
      });
    });
  }
  #piecesOf(index: number) {
    const made = this.#cut.get(index);
    if (made) return made;
    const pieces = piecesOf(this.#parts[index]!);
    const cut = { pieces, valid: new Map<number, Geometry>(), tree: pieces.length > 1 ? treeOf(pieces) : null };
    this.#cut.set(index, cut);
    return cut;
  }
}

function treeOf(parts: readonly BoxedPolygon[]): Flatbush | null {
  if (parts.length === 0) return null;
  const tree = new Flatbush(parts.length);
  for (const { box } of parts) tree.add(...(box as [number, number, number, number]));
  tree.finish();
  return tree;
}
const found = (tree: Flatbush | null, [west, south, east, north]: BoundingBox): number[] =>
  tree?.search(west, south, east, north).sort((a, b) => a - b) ?? [];
