/** A cache of at most so many bytes; evicts the least recently used entries. */
export class Recent<T> {
  readonly #maxBytes: number;
  readonly #kept = new Map<string, { value: T; bytes: number }>();
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get(name: string): T | undefined {
    const found = this.#kept.get(name);
    if (!found) return undefined;
    this.#kept.delete(name);
    this.#kept.set(name, found);
    return found.value;
  }

  set(name: string, value: T, bytes: number): void {
    this.delete(name);
    this.#kept.set(name, { value, bytes });
    this.#bytes += bytes;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#maxBytes || oldest === name) break;
      this.delete(oldest);
    }
  }

  delete(name: string): void {
    const found = this.#kept.get(name);
    if (!found) return;
    this.#bytes -= found.bytes;
    this.#kept.delete(name);
  }
}
