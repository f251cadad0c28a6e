import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { writePng } from '#raster/png.ts';
import { sourceOfBytes } from '../file-source.ts';
import { knownIcon } from './known-icons.ts';
import { kml } from './kml.ts';
import { hotSpotPlace, iconIn, iconPart } from './point-icon.ts';
import { readIconFiles } from './point-icon-files.ts';

const png = (width = 2, height = 2) => writePng(new Uint8Array(width * height * 4).fill(200), width, height);
const read = async (text: string) => (await kml.read!(strToU8(text))).features;
const document = (content: string) => `<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${content}</Document></kml>`;
const google = 'http://maps.google.com/mapfiles/kml';

test('an icon has the address, size, heading, place and colour that its style says, and they come back from what is written', async () => {
  const text = document(`<Style id="s"><IconStyle><color>8000ff80</color><scale>1.5</scale><heading>45</heading><Icon><href>files/cow.png</href></Icon>
    <hotSpot x="20" y="2" xunits="pixels" yunits="insetPixels"/></IconStyle></Style>
    <Placemark><styleUrl>#s</styleUrl><Point><coordinates>1,2</coordinates></Point></Placemark>`);
  const [feature] = await read(text);
  const icon = {
    address: 'files/cow.png',
    part: null,
    scale: 1.5,
    headingDegrees: 45,
    hotSpot: { x: 20, y: 2, xUnit: 'pixels', yUnit: 'insetPixels' },
    tint: [128, 255, 0],
    opacity: 0.502,
  };
  expect(iconIn(feature!.properties)).toEqual(icon);
  const [again] = await read(new TextDecoder().decode(await kml.write!([feature!])));
  expect(iconIn(again!.properties)).toEqual(icon);
});

test('without more words an icon is as large and upright as usual and lies with its middle on the point', () => {
  expect(iconIn({ icon: 'a.png' })).toEqual({ address: 'a.png', part: null, scale: 1, headingDegrees: 0, hotSpot: null, tint: [255, 255, 255], opacity: 1 });
  expect(iconIn({ icon: 'https://example.org/icon?id=4' })).not.toBeNull();
});

test.each([
  ['gx:', 'xmlns:gx="http://www.google.com/kml/ext/2.2"'],
  ['', ''],
])('an icon may be a part of a picture of many (%sx), and is one again when it is written', async (prefix, names) => {
  const numbers = Object.entries({ x: 64, y: 32, w: 32, h: 16 }).map(([name, value]) => `<${prefix}${name}>${value}</${prefix}${name}>`);
  const [feature] = await read(
    document(`<Style id="s"><IconStyle><Icon ${names}><href>palette.png</href>${numbers.join('')}</Icon></IconStyle></Style>
    <Placemark><styleUrl>#s</styleUrl><Point><coordinates>1,2</coordinates></Point></Placemark>`),
  );
  const icon = iconIn(feature!.properties)!;
  expect(icon.part).toEqual({ x: 64, y: 32, width: 32, height: 16 });
  const written = new TextDecoder().decode(await kml.write!([feature!]));
  expect(iconIn((await read(written))[0]!.properties)).toEqual(icon);
  // From the lower left corner in the file, from the upper left one in the picture.
  expect(iconPart(icon, { width: 256, height: 128 })).toEqual({ left: 64, top: 80, width: 32, height: 16 });
});

test('a part is cut at the edge of its picture, and one beside it is all of the picture', () => {
  const partOf = (part: unknown) => iconPart(iconIn({ icon: 'a.png', 'icon-part': part })!, { width: 100, height: 50 });
  const all = { left: 0, top: 0, width: 100, height: 50 };
  expect(partOf([90, 40, 32, 32])).toEqual({ left: 90, top: 0, width: 10, height: 10 });
  for (const part of [[200, 0, 32, 32], [0, 0, 0, 32], [0, 0, 32], ['a', 0, 1, 1], 'no', undefined]) expect([part, partOf(part)]).toEqual([part, all]);
});

test.each([[{ icon: 'tree' }], [{ icon: 7 }], [{ icon: 'a.png', 'icon-scale': 0 }], [{ 'icon-scale': 2 }], [null]])('%o is no icon', (properties) => {
  expect(iconIn(properties)).toBeNull();
});

test('a hot spot counts shares or pixels from the lower left corner, or pixels from the upper right one', () => {
  const place = (x: number, y: number, xUnit: 'fraction' | 'pixels' | 'insetPixels', yUnit = xUnit) => hotSpotPlace({ x, y, xUnit, yUnit }, 64, 32);
  expect(place(0.5, 0, 'fraction')).toEqual([0.5, 1]);
  expect(place(16, 8, 'pixels')).toEqual([0.25, 0.75]);
  expect(place(16, 8, 'insetPixels')).toEqual([0.75, 0.25]);
  // What a file says may be far away from the icon.
  expect(place(1e9, -1e9, 'pixels')).toEqual([2, 2]);
});

test.each([
  [`${google}/pushpin/ylw-pushpin.png`, { sign: 'pushpin', colour: '#f6d327' }],
  [`${google}/pushpin/red-pushpin.png`, { sign: 'pushpin', colour: '#e6342e' }],
  [`${google}/paddle/grn-stars.png`, { sign: 'pin', colour: '#3fae4a', mark: 'star' }],
  [`${google}/paddle/A.png`, { sign: 'pin', colour: '#e6342e', letter: 'A' }],
  [`${google}/paddle/10.png`, { sign: 'pin', letter: '10' }],
  [`${google}/shapes/placemark_circle_highlight.png`, { sign: 'ring', colour: '#ffffff' }],
  [`${google}/shapes/star.png`, { sign: 'star' }],
  [`${google}/shapes/placemark_square.png`, { sign: 'square' }],
  [`${google}/shapes/parking_lot.png`, { sign: 'square', letter: 'P' }],
  [`${google}/shapes/airports.png`, { sign: 'disc' }],
  [`${google}/pal3/icon21.png`, { sign: 'disc' }],
  ['https://maps.google.com/mapfiles/ms/micons/blue-dot.png', { sign: 'pin', colour: '#4c74dc', mark: 'dot', sidePixels: 32 }],
  ['https://maps.google.com/mapfiles/markerB.png', { sign: 'pin', letter: 'B' }],
  ['https://www.gstatic.com/mapspro/images/stock/503-wht-blank_maps.png', { sign: 'pin', colour: '#ffffff' }],
])('%s has a sign of its own', (address, sign) => {
  expect(knownIcon(address)).toMatchObject(sign);
});

test.each(['https://example.org/mapfiles/kml/pushpin/ylw-pushpin.png', 'files/pin.png', 'https://maps.google.com.example.org/mapfiles/kml/paddle/A.png'])(
  '%s is none of Google',
  (address) => {
    expect(knownIcon(address)).toBeNull();
  },
);

test('pictures are read out of the archive and out of their address; nothing is fetched, and what does not fit is said', async () => {
  const vast = png().slice();
  // 30,000 × 30,000 by its head, some bytes in fact.
  new DataView(vast.buffer).setUint32(16, 30_000);
  new DataView(vast.buffer).setUint32(20, 30_000);
  const archive = zipSync({ 'in/doc.kml': strToU8(document('')), 'in/files/A b.png': png(), 'top.png': png(), 'vast.png': vast, 'words.png': strToU8('no picture') });
  const inline = `data:image/png;base64,${Buffer.from(png(3, 3)).toString('base64')}`;
  const addresses = ['files/a%20b.png', 'top.png', inline, 'vast.png', 'words.png', 'data:image/png;base64,####', 'https://example.org/a.png', '../../secret.png'];
  const { files, notes } = await readIconFiles('kmz', sourceOfBytes('a.kmz', archive), addresses);
  expect(Object.keys(files)).toEqual(addresses.slice(0, 3));
  expect(files[inline]).toEqual(png(3, 3));
  expect(notes.map(({ message }) => message)).toEqual([
    expect.stringContaining('2 icons of points are not in this file, the first is at https://example.org/a.png'),
    expect.stringContaining('3 icons, the first of them vast.png'),
  ]);
});

test('of thousands of icons, and of some that are large together, so many are taken as fit', async () => {
  const large = new Uint8Array(3_500_000);
  large.set(png());
  const names = Array.from({ length: 600 }, (_, at) => `${at}.png`);
  const many = zipSync({ 'doc.kml': strToU8(document('')), ...Object.fromEntries(names.map((name) => [name, png()])) }, { level: 0 });
  const some = await readIconFiles('kmz', sourceOfBytes('a.kmz', many), names);
  expect(Object.keys(some.files)).toHaveLength(500);
  expect(some.notes.map(({ code }) => code)).toEqual(['kml-icons-many']);
  const heavy = zipSync({ 'doc.kml': strToU8(document('')), ...Object.fromEntries(names.slice(0, 12).map((name) => [name, large])) }, { level: 0 });
  const few = await readIconFiles('kmz', sourceOfBytes('a.kmz', heavy), names.slice(0, 12));
  expect(Object.keys(few.files)).toHaveLength(9);
  expect(few.notes.map(({ code }) => code)).toEqual(['kml-icons-unfit']);
});
