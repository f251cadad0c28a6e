import { collected, piecesOf, sourceOfBytes } from '../file-source.ts';
import type { FeatureBatch, FileSource, FormatReader, StreamOptions } from '../format.ts';
import { Pace } from '../pace.ts';
import { BytesDecoder, decodeText, TextPieces } from '../text/text-encoding.ts';
import { rootTagOf } from '../text/xml-root.ts';
import { GmlReader } from './gml-reader.ts';

const batchFeatures = 500;

async function* gmlBatches(source: FileSource, options: StreamOptions = {}): AsyncGenerator<FeatureBatch> {
  const pace = new Pace(options);
  let text: TextPieces | null = null;
  let reader: GmlReader | null = null;
  let done = 0;
  for await (const piece of piecesOf(source)) {
    text ??= new TextPieces(piece);
    reader ??= new GmlReader(text.decoder, options.system);
    reader.write(text.next(piece));
    done += piece.length;
    if (reader.features.length >= batchFeatures) yield await reader.placed();
    await pace.step(done / Math.max(1, source.size));
  }
  yield await (reader ?? new GmlReader(new BytesDecoder('utf-8'), options.system)).end();
}

/** GML 2 and 3 (OGC 02-069, 07-036), as web feature services and cadastres give it out; models of towns (CityGML) are none of land. */
export const gml: FormatReader = {
  recognise(bytes) {
    const root = rootTagOf(decodeText(bytes.subarray(0, 1 << 16)).text);
    if (root === '' || /opengis\.net\/citygml\b/.test(root)) return 0;
    if (/opengis\.net\/(?:gml|wfs)\b/.test(root) && !/^<(?:\w+:)?(?:kml|schema)\b/.test(root)) return 0.9;
    return /^<(?:\w+:)?(?:ServiceExceptionReport|ExceptionReport)\b/.test(root) ? 0.7 : 0;
  },
  read: (bytes, options = {}) => collected('gml', gmlBatches(sourceOfBytes('', bytes), { ...options, companions: {} })),
  readStream: gmlBatches,
};
