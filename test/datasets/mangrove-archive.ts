import { zipSync } from 'fflate';
import { writeGeoTiff } from '#raster/write-geotiff.ts';

/** The tile of southern Florida, whose map stands in a public repository. */
export const florida = { west: -82, south: 25, name: 'gmw_v3_2020/GMW_N26W082_2020_v3.tif' };
const side = 4500;

/** A tile of which one square of cells is mangrove: columns 1000 to 3999 and rows 1000 to 3499 from its top left. */
export const mangroveTileBytes = (value = 1, west = florida.west): Uint8Array => {
  const cells = new Uint8Array(side * side);
  for (let row = 1000; row < 3500; row += 1) cells.fill(value, row * side + 1000, row * side + 4000);
  return writeGeoTiff(
    cells,
    { west, north: florida.south + 1, cellWidth: 1 / side, cellHeight: 1 / side, width: side, height: side, epsg: 4326 },
    { noData: 0 },
  );
};

const archives = new Map<string, Uint8Array<ArrayBuffer>>();
/** An archive as that of the publisher, with one tile. Each is made once: a tile takes two seconds, and an archive is asked for part by part. */
export function mangroveArchive(value = 1, west = florida.west): Uint8Array<ArrayBuffer> {
  const key = `${value} ${west}`;
  const made = archives.get(key) ?? new Uint8Array(zipSync({ [florida.name]: mangroveTileBytes(value, west) }, { level: 1 }));
  archives.set(key, made);
  return made;
}
