/** Pieces of bytes one after another, and how long each is. */
export function inOnePiece(pieces: readonly Uint8Array[]): { bytes: Uint8Array; lengths: Uint32Array } {
  const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return { bytes, lengths: Uint32Array.from(pieces, ({ length }) => length) };
}
