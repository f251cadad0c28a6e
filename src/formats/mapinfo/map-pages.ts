import type { FileSource } from '../format.ts';
import { rangeFault, say } from '../phrases/index.ts';

const pageBytes = 1 << 14;
/** 16 MB, whatever the size of the file */
const maxPages = 1024;

/** Thrown as the reason why an object has no shape. */
export const contradiction = (): RangeError => rangeFault(say('file.mapinfo.contradiction'));

/** A file that is read here and there: what was read last is kept, so that places near each other cost one read. */
export class MapPages {
  readonly #source: FileSource;
  /** by their number, the one that was used last at the end */
  readonly #pages = new Map<number, Uint8Array>();

  constructor(source: FileSource) {
    this.#source = source;
  }

  get size(): number {
    return this.#source.size;
  }

  /** These bytes, all of them; a fault where the file ends before. */
  async read(at: number, length: number): Promise<Uint8Array> {
    if (!(at >= 0 && length >= 0 && at + length <= this.size)) throw contradiction();
    const first = Math.floor(at / pageBytes);
    const skip = at - first * pageBytes;
    if (skip + length <= pageBytes) return this.#whole((await this.#page(first)).subarray(skip, skip + length), length);
    const bytes = new Uint8Array(length);
    for (let done = 0; done < length;) {
      const number = Math.floor((at + done) / pageBytes);
      const from = at + done - number * pageBytes;
      const part = (await this.#page(number)).subarray(from, from + length - done);
      if (part.length === 0) throw contradiction();
      bytes.set(part, done);
      done += part.length;
    }
    return bytes;
  }

  #whole(bytes: Uint8Array, length: number): Uint8Array {
    if (bytes.length < length) throw contradiction();
    return bytes;
  }

  async #page(number: number): Promise<Uint8Array> {
    const kept = this.#pages.get(number);
    if (kept) {
      this.#pages.delete(number);
      this.#pages.set(number, kept);
      return kept;
    }
    const read = await this.#source.read(number * pageBytes, Math.min(pageBytes, this.size - number * pageBytes));
    if (this.#pages.size >= maxPages) this.#pages.delete(this.#pages.keys().next().value!);
    this.#pages.set(number, read);
    return read;
  }
}
