import type { BaseDecoder, GeoTIFFImage } from 'geotiff';

/** Unpacked tiles and strips of one file, by a name of their own. It may forget any of them. */
export interface KeptBlocks {
  get(name: string): ArrayBufferLike | undefined;
  set(name: string, block: ArrayBufferLike): void;
}

/** A tile or strip, as geotiff's `getTileOrStrip` gives it. Whoever reads a window copies out of it. */
type Block = Awaited<ReturnType<GeoTIFFImage['getTileOrStrip']>>;

/** What unpacks no tile that is kept: windows beside one another, read one by one, share most of theirs. */
export const keepingOf = (image: GeoTIFFImage, level: number, kept: KeptBlocks): object => ({
  async getTileOrStrip(
    this: GeoTIFFImage,
    x: number,
    y: number,
    sample: number,
    decoder: BaseDecoder,
    signal?: AbortSignal,
  ): Promise<Block> {
    const name = `${level} ${x} ${y} ${sample}`;
    const known = kept.get(name);
    if (known) return { x, y, sample, data: known };
    const block = await image.getTileOrStrip.call(this, x, y, sample, decoder, signal);
    kept.set(name, block.data);
    return block;
  },
});
