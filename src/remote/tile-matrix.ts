import { gmlSystemOf } from '#formats/gml/gml-system.ts';
import { placedSystem, systemNumber } from './placed-system.ts';
import { distinctLevels, maxTilePixels, screenPixelMetres, type TileGrid, type TileLevel } from './tile-grid.ts';

/** A tile matrix as documents write it: the first tile's corner in the north-west, its numbers in the order of the system's axes. */
export interface TileMatrix {
  id: string;
  scaleDenominator: number;
  corner: readonly number[];
  tileWidth: number;
  tileHeight: number;
  matrixWidth: number;
  matrixHeight: number;
}
/** First and last tile of a level. */
interface Limits {
  columns: readonly [number, number];
  rows: readonly [number, number];
}
const isCount = (value: number) => Number.isSafeInteger(value) && value > 0;

/** null for a level whose numbers are none. */
function levelOf(matrix: TileMatrix, unitMetres: number, isNorthFirst: boolean, isInDegrees: boolean): TileLevel | null {
  const { id, scaleDenominator: scale, corner, tileWidth, tileHeight, matrixWidth, matrixHeight } = matrix;
  const isSound =
    scale > 0 &&
    Number.isFinite(scale) &&
    corner.length === 2 &&
    corner.every(Number.isFinite) &&
    [tileWidth, tileHeight, matrixWidth, matrixHeight].every(isCount) &&
    Math.max(tileWidth, tileHeight) <= maxTilePixels;
  if (!isSound) return null;
  const [first, second] = corner as [number, number];
  // No latitude is beyond 90: some servers give the longitude first under a name that says latitude first.
  const isTurned = isNorthFirst && !(isInDegrees && Math.abs(first) > 90.000_1);
  return {
    id,
    pixelSize: (scale * screenPixelMetres) / unitMetres,
    left: isTurned ? second : first,
    top: isTurned ? first : second,
    tileWidth,
    tileHeight,
    columns: [0, matrixWidth - 1],
    rows: [0, matrixHeight - 1],
  };
}

/** A set of tile matrices (OGC 17-083r4) as a grid; null for one in a system that Hectare cannot place. */
export async function gridOf(systemName: string, matrices: readonly TileMatrix[]): Promise<TileGrid | null> {
  const { system: code, isNorthFirst } = await gmlSystemOf(systemName);
  const system = systemNumber(code ?? '');
  const placed = system === null ? null : await placedSystem(system);
  if (system === null || !placed) return null;
  const { unitMetres, isInDegrees } = placed;
  const levels = distinctLevels(matrices.flatMap((matrix) => levelOf(matrix, unitMetres, isNorthFirst, isInDegrees) ?? []));
  return levels.length === 0 ? null : { system, unitMetres, levels };
}

/** Web Mercator is the map's own system, and degrees cover the Earth; any other bends while it is drawn. */
export const rankOf = ({ system }: TileGrid): number => (system === 3857 ? 0 : system === 4326 ? 1 : 2);

/** The levels that a layer has, where it says which, and the tiles of each. */
export function limitedTo(grid: TileGrid, limits: ReadonlyMap<string, Limits>): TileGrid {
  const within = ([first, last]: readonly [number, number], [from, to]: readonly [number, number]): readonly [number, number] =>
    Number.isSafeInteger(from) && Number.isSafeInteger(to) && from <= to ? [Math.max(first, from), Math.min(last, to)] : [first, last];
  const levels = grid.levels.flatMap((level) => {
    const limit = limits.get(level.id);
    return limit ? [{ ...level, columns: within(level.columns, limit.columns), rows: within(level.rows, limit.rows) }] : [];
  });
  return levels.length === 0 ? grid : { ...grid, levels };
}
