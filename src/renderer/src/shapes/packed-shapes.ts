import { toWkb } from '#geo/index.ts';
import { whenIdle } from '#window/kit/when-idle.ts';
import { inOnePiece } from '#window/kit/workers/packed-bytes.ts';
import type { PackedShapes } from '#window/kit/workers/parcel-pairs.ts';
import type { Shape } from './open-shapes.ts';

/** Shapes are packed so many milliseconds at a time: what goes to a worker as objects would stop the window for seconds at 100,000 of them. */
const turnMilliseconds = 6;
const maxIdleWaitMilliseconds = 100;

/** Shapes in packs, each made in one turn of the window. */
export async function* packedShapes(shapes: readonly Shape[]): AsyncGenerator<PackedShapes> {
  for (let from = 0; from < shapes.length;) {
    const began = performance.now();
    const packed: { bytes: Uint8Array; hectares: number; valid: boolean }[] = [];
    while (from < shapes.length && (packed.length === 0 || performance.now() - began < turnMilliseconds)) {
      const { feature, summary } = shapes[from]!;
      packed.push({
        bytes: feature.geometry ? toWkb(feature.geometry) : new Uint8Array(),
        hectares: summary?.areaHectares ?? Number.NaN,
        valid: summary?.valid ?? false,
      });
      from += 1;
    }
    yield {
      ...inOnePiece(packed.map(({ bytes }) => bytes)),
      hectares: Float64Array.from(packed, (shape) => shape.hectares),
      valid: Uint8Array.from(packed, (shape) => Number(shape.valid)),
    };
    if (from < shapes.length) await whenIdle(maxIdleWaitMilliseconds);
  }
}
