import { openGeoTiff, type GeoTiffFile } from '#datasets/geotiff.ts';
import { openRegularFile, readRange } from '#disk/regular-file.ts';
import { shapesInSystem } from '#formats/projection/shapes-in-system.ts';
import type { Geometry } from '#geo/index.ts';
import { withKeptCells } from '#raster/kept-cells.ts';
import { readingFault } from './reading-fault.ts';
import { CommandFault } from './usage.ts';

/** A GeoTIFF that shapes are held against. */
export interface OpenRaster {
  raster: GeoTiffFile;
  /** turns shapes in longitude and latitude into the system of the raster */
  onGrid: (geometry: Geometry) => Promise<Geometry>;
  close: () => Promise<void>;
}

/** Opens a GeoTIFF of any system of the register. Rejects with CommandFault. */
export async function openRaster(file: string): Promise<OpenRaster> {
  const handle = await openRegularFile(file).catch((error: unknown) => {
    throw readingFault(file, error);
  });
  try {
    const raster = await openGeoTiff((offset, length) => readRange(handle, offset, length));
    if (raster.hasMask)
      throw new CommandFault(
        `${file}: a mask inside says which cells have no data, which is not read here. Write them as a value first: gdal_translate -mask none -a_nodata …`,
      );
    return { raster: withKeptCells(raster), onGrid: await shapesInSystem(`EPSG:${raster.levels[0]!.epsg}`), close: () => handle.close() };
  } catch (error) {
    await handle.close();
    throw error instanceof CommandFault ? error : new CommandFault(`${file}: ${(error as Error).message}`);
  }
}
