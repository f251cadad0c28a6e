import type { DataAccess } from '#datasets/data-access.ts';
import { findScenes, type Scene } from '#datasets/sentinel2.ts';
import { dayMilliseconds } from '#domain/time.ts';
import { metresPerDegree } from '#domain/units.ts';
import { eastOf, southOf, type Grid } from '#raster/index.ts';
import { medianOf } from '#products/satellite-index/compute.ts';
import { clearOf, indexOf } from '#products/satellite-index/scene-picture.ts';

/** Median NDVI of the season has to fall by more than this. */
export const minFall = 0.25;
const seasonDays = 90;
const maxScenes = 8;
/** first year with surface reflectance of Sentinel-2 in most places */
const firstYear = 2017;

export interface Season {
  start: string;
  end: string;
}

/** The 90 days up to a day, in its own year or the same days of another. */
export function seasonUpTo(now: Date, year: number): Season {
  const end = Date.UTC(year, now.getUTCMonth(), now.getUTCDate());
  return { start: new Date(end - seasonDays * dayMilliseconds).toISOString().slice(0, 10), end: new Date(end).toISOString().slice(0, 10) };
}

/** 1 where the season's median fell since the reference, 0 where it did not or one of them shows nothing clear. */
export const fallen = (reference: Float32Array, recent: Float32Array): Uint8Array =>
  Uint8Array.from(reference, (before, cell) => (before - recent[cell]! > minFall ? 1 : 0));

/**
 * Where the median NDVI of the last 90 days lies below that of the same days of the baseline year (or the first year after it that Sentinel-2 saw). `reference`
 * is null when no earlier season shows the place. Rejects as DataAccess does.
 */
export async function ndviFall(
  data: DataAccess,
  target: Grid,
  baselineYear: number,
  now: Date,
  signal: AbortSignal,
): Promise<{ fell: Uint8Array; recent: Season; reference: Season | null }> {
  const current = now.getUTCFullYear();
  const recent = seasonUpTo(now, current);
  const scenes = (season: Season) =>
    findScenes(data, [target.west, southOf(target), eastOf(target), target.north], season.start, season.end, now, signal);
  const latest = await seasonMedian(data, await scenes(recent), target, signal);
  for (let year = Math.max(firstYear, Math.min(baselineYear, current - 1)); latest && year < current; year += 1) {
    const reference = seasonUpTo(now, year);
    const earlier = await seasonMedian(data, await scenes(reference), target, signal);
    if (earlier) return { fell: fallen(earlier, latest), recent, reference };
  }
  return { fell: new Uint8Array(target.width * target.height), recent, reference: null };
}

/** Median of the scenes with the fewest clouds; null without any. */
async function seasonMedian(data: DataAccess, scenes: Scene[], grid: Grid, signal: AbortSignal): Promise<Float32Array | null> {
  const target = { ...grid, cellMetres: grid.cellHeight * metresPerDegree };
  const pictures: Float32Array[] = [];
  for (const scene of [...scenes].sort((a, b) => a.cloudPercent - b.cloudPercent).slice(0, maxScenes)) {
    const values = await indexOf(data, scene, 'ndvi', await clearOf(data, scene, target, signal), target, signal);
    if (values) pictures.push(values);
  }
  return pictures.length > 0 ? medianOf(pictures) : null;
}
