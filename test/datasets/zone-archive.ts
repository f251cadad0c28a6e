import { zipSync, strToU8 } from 'fflate';

/** A zone of a map made for a test: rings as x, y, x, y … */
export interface MadeZone {
  code: number;
  name: string;
  rings: number[][];
}

const wgs84 =
  'GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]]';

function shapes(zones: readonly MadeZone[]): Uint8Array {
  const records = zones.map(({ rings }, index) => {
    const points = rings.reduce((sum, ring) => sum + ring.length / 2, 0);
    const bytes = 44 + 4 * rings.length + 16 * points;
    const view = new DataView(new ArrayBuffer(8 + bytes));
    view.setInt32(0, index + 1);
    view.setInt32(4, bytes / 2);
    view.setInt32(8, 5, true);
    view.setInt32(44, rings.length, true);
    view.setInt32(48, points, true);
    let from = 0;
    rings.forEach((ring, part) => {
      view.setInt32(52 + 4 * part, from / 2, true);
      ring.forEach((value, at) => view.setFloat64(52 + 4 * rings.length + 8 * (from + at), value, true));
      from += ring.length;
    });
    return new Uint8Array(view.buffer);
  });
  const head = new DataView(new ArrayBuffer(100));
  head.setInt32(0, 9994);
  head.setInt32(28, 1000, true);
  head.setInt32(32, 5, true);
  return Uint8Array.from([...new Uint8Array(head.buffer), ...records.flatMap((record) => [...record])]);
}

function table(zones: readonly MadeZone[], columns: readonly (readonly [name: string, width: number])[]): Uint8Array {
  const head = 32 + 32 * columns.length + 1;
  const width = 1 + columns.reduce((sum, [, size]) => sum + size, 0);
  const bytes = new Uint8Array(head + width * zones.length).fill(0x20);
  const view = new DataView(bytes.buffer);
  bytes.fill(0, 0, head);
  bytes[0] = 3;
  view.setUint32(4, zones.length, true);
  view.setUint16(8, head, true);
  view.setUint16(10, width, true);
  columns.forEach(([name, size], index) => {
    bytes.set(strToU8(name), 32 + 32 * index);
    bytes[32 + 32 * index + 11] = index === 0 ? 0x43 : 0x4e;
    bytes[32 + 32 * index + 16] = size;
  });
  bytes[head - 1] = 0x0d;
  zones.forEach(({ name, code }, row) => {
    const start = head + row * width + 1;
    bytes.set(strToU8(name), start);
    bytes.set(strToU8(String(code).padStart(columns[1]![1])), start + columns[0]![1]);
  });
  return bytes;
}

/** The zipped shapefile as FAO's catalogue gives it, of other zones. */
export function zoneArchive(
  zones: readonly MadeZone[],
  { prj = wgs84, codeColumn = 'gez_code', without = '' }: { prj?: string; codeColumn?: string; without?: string } = {},
): Uint8Array<ArrayBuffer> {
  const files = {
    'gez_2010_wgs84.dbf': table(zones, [
      ['gez_name', 50],
      [codeColumn, 9],
      ['gez_abbrev', 10],
    ]),
    'gez_2010_wgs84.prj': strToU8(prj),
    'gez_2010_wgs84.shp': shapes(zones),
  };
  return zipSync(
    Object.fromEntries(Object.entries(files).filter(([name]) => !without || !name.endsWith(without))),
  ) as Uint8Array<ArrayBuffer>;
}

const square = (west: number, south: number, east: number, north: number) => [
  west,
  south,
  west,
  north,
  east,
  north,
  east,
  south,
  west,
  south,
];

/** Rainforest about the Amazon with a lake in it, moist forest east of it, and water. */
export const someZones: MadeZone[] = [
  { code: 11, name: 'Tropical rainforest', rings: [square(-75, -10, -50, 5), square(-60.6, -3.6, -60.4, -3.4)] },
  { code: 12, name: 'Tropical moist forest', rings: [square(-50, -10, -40, 5)] },
  { code: 90, name: 'Water', rings: [square(-60.6, -3.6, -60.4, -3.4)] },
];
