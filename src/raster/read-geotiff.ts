import { PhrasedRangeError } from '#sentences/phrases/index.ts';
import { fromArrayBuffer } from 'geotiff';
import type { Grid } from './grid.ts';

export interface ReadGeoTiff {
  grid: Grid;
  values: ArrayLike<number>;
  noData: number | null;
  description: string | null;
  /** GDAL's items of the whole file */
  metadata: Record<string, string>;
}

/** First band of a GeoTIFF in memory: its grid, cells and nodata. Throws RangeError on a file without a place on Earth. */
export async function readGeoTiff(bytes: Uint8Array): Promise<ReadGeoTiff> {
  // Slicing a Node Buffer would still point into its pool, which holds other files.
  const buffer = new Uint8Array(bytes).buffer;
  const tiff = await fromArrayBuffer(buffer);
  const image = await tiff.getImage();
  const keys = image.getGeoKeys();
  const [west, , , north] = image.getBoundingBox() as [number, number, number, number];
  const [cellWidth, cellHeight] = image.getResolution() as [number, number];
  const [values] = (await image.readRasters()) as unknown as ArrayLike<number>[];
  const epsg = Number(keys?.['ProjectedCSTypeGeoKey'] ?? keys?.['GeographicTypeGeoKey'] ?? 0);
  if (!epsg) throw new PhrasedRangeError({ code: 'picture-without-system' });
  const noData = image.getGDALNoData();
  const description = image.fileDirectory.getValue('ImageDescription' as never) as unknown;
  const items = Object.entries((await image.getGDALMetadata()) ?? {});
  return {
    grid: { west, north, cellWidth, cellHeight: Math.abs(cellHeight), width: image.getWidth(), height: image.getHeight(), epsg },
    values: values!,
    noData,
    description: typeof description === 'string' ? description.replaceAll('\0', '') : null,
    metadata: Object.fromEntries(items.map(([name, text]) => [name, String(text)])),
  };
}
