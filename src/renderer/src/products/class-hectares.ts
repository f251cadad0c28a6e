import { cellAreasHectares, readGeoTiff } from '../../../raster/index.ts';

/** Hectares of each value of a class picture in longitude and latitude, by the true area of its cells; nothing for other systems. */
export async function classHectares(bytes: Uint8Array): Promise<Map<number, number>> {
  const { grid, values, noData } = await readGeoTiff(bytes);
  const found = new Map<number, number>();
  if (grid.epsg !== 4326) return found;
  const rows = cellAreasHectares(grid);
  for (let cell = 0; cell < values.length; cell += 1) {
    const value = values[cell]!;
    if (value !== noData) found.set(value, (found.get(value) ?? 0) + rows[Math.floor(cell / grid.width)]!);
  }
  return found;
}
