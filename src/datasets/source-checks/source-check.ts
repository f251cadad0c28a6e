import type { Sentence } from '#sentences/phrases/index.ts';
import type { BoundingBox } from '#geo/types.ts';
import { UnusableAnswer, type DataAccess, type Dataset } from '../data-access.ts';
import { sentence } from '../phrases/sentence.ts';

/** Amazonas, Brazil: forest, rivers, inside the coverage of every source. */
export const place: [number, number] = [-60.2, -3.1];
export const box: BoundingBox = [-60.21, -3.11, -60.19, -3.09];

/** What a source answered, in a few words, and the version that its publisher has now where that can be looked up. */
export interface Answered {
  found: Sentence;
  newest?: string;
}

/** One question to a source whose answer is known well enough to be judged. */
export interface SourceCheck {
  dataset: Dataset;
  /** rejects as DataAccess does, and with UnusableAnswer where what came cannot be right */
  ask: (access: DataAccess, now: Date, signal: AbortSignal) => Promise<Answered>;
}

/** Throws UnusableAnswer for a value outside what can be at the place. */
export function assertWithin(value: number | null | undefined, low: number, high: number): number {
  if (typeof value !== 'number' || !(value >= low && value <= high))
    throw new UnusableAnswer(sentence('datasets.check-unexpected', { value: String(value ?? '–') }));
  return value;
}

/** The values that are known. Throws UnusableAnswer where there are none. */
export function known(values: ArrayLike<number>): number[] {
  const found = Array.from(values).filter((value) => !Number.isNaN(value));
  if (found.length === 0) throw new UnusableAnswer(sentence('datasets.check-nothing'));
  return found;
}
