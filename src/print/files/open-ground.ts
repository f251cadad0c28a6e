import { openRegularFile, readRange } from '#disk/regular-file.ts';
import { GeoTiffGround } from './geotiff-ground.ts';
import type { Ground, GroundSource } from './ground.ts';
import { archiveKind, openTileArchive } from './tile-archive.ts';
import { TileGround } from './tile-ground.ts';

/** A GeoTIFF, or tiles of pictures in an MBTiles or PMTiles file, by what the file begins with. Rejects with RangeError where it is none, and with what the system says of it. */
export async function openGround(source: GroundSource): Promise<Ground> {
  const file = await openRegularFile(source.path);
  try {
    const read = (offset: number, length: number) => readRange(file, offset, length);
    const kind = archiveKind(await read(0, 16));
    if (kind) return new TileGround(await openTileArchive(kind, read), () => file.close());
  } catch (error) {
    await file.close();
    throw error;
  }
  await file.close();
  return GeoTiffGround.open(source);
}
