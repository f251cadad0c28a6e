interface PictureSize {
  width: number;
  height: number;
}

const ascii = (bytes: Uint8Array, from: number, length: number) => String.fromCharCode(...bytes.subarray(from, from + length));

/** ISO/IEC 10918-1, B.2.2: the first frame header; markers before it are passed by their lengths. */
function sizeOfJpeg(bytes: Uint8Array, view: DataView): PictureSize | null {
  for (let at = 2; at + 9 <= bytes.length;) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1]!;
    if (marker === 0xff) at += 1;
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) at += 2;
    else if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    else at += 2 + Math.max(2, view.getUint16(at + 2));
  }
  return null;
}

/** RFC 9649: lossy (VP8), lossless (VP8L), or a canvas (VP8X), which holds animations too. */
function sizeOfWebp(bytes: Uint8Array, view: DataView): PictureSize | null {
  if (bytes.length < 30) return null;
  const triple = (at: number) => view.getUint16(at, true) + bytes[at + 2]! * 65_536;
  switch (ascii(bytes, 12, 4)) {
    case 'VP8 ':
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: triple(24) + 1, height: triple(27) + 1 };
    default:
      return null;
  }
}

/** ISO/IEC 23008-12, 6.5.3: the largest of the pictures and tiles that an AVIF says it has. */
function sizeOfAvif(bytes: Uint8Array, view: DataView): PictureSize | null {
  let largest: PictureSize | null = null;
  for (let at = 0; at + 16 <= Math.min(bytes.length, 65_536); at += 1) {
    if (ascii(bytes, at, 4) !== 'ispe') continue;
    const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
}

/** Width and height in pixels as the head of a PNG, JPEG, GIF, WebP or AVIF says them, before anything is decoded; null for anything else. */
export function pictureSize(bytes: Uint8Array): PictureSize | null {
  if (bytes.length < 16) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (ascii(bytes, 1, 3) === 'PNG' && ascii(bytes, 12, 4) === 'IHDR' && bytes.length >= 24)
    return { width: view.getUint32(16), height: view.getUint32(20) };
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return sizeOfJpeg(bytes, view);
  if (ascii(bytes, 0, 4) === 'GIF8') return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP') return sizeOfWebp(bytes, view);
  if (ascii(bytes, 4, 4) === 'ftyp') return sizeOfAvif(bytes, view);
  return null;
}

/** Throws RangeError for a picture of more pixels than may be decoded, or one that does not say how many it has: a file of some kilobytes may stand for gigabytes. */
export function refuseLargePicture(bytes: Uint8Array, maxPixels: number): void {
  const size = pictureSize(bytes);
  if (!size) throw new RangeError('picture-unknown');
  if (size.width * size.height > maxPixels) throw new RangeError('picture-too-large');
}
