/** Bytes of which a rest is carried over to the next piece, so that what is cut between pieces lies together. Room is doubled: a rest in many pieces is not copied again with each. */
export class KeptBytes {
  bytes: Uint8Array = new Uint8Array(0);
  #room: Uint8Array<ArrayBufferLike> = new Uint8Array(0);

  /** Forgets what stands before `from` and adds a piece behind the rest. */
  next(from: number, piece: Uint8Array): void {
    const kept = this.bytes.length - from;
    if (kept === 0) {
      this.bytes = piece;
      return;
    }
    const offset = this.bytes.byteOffset + from - this.#room.byteOffset;
    if (this.bytes.buffer === this.#room.buffer && offset + kept + piece.length <= this.#room.length) {
      this.#room.set(piece, offset + kept);
      this.bytes = this.#room.subarray(offset, offset + kept + piece.length);
      return;
    }
    const room = new Uint8Array((kept + piece.length) * 2);
    room.set(this.bytes.subarray(from));
    room.set(piece, kept);
    this.#room = room;
    this.bytes = room.subarray(0, kept + piece.length);
  }

  clear(): void {
    this.bytes = this.#room = new Uint8Array(0);
  }
}
