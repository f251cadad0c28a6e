import { unzipSync } from 'fflate';
import { UnusableAnswer } from './data-access.ts';
import { sentence } from './phrases/sentence.ts';

/** Zones of a small box: their code, and rings as x, y, x, y …; a place is in a zone when an odd number of its rings hold it. */
export interface ZonePolygons {
  code: number;
  rings: number[][];
}

type Box = readonly [west: number, south: number, east: number, north: number];

const attributes = { code: 'gez_code', name: 'gez_name' };
const polygonType = 5;
/** metres are beyond what the map knows */
const digits = 1e6;

/** The parts of the archive's shapefile. Throws UnusableAnswer where it holds none. */
function partsOf(bytes: Uint8Array): { shp: Uint8Array; dbf: Uint8Array; prj: string } {
  let files: Record<string, Uint8Array>;
  try {
    files = unzipSync(bytes, { filter: ({ name }) => /\.(shp|dbf|prj)$/i.test(name) });
  } catch (error) {
    throw new UnusableAnswer(sentence('datasets.no-archive', { reason: (error as Error).message.slice(0, 200) }));
  }
  const part = (ending: string): Uint8Array => {
    const found = Object.entries(files).find(([name]) => name.toLowerCase().endsWith(ending));
    if (!found) throw new UnusableAnswer(sentence('datasets.archive-lacks', { name: ending }));
    return found[1];
  };
  return { shp: part('.shp'), dbf: part('.dbf'), prj: new TextDecoder().decode(part('.prj')) };
}

/** Code and name of each row. Throws UnusableAnswer where the table has not the columns that are known of it. */
function rowsOf(dbf: Uint8Array): { code: number; name: string }[] {
  const view = new DataView(dbf.buffer, dbf.byteOffset, dbf.byteLength);
  const text = (from: number, to: number) => new TextDecoder('windows-1252').decode(dbf.subarray(from, to)).replace(/\0.*$/s, '').trim();
  const [count, head, width] = [view.getUint32(4, true), view.getUint16(8, true), view.getUint16(10, true)];
  const columns = new Map<string, [from: number, to: number]>();
  let offset = 1;
  for (let at = 32; at + 32 <= head && dbf[at] !== 0x0d; at += 32) {
    columns.set(text(at, at + 11).toLowerCase(), [offset, offset + dbf[at + 16]!]);
    offset += dbf[at + 16]!;
  }
  const columnOf = (name: string): [number, number] => {
    const column = columns.get(name);
    if (!column) throw new UnusableAnswer(sentence('datasets.table-lacks', { name }));
    return column;
  };
  const [code, name] = [columnOf(attributes.code), columnOf(attributes.name)];
  return Array.from({ length: count }, (_, row) => {
    const start = head + row * width;
    return { code: Number(text(start + code[0], start + code[1])), name: text(start + name[0], start + name[1]) };
  });
}

/** A ring cut to a box, side by side (Sutherland and Hodgman 1974); empty where nothing of it is inside. */
function cutRing(ring: number[], [west, south, east, north]: Box): number[] {
  const sides: [axis: 0 | 1, bound: number, sign: 1 | -1][] = [
    [0, west, 1],
    [0, east, -1],
    [1, south, 1],
    [1, north, -1],
  ];
  return sides.reduce((left, [axis, bound, sign]) => {
    const kept: number[] = [];
    for (let at = 0; at < left.length; at += 2) {
      const before = (at + left.length - 2) % left.length;
      const [from, to] = [(left[before + axis]! - bound) * sign, (left[at + axis]! - bound) * sign];
      if (from >= 0 !== to >= 0) {
        const share = from / (from - to);
        const cross = (of: 0 | 1) => left[before + of]! + share * (left[at + of]! - left[before + of]!);
        kept.push(axis === 0 ? bound : cross(0), axis === 1 ? bound : cross(1));
      }
      if (to >= 0) kept.push(left[at]!, left[at + 1]!);
    }
    return kept;
  }, ring);
}

/** The rings of one record that reach into a box, cut to it. The records of this map have a million corners, so they are walked and not built. */
function ringsIn(view: DataView, at: number, bytes: number, box: Box): number[][] {
  const [parts, points] = [view.getInt32(at + 36, true), view.getInt32(at + 40, true)];
  const places = at + 44 + 4 * parts;
  if (parts < 0 || points < 0 || 44 + 4 * parts + 16 * points > bytes) throw new RangeError('record');
  const rings: number[][] = [];
  for (let part = 0; part < parts; part += 1) {
    const from = view.getInt32(at + 44 + 4 * part, true);
    const to = part + 1 < parts ? view.getInt32(at + 48 + 4 * part, true) : points;
    const reach = [Infinity, Infinity, -Infinity, -Infinity];
    for (let point = from; point < to; point += 1) {
      const [x, y] = [view.getFloat64(places + 16 * point, true), view.getFloat64(places + 16 * point + 8, true)];
      if (x < reach[0]!) reach[0] = x;
      if (y < reach[1]!) reach[1] = y;
      if (x > reach[2]!) reach[2] = x;
      if (y > reach[3]!) reach[3] = y;
    }
    if (reach[0]! > box[2] || reach[2]! < box[0] || reach[1]! > box[3] || reach[3]! < box[1]) continue;
    const ring: number[] = [];
    for (let point = from; point < to; point += 1)
      ring.push(view.getFloat64(places + 16 * point, true), view.getFloat64(places + 16 * point + 8, true));
    const cut = cutRing(ring, box);
    if (cut.length >= 6) rings.push(cut.map((value) => Math.round(value * digits) / digits));
  }
  return rings;
}

/**
 * The zones of a box, from the zipped shapefile (ESRI 1998: big-endian record heads, little-endian shapes). `isExpected` says whether a code may have a name. Throws UnusableAnswer for another table, another
 * coordinate system or an unexpected zone: a code that means something else would be a wrong figure.
 */
export function zonesOfArchive(bytes: Uint8Array, box: Box, isExpected: (code: number, name: string) => boolean): ZonePolygons[] {
  const { shp, dbf, prj } = partsOf(bytes);
  if (!/^\s*GEOG/i.test(prj) || !/WGS.?(19)?84/i.test(prj))
    throw new UnusableAnswer(sentence('datasets.other-system', { system: prj.slice(0, 60) }));
  const rows = rowsOf(dbf);
  const view = new DataView(shp.buffer, shp.byteOffset, shp.byteLength);
  const zones: ZonePolygons[] = [];
  let record = 0;
  for (let at = 100; at + 12 <= shp.length; record += 1) {
    const length = view.getInt32(at + 4) * 2;
    const row = rows[record];
    if (!row || length < 4 || at + 8 + length > shp.length) throw new UnusableAnswer(sentence('datasets.table-other-rows'));
    if (!isExpected(row.code, row.name)) throw new UnusableAnswer(sentence('datasets.other-zone', { code: row.code, name: row.name }));
    const type = view.getInt32(at + 8, true) % 10;
    const rings = type === polygonType ? ringsIn(view, at + 8, length, box) : [];
    if (rings.length > 0) zones.push({ code: row.code, rings });
    at += 8 + length;
  }
  if (record === 0 || record !== rows.length) throw new UnusableAnswer(sentence('datasets.table-other-rows'));
  return zones;
}

/** Whether a ring's crossings east of a place are odd. */
function holds(ring: number[], x: number, y: number): boolean {
  let inside = false;
  for (let at = 0; at < ring.length; at += 2) {
    const before = (at + ring.length - 2) % ring.length;
    const [x1, y1, x2, y2] = [ring[before]!, ring[before + 1]!, ring[at]!, ring[at + 1]!];
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside;
  }
  return inside;
}

/** The code of the zone that holds a place; null where none does. */
export const codeAt = (zones: readonly ZonePolygons[], [x, y]: readonly [number, number]): number | null =>
  zones.find(({ rings }) => rings.filter((ring) => holds(ring, x, y)).length % 2 === 1)?.code ?? null;
