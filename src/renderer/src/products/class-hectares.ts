import { cellAreasHectares, readGeoTiff } from '../../../raster/index.ts';

/** What a class picture says of itself, and the hectares of each value in longitude and latitude, by the true area of its cells; nothing for other systems. */
export async function classPicture(bytes: Uint8Array): Promise<{ hectares: Map<number, number>; description: string }> {
  const { grid, values, noData, description } = await readGeoTiff(bytes);
  const found = new Map<number, number>();
  const picture = { hectares: found, description: description ?? '' };
  if (grid.epsg !== 4326) return picture;
  const rows = cellAreasHectares(grid);
  for (let cell = 0; cell < values.length; cell += 1) {
    const value = values[cell]!;
    if (value !== noData) found.set(value, (found.get(value) ?? 0) + rows[Math.floor(cell / grid.width)]!);
  }
  return picture;
}
