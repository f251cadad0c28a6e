import { PhrasedRangeError } from '#sentences/phrases/index.ts';
import type { GeoTIFFImage } from 'geotiff';
import { overviewDirectories, overviewPlanOf, type OverviewPlan } from './area-overviews.ts';
import { imagesIn, subfileType, type GeoTiffImages, type ReadBytes, type Slice } from './geotiff-images.ts';
import { gridOfWindow, type Grid } from './grid.ts';
import { placedTiles, types, type Tag } from './tiff-directories.ts';
import { metadataItem } from './write-geotiff.ts';

/** West, south, east and north in units of a picture's system. */
export type GridBounds = readonly [west: number, south: number, east: number, north: number];
/** Whole tiles: first and last, both included. */
type Span = readonly [first: number, last: number];

/** The tiles of a level that meet some bounds. */
export interface GeoTiffArea {
  /** 0 is full resolution */
  level: number;
  /** of all its cells: whole tiles, as far as the picture goes */
  grid: Grid;
  tileCount: number;
  /** packed, with those of a mask */
  byteCount: number;
  columns: Span;
  rows: Span;
}
/** Bytes of the picture, and where they go in the file of the area. */
export interface MovedBytes extends Slice {
  to: number;
}
interface AreaFile {
  /** everything before the tiles */
  head: Uint8Array;
  /** with the tiles */
  byteCount: number;
  tiles: MovedBytes[];
  /** smaller pictures, whose directories are in the head and whose tiles come behind the others; null where they cannot be made */
  overviews: OverviewPlan | null;
}
export interface GeoTiffAreas {
  /** of each level */
  grids: readonly Grid[];
  /** null where no tile of the level meets the bounds, and where the level cannot be taken tile by tile */
  areaOf(level: number, bounds: GridBounds): Promise<GeoTiffArea | null>;
  /** `items`: GDAL's metadata that the file gets beside those of the picture. Throws PhrasedRangeError past TIFF's 4 GB. */
  fileOf(area: GeoTiffArea, items: Record<string, string>): Promise<AreaFile>;
}

const { short, long, double, ascii, undefined: bytes } = types;
/** How tiles are packed and what their cells mean; each level has its own. TIFF 6.0, its technical notes, and what GDAL adds (LERC). */
const ofTiles: readonly (readonly [code: number, type: number])[] = [
  [258, short],
  [259, short],
  [262, short],
  [266, short],
  [277, short],
  [284, short],
  [292, long],
  [293, long],
  [317, short],
  [320, short],
  [338, short],
  [339, short],
  [347, bytes],
  [530, short],
  [531, short],
  [50_674, long],
];
/** What stands once, with full resolution: description, copyright, geo keys, no-data. */
const ofPicture: readonly (readonly [code: number, type: number])[] = [
  [270, ascii],
  [33_432, ascii],
  [34_735, short],
  [34_736, double],
  [34_737, ascii],
  [42_113, ascii],
];
const metadataCode = 42_112;
const maxMetadataLetters = 1 << 20;
/** JPEG of TIFF 6.0, whose tables stand elsewhere in the file */
const oldJpeg = 6;
/** A tile is moved as a whole. */
const maxTileBytes = 64 * 1024 * 1024;

async function valueOf(image: GeoTIFFImage, code: number): Promise<number[] | string | null> {
  if (!image.fileDirectory.hasTag(code)) return null;
  const value = (await image.fileDirectory.loadValue(code)) as string | number | bigint | ArrayLike<number | bigint>;
  if (typeof value === 'string') return value.replace(/\0+$/, '');
  return typeof value === 'object' ? Array.from(value, Number) : [Number(value)];
}
async function tagsOf(image: GeoTIFFImage, codes: typeof ofTiles): Promise<Tag[]> {
  const tags = await Promise.all(codes.map(async ([code, type]) => ({ code, type, values: await valueOf(image, code) })));
  return tags.filter((tag): tag is Tag => tag.values !== null);
}

/** Items of GDAL without the figures of the whole picture, which are not those of an area. */
function metadataWith(before: string, items: Record<string, string>): string {
  const kept: string[] = [];
  for (let at = before.indexOf('<Item'); at >= 0;) {
    const end = before.indexOf('</Item>', at);
    if (end < 0) break;
    const item = before.slice(at, end + '</Item>'.length);
    if (!item.slice(0, item.indexOf('>')).includes('name="STATISTICS_')) kept.push(`  ${item}`);
    at = before.indexOf('<Item', end);
  }
  const own = Object.entries(items).map(([name, text]) => metadataItem(name, text));
  return `<GDALMetadata>\n${[...kept, ...own].join('\n')}\n</GDALMetadata>\n`;
}

const isMask = (image: GeoTIFFImage) => (subfileType(image) & 4) !== 0;
/** The mask of a level: undefined where the file has none, null where it has one that does not lie tile by tile with the level. */
function maskOf(images: readonly GeoTIFFImage[], level: GeoTIFFImage): GeoTIFFImage | null | undefined {
  if (!images.some(isMask)) return undefined;
  const mask = images.find((one) => isMask(one) && one.getWidth() === level.getWidth() && one.getHeight() === level.getHeight());
  const isAlike =
    mask?.isTiled === level.isTiled && mask.getTileWidth() === level.getTileWidth() && mask.getTileHeight() === level.getTileHeight();
  return isAlike ? mask : null;
}

const planesOf = (image: GeoTIFFImage) => (image.planarConfiguration === 2 ? image.getSamplesPerPixel() : 1);
const across = (image: GeoTIFFImage) => Math.ceil(image.getWidth() / image.getTileWidth());
const down = (image: GeoTIFFImage) => Math.ceil(image.getHeight() / image.getTileHeight());
async function listOf(image: GeoTIFFImage, what: 'Offsets' | 'ByteCounts'): Promise<number[]> {
  const list = await valueOf(image, what === 'Offsets' ? (image.isTiled ? 324 : 273) : image.isTiled ? 325 : 279);
  if (!Array.isArray(list) || list.length < across(image) * down(image) * planesOf(image))
    throw new PhrasedRangeError({ code: 'picture-cut' });
  return list;
}
/** The places in the lists of a picture, in the order in which a smaller picture has them. */
function* placesIn(image: GeoTIFFImage, { columns, rows }: Pick<GeoTiffArea, 'columns' | 'rows'>): Generator<number> {
  for (let plane = 0; plane < planesOf(image); plane += 1)
    for (let row = rows[0]; row <= rows[1]; row += 1)
      for (let column = columns[0]; column <= columns[1]; column += 1) yield (plane * down(image) + row) * across(image) + column;
}

/** The whole tiles between two distances from the first edge, in cells; null where none is met. What ends at the edge of a tile does not reach into the next one. */
function spanOf(from: number, to: number, size: number, tile: number): Span | null {
  const [start, end] = [Math.max(0, from), Math.min(size, to)];
  if (!(start < end)) return null;
  return [Math.floor(start / tile), Math.max(Math.floor(start / tile), Math.ceil(end / tile) - 1)];
}

/** The place of the first cell, as the keys of the picture read it: its corner, or its middle. */
async function placeTags(first: GeoTIFFImage, grid: Grid): Promise<Tag[]> {
  const half = first.getGeoKeys()?.['GTRasterTypeGeoKey'] === 2 ? 0.5 : 0;
  const [scale, tie] = [await valueOf(first, 33_550), await valueOf(first, 33_922)];
  const [west, north] = [grid.west + half * grid.cellWidth, grid.north - half * grid.cellHeight];
  return [
    { code: 33_550, type: double, values: [grid.cellWidth, grid.cellHeight, Number(scale?.[2] ?? 0)] },
    { code: 33_922, type: double, values: [0, 0, 0, west, north, Number(tie?.[5] ?? 0)] },
  ];
}

async function metadataTag(first: GeoTIFFImage, items: Record<string, string>): Promise<Tag> {
  const before = await valueOf(first, metadataCode);
  const isText = typeof before === 'string' && before.length <= maxMetadataLetters;
  return { code: metadataCode, type: ascii, values: metadataWith(isText ? before : '', items) };
}

/** A directory of the area's file for a picture of the source. */
async function directoryOf(image: GeoTIFFImage, grid: Grid, counts: readonly number[], more: readonly Tag[]): Promise<Tag[]> {
  const one = (code: number, value: number): Tag => ({ code, type: long, values: [value] });
  const lists = (offsets: number, lengths: number): Tag[] => [
    { code: offsets, type: long, values: counts.map(() => 0) },
    { code: lengths, type: long, values: [...counts] },
  ];
  return [
    one(254, isMask(image) ? 4 : 0),
    one(256, grid.width),
    one(257, grid.height),
    ...(image.isTiled
      ? [one(322, image.getTileWidth()), one(323, image.getTileHeight()), ...lists(324, 325)]
      : [one(278, image.getTileHeight()), ...lists(273, 279)]),
    ...(await tagsOf(image, ofTiles)),
    ...more,
  ].toSorted((a, b) => a.code - b.code);
}

async function fileOf({ images, levels }: GeoTiffImages, area: GeoTiffArea, items: Record<string, string>): Promise<AreaFile> {
  const [first, level] = [images[0]!, levels[area.level]!];
  const mask = maskOf(images, level);
  const pictures = mask ? [level, mask] : [level];
  const sources = await Promise.all(
    pictures.map(async (image) => {
      const [offsets, lengths] = await Promise.all([listOf(image, 'Offsets'), listOf(image, 'ByteCounts')]);
      return Array.from(placesIn(image, area), (place): Slice => ({ offset: offsets[place]!, length: lengths[place]! }));
    }),
  );
  const counts = sources.map((slices) => slices.map(({ length }) => length));
  if (counts.some((lengths) => lengths.some((length) => length > maxTileBytes)))
    throw new PhrasedRangeError({ code: 'picture-not-in-parts' });
  const ofFirst = [...(await tagsOf(first, ofPicture)), ...(await placeTags(first, area.grid)), await metadataTag(first, items)];
  const directories = await Promise.all(
    pictures.map((image, index) => directoryOf(image, area.grid, counts[index]!, index === 0 ? ofFirst : [])),
  );
  const overviews = mask ? null : overviewPlanOf(level, directories[0]!, area.grid);
  const smaller = overviews ? overviewDirectories(overviews, directories[0]!) : [];
  const { head, offsets, byteCount } = placedTiles([...directories, ...smaller], [...counts, ...smaller.map(() => [])]);
  const tiles = sources.flatMap((slices, index) => slices.map((slice, number) => ({ ...slice, to: offsets[index]![number]! })));
  return { head, byteCount, tiles: tiles.filter(({ length }) => length > 0), overviews };
}

/**
 * Areas of a GeoTIFF as GeoTIFFs of their own: the tiles that meet an area are copied as they are packed, so that cells of any kind stay as they are. An area is
 * as large as its tiles; of a picture in strips it is as wide as the picture. Rejects with RangeError for what is no GeoTIFF, or cannot be cut so.
 */
export async function geoTiffAreas(readBytes: ReadBytes, signal?: AbortSignal): Promise<GeoTiffAreas> {
  const opened = await imagesIn(readBytes, signal);
  const { images, levels, grids, guard } = opened;
  const first = images[0]!;
  const compression = await guard(() => valueOf(first, 259));
  const isWhole = levels.every((level) => maskOf(images, level) === null);
  if (!first.littleEndian || Number(compression?.[0]) === oldJpeg || isWhole) throw new PhrasedRangeError({ code: 'picture-not-in-parts' });
  return {
    grids,
    areaOf: (level, [west, south, east, north]) =>
      guard(async () => {
        const [image, grid] = [levels[level]!, grids[level]!];
        const mask = maskOf(images, image);
        const [tileWidth, tileHeight] = [image.getTileWidth(), image.getTileHeight()];
        const columns = spanOf((west - grid.west) / grid.cellWidth, (east - grid.west) / grid.cellWidth, grid.width, tileWidth);
        const rows = spanOf((grid.north - north) / grid.cellHeight, (grid.north - south) / grid.cellHeight, grid.height, tileHeight);
        if (!columns || !rows || mask === null) return null;
        const [left, top] = [columns[0] * tileWidth, rows[0] * tileHeight];
        const window = {
          left,
          top,
          width: Math.min(grid.width, (columns[1] + 1) * tileWidth) - left,
          height: Math.min(grid.height, (rows[1] + 1) * tileHeight) - top,
        };
        const area = { level, grid: gridOfWindow(grid, window), columns, rows };
        let [tileCount, byteCount] = [0, 0];
        for (const picture of mask ? [image, mask] : [image]) {
          const lengths = await listOf(picture, 'ByteCounts');
          for (const place of placesIn(picture, area)) {
            tileCount += 1;
            byteCount += lengths[place]!;
          }
        }
        return { ...area, tileCount, byteCount };
      }),
    fileOf: (area, items) => guard(() => fileOf(opened, area, items)),
  };
}
