import { pictureSize } from '#raster/picture-size.ts';

const longestHead = 200;
const closing = /["'<>)]/;

/** Characters that stand for others in XML, by number: an address could be hidden in them. */
const withoutReferences = (text: string): string =>
  text.replace(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi, (whole, hex: string | undefined, decimal: string | undefined) => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

/** The bytes of a `data:` address behind its comma. */
function bytesOf(head: string, content: string): Uint8Array {
  if (/;base64$/i.test(head.trim())) return Buffer.from(content.replace(/%2b/gi, '+').replace(/%2f/gi, '/'), 'base64');
  return Buffer.from(
    content.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );
}

/** Whether bytes may be an SVG, packed or not. */
const isDocument = (bytes: Uint8Array): boolean => (bytes[0] === 0x1f && bytes[1] === 0x8b) || Buffer.from(bytes).includes('<');

/**
 * Pixels of all pictures that stand in an SVG, by their heads: what draws it decodes each of them, at four bytes a pixel. null where that cannot be told: of a picture of
 * another kind (an SVG inside of it holds pictures too), or of texts that the document defines.
 */
export function pixelsInSvg(svg: string): number | null {
  if (/<!entity/i.test(svg)) return null;
  const text = withoutReferences(svg);
  const lower = text.toLowerCase();
  let pixels = 0;
  for (let at = lower.indexOf('data:'); at >= 0;) {
    const window = text.slice(at, at + longestHead);
    const comma = window.indexOf(',');
    // Without a comma in reach, or across the end of an attribute, it is a word and no address.
    if (comma < 0 || /["'<>]/.test(window.slice(0, comma))) {
      at = lower.indexOf('data:', at + 5);
      continue;
    }
    const from = at + comma + 1;
    const ends = closing.exec(text.slice(from));
    const to = ends ? from + ends.index : text.length;
    const head = window.slice(0, comma);
    const isPicture = !/font|css/i.test(head);
    const bytes = isPicture ? bytesOf(head, text.slice(from, to)) : new Uint8Array();
    const size = pictureSize(bytes);
    // What says no kind and is neither picture nor document is the word of a text.
    if (isPicture && !size && (head.includes('/') || isDocument(bytes))) return null;
    if (size) pixels += size.width * size.height;
    at = lower.indexOf('data:', to);
  }
  return pixels;
}
