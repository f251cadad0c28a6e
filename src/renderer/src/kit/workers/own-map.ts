import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { shapesInSystem } from '#formats/projection/shapes-in-system.ts';
import type { Geometry } from '#geo/index.ts';
import { mapOfAreas, mapOfClasses, NoClasses, type FiguresInMap, type NotInMap, type OwnMap } from '#overlays/own-map.ts';
import { openGeoTiff } from '#raster/index.ts';
import { phraseOfError, type PlainPhrase } from '#sentences/phrases/index.ts';
import { readerOf, type RangeReader } from './raster.ts';

/** Why a map cannot be laid over shapes. */
export interface NoMap {
  ok: false;
  code: 'mask' | 'unreadable' | 'no-areas' | 'no-classes';
  message: string;
  phrase: PlainPhrase | null;
}
const noMap = (code: NoMap['code'], error?: unknown): NoMap => ({
  ok: false,
  code,
  message: error instanceof Error ? error.message : '',
  phrase: error === undefined ? null : phraseOfError(error),
});

/** As much as a host reads at once. */
const pieceBytes = 4 * 1024 ** 2;
let open: OwnMap | null = null;

/** What a worker does that lays one map over shapes; it is ended to stop it. */
export const ownMapWork = {
  async openAreas(geometries: (Geometry | null)[]): Promise<{ ok: true } | NoMap> {
    open = await mapOfAreas(geometries);
    return open ? { ok: true } : noMap('no-areas');
  },
  async openClasses(source: Uint8Array | Blob | RangeReader): Promise<{ ok: true } | NoMap> {
    try {
      const raster = await openGeoTiff(readerOf(source));
      if (raster.hasMask) return noMap('mask');
      open = mapOfClasses(raster, await shapesInSystem(`EPSG:${raster.levels[0]!.epsg}`));
      return { ok: true };
    } catch (error) {
      return noMap('unreadable', error);
    }
  },
  /** SHA-256 of all bytes of a file, hex. */
  async digestOf(source: Uint8Array | Blob | RangeReader): Promise<string> {
    const read = readerOf(source);
    const hash = sha256.create();
    for (let offset = 0; ; offset += pieceBytes) {
      const piece = await read(offset, pieceBytes);
      hash.update(piece);
      if (piece.length < pieceBytes) return bytesToHex(hash.digest());
    }
  },
  /** What of each shape lies in the open map. `onProgress` is told how many are done. */
  async insideOf(
    geometries: (Geometry | null)[],
    onProgress: (done: number) => void,
  ): Promise<{ ok: true; found: (FiguresInMap | NotInMap)[] } | NoMap> {
    if (!open) throw new Error('There is no map open.');
    const found: (FiguresInMap | NotInMap)[] = [];
    try {
      for (const geometry of geometries) {
        found.push(await open.of(geometry));
        if (found.length % 20 === 0) onProgress(found.length);
      }
      return { ok: true, found };
    } catch (error) {
      return error instanceof NoClasses ? noMap('no-classes') : noMap('unreadable', error);
    }
  },
};
export type OwnMapWork = typeof ownMapWork;
