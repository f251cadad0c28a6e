import { shapesInSystem } from '#formats/projection/shapes-in-system.ts';
import { distanceMetres, isMeasurable, type Geometry, type Position } from '#geo/index.ts';
import { openGeoTiff } from '#raster/index.ts';
import { kindForCells, statisticsOfShape, valueAt, type ShapeStatistics } from '#raster/shape-statistics.ts';
import { withKeptCells } from '#raster/kept-cells.ts';
import { maxProfilePoints, profileOf, summaryOf, type ProfilePoint, type ProfileSummary } from '#raster/line-profile.ts';
import { cellMetresAbout, slopeAbout, type PlacedRaster } from '#raster/slope-about.ts';
import { phraseOfError, type PlainPhrase } from '#sentences/phrases/index.ts';
import { readerOf, type RangeReader } from './raster.ts';

/** What the cells of a raster say of one shape: of land, or of a place; null of what has neither, or no place on the Earth. */
export type RasterFigures = Omit<ShapeStatistics, 'classes'> | { value: number | null } | null;
export type OpenedRaster =
  | { ok: true; bandCount: number; epsg: number }
  | { ok: false; code: 'mask' | 'unreadable'; message: string; phrase: PlainPhrase | null };

/** A profile of heights, and how far apart its places are at most. `too-many`: the line has more corners than a profile has places. */
export type FoundProfile =
  | { ok: true; points: ProfilePoint[]; summary: ProfileSummary; stepMetres: number }
  | { ok: false; code: 'too-many' };
/** Of a long line so many places lie between its ends, however small the cells are. */
const usualPlaces = 5000;

let open: PlacedRaster | null = null;
const unreadable = (error: unknown): OpenedRaster => ({
  ok: false,
  code: 'unreadable',
  message: error instanceof Error ? error.message : '',
  phrase: phraseOfError(error),
});

async function figuresOf(geometry: Geometry | null, band: number, slopeAbove: readonly number[] | null): Promise<RasterFigures> {
  if (!open) throw new Error('There is no raster open.');
  const kind = geometry && isMeasurable(geometry) ? kindForCells(geometry) : null;
  if (kind === null) return null;
  const { onGrid } = open;
  const raster = slopeAbove ? await slopeAbout(geometry!, open, band) : open.raster;
  const ofBand = { band: slopeAbove ? 0 : band };
  if (kind === 'place') return { value: await valueAt(geometry as Geometry & { type: 'Point' }, raster, onGrid, ofBand) };
  const { classes: _classes, ...figures } = await statisticsOfShape(geometry!, raster, onGrid, {
    ...ofBand,
    ...(slopeAbove ? { above: slopeAbove } : {}),
  });
  return figures;
}

/** What a worker does that takes figures of one raster; it is ended to stop it. */
export const rasterFiguresWork = {
  async openRaster(source: Uint8Array | Blob | RangeReader): Promise<OpenedRaster> {
    try {
      const raster = await openGeoTiff(readerOf(source));
      if (raster.hasMask) return { ok: false, code: 'mask', message: '', phrase: null };
      const { epsg } = raster.levels[0]!;
      open = { raster: withKeptCells(raster), onGrid: await shapesInSystem(`EPSG:${epsg}`) };
      return { ok: true, bandCount: raster.bandCount, epsg };
    } catch (error) {
      return unreadable(error);
    }
  },
  /**
   * `band` counts from 0; `onProgress` is told how many shapes are done. `slopeAbove`: the cells are heights, and figures are of their slope in degrees, with the share above each of
   * these. Rejects with what is wrong with the cells.
   */
  async figuresOf(
    geometries: (Geometry | null)[],
    band: number,
    slopeAbove: readonly number[] | null,
    onProgress: (done: number) => void,
  ): Promise<RasterFigures[]> {
    const found: RasterFigures[] = [];
    for (const geometry of geometries) {
      found.push(await figuresOf(geometry, band, slopeAbove));
      if (found.length % 20 === 0) onProgress(found.length);
    }
    return found;
  },
  /** Heights along a line, a cell apart, or farther where the line is long. Rejects with what is wrong with the cells. */
  async profileOf(line: readonly Position[], band: number): Promise<FoundProfile> {
    if (!open) throw new Error('There is no raster open.');
    if (line.length + usualPlaces > maxProfilePoints) return { ok: false, code: 'too-many' };
    let length = 0;
    for (const [at, end] of line.entries()) if (at > 0) length += distanceMetres(line[at - 1]!, end);
    const stepMetres = Math.max(await cellMetresAbout(line, open), length / usualPlaces);
    const points = await profileOf(line, open.raster, open.onGrid, { stepMetres, band });
    return { ok: true, points, summary: summaryOf(points), stepMetres };
  },
};
export type RasterFiguresWork = typeof rasterFiguresWork;
