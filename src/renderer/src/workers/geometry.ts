import { readFile, UnreadableFile, type Note } from '../../../formats/index.ts';
import {
  checkTogether, fitNeighbours, judgeAll, removeSmallDefects, repair, summarise, unionAreaHectares,
  type BatchVerdict, type DestinationProfile, type Feature, type Geometry, type NeighbourFit, type RepairResult, type SmallDefects, type Summary,
} from '../../../geo/index.ts';

export interface ReadShape { feature: Feature; summary: Summary | null }
export interface ReadResult { format: string; shapes: ReadShape[]; notes: Note[] }
export type ReadAnswer = { ok: true; file: ReadResult } | { ok: false; code: string; message: string };

/** Everything the geometry worker does: ordinary functions, tested as such. Faults cross as data, because an error loses its code between threads. */
export const geometryWork = {
  async read(bytes: Uint8Array, fileName: string, onProgress?: (share: number) => void, companions?: Record<string, Uint8Array>): Promise<ReadAnswer> {
    try {
      const { format, features, notes } = await readFile(bytes, { fileName, ...(onProgress ? { onProgress } : {}), ...(companions ? { companions } : {}) });
      const shapes: ReadShape[] = [];
      for (const feature of features) shapes.push({ feature, summary: feature.geometry ? await summarise(feature.geometry) : null });
      return { ok: true, file: { format, shapes, notes } };
    } catch (error) {
      if (error instanceof UnreadableFile) return { ok: false, code: error.code, message: error.message };
      return { ok: false, code: 'internal', message: `Reading failed: ${(error as Error).message}. Please report this file.` };
    }
  },
  async repair(geometry: Geometry): Promise<{ result: RepairResult; summary: Summary | null }> {
    const result = await repair(geometry);
    return { result, summary: result.geometry ? await summarise(result.geometry) : null };
  },
  async summarise(geometry: Geometry): Promise<Summary> { return summarise(geometry); },
  async smallDefects(geometry: Geometry, choice: SmallDefects): Promise<RepairResult> { return removeSmallDefects(geometry, choice); },
  async neighbours(geometries: Geometry[], toleranceMetres: number): Promise<NeighbourFit[]> { return fitNeighbours(geometries, toleranceMetres); },
  async judge(features: Feature[], profile: DestinationProfile, onProgress?: (share: number) => void): Promise<BatchVerdict> { return judgeAll(features, profile, onProgress ? { onProgress } : {}); },
  async together(geometries: Geometry[]): Promise<{ areaHectares: number; overlaps: Awaited<ReturnType<typeof checkTogether>> }> {
    return { areaHectares: await unionAreaHectares(geometries), overlaps: await checkTogether(geometries) };
  },
};
export type GeometryWork = typeof geometryWork;
