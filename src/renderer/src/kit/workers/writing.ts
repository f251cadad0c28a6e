import { writeFile, type Note, type WriteOptions } from '#formats/index.ts';
import { rewriteFile, type RewrittenFile, type SavedFeature } from '#formats/rewriting.ts';
import type { Feature } from '#geo/index.ts';

/** What the reading worker does besides: shapes become files there, so that the window never stops for them. */
export const writingWork = {
  /** A file with the changes of its features; null where only a new file can be written. */
  rewrite: (formatId: string, bytes: Uint8Array, saved: SavedFeature[]): Promise<RewrittenFile | null> =>
    rewriteFile(formatId, bytes, saved),

  /** A new file, and what its format could not hold. */
  async write(
    formatId: string,
    features: Feature[],
    options: Pick<WriteOptions, 'name' | 'keepFormulas' | 'system' | 'style' | 'folders' | 'pictures'>,
  ): Promise<{ bytes: Uint8Array; notes: Note[] }> {
    const notes: Note[] = [];
    return { bytes: await writeFile(formatId, features, { ...options, notes }), notes };
  },
};
export type WritingWork = typeof writingWork;
