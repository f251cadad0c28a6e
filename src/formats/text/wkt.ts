import { fromWkb } from '#geo/wkb.ts';
import type { Feature } from '#geo/types.ts';
import { noteOf, UnreadableFile, type FormatReader, type FormatWriter, type ImportedFile } from '../format.ts';
import { BadGeometryText, bytesOfHex, geometryFromText, geometryToText, type ReadShape } from './geometry-text.ts';
import { reproject } from '../projection/reprojection.ts';
import { arcsNote, measuresNote } from '../shape-kinds.ts';
import { decodeText } from './text-encoding.ts';
import { reasonOf, say } from '../phrases/index.ts';

const startsAsText =
  /^\s*(SRID\s*=\s*\d+\s*;\s*)?((MULTI)?(POINT|LINESTRING|POLYGON|CURVE|SURFACE)|GEOMETRYCOLLECTION|TRIANGLE|CIRCULARSTRING|COMPOUNDCURVE|CURVEPOLYGON)\s*(Z|M|ZM)?\s*(\(|EMPTY)/i;

/** The number of the coordinate system in extended WKB, or null. */
function sridOfWkb(bytes: Uint8Array): number | null {
  if (bytes.length < 9) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const little = bytes[0] === 1;
  return view.getUint32(1, little) & 0x20000000 ? view.getUint32(5, little) : null;
}

/** Whether well-known binary has measures: by the bit of the extended kind, or by the thousands of its type (ISO). */
function hasMeasures(bytes: Uint8Array): boolean {
  const type = new DataView(bytes.buffer, bytes.byteOffset, 5).getUint32(1, bytes[0] === 1);
  return (type & 0x40000000) !== 0 || Math.floor((type & 0x0fffffff) / 1000) >= 2;
}

/** Whether bytes begin as well-known binary: byte order, then a known type. */
function looksLikeWkb(bytes: Uint8Array): boolean {
  if (bytes.length < 9 || (bytes[0] !== 0 && bytes[0] !== 1)) return false;
  const type = new DataView(bytes.buffer, bytes.byteOffset, 5).getUint32(1, bytes[0] === 1) & 0x0fffffff;
  const kind = type % 1000;
  return type < 4000 && ((kind >= 1 && kind <= 12) || kind === 17);
}

/** Texts of the shapes: one per line, or one that runs over several lines. */
function statements(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === '(') depth += 1;
    else if (letter === ')') depth -= 1;
    else if (letter === '\n' && depth <= 0) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  parts.push(text.slice(start));
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** The shape of a text: well-known text, or the hexadecimal digits of well-known binary. */
export function shapeOfText(text: string): ReadShape {
  const bytes = bytesOfHex(text);
  return bytes ? shapeOfBytes(bytes) : geometryFromText(text.replace(/;\s*$/, ''));
}

function shapeOfBytes(bytes: Uint8Array): ReadShape {
  let hasArcs = false;
  const geometry = fromWkb(bytes, 0, () => {
    hasArcs = true;
  });
  return { geometry, srid: sridOfWkb(bytes), hasArcs, hasMeasures: hasMeasures(bytes) };
}

/** Well-known text, one shape per line, extended (SRID=…;) or not; also well-known binary, and its hexadecimal digits as databases print them. */
export const wkt: FormatReader & FormatWriter = {
  recognise(bytes) {
    if (looksLikeWkb(bytes)) return 0.6;
    const head = decodeText(bytes.subarray(0, 2000)).text;
    if (startsAsText.test(head)) return 0.9;
    return /^\s*(\\x|0x)?0[01][0-9a-f]{16,}/i.test(head) ? 0.8 : 0;
  },
  async read(bytes, options): Promise<ImportedFile> {
    const file: ImportedFile = { format: 'wkt', features: [], notes: [] };
    const bySystem = new Map<number | null, Feature[]>();
    let arcs = 0;
    let isMeasured = false;
    const add = ({ geometry, srid, hasArcs, hasMeasures: measured }: ReadShape) => {
      isMeasured ||= measured;
      const feature: Feature = { type: 'Feature', geometry, properties: {} };
      if (hasArcs) arcs += 1;
      file.features.push(feature);
      const members = bySystem.get(srid);
      if (members) members.push(feature);
      else bySystem.set(srid, [feature]);
    };
    if (looksLikeWkb(bytes)) {
      try {
        add(shapeOfBytes(bytes));
      } catch (error) {
        throw new UnreadableFile('wkb-damaged', say('file.wkt.damaged-binary', { reason: reasonOf(error) }));
      }
    } else {
      for (const [index, text] of statements(decodeText(bytes).text.replace(/^\uFEFF/, '')).entries()) {
        try {
          add(shapeOfText(text));
        } catch (error) {
          if (!(error instanceof BadGeometryText) && !(error instanceof RangeError)) throw error;
          if (file.notes.length < 500)
            file.notes.push(noteOf('wkt-bad-shape', 'error', say('file.wkt.bad-shape', { n: index + 1, reason: reasonOf(error) })));
        }
      }
    }
    if (file.features.length === 0) {
      const reason = file.notes[0]?.phrase;
      throw new UnreadableFile('not-wkt', reason ? say('file.wkt.none-because', { reason }) : say('file.wkt.none'));
    }
    if (arcs > 0) file.notes.push(arcsNote(arcs));
    if (isMeasured) file.notes.push(measuresNote());
    for (const [srid, members] of bySystem)
      await reproject(members, srid === null || srid === 0 ? null : String(srid), file.notes, options?.system);
    return file;
  },
  async write(features, options) {
    const nowhere = features.filter(({ geometry }) => !geometry).length;
    if (options?.leftOut) options.leftOut.features += nowhere;
    if (nowhere > 0) options?.notes?.push(noteOf('wkt-no-shape', 'warning', say('file.wkt.without-shape', { n: nowhere })));
    if (features.some(({ properties }) => Object.keys(properties ?? {}).length > 0))
      options?.notes?.push(noteOf('wkt-without-attributes', 'warning', say('file.wkt.without-attributes')));
    const prefix = options?.written?.code ? `SRID=${options.written.code.number};` : '';
    return new TextEncoder().encode(
      `${features.flatMap(({ geometry }) => (geometry ? [`${prefix}${geometryToText(geometry, options?.precision)}`] : [])).join('\n')}\n`,
    );
  },
};
