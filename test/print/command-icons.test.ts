import { writeFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { print } from '#cli/print.ts';
import { writePng } from '#raster/png.ts';
import { openGeoTiff } from '#raster/index.ts';
import { commandLine } from '../cli/run.ts';

const google = 'http://maps.google.com/mapfiles/kml';
const placemark = (name: string, href: string, at: string, more = '') =>
  `<Placemark><name>${name}</name><Style><IconStyle>${more}<scale>2</scale><Icon><href>${href}</href></Icon></IconStyle></Style><Point><coordinates>${at}</coordinates></Point></Placemark>`;
const words = `<kml xmlns="http://www.opengis.net/kml/2.2"><Document>
${placemark('Pump', 'files/pump.png', '36,-1', '<color>ff00ff00</color>')}
${placemark('Gate', `${google}/shapes/square.png`, '36.001,-1')}
${placemark('Away', 'https://example.org/a.png', '36.002,-1')}
</Document></kml>`;

test('icons of a KMZ are printed from the command line: its own pictures in their colour, signs for known ones, a pin for one elsewhere', async () => {
  const { folder } = commandLine();
  const white = writePng(new Uint8Array(8 * 8 * 4).fill(255), 8, 8);
  const [file, to] = [join(folder, 'points.kmz'), join(folder, 'map.tif')];
  writeFileSync(file, zipSync({ 'doc.kml': strToU8(words), 'files/pump.png': white }));
  const said: string[] = [];
  const output = { out: () => {}, err: (text: string) => void said.push(text) };
  const options = { to, template: { grid: 'none' as const, dotsPerInch: 100 }, json: false };
  expect(await print([file], options, output, new AbortController().signal)).toBe(0);
  expect(said.join('\n')).toContain('One icon of points is not in this file');
  const bytes = readFileSync(to);
  const raster = await openGeoTiff(async (from, length) => bytes.subarray(from, from + length));
  const { width, height } = raster.levels[0]!;
  const [red, green, blue] = await raster.readBands(0, { left: 0, top: 0, width, height }, [0, 1, 2]);
  const pure = Array.from(red!).filter((value, at) => value === 0 && green![at] === 255 && blue![at] === 0).length;
  // 64 pixels of a style sheet, 48 points, 67 dots at 100 an inch.
  expect(pure).toBeGreaterThan(60 * 60);
  expect(pure).toBeLessThan(70 * 70);
});
