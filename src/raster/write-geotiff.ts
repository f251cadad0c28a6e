import type { GeoTiffCells as CellsOfAnyKind } from './copied-cells.ts';
import { zlibSync } from 'fflate';
import { escapeMarkup } from '#domain/text.ts';
import type { Grid } from './grid.ts';
import type { ColourStop } from './png.ts';
import { assembled, types, type Tag } from './tiff-directories.ts';

/** A value, what it stands for, and how it looks. */
export interface PictureClass {
  value: number;
  label: string;
  colour: readonly [number, number, number];
}

/** Metadata items of the band, which `qgisStyleOf` reads again: a class by its value, and the stops of a ramp. */
export const classItem = 'CLASS_';
export const rampItem = 'COLOUR_RAMP';

/** Cells that a GeoTIFF of ours may hold. */
export type GeoTiffCells = Uint8Array | Int16Array | Uint16Array | Float32Array;

export interface GeoTiffOptions {
  /** NaN is allowed for Float32 */
  noData?: number | null;
  /** ImageDescription: what the picture is, method and source */
  description?: string;
  /** name → text, kept as GDAL's metadata items; GIS programs list them */
  metadata?: Record<string, string>;
  /** what the cells hold, in a word or two; a GIS shows it as the name of the band */
  bandName?: string;
  /** classes with their colours; makes a palette picture that every GIS shows in these colours, and names the classes in the metadata of the band. 8 bit only */
  classes?: readonly PictureClass[];
  /** colours of continuous values, named in the metadata of the band */
  ramp?: readonly ColourStop[];
  /** how overviews come about: every second cell (classes must not be mixed) or the mean of the four with a value. Default: nearest for 8 bit, average for the rest */
  overviews?: 'nearest' | 'average';
  /** packs a tile as a zlib stream; by itself, the same bytes wherever the program runs */
  deflate?: (bytes: Uint8Array) => Uint8Array;
}

const deflateAnywhere = (bytes: Uint8Array): Uint8Array => zlibSync(bytes, { level: 6 });
const maxTileSide = 512;
interface Level {
  width: number;
  height: number;
  values: GeoTiffCells;
}

/** Geographic systems of the EPSG register that field data comes in; every other code is taken for a projected one. */
const geographicCodes = new Set([4326, 4258, 4267, 4269, 4283, 4490, 4612, 4674]);

const another = <T extends GeoTiffCells>(like: T, length: number): T => new (like.constructor as new (length: number) => T)(length);

function halved(level: Level, mixing: 'nearest' | 'average', noData: number | null): Level {
  const [width, height] = [Math.ceil(level.width / 2), Math.ceil(level.height / 2)];
  const half: Level = { width, height, values: another(level.values, width * height) };
  const at = (column: number, row: number) =>
    level.values[Math.min(level.height - 1, row) * level.width + Math.min(level.width - 1, column)]!;
  const whole = !(level.values instanceof Float32Array);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const [x, y] = [2 * column, 2 * row];
      half.values[row * width + column] =
        mixing === 'nearest' ? at(x, y) : meanOf([at(x, y), at(x + 1, y), at(x, y + 1), at(x + 1, y + 1)], noData, whole);
    }
  }
  return half;
}

function meanOf(four: number[], noData: number | null, whole: boolean): number {
  const known = four.filter((value) => value !== noData && !Number.isNaN(value));
  if (known.length === 0) return noData ?? Number.NaN;
  const mean = known.reduce((sum, value) => sum + value, 0) / known.length;
  return whole ? Math.round(mean) : mean;
}

/**
 * TIFF predictors, tile by tile: 2 keeps whole numbers as differences along the row, 3 the bytes of floats sorted by significance and then as differences
 * (Adobe Photoshop TIFF Technical Note 3). Both make deflate worth its while on continuous data.
 */
export function predicted(tile: CellsOfAnyKind, tileSide: number, predictor: number): Uint8Array {
  if (predictor === 2) {
    for (let row = 0; row < tileSide; row += 1)
      for (let column = tileSide - 1; column > 0; column -= 1) tile[row * tileSide + column]! -= tile[row * tileSide + column - 1]!;
  }
  const bytes = new Uint8Array(tile.buffer, tile.byteOffset, tile.byteLength);
  if (predictor !== 3) return bytes;
  const out = new Uint8Array(bytes.length);
  const rowLength = tileSide * 4;
  for (let start = 0; start < bytes.length; start += rowLength) {
    // Most significant bytes of all cells first; typed arrays are little-endian on every platform that runs this.
    for (let column = 0; column < tileSide; column += 1)
      for (let byte = 0; byte < 4; byte += 1) out[start + byte * tileSide + column] = bytes[start + column * 4 + 3 - byte]!;
    for (let place = rowLength - 1; place > 0; place -= 1) out[start + place]! -= out[start + place - 1]!;
  }
  return out;
}

function* tilesOf(
  { width, height, values }: Level,
  { tileSide, predictor, fill, deflate }: { tileSide: number; predictor: number; fill: number; deflate: (bytes: Uint8Array) => Uint8Array },
): Generator<void, Uint8Array[]> {
  const tiles: Uint8Array[] = [];
  for (let top = 0; top < height; top += tileSide) {
    for (let left = 0; left < width; left += tileSide) {
      const tile = another(values, tileSide * tileSide).fill(fill);
      const columns = Math.min(tileSide, width - left);
      for (let row = 0; row < Math.min(tileSide, height - top); row += 1)
        tile.set(values.subarray((top + row) * width + left, (top + row) * width + left + columns), row * tileSide);
      tiles.push(deflate(predicted(tile, tileSide, predictor)));
      yield;
    }
  }
  return tiles;
}

/** An item of GDAL's metadata. GDAL reads it through an XML parser twice, so that an ampersand escaped once would end the text. */
export const metadataItem = (name: string, text: string, place = ''): string =>
  `  <Item name="${escapeMarkup(name)}"${place}>${escapeMarkup(escapeMarkup(text))}</Item>`;

function metadataText({ metadata = {}, bandName, classes = [], ramp }: GeoTiffOptions): string | null {
  const items = (named: readonly (readonly [string, string])[], place = '') => named.map(([name, text]) => metadataItem(name, text, place));
  const lines = [
    ...items(Object.entries(metadata)),
    ...items(bandName === undefined ? [] : [['DESCRIPTION', bandName]], ' sample="0" role="description"'),
    ...items(
      [
        ...classes.map(({ value, label }) => [`${classItem}${value}`, label] as const),
        ...(ramp ? [[rampItem, ramp.map((stop) => stop.join(' ')).join('; ')] as const] : []),
      ],
      ' sample="0"',
    ),
  ];
  return lines.length === 0 ? null : `<GDALMetadata>\n${lines.join('\n')}\n</GDALMetadata>`;
}

/**
 * A cloud-optimised GeoTIFF of one band: tiles, deflate, overviews by halves until one tile holds everything, directories before the pixels (so that a reader
 * over a network finds them in one request), smallest overview first, little-endian. TIFF 6.0; OGC GeoTIFF 1.1 keys for a geographic or projected
 * EPSG code; GDAL_NODATA and GDAL_METADATA. Throws RangeError when cells and grid do not fit or the file would pass TIFF's 4 GB.
 */
export function writeGeoTiff(values: GeoTiffCells, grid: Grid, options: GeoTiffOptions = {}): Uint8Array<ArrayBuffer> {
  const writing = steps(values, grid, options);
  for (;;) {
    const step = writing.next();
    if (step.done) return step.value;
  }
}

/** The same for large pictures, with `pause` awaited between tiles, so that other work of the thread goes on and an abort can be thrown there. */
export async function writeGeoTiffInTurns(
  values: GeoTiffCells,
  grid: Grid,
  options: GeoTiffOptions,
  pause: () => Promise<unknown>,
): Promise<Uint8Array<ArrayBuffer>> {
  const writing = steps(values, grid, options);
  for (;;) {
    const step = writing.next();
    if (step.done) return step.value;
    await pause();
  }
}

/** Ends a step after every tile and every overview. */
function* steps(values: GeoTiffCells, grid: Grid, options: GeoTiffOptions): Generator<void, Uint8Array<ArrayBuffer>> {
  if (values.length !== grid.width * grid.height)
    throw new RangeError(`The grid has ${grid.width * grid.height} cells, the values are ${values.length}`);
  if (options.classes && !(values instanceof Uint8Array)) throw new RangeError('A palette needs 8-bit cells');
  const noData = options.noData ?? null;
  const tileSide = Math.min(maxTileSide, Math.ceil(Math.max(grid.width, grid.height) / 16) * 16);
  const levels: Level[] = [{ width: grid.width, height: grid.height, values }];
  const mixing = options.overviews ?? (values instanceof Uint8Array ? 'nearest' : 'average');
  while (Math.max(levels.at(-1)!.width, levels.at(-1)!.height) > maxTileSide) {
    levels.push(halved(levels.at(-1)!, mixing, noData));
    yield;
  }
  const predictor = values instanceof Float32Array ? 3 : values instanceof Uint8Array ? 1 : 2;
  const tiles: Uint8Array[][] = [];
  const { deflate = deflateAnywhere } = options;
  for (const level of levels) tiles.push(yield* tilesOf(level, { tileSide, predictor, fill: noData ?? 0, deflate }));
  const directories = levels.map((level, index) =>
    directoryOf(level, index === 0, grid, { tileSide, predictor, noData, tiles: tiles[index]! }, options),
  );
  return assembled(directories, tiles);
}

interface Layout {
  tileSide: number;
  predictor: number;
  noData: number | null;
  tiles: Uint8Array[];
}

function directoryOf(
  level: Level,
  first: boolean,
  grid: Grid,
  { tileSide, predictor, noData, tiles }: Layout,
  options: GeoTiffOptions,
): Tag[] {
  const { values } = level;
  const format = values instanceof Float32Array ? 3 : values instanceof Int16Array ? 2 : 1;
  const { classes, description } = options;
  const palette = new Map(classes?.map(({ value, colour }) => [value, colour]));
  const colours = classes
    ? Array.from({ length: 3 }, (_, band) =>
        Array.from({ length: 256 }, (_unused, value) => (palette.get(value)?.[band] ?? 0) * 257),
      ).flat()
    : null;
  const metadata = metadataText(options);
  const geographic = geographicCodes.has(grid.epsg);
  return [
    { code: 254, type: types.long, values: [first ? 0 : 1] },
    { code: 256, type: types.long, values: [level.width] },
    { code: 257, type: types.long, values: [level.height] },
    { code: 258, type: types.short, values: [values.BYTES_PER_ELEMENT * 8] },
    { code: 259, type: types.short, values: [8] },
    { code: 262, type: types.short, values: [colours ? 3 : 1] },
    ...(first && description ? [{ code: 270, type: types.ascii, values: description }] : []),
    { code: 277, type: types.short, values: [1] },
    { code: 284, type: types.short, values: [1] },
    ...(predictor === 1 ? [] : [{ code: 317, type: types.short, values: [predictor] }]),
    ...(colours ? [{ code: 320, type: types.short, values: colours }] : []),
    { code: 322, type: types.short, values: [tileSide] },
    { code: 323, type: types.short, values: [tileSide] },
    { code: 324, type: types.long, values: tiles.map(() => 0) },
    { code: 325, type: types.long, values: tiles.map(({ length }) => length) },
    { code: 339, type: types.short, values: [format] },
    ...(first
      ? [
          { code: 33550, type: types.double, values: [grid.cellWidth, grid.cellHeight, 0] },
          { code: 33922, type: types.double, values: [0, 0, 0, grid.west, grid.north, 0] },
          {
            code: 34735,
            type: types.short,
            values: [1, 1, 1, 3, 1024, 0, 1, geographic ? 2 : 1, 1025, 0, 1, 1, geographic ? 2048 : 3072, 0, 1, grid.epsg],
          },
          ...(metadata !== null ? [{ code: 42112, type: types.ascii, values: metadata }] : []),
        ]
      : []),
    ...(noData === null ? [] : [{ code: 42113, type: types.ascii, values: Number.isNaN(noData) ? 'nan' : String(noData) }]),
  ];
}
