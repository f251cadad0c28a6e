import { describe, expect, test } from 'vitest';
import { zlibSync } from 'fflate';
import { openGeoTiff, type ReadBytes } from './geotiff-file.ts';
import { decodeLzw } from './lzw.ts';
import { writeGeoTiff } from './write-geotiff.ts';

const grid = { west: 10, north: 20, cellWidth: 0.01, cellHeight: 0.01, width: 600, height: 40, epsg: 4326 };
const cells = () => Uint16Array.from({ length: 600 * 40 }, (_, index) => (index * 7919) % 65_536);
const over = (bytes: Uint8Array): ReadBytes => async (offset, length) => bytes.subarray(offset, offset + length);

/** LZW as TIFF 6.0, section 13, describes the compressor: the plain form, with strings as map keys. */
function encodeLzw(input: Uint8Array): Uint8Array {
  const out: number[] = [];
  let buffer = 0;
  let held = 0;
  let bits = 9;
  const put = (code: number) => {
    buffer = (buffer << bits) | code;
    held += bits;
    while (held >= 8) { out.push((buffer >>> (held - 8)) & 255); held -= 8; buffer &= (1 << held) - 1; }
  };
  let table = new Map<string, number>();
  let next = 258;
  const clear = () => { put(256); table = new Map(); next = 258; bits = 9; };
  const codeOf = (text: string) => (text.length === 1 ? text.charCodeAt(0) : table.get(text)!);
  clear();
  let text = '';
  for (const byte of input) {
    const longer = text + String.fromCharCode(byte);
    if (longer.length === 1 || table.has(longer)) { text = longer; continue; }
    put(codeOf(text));
    table.set(longer, next);
    next += 1;
    // The reader's table is one string behind this one, so it widens one earlier.
    if (next === 512 || next === 1024 || next === 2048) bits += 1;
    if (next === 4095) clear();
    text = String.fromCharCode(byte);
  }
  if (text) { put(codeOf(text)); next += 1; if (next === 512 || next === 1024 || next === 2048) bits += 1; }
  put(257);
  if (held > 0) out.push((buffer << (8 - held)) & 255);
  return Uint8Array.from(out);
}

describe('LZW', () => {
  test('the example of the specification: 7 7 7 8 8 7 7 6 6', () => {
    // Section 13: codes 256 7 258 8 8 258 6 6 257, nine bits each, packed by hand.
    const codes = [256, 7, 258, 8, 8, 258, 6, 6, 257];
    const bits = codes.map((code) => code.toString(2).padStart(9, '0')).join('').padEnd(88, '0');
    const bytes = Uint8Array.from({ length: 11 }, (_, index) => Number.parseInt(bits.slice(index * 8, index * 8 + 8), 2));
    expect(Array.from(decodeLzw(bytes, 1e6))).toEqual([7, 7, 7, 8, 8, 7, 7, 6, 6]);
  });

  test.each([['all the same', () => 0], ['few values', (index: number) => (index * index) % 5], ['no pattern', (index: number) => (Math.imul(index, 2_654_435_761) >>> 13) & 255]])('%s: comes back through every width of code and a full table', (_name, value) => {
    const input = Uint8Array.from({ length: 60_000 }, (_unused, index) => value(index));
    expect(Buffer.from(decodeLzw(encodeLzw(input), 1e6)).equals(Buffer.from(input))).toBe(true);
  });

  test('codes that cannot be are refused', () => {
    // 256, then 300: a string that nobody has made.
    expect(() => decodeLzw(Uint8Array.from([0x80, 0x4b, 0x00]), 1e6)).toThrow(RangeError);
  });
});

describe('GeoTIFF over byte ranges', () => {
  test('windows of levels, cell for cell', async () => {
    const values = cells();
    const file = await openGeoTiff(over(writeGeoTiff(values, grid, { noData: 5, overviews: 'nearest' })));
    expect(file).toMatchObject({ noData: 5, bandCount: 1 });
    expect(file.levels).toHaveLength(2);
    expect(file.levels[1]).toMatchObject({ width: 300, height: 20, west: 10, north: 20 });
    expect(file.levels[1]!.cellWidth).toBeCloseTo(0.02, 12);
    expect(Array.from(await file.read(0, { left: 510, top: 3, width: 4, height: 2 }))).toEqual([...values.subarray(3 * 600 + 510, 3 * 600 + 514), ...values.subarray(4 * 600 + 510, 4 * 600 + 514)]);
    expect(Array.from(await file.read(1, { left: 7, top: 2, width: 1, height: 1 }))).toEqual([values[4 * 600 + 14]]);
  });

  test('a tile that is kept is not unpacked again, and each has its own name', async () => {
    const kept = new Map<string, ArrayBufferLike>();
    const file = await openGeoTiff(over(writeGeoTiff(cells(), grid, { overviews: 'nearest' })), undefined, kept);
    const windows = [[0, { left: 0, top: 0, width: 600, height: 40 }], [1, { left: 0, top: 0, width: 300, height: 20 }], [0, { left: 250, top: 3, width: 20, height: 2 }]] as const;
    const fresh = await openGeoTiff(over(writeGeoTiff(cells(), grid, { overviews: 'nearest' })));
    for (const [level, window] of windows) for (const time of ['first', 'again']) expect(Array.from(await file.read(level, window)), time).toEqual(Array.from(await fresh.read(level, window)));
    const tilesOf = (level: number) => Math.ceil(file.levels[level]!.width / file.tiles[level]!.width) * Math.ceil(file.levels[level]!.height / file.tiles[level]!.height);
    expect(kept.size).toBe(tilesOf(0) + tilesOf(1));
    for (const block of kept.values()) new Uint8Array(block).fill(1);
    expect(new Set(await file.read(0, { left: 0, top: 0, width: 600, height: 40 }))).toEqual(new Set([257]));
  });

  test('a window that does not lie inside is refused', async () => {
    const file = await openGeoTiff(over(writeGeoTiff(cells(), grid)));
    await expect(file.read(0, { left: 599, top: 0, width: 2, height: 1 })).rejects.toThrow(RangeError);
    await expect(file.read(7, { left: 0, top: 0, width: 1, height: 1 })).rejects.toThrow(RangeError);
  });

  test('a cut file is an error at every length, never cells', async () => {
    const whole = writeGeoTiff(cells(), grid);
    for (let length = 0; length < whole.length; length += Math.ceil(whole.length / 40)) {
      const read = async () => (await openGeoTiff(over(whole.subarray(0, length)))).read(0, { left: 0, top: 0, width: 600, height: 40 });
      await expect(read(), `${length} of ${whole.length}`).rejects.toThrow(RangeError);
    }
  });

  test('what the bytes\' reader throws comes through unchanged, also with many reads at once', async () => {
    const bytes = writeGeoTiff(cells(), grid);
    class Away extends Error {}
    let away = false;
    const file = await openGeoTiff(async (offset, length) => { if (away) throw new Away(); return bytes.subarray(offset, offset + length); });
    away = true;
    const reads = await Promise.allSettled(Array.from({ length: 20 }, () => file.read(0, { left: 0, top: 0, width: 9, height: 9 })));
    for (const read of reads) expect(read).toMatchObject({ status: 'rejected', reason: expect.any(Away) });
  });

  test('a block that unpacks to more than its cells is refused', async () => {
    const bytes = writeGeoTiff(new Uint8Array(16), { ...grid, width: 4, height: 4 });
    const bomb = zlibSync(new Uint8Array(50_000_000));
    const file = new Uint8Array(bytes.length + bomb.length);
    file.set(bytes);
    file.set(bomb, bytes.length);
    const view = new DataView(file.buffer);
    for (let index = 0; index < view.getUint16(8, true); index += 1) {
      const entry = 10 + index * 12;
      const code = view.getUint16(entry, true);
      if (code === 273 || code === 324) view.setUint32(entry + 8, bytes.length, true);
      if (code === 279 || code === 325) view.setUint32(entry + 8, bomb.length, true);
    }
    const picture = await openGeoTiff(over(file));
    const before = process.memoryUsage().arrayBuffers;
    await expect(picture.read(0, { left: 0, top: 0, width: 4, height: 4 })).rejects.toThrow(RangeError);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(5_000_000);
    expect(() => decodeLzw(encodeLzw(new Uint8Array(60_000)), 10_000)).toThrow(RangeError);
  });

  /** The picture with the value of a GeoTIFF key or a tag's code changed. */
  const changed = (change: (view: DataView, entry: number, code: number) => void) => {
    const bytes = writeGeoTiff(new Uint8Array(16), { ...grid, width: 4, height: 4 });
    const view = new DataView(bytes.buffer);
    for (let index = 0; index < view.getUint16(8, true); index += 1) change(view, 10 + index * 12, view.getUint16(10 + index * 12, true));
    return openGeoTiff(over(bytes));
  };

  test('where the place is that of the first cell\'s middle, the edge is half a cell away', async () => {
    const file = await changed((view, entry, code) => { if (code === 34_735) view.setUint16(view.getUint32(entry + 8, true) + 22, 2, true); });
    expect(file.levels[0]!.west).toBeCloseTo(9.995, 12);
    expect(file.levels[0]!.north).toBeCloseTo(20.005, 12);
  });

  test('without a coordinate system of the register, without a place, mirrored: refused', async () => {
    await expect(changed((view, entry, code) => { if (code === 34_735) view.setUint16(view.getUint32(entry + 8, true) + 30, 32_767, true); })).rejects.toThrow('EPSG');
    await expect(changed((view, entry, code) => { if (code === 33_922) view.setUint16(entry, 33_923, true); })).rejects.toThrow('no place on Earth');
    await expect(changed((view, entry, code) => { if (code === 33_550) view.setFloat64(view.getUint32(entry + 8, true) + 8, -0.01, true); })).rejects.toThrow('mirrored');
  });
});
