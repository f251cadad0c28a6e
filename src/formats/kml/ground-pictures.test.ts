import { zipSync, strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { writePng } from '#raster/png.ts';
import { sourceOfBytes } from '../file-source.ts';
import { readFile } from '../index.ts';
import { rewriteFile } from '../rewriting.ts';
import { readGroundPictures } from './ground-pictures.ts';

const png = (width = 2, height = 2) => writePng(new Uint8Array(width * height * 4).fill(200), width, height);
const kml = (body: string) => `<?xml version="1.0" encoding="UTF-8"?><kml xmlns="http://www.opengis.net/kml/2.2" xmlns:gx="http://www.google.com/kml/ext/2.2"><Document>${body}</Document></kml>`;
const box = (west: number, south: number, east: number, north: number, rotation = '') =>
  `<LatLonBox><north>${north}</north><south>${south}</south><east>${east}</east><west>${west}</west>${rotation}</LatLonBox>`;
const region = (west: number, south: number, east: number, north: number, least = 128, most = -1) =>
  `<Region><LatLonAltBox><north>${north}</north><south>${south}</south><east>${east}</east><west>${west}</west></LatLonAltBox><Lod><minLodPixels>${least}</minLodPixels><maxLodPixels>${most}</maxLodPixels></Lod></Region>`;
const overlay = (name: string, href: string, place: string, more = '') =>
  `<GroundOverlay><name>${name}</name>${more}<Icon><href>${href}</href></Icon>${place}</GroundOverlay>`;
const archive = (files: Record<string, string | Uint8Array>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, content]) => [name, typeof content === 'string' ? strToU8(content) : content])));
const picturesOf = (files: Record<string, string | Uint8Array>) => readGroundPictures('kmz', sourceOfBytes('a.kmz', archive(files)));
const codes = (notes: { code: string }[]) => notes.map(({ code }) => code);

test('pictures of an archive with their corners, opacity, tint and order of drawing', async () => {
  const { pictures, files, notes } = await picturesOf({
    'doc.kml': kml(
      overlay('Above', 'files/a%20b.png', box(35, 1, 35.2, 1.1), '<color>80ff8040</color><drawOrder>5</drawOrder>') +
        overlay('Below', './files/../files/A b.png', '<gx:LatLonQuad><coordinates>35,1 35.1,1.02 35.08,1.1 35.01,1.09</coordinates></gx:LatLonQuad>'),
    ),
    'files/a b.png': png(),
  });
  expect(pictures.map(({ name, file, drawOrder }) => [name, file, drawOrder])).toEqual([
    ['Below', 'files/a b.png', 0],
    ['Above', 'files/a b.png', 5],
  ]);
  expect(pictures[0]!.corners).toEqual([[35, 1], [35.1, 1.02], [35.08, 1.1], [35.01, 1.09]]);
  expect(pictures[1]).toMatchObject({ corners: [[35, 1], [35.2, 1], [35.2, 1.1], [35, 1.1]], tint: [64, 128, 255], regions: [] });
  expect(pictures[1]!.opacity).toBeCloseTo(128 / 255, 6);
  expect(Object.keys(files)).toEqual(['files/a b.png']);
  expect(notes).toEqual([]);
});

test('a turned box turns counter-clockwise about its middle, and one over the antimeridian stays whole', async () => {
  const { pictures } = await picturesOf({
    'doc.kml': kml(
      overlay('Turned', 'p.png', box(-1, -1, 1, 1, '<rotation>90</rotation>')) + overlay('Far', 'p.png', box(179, -1, -179, 1)),
    ),
    'p.png': png(),
  });
  const rounded = pictures[0]!.corners.map((corner) => corner.map((value) => Number(value.toFixed(9)) + 0));
  expect(rounded).toEqual([[1, -1], [1, 1], [-1, 1], [-1, -1]]);
  expect(pictures[1]!.corners.map(([x]) => x)).toEqual([179, 181, 181, 179]);
});

test('what is hidden is not shown, what is elsewhere is not fetched, what is no picture is said', async () => {
  const { pictures, notes } = await picturesOf({
    'doc.kml': kml(
      overlay('Hidden', 'p.png', box(0, 0, 1, 1), '<visibility>0</visibility>') +
        `<Folder><visibility>0</visibility>${overlay('In a hidden folder', 'p.png', box(0, 0, 1, 1))}</Folder>` +
        overlay('Web', 'https://example.org/p.png', box(0, 0, 1, 1)) +
        overlay('Outside', '../p.png/../../secret.png', box(0, 0, 1, 1)) +
        overlay('Text', 'words.png', box(0, 0, 1, 1)) +
        overlay('Vast', 'vast.png', box(0, 0, 1, 1)) +
        overlay('Nowhere', 'p.png', box(Number.NaN, 0, 1, 1)),
    ),
    'p.png': png(),
    'words.png': 'no picture at all',
    // 60,000 × 60,000 by its head, some bytes in fact.
    'vast.png': (() => {
      const bytes = png().slice();
      new DataView(bytes.buffer).setUint32(16, 60_000);
      new DataView(bytes.buffer).setUint32(20, 60_000);
      return bytes;
    })(),
  });
  expect(pictures).toEqual([]);
  expect(codes(notes)).toEqual(['kml-pictures-elsewhere', 'kml-pictures-unfit']);
  expect(notes[0]!.message).toContain('2 pictures on the ground are not in this file, the first is at https://example.org/p.png');
  expect(notes[1]!.message).toContain('2 pictures on the ground, the first of them words.png');
});

/** As GDAL's and other tilers write them: the document has a region, and links to the next level with theirs. */
const superOverlay = {
  'doc.kml': kml(
    `${region(0, 0, 2, 2, 128, -1)}<NetworkLink>${region(0, 0, 1, 1, 256)}<Link><href>1/0.kml</href></Link></NetworkLink>` +
      `<NetworkLink><Link><href>https://example.org/more.kml</href></Link></NetworkLink>${overlay('0', '0.png', box(0, 0, 2, 2))}`,
  ),
  '0.png': png(),
  '1/0.kml': kml(
    `${region(0, 0, 1, 1, 256)}<NetworkLink><Link><href>../doc.kml</href></Link></NetworkLink>${overlay('1', '0.png', box(0, 0, 1, 1), '<drawOrder>1</drawOrder>')}`,
  ),
  '1/0.png': png(),
};

test('a super-overlay: the links inside the archive are followed, each file once, with the regions of the way', async () => {
  const { pictures } = await picturesOf(superOverlay);
  expect(pictures.map(({ file, regions }) => [file, regions.map(({ minPixels, maxPixels }) => [minPixels, maxPixels])])).toEqual([
    ['0.png', [[128, null]]],
    ['1/0.png', [[256, null], [256, null]]],
  ]);
});

test('its parts are no shapes, and it comes out as it went in', async () => {
  const bytes = archive({
    ...superOverlay,
    'doc.kml': superOverlay['doc.kml'].replace(
      '</Document>',
      '<Placemark><name>Field</name><Point><coordinates>1,1</coordinates></Point></Placemark></Document>',
    ),
  });
  const { features, notes } = await readFile(bytes, { fileName: 'a.kmz' });
  expect(features.map(({ properties }) => properties?.['name'])).toEqual(['Field']);
  expect(codes(notes)).toContain('kml-super-overlay');
  const moved = { ...features[0]!, properties: { ...features[0]!.properties, name: 'Upper field' } };
  const saved = await rewriteFile('kmz', bytes, [{ source: 0, feature: moved }]);
  const again = await readGroundPictures('kmz', sourceOfBytes('a.kmz', saved!.bytes));
  expect(again.pictures).toEqual((await readGroundPictures('kmz', sourceOfBytes('a.kmz', bytes))).pictures);
  expect(again.files['1/0.png']).toEqual(superOverlay['1/0.png']);
});

test('a KML file alone has no pictures with it', async () => {
  const text = kml(overlay('Beside', 'p.png', box(0, 0, 1, 1)));
  const { pictures, notes } = await readGroundPictures('kml', sourceOfBytes('a.kml', strToU8(text)));
  expect([pictures, codes(notes)]).toEqual([[], ['kml-pictures-elsewhere']]);
});

test('pictures that pretend are left out, and cost no more than the room for all; those beside them are shown', async () => {
  const bytes = archive({
    'doc.kml': kml(overlay('Bomb', 'bomb.png', box(0, 0, 1, 1)) + overlay('Good', 'p.png', box(0, 0, 1, 1)) + overlay('Gone', 'broken.png', box(0, 0, 1, 1))),
    // 60 MB of nothing behind a head, in 60 kB.
    'bomb.png': (() => {
      const made = new Uint8Array(60_000_000);
      made.set(png());
      return made;
    })(),
    'p.png': png(),
    'broken.png': png(64, 64),
  });
  // The packed bytes of the last entry are overwritten.
  const name = new TextDecoder('latin1').decode(bytes).indexOf('broken.png');
  bytes.fill(0xff, name + 10, name + 40);
  const { pictures, notes } = await readGroundPictures('kmz', sourceOfBytes('a.kmz', bytes));
  expect(pictures.map(({ file }) => file)).toContain('p.png');
  expect(pictures.map(({ file }) => file)).not.toContain('bomb.png');
  expect(codes(notes)).toEqual(['kml-pictures-unfit']);
});
