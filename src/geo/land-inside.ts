import { areaHectares } from './area.ts';
import { intersection, loadGeos } from './geos.ts';
import { madeValid } from './made-valid.ts';
import { hasArea, pointsOf } from './parts.ts';
import type { BoundingBox, Geometry } from './types.ts';
import { between, boxedPolygonsOf } from './union.ts';
import { unitedLand } from './united-land.ts';

const touch = (a: BoundingBox, b: BoundingBox) => a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3];

/** What of a shape lies in land: hectares and the share of the shape. Of points the share that lies in it, and no hectares; null where nothing can be said. */
export interface Inside {
  hectares: number | null;
  share: number | null;
}

/** Land of many polygons, asked for what of a shape lies in it. Polygons that overlap count once; those with a fault are repaired before they are laid over. */
export class LandInside {
  readonly #parts: { polygon: Geometry; box: BoundingBox }[];
  readonly #geos: Awaited<ReturnType<typeof loadGeos>>;
  readonly #made = new Map<number, Geometry>();

  private constructor(parts: { polygon: Geometry; box: BoundingBox }[], geos: Awaited<ReturnType<typeof loadGeos>>) {
    this.#parts = parts;
    this.#geos = geos;
  }

  static async of(geometries: readonly Geometry[]): Promise<LandInside> {
    return new LandInside(geometries.flatMap(boxedPolygonsOf), await loadGeos());
  }

  #valid(index: number): Geometry {
    const made = this.#made.get(index) ?? madeValid(this.#geos, this.#parts[index]!.polygon);
    this.#made.set(index, made);
    return made;
  }

  /** Cuts are straight in longitude and latitude, so the hectares of a part differ from the geodesic ones by the slivers that a union has too. */
  insideOf(geometry: Geometry): Inside {
    if (!hasArea(geometry)) return this.#shareOfPoints(geometry);
    const whole = areaHectares(geometry);
    const shared: Geometry[] = [];
    for (const { polygon, box } of boxedPolygonsOf(geometry)) {
      const own = madeValid(this.#geos, polygon);
      for (const [index, part] of this.#parts.entries())
        if (touch(box, part.box)) shared.push(intersection(this.#geos, own, this.#valid(index)));
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
    // A point lies in land where a square of a millimetre around it does: the engine is asked for areas alone.
    const reach = 1e-8;
    const inside = points.filter(([x, y]) => {
      const square: Geometry = {
        type: 'Polygon',
        coordinates: [
          [
            [x! - reach, y! - reach],
            [x! + reach, y! - reach],
            [x! + reach, y! + reach],
            [x! - reach, y! + reach],
            [x! - reach, y! - reach],
          ],
        ],
      };
      return this.#parts.some(
        ({ box }, index) =>
          touch(box, [x! - reach, y! - reach, x! + reach, y! + reach]) && hasArea(intersection(this.#geos, square, this.#valid(index))),
      );
    });
    return { hectares: null, share: inside.length / points.length };
  }
}
