import { strToU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { Feature } from '#geo/types.ts';
import { writePng } from '#raster/png.ts';
import { sourceOfBytes } from '../file-source.ts';
import type { Note } from '../format.ts';
import { kml } from './kml.ts';
import { kmz } from './kmz.ts';
import { readIconFiles } from './point-icon-files.ts';

const picture = writePng(new Uint8Array(2 * 2 * 4).fill(200), 2, 2);
const point = (icon: string): Feature => ({ type: 'Feature', geometry: { type: 'Point', coordinates: [36, -1] }, properties: { name: icon, icon } });
const features = [point('files/a%20pump.png'), point('https://example.org/a.png'), point('gone.png')];

test('pictures of icons are packed into a KMZ under the names by which it asks for them, and are read out of it again', async () => {
  const notes: Note[] = [];
  const bytes = await kmz.write!(features, { pictures: { 'files/a%20pump.png': picture }, notes });
  expect(Object.keys(unzipSync(bytes))).toEqual(['doc.kml', 'files/a pump.png']);
  const again = (await kmz.read(bytes)).features.map(({ properties }) => properties!['icon'] as string);
  expect(again).toEqual(features.map(({ properties }) => properties!['icon']));
  const { files } = await readIconFiles('kmz', sourceOfBytes('a.kmz', bytes), again);
  expect(files).toEqual({ 'files/a%20pump.png': picture });
  // What is not at hand is said; what lies elsewhere stays an address.
  expect(notes.map(({ code, message }) => [code, message])).toEqual([['kml-icons-not-held', expect.stringContaining('gone.png')]]);
});

test('a plain KML says that it cannot hold them, and where they can be', async () => {
  const notes: Note[] = [];
  await kml.write!(features, { pictures: { 'files/a%20pump.png': picture }, notes });
  expect(notes.map(({ message }) => message)).toEqual([expect.stringMatching(/^2 icons of points are pictures beside the file.*save as KMZ\.$/)]);
});

test('no picture takes the place of the document or of another, or leaves the archive', async () => {
  const bytes = await kmz.write!(features, { pictures: { 'doc.kml': picture, '../up.png': picture, 'UP.png': strToU8('other'), 'data:image/png;base64,AA': picture } });
  const files = unzipSync(bytes);
  expect(Object.keys(files)).toEqual(['doc.kml', 'up.png']);
  expect(files['up.png']).toEqual(picture);
});
