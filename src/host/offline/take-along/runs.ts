import type { Part } from './archive.ts';

/** Parts that lie near each other come together: between them so much is fetched in vain, and so much comes at once. */
const [maxGapBytes, maxRunBytes] = [16 * 1024, 4 * 1024 * 1024];

/** A stretch of a file. */
export interface Run<P extends Part> extends Part {
  parts: P[];
}
/** Parts that are asked for together. */
export function runsOf<P extends Part>(parts: readonly P[]): Run<P>[] {
  const runs: Run<P>[] = [];
  for (const part of parts.toSorted((a, b) => a.offset - b.offset || a.length - b.length)) {
    const last = runs.at(-1);
    const end = Math.max(part.offset + part.length, last ? last.offset + last.length : 0);
    if (last && part.offset - (last.offset + last.length) <= maxGapBytes && end - last.offset <= maxRunBytes) {
      last.parts.push(part);
      last.length = end - last.offset;
    } else runs.push({ offset: part.offset, length: part.length, parts: [part] });
  }
  return runs;
}
