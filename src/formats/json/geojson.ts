import { withoutMadeRepeats } from '#geo/index.ts';
import type { Feature, Geometry, Position, Ring } from '#geo/types.ts';
import type { FeatureWalk, FormatReader, FormatWriter, WriteOptions } from '../format.ts';
import { readGeoJsonText } from './geojson-reader.ts';
import { geoJsonBatches } from './geojson-stream.ts';
import { rounded } from '../text/number-text.ts';
import { decodeText } from '../text/text-encoding.ts';
import { transformed } from '../projection/transformed.ts';
import { joinedPieces, walkThrough } from '../written-pieces.ts';

/** Twice the signed area of a ring in the plane of longitude and latitude, steps over the antimeridian unrolled; positive is counter-clockwise. */
function turning(ring: Ring): number {
  let sum = 0;
  let longitude = ring[0]?.[0] ?? 0;
  for (let at = 1; at < ring.length; at += 1) {
    let step = ring[at]![0]! - ring[at - 1]![0]!;
    if (step > 180) step -= 360;
    else if (step < -180) step += 360;
    sum +=
      (2 * (longitude - ring[0]![0]!) + step) * (ring[at]![1]! - ring[at - 1]![1]!) -
      step * (ring[at]![1]! + ring[at - 1]![1]! - 2 * ring[0]![1]!);
    longitude += step;
  }
  return sum;
}

/** Outer rings counter-clockwise, holes clockwise, as RFC 7946 asks (section 3.1.6). */
function oriented(shape: Geometry): Geometry {
  const turned = (polygon: Ring[]) =>
    polygon.map((ring, index) => ((index === 0 ? turning(ring) < 0 : turning(ring) > 0) ? [...ring].reverse() : ring));
  switch (shape.type) {
    case 'Polygon':
      return { type: 'Polygon', coordinates: turned(shape.coordinates) };
    case 'MultiPolygon':
      return { type: 'MultiPolygon', coordinates: shape.coordinates.map(turned) };
    case 'GeometryCollection':
      return { type: 'GeometryCollection', geometries: shape.geometries.map(oriented) };
    default:
      return shape;
  }
}

/** GeoJSON (RFC 7946), rings by the right-hand rule, `precision` decimals of a degree (default 9; corners that become one are written once), features one per line so that versions can be compared. */
async function* geoJsonPieces(walk: FeatureWalk, options: WriteOptions = {}): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(`{"type":"FeatureCollection",${options.name ? `"name":${JSON.stringify(options.name)},` : ''}"features":[`);
  let between = '\n';
  for await (const features of walk()) {
    if (features.length === 0) continue;
    yield encoder.encode(between + writeGeoJsonFeatures(features, options).join(',\n'));
    between = ',\n';
  }
  yield encoder.encode('\n]}\n');
}

/** The same as a text. */
export async function writeGeoJsonText(features: Feature[], options: WriteOptions = {}): Promise<string> {
  return new TextDecoder().decode(await joinedPieces(geoJsonPieces(walkThrough(features), options)));
}

/** One text per feature, each without a line break. */
export function writeGeoJsonFeatures(features: Feature[], options: WriteOptions = {}): string[] {
  const precision = options.precision ?? 9;
  const round = (place: Position): Position => place.map((value, axis) => rounded(value, axis === 2 ? 3 : precision));
  return features.map((feature) =>
    JSON.stringify({
      type: 'Feature',
      ...(feature.id === undefined ? {} : { id: feature.id }),
      properties: feature.properties ?? {},
      geometry: feature.geometry ? oriented(withoutMadeRepeats(feature.geometry, transformed(feature.geometry, round))) : null,
    }),
  );
}

export const geojson: FormatReader & FormatWriter = {
  recognise(bytes) {
    // RFC 8142 begins every text with U+001E.
    // oxlint-disable-next-line no-control-regex
    const head = decodeText(bytes.subarray(0, 2000)).text.replace(/^[\s\uFEFF\u001e]+/, '');
    if (!head.startsWith('{') && !head.startsWith('[')) return 0;
    return /"(FeatureCollection|Feature|Polygon|MultiPolygon|Point|LineString|MultiPoint|MultiLineString|GeometryCollection)"/.test(head)
      ? 1
      : 0.4;
  },
  async read(bytes) {
    return readGeoJsonText(decodeText(bytes).text.replace(/^\uFEFF/, ''));
  },
  readStream: (source, options) => geoJsonBatches(source, options),
  write: (features, options) => joinedPieces(geoJsonPieces(walkThrough(features), options)),
  writeStream: geoJsonPieces,
};
