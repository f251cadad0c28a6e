import { shapesInSystem } from '#formats/projection/shapes-in-system.ts';
import { isMeasurable, type Geometry } from '#geo/index.ts';
import { openGeoTiff } from '#raster/index.ts';
import type { GeoTiffFile } from '#raster/geotiff-file.ts';
import { kindForCells, statisticsOfShape, valueAt, type ShapeStatistics } from '#raster/shape-statistics.ts';
import { phraseOfError, type PlainPhrase } from '#sentences/phrases/index.ts';
import { readerOf, type RangeReader } from './raster.ts';

/** What the cells of a raster say of one shape: of land, or of a place; null of what has neither, or no place on the Earth. */
export type RasterFigures = Omit<ShapeStatistics, 'classes'> | { value: number | null } | null;
export type OpenedRaster =
  { ok: true; bandCount: number; epsg: number } | { ok: false; code: 'mask' | 'unreadable'; message: string; phrase: PlainPhrase | null };

let open: { raster: GeoTiffFile; onGrid: (geometry: Geometry) => Promise<Geometry> } | null = null;
const unreadable = (error: unknown): OpenedRaster => ({
  ok: false,
  code: 'unreadable',
  message: error instanceof Error ? error.message : '',
  phrase: phraseOfError(error),
});

async function figuresOf(geometry: Geometry | null, band: number): Promise<RasterFigures> {
  if (!open) throw new Error('There is no raster open.');
  const kind = geometry && isMeasurable(geometry) ? kindForCells(geometry) : null;
  if (kind === null) return null;
  const { raster, onGrid } = open;
  if (kind === 'place') return { value: await valueAt(geometry as Geometry & { type: 'Point' }, raster, onGrid, { band }) };
  const { classes: _classes, ...figures } = await statisticsOfShape(geometry!, raster, onGrid, { band });
  return figures;
}

/** What a worker does that takes figures of one raster; it is ended to stop it. */
export const rasterFiguresWork = {
  async openRaster(source: Uint8Array | Blob | RangeReader): Promise<OpenedRaster> {
    try {
      const raster = await openGeoTiff(readerOf(source));
      if (raster.hasMask) return { ok: false, code: 'mask', message: '', phrase: null };
      const { epsg } = raster.levels[0]!;
      open = { raster, onGrid: await shapesInSystem(`EPSG:${epsg}`) };
      return { ok: true, bandCount: raster.bandCount, epsg };
    } catch (error) {
      return unreadable(error);
    }
  },
  /** `band` counts from 0; `onProgress` is told how many shapes are done. Rejects with what is wrong with the cells. */
  async figuresOf(geometries: (Geometry | null)[], band: number, onProgress: (done: number) => void): Promise<RasterFigures[]> {
    const found: RasterFigures[] = [];
    for (const geometry of geometries) {
      found.push(await figuresOf(geometry, band));
      if (found.length % 20 === 0) onProgress(found.length);
    }
    return found;
  },
};
export type RasterFiguresWork = typeof rasterFiguresWork;
