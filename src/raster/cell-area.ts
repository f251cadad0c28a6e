import { areaPerRadian, areaPerSquareRadian, radians, squareMetresPerHectare } from '#geo/wgs84.ts';
import type { Grid } from './grid.ts';

/** Nodes and weights of Gauss's three-point rule on -1..1. */
const gauss = [
  [-Math.sqrt(0.6), 5 / 18],
  [0, 8 / 18],
  [Math.sqrt(0.6), 5 / 18],
] as const;

/**
 * True area of one cell of every row, in hectares, north to south. On a geographic grid the exact area between two parallels and two meridians of WGS84
 * (Snyder 1987, USGS PP 1395, eq. 3-12); on a projected one (units of metres) the area in the projection, which leaves out its scale: use equal-area
 * projections, or allow for 0.1 % in UTM.
 */
export function cellAreasHectares(grid: Grid): Float64Array {
  const areas = new Float64Array(grid.height);
  if (grid.epsg !== 4326) return areas.fill((grid.cellWidth * grid.cellHeight) / squareMetresPerHectare);
  const latitude = (row: number) => radians * Math.min(90, Math.max(-90, grid.north - row * grid.cellHeight));
  for (let row = 0; row < grid.height; row += 1) {
    const north = latitude(row);
    const south = latitude(row + 1);
    areas[row] = (radians * grid.cellWidth * areaBetween(south, north)) / squareMetresPerHectare;
  }
  return areas;
}

/** m² per radian of longitude between two parallels. The closed form loses digits where they are close: there its derivative is integrated, good to 1e-15. */
function areaBetween(south: number, north: number): number {
  if (north - south > 0.005) return areaPerRadian(north) - areaPerRadian(south);
  const [middle, half] = [(north + south) / 2, (north - south) / 2];
  return (north - south) * gauss.reduce((sum, [place, weight]) => sum + weight * areaPerSquareRadian(middle + place * half), 0);
}
