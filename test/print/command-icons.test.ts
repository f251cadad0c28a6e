import { writeFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { print } from '#cli/print.ts';
import { writePng } from '#raster/png.ts';
import { openGeoTiff } from '#raster/index.ts';
import { commandLine } from '../cli/run.ts';

const google = 'http://maps.google.com/mapfiles/kml';
const placemark = (name: string, href: string, at: string, more = '', part = '') =>
  `<Placemark><name>${name}</name><Style><IconStyle>${more}<scale>2</scale><Icon><href>${href}</href>${part}</Icon></IconStyle></Style><Point><coordinates>${at}</coordinates></Point></Placemark>`;
const words = `<kml xmlns="http://www.opengis.net/kml/2.2" xmlns:gx="http://www.google.com/kml/ext/2.2"><Document>
${placemark('Pump', 'files/pump.png', '36,-1', '<color>ff00ff00</color>')}
${placemark('Gate', `${google}/shapes/square.png`, '36.001,-1')}
${placemark('Tree', 'files/palette.png', '36.003,-1', '', '<gx:x>0</gx:x><gx:y>8</gx:y><gx:w>8</gx:w><gx:h>8</gx:h>')}
${placemark('Away', 'https://example.org/a.png', '36.002,-1')}
</Document></kml>`;

/** Four icons in one picture: blue in the upper left, red around it. */
const palette = writePng(
  Uint8Array.from({ length: 16 * 16 * 4 }, (_, at) => {
    const [cell, band] = [Math.floor(at / 4), at % 4];
    const isOwn = cell % 16 < 8 && cell < 128;
    return [isOwn ? 0 : 255, 0, isOwn ? 255 : 0, 255][band]!;
  }),
  16,
  16,
);

test('icons of a KMZ are printed from the command line: its own pictures in their colour, a part of a palette alone, signs for known ones, a pin for one elsewhere', async () => {
  const { folder } = commandLine();
  const white = writePng(new Uint8Array(8 * 8 * 4).fill(255), 8, 8);
  const [file, to] = [join(folder, 'points.kmz'), join(folder, 'map.tif')];
  writeFileSync(file, zipSync({ 'doc.kml': strToU8(words), 'files/pump.png': white, 'files/palette.png': palette }));
  const said: string[] = [];
  const output = { out: () => {}, err: (text: string) => void said.push(text) };
  const options = { to, template: { grid: 'none' as const, dotsPerInch: 100 }, json: false };
  expect(await print([file], options, output, new AbortController().signal)).toBe(0);
  expect(said.join('\n')).toContain('One icon of points is not in this file');
  const bytes = readFileSync(to);
  const raster = await openGeoTiff(async (from, length) => bytes.subarray(from, from + length));
  const { width, height } = raster.levels[0]!;
  const [red, green, blue] = await raster.readBands(0, { left: 0, top: 0, width, height }, [0, 1, 2]);
  const countOf = (...colour: number[]) =>
    Array.from(red!).filter((value, at) => value === colour[0] && green![at] === colour[1] && blue![at] === colour[2]).length;
  const pure = countOf(0, 255, 0);
  // 64 pixels of a style sheet, 48 points, 67 dots at 100 an inch.
  expect(pure).toBeGreaterThan(60 * 60);
  expect(pure).toBeLessThan(70 * 70);
  expect(countOf(0, 0, 255)).toBeGreaterThan(60 * 60);
  expect([countOf(0, 0, 255) < 70 * 70, countOf(255, 0, 0)]).toEqual([true, 0]);
});
