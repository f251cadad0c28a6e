import { areaHectares, hasArea, isMeasurable, LandInside, type Geometry, type Inside } from '#geo/index.ts';
import type { GeoTiffFile } from '#raster/geotiff-file.ts';
import { statisticsOfShape } from '#raster/shape-statistics.ts';

/** What of a shape lies in a map of one's own. */
export interface FiguresInMap extends Inside {
  /** of a raster: land of the shape that it says nothing of, without a value or beyond it */
  noDataHectares: number | null;
  /** of a raster: hectares by the value of its cells */
  classes: { value: number; hectares: number }[] | null;
}

/** Why there are no figures: `no-place` on the Earth, `no-area` under which cells could be counted. */
export type NotInMap = 'no-place' | 'no-area';

/** Areas or classes of one's own that are laid over shapes. `of` rejects with `NoClasses`, or with what is wrong with the cells or with the geometry. */
export interface OwnMap {
  of(geometry: Geometry | null): Promise<FiguresInMap | NotInMap>;
}

/** The cells of a raster have more than 256 values, or others than whole numbers: a picture of amounts has no inside. */
export class NoClasses extends Error {}

/** Land inside of polygons, those that overlap counted once; null where there is none among the geometries. Of points the share inside. */
export async function mapOfAreas(geometries: readonly (Geometry | null)[]): Promise<OwnMap | null> {
  const areas = geometries.filter((geometry) => geometry !== null && hasArea(geometry)) as Geometry[];
  if (areas.length === 0) return null;
  const land = await LandInside.of(areas);
  return {
    of: async (geometry) =>
      geometry && isMeasurable(geometry) ? { ...land.insideOf(geometry), noDataHectares: null, classes: null } : 'no-place',
  };
}

/** Land under cells of the first band with another value than 0. `onGrid` turns shapes in longitude and latitude into the system of the raster. */
export function mapOfClasses(raster: GeoTiffFile, onGrid: (geometry: Geometry) => Promise<Geometry>): OwnMap {
  return {
    async of(geometry) {
      if (!geometry || !isMeasurable(geometry)) return 'no-place';
      if (!hasArea(geometry)) return 'no-area';
      const { classes, noDataHectares, outsideHectares } = await statisticsOfShape(geometry, raster, onGrid);
      if (!classes) throw new NoClasses();
      const whole = areaHectares(geometry);
      const inside = classes.reduce((sum, { value, hectares }) => sum + (value === 0 ? 0 : hectares), 0);
      const hectares = Math.min(whole, inside);
      return { hectares, share: whole > 0 ? hectares / whole : null, noDataHectares: noDataHectares + outsideHectares, classes };
    },
  };
}
