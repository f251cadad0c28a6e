import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawIcons, pngSides, symbolicIcon } from '../../scripts/icons/draw.ts';

const folder = mkdtempSync(join(tmpdir(), 'hectare-icons-'));
const drawing = resolve(import.meta.dirname, '../../resources/icon.svg');
const read = (...names: string[]) => readFileSync(join(folder, ...names));
beforeAll(() => drawIcons(drawing, folder));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** red, green, blue, alpha of a pixel */
const pixel = ({ data, width }: PNG, x: number, y: number) => [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)];

test.each(pngSides)('the picture of %d pixels shows three plots on a round ground', (side) => {
  const png = PNG.sync.read(read('icons', `${side}x${side}.png`));
  expect([png.width, png.height]).toEqual([side, side]);
  const at = (x: number, y: number) => pixel(png, Math.floor(x * side), Math.floor(y * side));
  // Outside of the round corner nothing, at the edge the ground, and the colour of each plot in its middle.
  if (side >= 24) expect(at(0, 0)[3]).toBe(0);
  expect(at(0.5, 0.1)).toEqual([28, 107, 88, 255]);
  expect(at(0.31, 0.5)).toEqual([241, 210, 122, 255]);
  expect(at(0.7, 0.33)).toEqual([243, 244, 242, 255]);
  expect(at(0.66, 0.72)).toEqual([143, 211, 187, 255]);
});

test('the .ico lists each picture where it stands', () => {
  const ico = read('icon.ico');
  const count = ico.readUInt16LE(4);
  const sides = Array.from({ length: count }, (_, index) => {
    const entry = 6 + 16 * index;
    const [bytes, at] = [ico.readUInt32LE(entry + 8), ico.readUInt32LE(entry + 12)];
    const png = PNG.sync.read(ico.subarray(at, at + bytes));
    expect([png.width % 256, png.height % 256]).toEqual([ico[entry], ico[entry + 1]]);
    return png.width;
  });
  expect(sides).toEqual([16, 20, 24, 32, 40, 48, 64, 128, 256]);
});

test('the .icns has every size of macOS, with a margin', () => {
  const icns = read('icon.icns');
  expect([icns.toString('latin1', 0, 4), icns.readUInt32BE(4)]).toEqual(['icns', icns.length]);
  const found: Record<string, number> = {};
  for (let at = 8; at < icns.length; at += icns.readUInt32BE(at + 4)) {
    const png = PNG.sync.read(icns.subarray(at + 8, at + icns.readUInt32BE(at + 4)));
    expect(pixel(png, Math.floor(png.width / 2), 0)[3]).toBeLessThan(8);
    found[icns.toString('latin1', at, at + 4)] = png.width;
  }
  expect(found).toEqual({ icp4: 16, icp5: 32, ic11: 32, ic12: 64, ic07: 128, ic08: 256, ic13: 256, ic09: 512, ic14: 512, ic10: 1024 });
});

test('the icon of one colour has the plots and no ground', () => {
  const symbolic = symbolicIcon(readFileSync(drawing, 'utf8'));
  expect(symbolic.match(/<path /g)).toHaveLength(3);
  expect(symbolic.match(/fill="[^"]+"/g)).toEqual(['fill="#2e3436"']);
  expect(() => symbolicIcon('<svg/>')).toThrow(/no group/);
});

test('the tiles of the store have their sizes', () => {
  for (const [name, width, height] of [
    ['StoreLogo', 50, 50],
    ['Square44x44Logo', 44, 44],
    ['Square150x150Logo', 150, 150],
    ['Wide310x150Logo', 310, 150],
  ] as const) {
    const png = PNG.sync.read(read('appx', `${name}.png`));
    expect([png.width, png.height], name).toEqual([width, height]);
    expect(pixel(png, 1, 1)[3], name).toBe(0);
  }
});
