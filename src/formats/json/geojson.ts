import { withoutMadeRepeats } from '#geo/index.ts';
import { withTidyRings } from '#geo/tidy-rings.ts';
import type { Feature, Position } from '#geo/types.ts';
import type { FeatureWalk, FormatReader, FormatWriter, WriteOptions } from '../format.ts';
import { readGeoJsonText } from './geojson-text.ts';
import { geoJsonBatches } from './geojson-stream.ts';
import { rounded } from '../text/number-text.ts';
import { decodeText } from '../text/text-encoding.ts';
import { transformed } from '../projection/transformed.ts';
import { joinedPieces, walkThrough } from '../written-pieces.ts';

/** Members of the collection that RFC 7946 (6.1) leaves to the writer; GDAL reads and writes both. */
const headOf = ({ name, description }: WriteOptions): string =>
  [['name', name] as const, ['description', description] as const]
    .map(([member, text]) => (text ? `"${member}":${JSON.stringify(text)},` : ''))
    .join('');

/** GeoJSON (RFC 7946), rings by the right-hand rule, `precision` decimals of a degree (default 9; corners that become one are written once), features one per line so that versions can be compared. */
async function* geoJsonPieces(walk: FeatureWalk, options: WriteOptions = {}): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(`{"type":"FeatureCollection",${headOf(options)}"features":[`);
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
      geometry: feature.geometry ? withTidyRings(withoutMadeRepeats(feature.geometry, transformed(feature.geometry, round))) : null,
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
  async read(bytes, options) {
    return readGeoJsonText(decodeText(bytes).text.replace(/^\uFEFF/, ''), options?.system);
  },
  readStream: (source, options) => geoJsonBatches(source, options),
  write: (features, options) => joinedPieces(geoJsonPieces(walkThrough(features), options)),
  writeStream: geoJsonPieces,
};
