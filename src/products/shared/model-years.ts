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
/** years of one checkpoint: to keep one is a message and a commit, which takes longer than to read a year that is here */
const yearsKept = 10 * batch;

/** Series one after the other, behind the length of each. */
function packed(series: readonly Float32Array[]): Uint8Array {
  const days = series.reduce((sum, { length }) => sum + length, 0);
  const words = new ArrayBuffer((series.length + days) * 4);
  new Uint32Array(words, 0, series.length).set(series.map(({ length }) => length));
  const values = new Float32Array(words, series.length * 4);
  let at = 0;
  for (const one of series) {
    values.set(one, at);
    at += one.length;
  }
  return new Uint8Array(words);
}

/** The series of `packed`; null where the bytes are not those of so many. */
function unpacked(bytes: Uint8Array, count: number): Float32Array[] | null {
  if (bytes.length < count * 4 || bytes.length % 4 !== 0) return null;
  const words = bytes.slice().buffer;
  const lengths = [...new Uint32Array(words, 0, count)];
  const values = new Float32Array(words, count * 4);
  if (lengths.reduce((sum, length) => sum + length, 0) !== values.length) return null;
  let at = 0;
  return lengths.map((length) => values.subarray(at, (at += length)));
}

/**
 * Daily values at the project's centroid by step, in the order given; an empty one says that the archive has none. A project has ten thousand of these years; what came
 * of a checkpoint that was cut off is in the cache of the sources.
 */
export async function collectModelYears(
  project: ProductProject,
  context: CollectContext,
  data: CollectContext['data'],
  wanted: readonly ModelYear[],
  onProgress: (done: number) => void,
): Promise<Map<string, Float32Array>> {
  const found = new Map<string, Float32Array>();
  const read = ({ model, scenario, variable, year }: ModelYear) =>
    climateYear(data, project.centroid, model, scenario, variable, year, context.signal).catch((error: unknown) => {
      if (error instanceof NothingThere) return new Float32Array(0);
      throw error;
    });
  const readInBatches = async (some: readonly ModelYear[], done: number) => {
    const series: Float32Array[] = [];
    while (series.length < some.length) {
      context.signal.throwIfAborted();
      series.push(...(await Promise.all(some.slice(series.length, series.length + batch).map(read))));
      onProgress(done + series.length);
    }
    return series;
  };
  for (let at = 0; at < wanted.length; at += yearsKept) {
    context.signal.throwIfAborted();
    const some = wanted.slice(at, at + yearsKept);
    const step = `${some[0]!.step}+${some.length}`;
    const kept = await context.part(step);
    let series = kept && unpacked(kept, some.length);
    if (!series) {
      series = await readInBatches(some, at);
      await context.keepPart(step, packed(series));
    } else onProgress(at + some.length);
    for (const [index, one] of some.entries()) found.set(one.step, series[index]!);
  }
  return found;
}
