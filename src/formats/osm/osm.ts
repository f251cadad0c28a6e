import { piecesOf, sourceOfBytes } from '../file-source.ts';
import type { FormatReader } from '../format.ts';
import { Pace } from '../pace.ts';
import { BytesDecoder, decodeText, TextPieces } from '../text/text-encoding.ts';
import { rootTagOf } from '../text/xml-root.ts';
import { OsmReader } from './osm-reader.ts';

/** OpenStreetMap as XML (API 0.6, JOSM, Overpass): read as a whole, because a way may use any node of the file. */
export const osm: FormatReader = {
  recognise: (bytes) => (/^<osm\s[^>]*\bversion\s*=/.test(rootTagOf(decodeText(bytes.subarray(0, 1 << 16)).text)) ? 0.95 : 0),
  async read(bytes, options = {}) {
    const pace = new Pace(options);
    let text: TextPieces | null = null;
    let reader: OsmReader | null = null;
    let done = 0;
    for await (const piece of piecesOf(sourceOfBytes('', bytes))) {
      text ??= new TextPieces(piece);
      reader ??= new OsmReader(text.decoder);
      reader.write(text.next(piece));
      done += piece.length;
      await pace.step(done / bytes.length);
    }
    reader ??= new OsmReader(new BytesDecoder('utf-8'));
    reader.end();
    return { format: 'osm', ...reader.take() };
  },
};
