import { gzipSync } from 'node:zlib';
import { zxyToTileId } from 'pmtiles';
import { writePng } from '#raster/png.ts';

// A PMTiles archive (version 3) of plain pictures of the whole world, with leaf directories.

const varint = (value: number): number[] => {
  const bytes: number[] = [];
  let rest = value;
  while (rest > 127) {
    bytes.push((rest % 128) | 128);
    rest = Math.floor(rest / 128);
  }
  return [...bytes, rest];
};
interface Entry {
  id: number;
  offset: number;
  length: number;
  runLength: number;
}
const directory = (entries: readonly Entry[]): Buffer =>
  gzipSync(
    Buffer.from([
      ...varint(entries.length),
      ...entries.flatMap(({ id }, index) => varint(id - (index === 0 ? 0 : entries[index - 1]!.id))),
      ...entries.flatMap(({ runLength }) => varint(runLength)),
      ...entries.flatMap(({ length }) => varint(length)),
      ...entries.flatMap(({ offset }) => varint(offset + 1)),
    ]),
  );

/** The colour of a tile says which one it is. */
export function pictureOf(z: number, x: number, y: number, pixels = 32, shade = 0): Uint8Array {
  const colours = new Uint8Array(pixels * pixels * 4);
  for (let at = 0; at < colours.length; at += 4) colours.set([z * 16 + shade, x * 4, y * 4, 255], at);
  return writePng(colours, pixels, pixels);
}

/** All tiles of the levels down to `maxZoom`; `leafEntries` in each leaf directory. The pictures of the deepest level in the west are one that is shared. */
export function pictureArchive({
  maxZoom,
  leafEntries,
  pixels = 32,
  shade = 0,
}: {
  maxZoom: number;
  leafEntries: number;
  pixels?: number;
  shade?: number;
}): Buffer {
  const tiles = Array.from({ length: maxZoom + 1 }, (_, z) => z)
    .flatMap((z) => Array.from({ length: 4 ** z }, (_, at) => ({ z, x: at % 2 ** z, y: Math.floor(at / 2 ** z) })))
    .map(({ z, x, y }) => ({
      id: zxyToTileId(z, x, y),
      isShared: z === maxZoom && x === 0,
      bytes: () => pictureOf(z, x, y, pixels, shade),
    }))
    .toSorted((a, b) => a.id - b.id);
  const pictures: Uint8Array[] = [pictureOf(0, 1, 1, pixels, shade)];
  let end = pictures[0]!.length;
  const entries = tiles.map(({ id, isShared, bytes }): Entry => {
    if (isShared) return { id, offset: 0, length: pictures[0]!.length, runLength: 1 };
    const picture = bytes();
    pictures.push(picture);
    const entry = { id, offset: end, length: picture.length, runLength: 1 };
    end += picture.length;
    return entry;
  });
  const leaves: Buffer[] = [];
  const root: Entry[] = [];
  let leafEnd = 0;
  for (let at = 0; at < entries.length; at += leafEntries) {
    const leaf = directory(entries.slice(at, at + leafEntries));
    root.push({ id: entries[at]!.id, offset: leafEnd, length: leaf.length, runLength: 0 });
    leaves.push(leaf);
    leafEnd += leaf.length;
  }
  const first = directory(root);
  const metadata = gzipSync(Buffer.from(JSON.stringify({ name: 'Plain', attribution: 'Plain people' })));
  const header = Buffer.alloc(127);
  header.write('PMTiles', 0, 'latin1');
  header[7] = 3;
  const metadataAt = 127 + first.length;
  const leavesAt = metadataAt + metadata.length;
  [
    127,
    first.length,
    metadataAt,
    metadata.length,
    leavesAt,
    leafEnd,
    leavesAt + leafEnd,
    end,
    tiles.length,
    tiles.length,
    tiles.length,
  ].forEach((value, index) => header.writeBigUInt64LE(BigInt(value), 8 + index * 8));
  // Clustered, directories as gzip, tiles as they are, PNG.
  header.set([1, 2, 1, 2, 0, maxZoom], 96);
  [-180, -85, 180, 85].forEach((degrees, index) => header.writeInt32LE(degrees * 1e7, 102 + index * 4));
  return Buffer.concat([header, first, metadata, ...leaves, ...pictures]);
}
