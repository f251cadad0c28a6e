import type { Feature } from '#geo/types.ts';
import type { FeatureWalk, WrittenPiece } from './format.ts';

/** Features that are in memory already, for a writer of pieces. */
export const walkThrough = (features: Feature[]): FeatureWalk =>
  async function* () {
    for (let at = 0; at < features.length; at += 1000) yield features.slice(at, at + 1000);
  };

/** All pieces as one file in memory. */
export async function joinedPieces(pieces: AsyncIterable<WrittenPiece>): Promise<Uint8Array> {
  const following: Uint8Array[] = [];
  const replaced: { at: number; bytes: Uint8Array }[] = [];
  for await (const piece of pieces) {
    if (piece instanceof Uint8Array) following.push(piece);
    else replaced.push(piece);
  }
  const whole = new Uint8Array(following.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const piece of following) {
    whole.set(piece, end);
    end += piece.length;
  }
  for (const { at, bytes } of replaced) whole.set(bytes, at);
  return whole;
}
