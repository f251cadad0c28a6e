import { maxNegativeShare, sentinel2, type BandName, type Scene } from '#datasets/sentinel2.ts';
import type { DataAccess } from '#datasets/data-access.ts';
import type { Grid } from '#raster/grid.ts';
import { nearestCells, neededWindow } from '#raster/warp.ts';
import { bandsOf, indexValue, isClear } from './compute.ts';
import type { IndexName } from './facts.ts';

const scale = 0.0001;

/** Reads one band of a scene onto a grid by the nearest cell, from the overview that is just fine enough. 0 where the scene has nothing. */
async function bandOn(
  access: DataAccess,
  scene: Scene,
  name: BandName,
  target: Grid & { cellMetres: number },
  signal: AbortSignal,
): Promise<Uint16Array | null> {
  const url = scene.bands[name];
  if (!url) return null;
  const file = await access.raster(sentinel2, url, signal);
  // The coarsest level whose cells are not larger than the picture's.
  const level = file.levels.reduce(
    (best, grid, index) => (grid.cellWidth <= target.cellMetres * 1.01 && grid.cellWidth > file.levels[best]!.cellWidth ? index : best),
    0,
  );
  const source = file.levels[level]!;
  const window = neededWindow(target, source);
  const values = new Uint16Array(target.width * target.height);
  if (!window) return values;
  const read = await file.read(level, window, signal);
  const cells = nearestCells(target, read.grid);
  for (let cell = 0; cell < values.length; cell += 1) {
    const from = cells[cell]!;
    if (from >= 0) values[cell] = read.values[from]!;
  }
  return values;
}

/** Which cells of the picture a scene shows clear. */
export async function clearOf(
  access: DataAccess,
  scene: Scene,
  target: Grid & { cellMetres: number },
  signal: AbortSignal,
): Promise<Uint8Array> {
  const classes = (await bandOn(access, scene, 'scl', target, signal)) ?? new Uint16Array(0);
  const clear = new Uint8Array(classes.length);
  for (let cell = 0; cell < clear.length; cell += 1) if (isClear(classes[cell]!)) clear[cell] = classes[cell]!;
  return clear;
}

/** The offset of a scene's reflectance; where it is doubtful, the red of clear ground tells. */
function offsetFor({ offset, isOffsetDoubtful }: Scene, red: Uint16Array | null, clear: Uint8Array): number {
  if (!isOffsetDoubtful) return offset;
  let [ground, negative] = [0, 0];
  clear.forEach((sceneClass, cell) => {
    if ((sceneClass !== 4 && sceneClass !== 5) || !red || red[cell] === 0) return;
    ground += 1;
    if (red[cell]! * scale + offset < 0) negative += 1;
  });
  return negative > ground * maxNegativeShare ? 0 : offset;
}

/** The index of a scene on a grid: NaN where it is not clear or has no pixels. `clear` is that of `clearOf`. Null when a band is missing. */
export async function indexOf(
  access: DataAccess,
  scene: Scene,
  index: IndexName,
  clear: Uint8Array,
  target: Grid & { cellMetres: number },
  signal: AbortSignal,
): Promise<Float32Array | null> {
  const bands: Uint16Array[] = [];
  for (const name of bandsOf[index]) {
    const values = await bandOn(access, scene, name, target, signal);
    if (!values) return null;
    bands.push(values);
  }
  const red = bands[bandsOf[index].indexOf('red')] ?? (scene.isOffsetDoubtful ? await bandOn(access, scene, 'red', target, signal) : null);
  const offset = offsetFor(scene, red, clear);
  const result = new Float32Array(target.width * target.height).fill(Number.NaN);
  const reflectance: number[] = [];
  // One list for all cells, and no call for each band: a project has millions of cells.
  for (let cell = 0; cell < result.length; cell += 1) {
    if (clear[cell] === 0) continue;
    let isSeen = true;
    for (let place = 0; place < bands.length; place += 1) {
      const value = bands[place]![cell]!;
      isSeen &&= value !== 0;
      reflectance[place] = value * scale + offset;
    }
    if (isSeen) result[cell] = indexValue(index, reflectance);
  }
  return result;
}

type Colours = readonly [red: Uint16Array, green: Uint16Array, blue: Uint16Array];
/**
 * Red, green and blue of the scenes of one acquisition on a grid, as numbers of their files, with what makes reflectance of them. A scene that lacks a band is left
 * out, of `clear` too.
 */
export async function coloursOf(
  access: DataAccess,
  scenes: readonly Scene[],
  clear: readonly Uint8Array[],
  target: Grid & { cellMetres: number },
  signal: AbortSignal,
): Promise<{ bands: Colours[]; clear: Uint8Array[]; reflectanceOf: ((value: number) => number)[] }> {
  const found: { bands: Colours[]; clear: Uint8Array[]; reflectanceOf: ((value: number) => number)[] } = {
    bands: [],
    clear: [],
    reflectanceOf: [],
  };
  for (const [number, scene] of scenes.entries()) {
    const read = await Promise.all((['red', 'green', 'blue'] as const).map((name) => bandOn(access, scene, name, target, signal)));
    const [red, green, blue] = read;
    if (!red || !green || !blue) continue;
    const offset = offsetFor(scene, red, clear[number]!);
    found.bands.push([red, green, blue]);
    found.clear.push(clear[number]!);
    found.reflectanceOf.push((value) => value * scale + offset);
  }
  return found;
}
