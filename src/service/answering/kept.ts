const maxBytes = 64 * 1024 * 1024;
/** One answer may take so much of it; a larger one is made again for whoever asks. */
const maxShare = 0.25;

/**
 * What was made for a question, by a key that names everything that it was made from: a change of any of it is another key, and what was made before falls out as the
 * oldest. Questions that come while the first is being answered wait for it. Sizes are those of uncompressed bytes; a compressed form adds about a tenth.
 */
export class Kept<T> {
  readonly #made = new Map<string, { value: T; bytes: number }>();
  readonly #underWay = new Map<string, Promise<T>>();
  readonly #sizeOf: (value: T) => number;
  #bytes = 0;

  constructor(sizeOf: (value: T) => number) {
    this.#sizeOf = sizeOf;
  }

  async get(key: string, make: () => T | Promise<T>): Promise<T> {
    const known = this.#made.get(key);
    if (known) {
      // The last one used goes last.
      this.#made.delete(key);
      this.#made.set(key, known);
      return known.value;
    }
    const underWay = this.#underWay.get(key) ?? this.#make(key, make);
    this.#underWay.set(key, underWay);
    return underWay;
  }

  async #make(key: string, make: () => T | Promise<T>): Promise<T> {
    try {
      const value = await make();
      this.#keep(key, value);
      return value;
    } finally {
      this.#underWay.delete(key);
    }
  }

  #keep(key: string, value: T): void {
    const bytes = this.#sizeOf(value);
    if (bytes > maxBytes * maxShare) return;
    this.#made.set(key, { value, bytes });
    this.#bytes += bytes;
    for (const [oldest, { bytes: freed }] of this.#made) {
      if (this.#bytes <= maxBytes) return;
      this.#made.delete(oldest);
      this.#bytes -= freed;
    }
  }
}
