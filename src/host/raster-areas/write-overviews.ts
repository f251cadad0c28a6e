import type { FileHandle } from 'node:fs/promises';
import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import { readRange } from '#disk/regular-file.ts';
import { halvedTile, overviewSide, overviewTile, tileCountOf, type OverviewPlan } from '#raster/area-overviews.ts';
import { inflateBy, openGeoTiff, type GeoTiffCells } from '#raster/geotiff-file.ts';
import { valuesPlace } from '#raster/tiff-directories.ts';
import { inflateWhole } from '#zlib/inflate-whole.ts';

const packed = promisify(deflate);
inflateBy(inflateWhole);
type File = Awaited<ReturnType<typeof openGeoTiff>>;
/** Whole numbers of so few kinds are taken for names of classes. */
const maxClasses = 64;
const sampledCells = 256;

/** Whether whole numbers look like classes: few kinds of them in five places. */
async function hasFewKinds(file: File): Promise<boolean> {
  const { width, height } = file.levels[0]!;
  const kinds = new Set<number>();
  const [across, down] = [Math.min(sampledCells, width), Math.min(sampledCells, height)];
  const places = [
    [0.5, 0.5],
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const;
  for (const [x, y] of places) {
    const window = { left: Math.floor((width - across) * x), top: Math.floor((height - down) * y), width: across, height: down };
    const cells = await file.read(0, window);
    if (cells instanceof Float32Array || cells instanceof Float64Array) return false;
    for (const value of cells) kinds.add(value);
    if (kinds.size > maxClasses) return false;
  }
  return true;
}

/** Writes the numbers of a tag where the head has room for them. */
async function writeLongs(handle: FileHandle, head: Uint8Array, directory: number, code: number, values: readonly number[]): Promise<void> {
  const bytes = new Uint8Array(values.length * 4);
  const view = new DataView(bytes.buffer);
  for (const [at, value] of values.entries()) view.setUint32(at * 4, value, true);
  await handle.write(bytes, 0, bytes.length, valuesPlace(head, directory, code));
}

/**
 * Makes the overviews of a file whose full resolution stands in it and whose head has their directories: tile by tile, each level from the one before, at most four tiles in memory.
 * Answers the bytes of the whole file.
 */
export async function writeOverviews(
  handle: FileHandle,
  { head, byteCount, plan }: { head: Uint8Array; byteCount: number; plan: OverviewPlan },
  signal: AbortSignal,
  progress: (share: number) => void,
): Promise<number> {
  const opened = () => openGeoTiff((offset, length) => readRange(handle, offset, length), signal);
  let file = await opened();
  const { noData } = file;
  const isClasses = plan.isClasses || (plan.bandCount < 3 && (await hasFewKinds(file)));
  const all = plan.sizes.reduce((sum, { width, height }) => sum + tileCountOf(width, height), 0);
  let [end, done] = [byteCount, 0];
  for (const [index, { width, height }] of plan.sizes.entries()) {
    const above = file.levels[index]!;
    const count = tileCountOf(width, height);
    const [offsets, lengths] = [[] as number[], [] as number[]];
    const across = Math.ceil(width / overviewSide);
    for (let tile = 0; tile < count; tile += 1) {
      signal.throwIfAborted();
      const [left, top] = [(tile % across) * overviewSide * 2, Math.floor(tile / across) * overviewSide * 2];
      const window = {
        left,
        top,
        width: Math.min(overviewSide * 2, above.width - left),
        height: Math.min(overviewSide * 2, above.height - top),
      };
      const bands = await file.readBands(
        index,
        window,
        Array.from({ length: plan.bandCount }, (_, band) => band),
      );
      const halves: GeoTiffCells[] = bands.map((cells) => halvedTile(cells, window, { isClasses, noData }));
      const parts = plan.isTogether ? [halves] : halves.map((half) => [half]);
      for (const [plane, part] of parts.entries()) {
        const bytes = await packed(overviewTile(part, plan));
        await handle.write(bytes, 0, bytes.length, end);
        [offsets[plane * count + tile], lengths[plane * count + tile]] = [end, bytes.length];
        end += bytes.length + (bytes.length % 2);
      }
      done += 1;
      progress(done / all);
    }
    await writeLongs(handle, head, index + 1, 324, offsets);
    await writeLongs(handle, head, index + 1, 325, lengths);
    file = await opened();
  }
  await handle.truncate(end);
  return end;
}
