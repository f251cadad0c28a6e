import { distanceMetres, isMeasurable, linesOf, polygonsOf } from '#geo/index.ts';
import type { Geometry, Position } from '#geo/types.ts';
import type { GeoTiffFile } from './geotiff-file.ts';

/** A place of a profile. */
export interface ProfilePoint {
  /** along the line, on the ellipsoid */
  distanceMetres: number;
  longitude: number;
  latitude: number;
  /** null beyond the raster, and beside cells without a height */
  heightMetres: number | null;
}
export interface ProfileSummary {
  lengthMetres: number;
  /** of the places with a height; null where there is none */
  lowestMetres: number | null;
  highestMetres: number | null;
  /** sums of what it goes up and down between places that follow each other and both have a height */
  ascentMetres: number;
  descentMetres: number;
  /** how steep it is on the mean, up or down: the angle of all metres up and down over the length between such places; null without any */
  meanDegrees: number | null;
  /** the steepest stretch between two such places, in degrees; null without one */
  steepestDegrees: number | null;
  /** places without a height */
  missingCount: number;
}

export const maxProfilePoints = 20_000;

/** What a profile can be taken along: the lines of a shape, and the outer boundaries of its areas. */
export const profileLines = (geometry: Geometry | null): readonly (readonly Position[])[] =>
  geometry && isMeasurable(geometry) ? [...linesOf(geometry), ...polygonsOf(geometry).map(([outer]) => outer!)] : [];

/** Places along a line: its corners, and between them others, evenly and no farther apart than `stepMetres`. Throws RangeError where that were more than 20,000. */
function placesAlong(line: readonly Position[], stepMetres: number): Omit<ProfilePoint, 'heightMetres'>[] {
  const places: Omit<ProfilePoint, 'heightMetres'>[] = [];
  let along = 0;
  for (const [index, end] of line.entries()) {
    const start = line[index - 1];
    const [longitude, latitude] = end as [number, number];
    if (start) {
      const length = distanceMetres(start, end);
      const parts = Math.max(1, Math.ceil(length / stepMetres));
      if (places.length + parts > maxProfilePoints) throw new RangeError('too-many-places');
      const [across, up] = [longitude - start[0]!, latitude - start[1]!];
      for (let part = 1; part < parts; part += 1)
        places.push({
          distanceMetres: along + (length * part) / parts,
          longitude: start[0]! + (across * part) / parts,
          latitude: start[1]! + (up * part) / parts,
        });
      along += length;
    }
    places.push({ distanceMetres: along, longitude, latitude });
  }
  return places;
}

/** The height at a place of the grid, between the middles of four cells (bilinear); null where one of them has none. */
async function heightAt(raster: GeoTiffFile, [x, y]: Position, band: number): Promise<number | null> {
  const grid = raster.levels[0]!;
  const [column, row] = [(x! - grid.west) / grid.cellWidth - 0.5, (grid.north - y!) / grid.cellHeight - 0.5];
  if (!(column >= -0.5 && row >= -0.5 && column <= grid.width - 0.5 && row <= grid.height - 0.5)) return null;
  // In the outer half of the cells at the edge, the height is that of the cell.
  const [left, top] = [Math.max(0, Math.min(grid.width - 2, Math.floor(column))), Math.max(0, Math.min(grid.height - 2, Math.floor(row)))];
  const [width, height] = [Math.min(2, grid.width), Math.min(2, grid.height)];
  const cells = await raster.read(0, { left, top, width, height }, undefined, band);
  const [right, down] = [Math.max(0, Math.min(1, column - left)), Math.max(0, Math.min(1, row - top))];
  let sum = 0;
  for (let cell = 0; cell < cells.length; cell += 1) {
    const share = (cell % width === 0 ? 1 - right : right) * (cell < width ? 1 - down : down);
    if (share === 0) continue;
    const value = cells[cell]!;
    if (value === raster.noData || Number.isNaN(value)) return null;
    sum += value * share;
  }
  return sum;
}

/**
 * Heights along a line in longitude and latitude, in metres by the scale of the band. Edges of the line are straight in longitude and latitude, as a file means them. `onGrid` turns
 * shapes into the system of the raster. Rejects with RangeError for too many places, and with what the reading rejects with.
 */
export async function profileOf(
  line: readonly Position[],
  raster: GeoTiffFile,
  onGrid: (geometry: Geometry) => Promise<Geometry>,
  { stepMetres, band = 0 }: { stepMetres: number; band?: number },
): Promise<ProfilePoint[]> {
  const places = placesAlong(line, stepMetres);
  const coordinates = places.map(({ longitude, latitude }) => [longitude, latitude]);
  const placed = (await onGrid({ type: 'LineString', coordinates })) as Geometry & { type: 'LineString' };
  const { scale, offset } = await raster.scalingOf(band);
  const points: ProfilePoint[] = [];
  for (const [index, place] of places.entries()) {
    const raw = await heightAt(raster, placed.coordinates[index]!, band);
    points.push({ ...place, heightMetres: raw === null ? null : raw * scale + offset });
  }
  return points;
}

const degreesOf = (tangent: number) => (Math.atan(tangent) * 180) / Math.PI;
export function summaryOf(points: readonly ProfilePoint[]): ProfileSummary {
  const summary: ProfileSummary = {
    lengthMetres: points.at(-1)?.distanceMetres ?? 0,
    lowestMetres: null,
    highestMetres: null,
    ascentMetres: 0,
    descentMetres: 0,
    meanDegrees: null,
    steepestDegrees: null,
    missingCount: 0,
  };
  let told = 0;
  for (const [index, { heightMetres: height, distanceMetres: along }] of points.entries()) {
    if (height === null) {
      summary.missingCount += 1;
      continue;
    }
    summary.lowestMetres = Math.min(summary.lowestMetres ?? height, height);
    summary.highestMetres = Math.max(summary.highestMetres ?? height, height);
    const before = points[index - 1];
    if (!before || before.heightMetres === null) continue;
    const rise = height - before.heightMetres;
    if (rise > 0) summary.ascentMetres += rise;
    else summary.descentMetres -= rise;
    if (along > before.distanceMetres) {
      told += along - before.distanceMetres;
      const steepness = degreesOf(Math.abs(rise) / (along - before.distanceMetres));
      summary.steepestDegrees = Math.max(summary.steepestDegrees ?? 0, steepness);
    }
  }
  if (told > 0) summary.meanDegrees = degreesOf((summary.ascentMetres + summary.descentMetres) / told);
  return summary;
}
