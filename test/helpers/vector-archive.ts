import { gzipSync } from 'node:zlib';
import { zxyToTileId } from 'pmtiles';

// A PMTiles archive (version 3) of a made-up region as vector tiles (Mapbox Vector Tile 2.1) in the layers of the Protomaps basemap, or of another schema.

type LonLat = readonly [longitude: number, latitude: number];
export interface VectorFeature {
  layer: string;
  properties: Record<string, string | number>;
  kind: 'point' | 'line' | 'area';
  points: readonly LonLat[];
  /** not on levels below this one */
  fromZoom?: number;
}
const extent = 4096;

const varint = (value: number): number[] => {
  const bytes: number[] = [];
  let rest = value;
  while (rest > 127) {
    bytes.push((rest % 128) | 128);
    rest = Math.floor(rest / 128);
  }
  return [...bytes, rest];
};
const zigzag = (value: number) => (value < 0 ? -value * 2 - 1 : value * 2);
/** One field of a protocol buffer. */
const field = (number: number, bytes: readonly number[]): number[] => [...varint(number * 8 + 2), ...varint(bytes.length), ...bytes];
const whole = (number: number, value: number): number[] => [...varint(number * 8), ...varint(value)];
const words = (text: string): number[] => [...new TextEncoder().encode(text)];

/** Place on the world of one level, in tiles. */
const onLevel = ([longitude, latitude]: LonLat, zoom: number): [number, number] => {
  const angle = (latitude * Math.PI) / 180;
  return [((longitude + 180) / 360) * 2 ** zoom, ((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * 2 ** zoom];
};

function geometryOf({ kind, points }: VectorFeature, zoom: number, x: number, y: number): number[] {
  const cells = points.map((point) => {
    const [column, row] = onLevel(point, zoom);
    return [Math.round((column - x) * extent), Math.round((row - y) * extent)] as const;
  });
  const commands: number[] = [];
  let [atX, atY] = [0, 0];
  const put = (command: number, part: readonly (readonly [number, number])[]) => {
    commands.push(...varint(command + part.length * 8));
    for (const [cellX, cellY] of part) {
      commands.push(...varint(zigzag(cellX - atX)), ...varint(zigzag(cellY - atY)));
      [atX, atY] = [cellX, cellY];
    }
  };
  put(1, cells.slice(0, 1));
  if (kind !== 'point') put(2, cells.slice(1));
  if (kind === 'area') commands.push(15);
  return commands;
}

function tileOf(features: readonly VectorFeature[], zoom: number, x: number, y: number): number[] {
  const layers = Map.groupBy(features, ({ layer }) => layer);
  return [...layers].flatMap(([name, own]) => {
    const keys = [...new Set(own.flatMap(({ properties }) => Object.keys(properties)))];
    const values = [...new Set(own.flatMap(({ properties }) => Object.values(properties)))];
    const features = own.flatMap((feature) =>
      field(2, [
        ...field(
          2,
          Object.entries(feature.properties).flatMap(([key, value]) => [...varint(keys.indexOf(key)), ...varint(values.indexOf(value))]),
        ),
        ...whole(3, { point: 1, line: 2, area: 3 }[feature.kind]),
        ...field(4, geometryOf(feature, zoom, x, y)),
      ]),
    );
    return field(3, [
      ...whole(15, 2),
      ...field(1, words(name)),
      ...features,
      ...keys.flatMap((key) => field(3, words(key))),
      ...values.flatMap((value) => field(4, typeof value === 'number' ? whole(4, value) : field(1, words(value)))),
      ...whole(5, extent),
    ]);
  });
}

/** The archive with the tiles of all levels that hold anything; features are not cut at the edges of tiles, which the format allows. */
export function vectorArchive(
  features: readonly VectorFeature[],
  { minZoom, maxZoom, attribution }: { minZoom: number; maxZoom: number; attribution: string },
): Buffer {
  const all = features.flatMap(({ points }) => points);
  const [west, east] = [Math.min(...all.map(([x]) => x)), Math.max(...all.map(([x]) => x))];
  const [south, north] = [Math.min(...all.map(([, y]) => y)), Math.max(...all.map(([, y]) => y))];
  const tiles: { id: number; bytes: Buffer }[] = [];
  for (let zoom = minZoom; zoom <= maxZoom; zoom += 1) {
    const [left, top] = onLevel([west, north], zoom).map(Math.floor) as [number, number];
    const [right, bottom] = onLevel([east, south], zoom).map(Math.floor) as [number, number];
    for (let x = left; x <= right; x += 1)
      for (let y = top; y <= bottom; y += 1) {
        const here = features.filter(({ points, fromZoom = 0 }) => {
          if (zoom < fromZoom) return false;
          const places = points.map((point) => onLevel(point, zoom));
          const reach = (at: 0 | 1) =>
            [Math.min(...places.map((place) => place[at])), Math.max(...places.map((place) => place[at]))] as const;
          const [[x0, x1], [y0, y1]] = [reach(0), reach(1)];
          return x0 <= x + 1 && x1 >= x && y0 <= y + 1 && y1 >= y;
        });
        if (here.length > 0) tiles.push({ id: zxyToTileId(zoom, x, y), bytes: gzipSync(Buffer.from(tileOf(here, zoom, x, y))) });
      }
  }
  tiles.sort((a, b) => a.id - b.id);
  let offset = 0;
  const offsets = tiles.map(({ bytes }) => {
    const at = offset;
    offset += bytes.length;
    return at;
  });
  const directory = gzipSync(
    Buffer.from([
      ...varint(tiles.length),
      ...tiles.flatMap(({ id }, index) => varint(id - (index === 0 ? 0 : tiles[index - 1]!.id))),
      ...tiles.flatMap(() => varint(1)),
      ...tiles.flatMap(({ bytes }) => varint(bytes.length)),
      ...offsets.flatMap((at) => varint(at + 1)),
    ]),
  );
  const metadata = gzipSync(Buffer.from(JSON.stringify({ attribution })));
  const header = Buffer.alloc(127);
  header.write('PMTiles', 0, 'latin1');
  header[7] = 3;
  const data = 127 + directory.length + metadata.length;
  [127, directory.length, 127 + directory.length, metadata.length, 0, 0, data, offset, tiles.length, tiles.length, tiles.length].forEach(
    (value, index) => header.writeBigUInt64LE(BigInt(value), 8 + index * 8),
  );
  // Clustered; directories and tiles are gzip; vector tiles.
  header.set([1, 2, 2, 1, minZoom, maxZoom], 96);
  [west, south, east, north].forEach((degrees, index) => header.writeInt32LE(Math.round(degrees * 1e7), 102 + index * 4));
  header[118] = minZoom;
  [(west + east) / 2, (south + north) / 2].forEach((degrees, index) => header.writeInt32LE(Math.round(degrees * 1e7), 119 + index * 4));
  return Buffer.concat([header, directory, metadata, ...tiles.map(({ bytes }) => bytes)]);
}

const square = (west: number, south: number, east: number, north: number): LonLat[] => [
  [west, north],
  [east, north],
  [east, south],
  [west, south],
];

/** A made-up district around the sample parcels: a town, villages, roads, a river, a lake, a forest and a border, as the Protomaps basemap names them. */
export const madeUpRegion: VectorFeature[] = [
  { layer: 'earth', kind: 'area', properties: { kind: 'earth' }, points: square(34.9, 0.94, 35.12, 1.16) },
  { layer: 'landuse', kind: 'area', properties: { kind: 'forest' }, points: square(34.985, 1.048, 35.0, 1.062) },
  { layer: 'landuse', kind: 'area', properties: { kind: 'farmland' }, points: square(35.0, 1.03, 35.02, 1.036) },
  { layer: 'water', kind: 'area', properties: { kind: 'lake', name: 'Lake Made-up' }, points: square(35.017, 1.047, 35.026, 1.055) },
  {
    layer: 'water',
    kind: 'line',
    properties: { kind: 'river', name: 'Sample River', 'name:es': 'Río de Muestra' },
    points: [
      [34.97, 1.06],
      [34.995, 1.047],
      [34.999, 1.04],
      [35.012, 1.034],
      [35.04, 1.02],
    ],
  },
  {
    layer: 'roads',
    kind: 'line',
    properties: { kind: 'major_road', name: 'Trunk Road' },
    points: [
      [34.95, 1.037],
      [35.004, 1.0395],
      [35.05, 1.042],
    ],
  },
  {
    layer: 'roads',
    kind: 'line',
    properties: { kind: 'minor_road', name: 'Mill Lane' },
    points: [
      [35.004, 1.0395],
      [35.0045, 1.06],
    ],
    fromZoom: 11,
  },
  {
    layer: 'roads',
    kind: 'line',
    properties: { kind: 'path' },
    points: [
      [35.0045, 1.056],
      [35.016, 1.051],
    ],
    fromZoom: 12,
  },
  {
    layer: 'boundaries',
    kind: 'line',
    properties: { kind: 'county' },
    points: [
      [35.0145, 0.95],
      [35.0145, 1.15],
    ],
  },
  {
    layer: 'places',
    kind: 'point',
    properties: { kind: 'locality', kind_detail: 'town', name: 'Sampleton', population_rank: 9 },
    points: [[35.0025, 1.0375]],
  },
  {
    layer: 'places',
    kind: 'point',
    properties: { kind: 'locality', kind_detail: 'village', name: 'Upper Plot', population_rank: 3 },
    points: [[35.011, 1.0575]],
    fromZoom: 9,
  },
];
