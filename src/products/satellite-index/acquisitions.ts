import type { Scene } from '#datasets/sentinel2.ts';
import { coverage, type Grid } from '#raster/index.ts';
import type { CollectContext, ProductProject } from '#products/product.ts';
import type { IndexName } from './facts.ts';
import { clearOf, indexOf } from './scene-picture.ts';

/** One acquisition may come as several tiles: they are one picture. */
export function acquisitions(scenes: Scene[]): Scene[][] {
  const byDay = new Map<string, Scene[]>();
  for (const scene of scenes) byDay.set(scene.acquired.slice(0, 10), [...(byDay.get(scene.acquired.slice(0, 10)) ?? []), scene]);
  return [...byDay.values()];
}

export type Picture = Grid & { cellMetres: number };
/** Where a project is looked at, and what reads of it. */
export interface Looking {
  target: Picture;
  /** the share of each cell that the project covers */
  shares: Float64Array;
  data: CollectContext['data'];
  signal: AbortSignal;
}

/** Which cells each scene of an acquisition shows clear, and the share of the project that it shows: what its scene classification tells before any band is read. */
export async function clearnessOf(
  scenes: Scene[],
  { target, shares, data, signal }: Looking,
): Promise<{ clear: Uint8Array[]; share: number }> {
  const clear = await Promise.all(scenes.map((scene) => clearOf(data, scene, target, signal)));
  let [seen, total] = [0, 0];
  shares.forEach((share, cell) => {
    total += share;
    if (clear.some((one) => one[cell] !== 0)) seen += share;
  });
  return { clear, share: total === 0 ? 0 : seen / total };
}

/** Index of the clear cells of one acquisition; null when a band is missing. */
export async function valuesOf(
  scenes: Scene[],
  clear: Uint8Array[],
  index: IndexName,
  { target, data, signal }: Looking,
): Promise<Float32Array | null> {
  let merged: Float32Array | null = null;
  for (const [number, scene] of scenes.entries()) {
    const values = await indexOf(data, scene, index, clear[number]!, target, signal);
    if (!values) continue;
    if (!merged) merged = values;
    else
      values.forEach((value, cell) => {
        if (Number.isNaN(merged![cell]!)) merged![cell] = value;
      });
  }
  return merged;
}

/** Index of one acquisition; null when it shows nothing of the project, or less than the share `fewest`. */
export async function pictureOf(scenes: Scene[], index: IndexName, fewest: number, looking: Looking): Promise<Float32Array | null> {
  const { clear, share } = await clearnessOf(scenes, looking);
  return share === 0 || share < fewest ? null : valuesOf(scenes, clear, index, looking);
}

/** Shares of the picture's cells that the project covers; a point takes its own cell. */
export function sharesOn(project: ProductProject, target: Picture): Float64Array {
  const { window, shares } = coverage(project.geometry, target);
  const all = new Float64Array(target.width * target.height);
  for (let row = 0; row < window.height; row += 1)
    all.set(shares.subarray(row * window.width, (row + 1) * window.width), (window.top + row) * target.width + window.left);
  return project.areaHectares > 0 ? all : all.fill(1);
}
