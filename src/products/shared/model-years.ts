import { NothingThere } from '#datasets/data-access.ts';
import { climateYear, type ClimateModel, type ClimateVariable } from '#datasets/nex-gddp.ts';
import type { CollectContext, ProductProject } from '#products/product.ts';

/** One year of a model's daily values; `step` names it among the checkpoints of its product. */
export interface ModelYear {
  step: string;
  model: ClimateModel;
  scenario: string;
  variable: ClimateVariable;
  year: number;
}

/** calls at a time; the host's own queue lets fewer through */
const batch = 12;

/** Daily values at the project's centroid by step, in the order given. Every year is a checkpoint; an empty one says that the archive has none. */
export async function collectModelYears(
  project: ProductProject,
  context: CollectContext,
  data: CollectContext['data'],
  wanted: readonly ModelYear[],
  onProgress: (done: number) => void,
): Promise<Map<string, Float32Array>> {
  const found = new Map<string, Float32Array>();
  const read = async ({ step, model, scenario, variable, year }: ModelYear) => {
    const kept = await context.part(step);
    let days: Float32Array | null = kept ? new Float32Array(kept.slice().buffer) : null;
    if (!days) {
      days = await climateYear(data, project.centroid, model, scenario, variable, year, context.signal).catch((error: unknown) => {
        if (error instanceof NothingThere) return new Float32Array(0);
        throw error;
      });
      await context.keepPart(step, new Uint8Array(days.buffer, days.byteOffset, days.byteLength));
    }
    found.set(step, days);
  };
  for (let at = 0; at < wanted.length; at += batch) {
    context.signal.throwIfAborted();
    await Promise.all(wanted.slice(at, at + batch).map(read));
    onProgress(Math.min(at + batch, wanted.length));
  }
  return found;
}
