import { UnreadableFile } from './format.ts';
import { say, type FilePhrase } from './phrases/index.ts';
import { decodeText } from './text/text-encoding.ts';

interface Unread {
  code: string;
  is: (bytes: Uint8Array, head: string) => boolean;
  phrase: FilePhrase;
}

const beginsWith =
  (...mark: number[]) =>
  (bytes: Uint8Array) =>
    mark.every((byte, at) => bytes[at] === byte);
const tiff = [
  beginsWith(0x49, 0x49, 0x2a, 0),
  beginsWith(0x4d, 0x4d, 0, 0x2a),
  beginsWith(0x49, 0x49, 0x2b, 0),
  beginsWith(0x4d, 0x4d, 0, 0x2b),
];

/** Files that people drop here and that hold no features Hectare reads, each with the way that leads on. */
const known: Unread[] = [
  {
    code: 'drawing-file',
    is: (_, head) => /^\s*0\s*\r?\n\s*SECTION\b/.test(head) || head.startsWith('AutoCAD Binary DXF') || /^AC10\d\d/.test(head),
    phrase: say('file.unread.drawing'),
  },
  {
    code: 'picture-file',
    is: (bytes) => tiff.some((is) => is(bytes)) || beginsWith(0x89, 0x50, 0x4e, 0x47)(bytes) || beginsWith(0xff, 0xd8, 0xff)(bytes),
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
    code: 'gml-file',
    is: (_, head) => /<(\w+:)?(FeatureCollection|GML)\b[^>]*opengis\.net\/(gml|wfs)/.test(head),
    phrase: say('file.unread.gml'),
  },
  {
    code: 'mapinfo-file',
    is: (_, head) => /^\s*(!table|Version\s+\d+\s*\r?\n\s*Charset)/i.test(head),
    phrase: say('file.unread.mapinfo'),
  },
];

/** Throws UnreadableFile for what Hectare knows and does not read. */
export function refuseUnread(bytes: Uint8Array): void {
  const head = decodeText(bytes.subarray(0, 4096)).text;
  const found = known.find(({ is }) => is(bytes, head));
  if (found) throw new UnreadableFile(found.code, found.phrase);
}
