import { zipSync, type Zippable } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { Feature } from '#geo/types.ts';
import { readBatches, readFile, sourceOfBytes, writeFile, type Note } from '../index.ts';

const text = (content: string) => new TextEncoder().encode(content);
const at = (x: number, y: number, properties: Feature['properties'] = {}): Feature => ({ type: 'Feature', geometry: { type: 'Point', coordinates: [x, y] }, properties });
const geojson = (...features: Feature[]) => text(JSON.stringify({ type: 'FeatureCollection', features }));
const kml = text('<kml xmlns="http://www.opengis.net/kml/2.2"><Document><Folder><name>North</name><Placemark><name>K</name><Point><coordinates>1,2</coordinates></Point></Placemark></Folder></Document></kml>');
const zip = (files: Zippable) => zipSync(files, { mtime: new Date(Date.UTC(2020, 0, 1, 12)) });

/** As a whole, and in pieces as a large archive is read: the same features and the same notes. */
async function both(bytes: Uint8Array, fileName = 'field.zip') {
  const whole = await readFile(bytes, { fileName });
  const pieces: { features: Feature[]; notes: Note[] } = { features: [], notes: [] };
  for await (const { features, notes, late = [] } of readBatches({ ...sourceOfBytes(fileName, bytes), pieceBytes: 499 }, {}, 0)) {
    pieces.features.push(...features);
    pieces.notes.push(...notes);
    for (const { feature, properties } of late) Object.assign(pieces.features[feature]!.properties!, properties);
  }
  expect(pieces.features).toEqual(whole.features);
  expect(pieces.notes.map(({ message }) => message).sort()).toEqual(whole.notes.map(({ message }) => message).sort());
  return whole;
}
const codes = ({ notes }: { notes: Note[] }) => notes.map(({ code }) => code);
const places = ({ features }: { features: Feature[] }) => features.map(({ geometry, properties }) => [properties?.['folder'] ?? null, (geometry as { coordinates: number[] }).coordinates]);

describe('a zip with files of several kinds', () => {
  test('every file is read, each under a folder of its name, with a note of where the features came from', async () => {
    const shape = await writeFile('shapefile', [at(5, 6, { name: 'S' })]);
    const file = await both(zip({
      'survey/parcels.geojson': geojson(at(1, 1, { name: 'G' })), 'survey/track.gpx': text('<gpx version="1.1"><wpt lat="2" lon="3"><name>W</name></wpt></gpx>'), 'survey/notes.kml': kml,
      'points.csv': text('name,lat,lon\nC,4,5\n'), 'table.gpkg': await writeFile('geopackage', [at(7, 8, { name: 'P' })]), 'plots.fgb': await writeFile('flatgeobuf', [at(9, 10)]),
      'google.kmz': await writeFile('kmz', [at(11, 12)]), 'inner/layers.zip': shape, 'readme.txt': text('Parcels of 2024.\nAsk Ana.\n'), 'style.json': text('{"version": 8, "layers": []}'), '__MACOSX/._points.csv': text('x'), '.DS_Store': text('x'),
    }));
    expect(places(file).sort()).toEqual([
      ['google', [11, 12]], ['inner/layers', [5, 6]], ['plots', [9, 10]], ['points', [5, 4]], ['survey/notes/North', [1, 2]], ['survey/parcels', [1, 1]], ['survey/track/Waypoints', [3, 2]], ['table', [7, 8]],
    ]);
    expect(codes(file).filter((code) => code === 'archive-member')).toHaveLength(8);
    expect(file.notes.find(({ code }) => code === 'archive-other-files')!.message).toContain('readme.txt, style.json');
    expect(file.notes.map(({ message }) => message)).toContain('One feature came from “survey/parcels.geojson” inside the archive (GeoJSON).');
  });
  test('one file among texts is that file, without a folder', async () => {
    for (const [name, bytes] of Object.entries({ 'a/b.geojson': geojson(at(1, 2)), 'b.json': geojson(at(1, 2)), 'c.csv': text('lat;lon\n2;1\n'), 'd.gpx': text('<gpx><wpt lat="2" lon="1"/></gpx>') })) {
      const file = await both(zip({ [name]: bytes, 'licence.txt': text('free') }));
      expect([file.format, (file.features[0]!.geometry as { coordinates: number[] }).coordinates, file.features[0]!.properties?.['folder'] ?? 'none']).toEqual(['archive', [1, 2], name.endsWith('gpx') ? 'Waypoints' : 'none']);
      expect(codes(file)).toEqual(['archive-other-files']);
    }
  });
  test('shapefiles in folders beside a KML keep their tables, and files of one name their endings', async () => {
    const { unzipSync } = await import('fflate');
    const parts = Object.entries(unzipSync(await writeFile('shapefile', [at(5, 6, { crop: 'maize' })])));
    const file = await both(zip({ ...Object.fromEntries(parts.map(([name, bytes]) => [`data/plots${name.slice(name.lastIndexOf('.'))}`, bytes])), 'data/plots.kml': kml }));
    expect(file.features.map(({ properties }) => [properties!['folder'], properties!['crop']])).toEqual([['data/plots.shp', 'maize'], ['data/plots.kml/North', undefined]].sort(([a], [b]) => (file.features[0]!.properties!['folder'] === a ? -1 : b === a ? 1 : 0)));
  });
  test('a file that is damaged or unreadable is left out with a note, and notes of the others name the right feature', async () => {
    const file = await both(zip({ 'a.geojson': geojson(at(1, 1), at(2, 2)), 'b.gpkg': text('nothing of the kind'), 'c.geojson': text('{"type":"FeatureCollection","features":[{"type":"Feature","geometry":{"type":"Blob"},"properties":{}},{"type":"Feature","geometry":{"type":"Point","coordinates":[3,3]},"properties":{}}]}') }));
    expect(file.features).toHaveLength(4);
    expect(file.notes.filter(({ feature }) => feature !== undefined).map(({ feature }) => feature)).toEqual([2]);
    expect(file.notes.some(({ severity, message }) => severity === 'warning' && message.startsWith('“b.gpkg” inside the archive was left out'))).toBe(true);
  });
  test('swapped axes are looked for in all files together', async () => {
    expect(codes(await both(zip({ 'a.geojson': geojson(at(1, 110)), 'b.geojson': geojson(at(2, 111)) })))).toContain('swapped-axes');
  });
});

describe('what is not read', () => {
  const refusal = async (bytes: Uint8Array, fileName = 'field.zip') => readFile(bytes, { fileName }).then(() => 'read', (error: { code: string }) => error.code);
  test('an archive of archives of archives, one that nothing in it can be opened of, one of pictures', async () => {
    const deep = zip({ 'a.zip': zip({ 'b.zip': zip({ 'c.geojson': geojson(at(1, 1)) }) }) });
    expect(await refusal(deep)).toBe('zip-too-deep');
    expect((await both(zip({ 'a.zip': zip({ 'c.geojson': geojson(at(1, 1)) }) }))).features).toHaveLength(1);
    expect(await refusal(zip({ 'a.gpkg': text('x'), 'b.gpkg': text('y') }))).not.toBe('read');
    expect(await refusal(zip({ 'a.png': text('x') }))).toBe('zip-without-shapefile');
    expect(await refusal(zip({ 'readme.txt': text('Hello there') }))).toBe('csv-without-places');
  });
  test('damaged workbooks, office documents and packed files are named', async () => {
    expect(await refusal(zip({ 'mimetype': [text('application/vnd.oasis.opendocument.spreadsheet'), { level: 0 }], 'content.xml': text('<a/>') }), 'a.ods')).toBe('spreadsheet-damaged');
    expect(await refusal(zip({ '[Content_Types].xml': text('<a/>'), 'xl/workbook.xml': text('<a/>'), 'xl/notes.txt': text('x') }), 'a.xlsx')).toBe('spreadsheet-damaged');
    expect(await refusal(zip({ '[Content_Types].xml': text('<a/>'), 'word/document.xml': text('<a/>') }), 'a.docx')).toBe('spreadsheet-file');
    for (const head of [[0x1f, 0x8b, 8, 0], [0x37, 0x7a, 0xbc, 0xaf], [0x52, 0x61, 0x72, 0x21]]) expect(await refusal(new Uint8Array([...head, ...Array.from({ length: 60 }, () => 7)]), 'a.geojson.gz')).toBe('packed-file');
  });
  test('a bomb in the archive and in an archive inside is refused before it is inflated', async () => {
    const bomb = zip({ 'a.geojson': new Uint8Array(60_000_000) });
    expect(await refusal(bomb)).toBe('zip-too-large');
    const beside = await readFile(zip({ 'inner.zip': bomb, 'b.geojson': geojson(at(1, 1)) }), { fileName: 'x.zip' });
    expect([beside.features.length, codes(beside).includes('zip-too-large')]).toEqual([1, true]);
  });
  test('a KMZ with attachments stays a KMZ', async () => {
    const file = await readFile(zip({ 'doc.kml': kml, 'files/data.geojson': geojson(at(1, 1)) }), { fileName: 'x.kmz' });
    expect([file.format, file.features.length]).toEqual(['kmz', 1]);
  });
});
