import type { FeatureWalk, FormatReader, FormatWriter, WriteOptions } from '../format.ts';
import { geoJsonBatches } from './geojson-stream.ts';
import { readGeoJsonText } from './geojson-text.ts';
import { writeGeoJsonFeatures } from './geojson.ts';
import { decodeText } from '../text/text-encoding.ts';
import { joinedPieces, walkThrough } from '../written-pieces.ts';

const recordSeparator = '\u001e';

async function* sequencePieces(walk: FeatureWalk, options?: WriteOptions): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const features of walk())
    yield encoder.encode(
      writeGeoJsonFeatures(features, options)
        .map((text) => `${recordSeparator}${text}\n`)
        .join(''),
    );
}

/** GeoJSON text sequences (RFC 8142: each text after U+001E), and one object per line, as GDAL and tippecanoe write it. */
export const geojsonSequence: FormatReader & FormatWriter = {
  recognise(bytes) {
    const text = decodeText(bytes.subarray(0, 65_536)).text.replace(/^\uFEFF/, '');
    if (text.startsWith(recordSeparator)) return 1;
    const line = /^\s*(\{[^\n]*\})\s*\n\s*\{/.exec(text)?.[1];
    if (line === undefined) return 0;
    // A first line that is a whole GeoJSON object, with another object after it, is no single document.
    try {
      return typeof (JSON.parse(line) as { type?: unknown }).type === 'string' ? 1 : 0;
    } catch {
      return 0;
    }
  },
  async read(bytes, options) {
    return { ...(await readGeoJsonText(decodeText(bytes).text.replace(/^\uFEFF/, ''), options?.system)), format: 'geojsonseq' };
  },
  readStream: (source, options) => geoJsonBatches(source, options),
  write: (features, options) => joinedPieces(sequencePieces(walkThrough(features), options)),
  writeStream: sequencePieces,
};
