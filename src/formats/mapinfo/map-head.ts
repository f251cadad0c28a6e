import type { Position } from '#geo/types.ts';
import { groundCodeOf } from './datums.ts';
import type { MapPages } from './map-pages.ts';

/**
 * What the head of a .map says. MapInfo publishes no description of the file; this follows what its users found out: “Notes on the MapInfo Native table format”
 * (Joutsiniemi, Edwards, Kousgaard) and the MITAB library of GDAL.
 */
export interface MapHead {
  blockBytes: number;
  /** the coordinate system as a CoordSys clause */
  clause: string;
  /** a place in the numbers of the coordinate system, by the whole numbers of the file */
  placeOf(x: number, y: number): Position;
  /** a height in these numbers */
  heightOf(height: number): number;
}

const magic = 42_424_242;
const headBytes = 512;
const longHeadBytes = 1024;
/** Units by their numbers, as a clause names them. */
const units: Record<number, string> = {
  0: 'mi',
  1: 'km',
  2: 'in',
  3: 'ft',
  4: 'yd',
  5: 'mm',
  6: 'cm',
  7: 'm',
  8: 'survey ft',
  9: 'nmi',
  30: 'li',
  31: 'ch',
  32: 'rd',
};

/** Whether bytes begin a .map. */
export const isMap = (bytes: Uint8Array): boolean =>
  bytes.length >= 0x104 && new DataView(bytes.buffer, bytes.byteOffset, bytes.length).getInt32(0x100, true) === magic;

/** Ellipsoids that are those of WGS 84 or agree with it: a datum without a shift may be on them. */
const wgs84Ellipsoids = [28, 29];
const webEllipsoid = 54;
const grs80Ellipsoid = 0;

/**
 * The datum, as the figures of a clause. Files before MapInfo 7.8 name none and say its ellipsoid and its shift; so do datums that the register does not hold. One that
 * is neither known nor shifted stays a number that no datum has, and is asked for.
 */
function datumOf(number: number, ellipsoid: number, figures: number[]): string {
  if (groundCodeOf(number) !== null) return String(number);
  if (figures.some((figure) => figure !== 0) || ellipsoid === grs80Ellipsoid) return ['9999', ellipsoid, ...figures].join(', ');
  if (wgs84Ellipsoids.includes(ellipsoid)) return '104';
  return ellipsoid === webEllipsoid ? '157' : String(number);
}

/** The coordinate system as a CoordSys clause (MapInfo's reference), so that a table is placed as its interchange file is. */
function clauseOf(view: DataView, version: number): string {
  const doubles = (at: number, count: number) => Array.from({ length: count }, (_, k) => view.getFloat64(at + 8 * k, true));
  const [projection, ellipsoid, unit] = [view.getUint8(0x16d), view.getUint8(0x16e), view.getUint8(0x16f)];
  const name = `"${units[unit] ?? `unit ${unit}`}"`;
  if (projection === 0) return `NonEarth Units ${name}`;
  // Files of version 200 and before have junk where the turn of the datum came to stand.
  const figures = [...doubles(0x1c0, 3), ...(version > 200 ? doubles(0x1d8, 5) : [0, 0, 0, 0, 0])];
  const datum = datumOf(version >= 500 ? view.getInt16(0x16a, true) : 0, ellipsoid, figures);
  const firstBlock = view.getInt32(0x130, true);
  const hasAffine =
    version >= 500 && view.byteLength >= longHeadBytes && !(firstBlock > 0 && firstBlock < longHeadBytes) && view.getUint8(0x200) !== 0;
  const affine = hasAffine ? ` Affine Units "${units[view.getUint8(0x201)] ?? 'm'}", ${doubles(0x208, 6).join(', ')}` : '';
  return `Earth Projection ${[projection, datum, name, ...doubles(0x190, 6)].join(', ')}${affine}`;
}

/**
 * The head of a .map; null where it is none, or its numbers cannot be. Whole numbers are counted from an origin in one of four quadrants, of which 1 is the usual one (east
 * and north grow) and 0 stands for 3; a file of version 100 has no scale but a number of decimals.
 */
export async function mapHead(pages: MapPages): Promise<MapHead | null> {
  if (pages.size < headBytes) return null;
  const bytes = await pages.read(0, Math.min(pages.size, longHeadBytes));
  if (!isMap(bytes)) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const [version, blockBytes, quadrant] = [view.getInt16(0x104, true), view.getInt16(0x106, true), view.getUint8(0x161)];
  const isOld = version <= 100;
  const scale = (at: number) => (isOld ? 10 ** view.getUint8(0x160) : view.getFloat64(at, true));
  const shift = (at: number) => (isOld ? 0 : view.getFloat64(at, true));
  const [xScale, yScale, xShift, yShift] = [scale(0x170), scale(0x178), shift(0x180), shift(0x188)];
  const isWestward = quadrant === 2 || quadrant === 3 || quadrant === 0;
  const isSouthward = quadrant === 3 || quadrant === 4 || quadrant === 0;
  const placeOf = (x: number, y: number): Position => [
    isWestward ? -(x + xShift) / xScale : (x - xShift) / xScale,
    isSouthward ? -(y + yShift) / yScale : (y - yShift) / yScale,
  ];
  const isUsable = [...placeOf(-(2 ** 31), -(2 ** 31)), ...placeOf(2 ** 31, 2 ** 31)].every(Number.isFinite);
  if (blockBytes < headBytes || quadrant > 4 || !isUsable) return null;
  return { blockBytes, clause: clauseOf(view, version), placeOf, heightOf: (height) => Math.abs(height / yScale) };
}
