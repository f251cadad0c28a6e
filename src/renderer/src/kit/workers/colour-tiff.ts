/** Cells with this red have no value: pictures of ours have no other way to leave a place open. */
const noValue = 0;

interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}
type Entry = [code: number, type: 2 | 3 | 4 | 12, values: number[] | string];
const sizes = { 2: 1, 3: 2, 4: 4, 12: 8 };

/**
 * A GeoTIFF of red, green and blue in longitude and latitude (EPSG:4326), uncompressed: for pictures that are shown and not kept. What is more than half transparent
 * has no value.
 */
export function writeColourTiff(rgba: Uint8ClampedArray | Uint8Array, width: number, height: number, box: Box): Uint8Array<ArrayBuffer> {
  const pixels = new Uint8Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const isOpen = rgba[pixel * 4 + 3]! < 128;
    pixels[pixel * 3] = isOpen ? noValue : Math.max(noValue + 1, rgba[pixel * 4]!);
    pixels[pixel * 3 + 1] = isOpen ? 0 : rgba[pixel * 4 + 1]!;
    pixels[pixel * 3 + 2] = isOpen ? 0 : rgba[pixel * 4 + 2]!;
  }
  const entries: Entry[] = [
    [256, 4, [width]],
    [257, 4, [height]],
    [258, 3, [8, 8, 8]],
    [259, 3, [1]],
    [262, 3, [2]],
    [273, 4, [0]],
    [277, 3, [3]],
    [278, 4, [height]],
    [279, 4, [pixels.length]],
    [284, 3, [1]],
    [33_550, 12, [(box.east - box.west) / width, (box.north - box.south) / height, 0]],
    [33_922, 12, [0, 0, 0, box.west, box.north, 0]],
    // Version 1.1, three keys: geographic, cells are areas, WGS 84.
    [34_735, 3, [1, 1, 0, 3, 1024, 0, 1, 2, 1025, 0, 1, 1, 2048, 0, 1, 4326]],
    [42_113, 2, `${noValue}\0`],
  ];
  const head = 8 + 2 + entries.length * 12 + 4;
  let extra = head;
  const places = entries.map(([, type, values]) => {
    const length = values.length * sizes[type];
    if (length <= 4) return null;
    const at = extra;
    extra += length + (length % 2);
    return at;
  });
  const bytes = new Uint8Array(extra + pixels.length);
  const view = new DataView(bytes.buffer);
  bytes.set([0x49, 0x49, 42, 0]);
  view.setUint32(4, 8, true);
  view.setUint16(8, entries.length, true);
  entries.forEach(([code, type, values], index) => {
    const at = 10 + index * 12;
    view.setUint16(at, code, true);
    view.setUint16(at + 2, type, true);
    view.setUint32(at + 4, values.length, true);
    const start = places[index] ?? at + 8;
    if (places[index] !== null) view.setUint32(at + 8, start, true);
    for (let item = 0; item < values.length; item += 1) {
      const value = typeof values === 'string' ? values.charCodeAt(item) : values[item]!;
      if (type === 2) view.setUint8(start + item, value);
      else if (type === 3) view.setUint16(start + item * 2, value, true);
      else if (type === 4) view.setUint32(start + item * 4, code === 273 ? extra : value, true);
      else view.setFloat64(start + item * 8, value, true);
    }
  });
  bytes.set(pixels, extra);
  return bytes;
}
