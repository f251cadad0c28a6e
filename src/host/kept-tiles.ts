import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureType } from '#client/index.ts';
import { replaceFile } from '#disk/replaced-file.ts';

/** A day in the field looks at some thousand tiles; ten times that is kept for where there is no network. */
const maxKeptTiles = 20_000;
const pruneEvery = 500;
/** tiles that were taken along stay */
const takenEnding = '.taken';

export interface KeptTile {
  bytes: Uint8Array<ArrayBuffer>;
  fetchedAtMilliseconds: number;
  /** for so long the provider need not be asked again; 0: unknown */
  freshSeconds: number;
}
/** By both ends: where the clock was set, a tile may come from the future, and is asked for again. */
export const isFresh = ({ fetchedAtMilliseconds, freshSeconds }: KeptTile, now = Date.now()): boolean =>
  now >= fetchedAtMilliseconds && now < fetchedAtMilliseconds + freshSeconds * 1000;

/** A kept file begins with these letters, a checksum of the rest, when it came and for how long it is fresh; then comes what was fetched. */
const mark = Buffer.from('HectareTileOf2');
const checksumBytes = 32;
const timesAt = mark.length + checksumBytes;
const headBytes = timesAt + 2 * 8;
/** Files of earlier versions are a picture, with or without these letters and a time behind it, which nothing checks. */
const earlierMark = Buffer.from('HectareFreshTo');
const earlierTrailerBytes = earlierMark.length + 8;

const checksumOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

function fileOf({ bytes, fetchedAtMilliseconds, freshSeconds }: KeptTile): Uint8Array {
  const times = Buffer.alloc(16);
  times.writeDoubleLE(fetchedAtMilliseconds);
  times.writeDoubleLE(freshSeconds, 8);
  const checked = Buffer.concat([times, bytes]);
  return Buffer.concat([mark, checksumOf(checked), checked]);
}
/** null where the file is damaged. */
function tileIn(file: Buffer): KeptTile | null {
  if (file.length >= headBytes && file.subarray(0, mark.length).equals(mark))
    return checksumOf(file.subarray(timesAt)).equals(file.subarray(mark.length, timesAt))
      ? {
          bytes: new Uint8Array(file.subarray(headBytes)),
          fetchedAtMilliseconds: file.readDoubleLE(timesAt),
          freshSeconds: file.readDoubleLE(timesAt + 8),
        }
      : null;
  const at = file.length - earlierTrailerBytes;
  const hasTrailer = at >= 0 && file.subarray(at, at + earlierMark.length).equals(earlierMark);
  if (!hasTrailer && pictureType(file) === null) return null;
  return { bytes: new Uint8Array(hasTrailer ? file.subarray(0, at) : file), fetchedAtMilliseconds: 0, freshSeconds: 0 };
}

/** Tiles that were seen, for where there is no network. The names tell nothing of the place. */
export function keptTiles(folder: string) {
  let written = 0;
  const pathOf = (id: string, place: string) => join(folder, id, createHash('sha256').update(place).digest('hex'));
  async function prune(): Promise<void> {
    const all: { path: string; at: number }[] = [];
    for (const id of await readdir(folder).catch(() => []))
      for (const name of await readdir(join(folder, id)).catch(() => [])) {
        if (name.endsWith(takenEnding)) continue;
        const path = join(folder, id, name);
        const found = await stat(path).catch(() => null);
        if (found) all.push({ path, at: found.mtimeMs });
      }
    all.sort((a, b) => a.at - b.at);
    for (const { path } of all.slice(0, Math.max(0, all.length - maxKeptTiles))) await rm(path, { force: true });
  }
  return {
    read: (id: string, place: string): Promise<KeptTile | null> =>
      readFile(pathOf(id, place))
        .catch(() => readFile(pathOf(id, place) + takenEnding))
        .then(tileIn, () => null),
    /** What was taken along, whatever was seen since. */
    readTaken: (id: string, place: string): Promise<KeptTile | null> => readFile(pathOf(id, place) + takenEnding).then(tileIn, () => null),
    /** What is here already is not fetched again. The size of the tile, null where there is none. */
    async take(id: string, place: string): Promise<number | null> {
      const taken = pathOf(id, place) + takenEnding;
      const there = await stat(taken).catch(() => null);
      if (there) return there.size;
      await rename(pathOf(id, place), taken).catch(() => {});
      return (await stat(taken).catch(() => null))?.size ?? null;
    },
    /** From now on they are tiles that were seen. */
    async untake(id: string, places: readonly string[]): Promise<void> {
      for (const place of places) await rename(pathOf(id, place) + takenEnding, pathOf(id, place)).catch(() => {});
    },
    async release(id: string, places: readonly string[]): Promise<void> {
      for (const place of places) await rm(pathOf(id, place) + takenEnding, { force: true });
    },
    /** of the tiles that are kept of a map; null when there are none */
    async meanBytes(id: string): Promise<number | null> {
      const names = (await readdir(join(folder, id)).catch(() => [])).slice(0, 200);
      const sizes = await Promise.all(
        names.map((name) =>
          stat(join(folder, id, name)).then(
            ({ size }) => size,
            () => 0,
          ),
        ),
      );
      return sizes.length === 0 ? null : sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
    },
    async write(id: string, place: string, tile: KeptTile): Promise<void> {
      const path = pathOf(id, place);
      await mkdir(join(folder, id), { recursive: true, mode: 0o700 });
      await replaceFile(path, fileOf(tile), 0o600);
      written += 1;
      if (written % pruneEvery === 0) await prune();
    },
    forget: (id: string) => rm(join(folder, id), { recursive: true, force: true }),
  };
}
