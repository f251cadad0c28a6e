import { once } from 'node:events';
import { createDeflate } from 'node:zlib';
import { pngChunk, pngSignature } from '#raster/png.ts';
import type { PlacedPicture } from '#raster/placed-picture.ts';

const channels = 3;
const metresAnInch = 0.0254;

/** A PNG in red, green and blue (ISO/IEC 15948) that is given from the top, some rows at a time; only what is packed stays in memory. */
export class PngFile {
  readonly #row: number;
  readonly #chunks: Uint8Array[] = [];
  readonly #deflate = createDeflate({ level: 6, chunkSize: 1 << 20 });
  readonly #done: Promise<unknown>;

  constructor({ width, height, dotsPerInch, description }: Pick<PlacedPicture, 'width' | 'height' | 'dotsPerInch' | 'description'>) {
    this.#row = width * channels;
    const head = new Uint8Array(13);
    const view = new DataView(head.buffer);
    view.setUint32(0, width);
    view.setUint32(4, height);
    head.set([8, 2, 0, 0, 0], 8);
    const density = new Uint8Array(9);
    for (const at of [0, 4]) new DataView(density.buffer).setUint32(at, Math.round(dotsPerInch / metresAnInch));
    density[8] = 1;
    this.#chunks.push(
      Uint8Array.from(pngSignature),
      pngChunk('IHDR', head),
      pngChunk('pHYs', density),
      pngChunk('tEXt', new TextEncoder().encode(`Comment\0${description}`)),
    );
    this.#deflate.on('data', (bytes: Uint8Array) => this.#chunks.push(pngChunk('IDAT', bytes)));
    this.#done = once(this.#deflate, 'end');
  }

  /** Whole rows of three bytes a dot; each is kept as the difference to the dot before it (filter 1). */
  async add(rows: Uint8Array): Promise<void> {
    const row = this.#row;
    const count = rows.length / row;
    const filtered = new Uint8Array(count * (row + 1));
    for (let y = 0; y < count; y += 1) {
      const [from, to] = [y * row, y * (row + 1)];
      filtered[to] = 1;
      filtered.set(rows.subarray(from, from + channels), to + 1);
      for (let at = channels; at < row; at += 1) filtered[to + 1 + at] = rows[from + at]! - rows[from + at - channels]!;
    }
    if (!this.#deflate.write(filtered)) await once(this.#deflate, 'drain');
  }

  async finish(): Promise<Uint8Array> {
    this.#deflate.end();
    await this.#done;
    return Buffer.concat([...this.#chunks, pngChunk('IEND', new Uint8Array(0))]);
  }
}
