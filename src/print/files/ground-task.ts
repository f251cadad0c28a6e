import type { Grid } from '#raster/index.ts';
import type { GroundSource } from './ground.ts';

/** What a thread is asked for: pieces of a ground, packed. */
export interface GroundTask {
  source: GroundSource;
  grids: readonly Grid[];
  /**
   * Of each thread the place of the piece that is next in its share, and the end of its share. A thread takes from its own share, so that neighbours are read by one, and then
   * from those of others.
   */
  shares: Int32Array<SharedArrayBuffer>;
  own: number;
}
export type GroundReply =
  /** a piece by its place; null where the ground does not reach it */
  | { at: number; bytes: Uint8Array<ArrayBuffer> | null }
  /** all are taken, and this thread has given back its own */
  | { isDone: true }
  | { fault: string };
