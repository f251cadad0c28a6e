import { UnreadableFile } from './format.ts';
import { isMap } from './mapinfo/map-head.ts';
import { say, type FilePhrase } from './phrases/index.ts';
import { decodeText } from './text/text-encoding.ts';
import { rootTagOf } from './text/xml-root.ts';

interface Unread {
  code: string;
  is: (bytes: Uint8Array, head: string) => boolean;
  phrase: FilePhrase;
  /** told before any reader looks: one of them would take it for its own */
  isMistakable?: true;
}

const beginsWith =
  (...mark: number[]) =>
  (bytes: Uint8Array) =>
    mark.every((byte, at) => bytes[at] === byte);
const pictures = [
  beginsWith(0x89, 0x50, 0x4e, 0x47),
  beginsWith(0xff, 0xd8, 0xff),
  beginsWith(0x47, 0x49, 0x46, 0x38),
  beginsWith(0x49, 0x49, 0x2a, 0),
  beginsWith(0x4d, 0x4d, 0, 0x2a),
  beginsWith(0x49, 0x49, 0x2b, 0),
  beginsWith(0x4d, 0x4d, 0, 0x2b),
];

/** HDF and netCDF 4, then netCDF by its version. */
const grids = [beginsWith(0x89, 0x48, 0x44, 0x46), ...[1, 2, 5].map((version) => beginsWith(0x43, 0x44, 0x46, version))];

/** Files that people drop here and that hold no features Hectare reads, each with the way that leads on. */
const known: Unread[] = [
  {
    code: 'drawing-file',
    is: (_, head) => head.startsWith('AutoCAD Binary DXF') || /^AC10\d\d/.test(head),
    phrase: say('file.unread.drawing'),
  },
  {
    code: 'picture-file',
    is: (bytes, head) => pictures.some((is) => is(bytes)) || /^RIFF.{4}WEBP|^.{4}ftyp(?:hei|mif|avif)|^.{4}jP {2}|<svg\b/s.test(head),
    phrase: say('file.unread.picture'),
  },
  {
    code: 'pdf-file',
    is: (_, head) => head.startsWith('%PDF'),
    phrase: say('file.unread.pdf'),
  },
  {
    code: 'spreadsheet-file',
    is: (bytes, head) =>
      (beginsWith(0x50, 0x4b)(bytes) &&
        /xl\/|\[Content_Types\]\.xml|mimetypeapplication\/vnd\.oasis\.opendocument\.spreadsheet/.test(head)) ||
      beginsWith(0xd0, 0xcf, 0x11, 0xe0)(bytes),
    phrase: say('file.unread.spreadsheet'),
  },
  {
    code: 'packed-file',
    is: (bytes) => beginsWith(0x1f, 0x8b)(bytes) || beginsWith(0x37, 0x7a, 0xbc, 0xaf)(bytes) || beginsWith(0x52, 0x61, 0x72, 0x21)(bytes),
    phrase: say('file.unread.packed'),
  },
  {
    code: 'town-model-file',
    is: (bytes) => /opengis\.net\/citygml\b/.test(rootTagOf(decodeText(bytes.subarray(0, 1 << 16)).text)),
    phrase: say('file.unread.town-model'),
  },
  {
    code: 'mapinfo-file',
    is: isMap,
    phrase: say('file.unread.mapinfo'),
  },
  { code: 'arrow-file', is: (_, head) => head.startsWith('ARROW1'), phrase: say('file.unread.arrow') },
  {
    code: 'osm-file',
    is: (_, head) => head.slice(4).startsWith('\n\tOSMHeader') || /^<osmChange\b/m.test(head),
    phrase: say('file.unread.osm'),
  },
  {
    code: 'overpass-file',
    is: (_, head) => /^\s*\{/.test(head) && /"osm3s"|"generator"\s*:\s*"(?:Overpass|CGImap|openstreetmap)/i.test(head),
    phrase: say('file.unread.overpass'),
    isMistakable: true,
  },
  {
    code: 'map-style-file',
    is: (_, head) => /^\s*\{/.test(head) && /"version"\s*:\s*8\b/.test(head) && /"(?:sources|layers)"\s*:/.test(head),
    phrase: say('file.unread.map-style'),
    isMistakable: true,
  },
  {
    code: 'czml-file',
    is: (_, head) => /^\s*\[\s*\{/.test(head) && /"id"\s*:\s*"document"/.test(head),
    phrase: say('file.unread.czml'),
    isMistakable: true,
  },
  { code: 'tiles-file', is: (_, head) => head.startsWith('PMTiles'), phrase: say('file.unread.tiles') },
  { code: 'point-cloud-file', is: (_, head) => head.startsWith('LASF'), phrase: say('file.unread.point-cloud') },
  {
    code: 'grid-file',
    is: (bytes, head) => grids.some((is) => is(bytes)) || head.startsWith('GRIB'),
    phrase: say('file.unread.grid'),
  },
  { code: 'map-project-file', is: (_, head) => /<qgis\b|<!DOCTYPE qgis/.test(head), phrase: say('file.unread.map-project') },
  { code: 'web-page', is: (_, head) => /^\s*(?:<!doctype html|<html)\b/i.test(head), phrase: say('file.unread.web-page') },
];

/** Throws UnreadableFile for what Hectare knows and does not read; `mistakable` asks for those alone that a reader would take for its own. */
export function refuseUnread(bytes: Uint8Array, which: 'all' | 'mistakable' = 'all'): void {
  const head = decodeText(bytes.subarray(0, 4096)).text;
  const found = known.find(({ is, isMistakable }) => (which === 'all' || isMistakable === true) && is(bytes, head));
  if (found) throw new UnreadableFile(found.code, found.phrase);
}
