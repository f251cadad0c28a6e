import { zlibSync } from 'fflate';
import type { Grid } from './grid.ts';

export interface GeoTiffOptions {
  noData?: number | null;
  /** ImageDescription: what the picture is, method and source */
  description?: string;
  /** value → [red, green, blue]; makes a palette picture that every GIS shows in these colours */
  palette?: Record<number, [number, number, number]>;
}

const tileSize = 512;
const types = { byte: 1, ascii: 2, short: 3, long: 4, double: 12 } as const;
const sizes: Record<number, number> = { 1: 1, 2: 1, 3: 2, 4: 4, 12: 8 };
interface Tag { code: number; type: number; values: number[] | string }

interface Level { width: number; height: number; values: Uint8Array }

/** Every second cell of every second row: class values must not be mixed. */
function halved({ width, height, values }: Level): Level {
  const half: Level = { width: Math.ceil(width / 2), height: Math.ceil(height / 2), values: new Uint8Array(Math.ceil(width / 2) * Math.ceil(height / 2)) };
  for (let r = 0; r < half.height; r += 1) for (let c = 0; c < half.width; c += 1) half.values[r * half.width + c] = values[Math.min(height - 1, 2 * r) * width + Math.min(width - 1, 2 * c)]!;
  return half;
}

function tilesOf({ width, height, values }: Level, noData: number): Uint8Array[] {
  const tiles: Uint8Array[] = [];
  for (let top = 0; top < height; top += tileSize) {
    for (let left = 0; left < width; left += tileSize) {
      const tile = new Uint8Array(tileSize * tileSize).fill(noData);
      const columns = Math.min(tileSize, width - left);
      for (let r = 0; r < Math.min(tileSize, height - top); r += 1) tile.set(values.subarray((top + r) * width + left, (top + r) * width + left + columns), r * tileSize);
      tiles.push(zlibSync(tile, { level: 6 }));
    }
  }
  return tiles;
}

/**
 * An 8-bit GeoTIFF: 512-cell tiles, deflate, overviews by halves until one tile holds everything, directories before the pixels (so that a reader over a
 * network finds them in one request), little-endian. TIFF 6.0; OGC GeoTIFF 1.1 keys for a geographic or projected EPSG code; GDAL_NODATA.
 */
export function writeGeoTiff(values: Uint8Array, grid: Grid, options: GeoTiffOptions = {}): Uint8Array<ArrayBuffer> {
  if (values.length !== grid.width * grid.height) throw new RangeError(`The grid has ${grid.width * grid.height} cells, the values are ${values.length}`);
  const levels: Level[] = [{ width: grid.width, height: grid.height, values }];
  while (Math.max(levels.at(-1)!.width, levels.at(-1)!.height) > tileSize) levels.push(halved(levels.at(-1)!));
  const tiles = levels.map((level) => tilesOf(level, options.noData ?? 0));
  const geographic = grid.epsg === 4326;
  const colours = options.palette ? Array.from({ length: 3 }, (_, band) => Array.from({ length: 256 }, (_unused, value) => (options.palette![value]?.[band] ?? 0) * 257)).flat() : null;

  const directories = levels.map((level, index): Tag[] => [
    { code: 254, type: types.long, values: [index === 0 ? 0 : 1] },
    { code: 256, type: types.long, values: [level.width] },
    { code: 257, type: types.long, values: [level.height] },
    { code: 258, type: types.short, values: [8] },
    { code: 259, type: types.short, values: [8] },
    { code: 262, type: types.short, values: [colours ? 3 : 1] },
    ...(index === 0 && options.description ? [{ code: 270, type: types.ascii, values: options.description }] : []),
    { code: 277, type: types.short, values: [1] },
    { code: 284, type: types.short, values: [1] },
    ...(colours ? [{ code: 320, type: types.short, values: colours }] : []),
    { code: 322, type: types.short, values: [tileSize] },
    { code: 323, type: types.short, values: [tileSize] },
    { code: 324, type: types.long, values: tiles[index]!.map(() => 0) },
    { code: 325, type: types.long, values: tiles[index]!.map(({ length }) => length) },
    { code: 339, type: types.short, values: [1] },
    ...(index === 0 ? [
      { code: 33550, type: types.double, values: [grid.cellWidth, grid.cellHeight, 0] },
      { code: 33922, type: types.double, values: [0, 0, 0, grid.west, grid.north, 0] },
      { code: 34735, type: types.short, values: [1, 1, 1, 3, 1024, 0, 1, geographic ? 2 : 1, 1025, 0, 1, 1, geographic ? 2048 : 3072, 0, 1, grid.epsg] },
    ] : []),
    ...(options.noData === null || options.noData === undefined ? [] : [{ code: 42113, type: types.ascii, values: String(options.noData) }]),
  ]);

  // Directories and their long values first, then the pixels, smallest overview first.
  const countOf = ({ values: list }: Tag) => (typeof list === 'string' ? new TextEncoder().encode(list).length + 1 : list.length);
  const lengthOf = (tag: Tag) => countOf(tag) * sizes[tag.type]!;
  const even = (value: number) => value + (value % 2);
  let at = 8;
  const starts = directories.map((tags) => {
    const start = at;
    at = even(at + 2 + tags.length * 12 + 4 + tags.reduce((sum, tag) => sum + (lengthOf(tag) > 4 ? even(lengthOf(tag)) : 0), 0));
    return start;
  });
  for (let index = levels.length - 1; index >= 0; index -= 1) {
    const offsets = directories[index]!.find(({ code }) => code === 324)!.values as number[];
    tiles[index]!.forEach((tile, number) => { offsets[number] = at; at += even(tile.length); });
  }
  const bytes = new Uint8Array(at);
  const view = new DataView(bytes.buffer);
  bytes.set([0x49, 0x49, 42, 0]);
  view.setUint32(4, starts[0]!, true);
  directories.forEach((tags, index) => {
    let place = starts[index]!;
    let long = place + 2 + tags.length * 12 + 4;
    view.setUint16(place, tags.length, true);
    place += 2;
    for (const tag of tags) {
      view.setUint16(place, tag.code, true);
      view.setUint16(place + 2, tag.type, true);
      view.setUint32(place + 4, countOf(tag), true);
      let target = place + 8;
      if (lengthOf(tag) > 4) { view.setUint32(place + 8, long, true); target = long; long += even(lengthOf(tag)); }
      if (typeof tag.values === 'string') bytes.set(new TextEncoder().encode(tag.values), target);
      else tag.values.forEach((value, number) => {
        const spot = target + number * sizes[tag.type]!;
        if (tag.type === types.double) view.setFloat64(spot, value, true); else if (tag.type === types.long) view.setUint32(spot, value, true); else view.setUint16(spot, value, true);
      });
      place += 12;
    }
    view.setUint32(place, starts[index + 1] ?? 0, true);
    const offsets = tags.find(({ code }) => code === 324)!.values as number[];
    tiles[index]!.forEach((tile, number) => bytes.set(tile, offsets[number]));
  });
  return bytes;
}
