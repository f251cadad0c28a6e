import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { Feature, Geometry } from '#geo/types.ts';
import { angleOf } from './csv/degrees-text.ts';
import { gatherParts, readFile, swapAxes, UnreadableFile, writeFile } from './index.ts';
import { columnsOf } from './sqlite/sqlite-file.ts';
import { processorMilliseconds } from '../../test/helpers/processor-time.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const read = (text: string, fileName: string) => readFile(bytesOf(text), { fileName });
const codeOf = async (reading: Promise<unknown>) => reading.then(() => 'read', (error: unknown) => { if (error instanceof UnreadableFile) return error.code; throw error; });
const codes = (notes: { code: string }[]) => notes.map(({ code }) => code);

describe('tables', () => {
  test.each([
    ['name,longitude,latitude\nA,35.5,-0.25\n', [35.5, -0.25]],
    ['name;Längengrad;lat\nA;1;2\n', [1, 2]],
    ['name;Wert;Zahl\nA;1;2\n', null],
    ['id,LATITUDE (Y),LONGITUDE (X)\n1,5,6\n', [6, 5]],
    ['PontoLat,PontoLon\n1,2\n', [2, 1]],
    ['latitud,longitud,x\n-3.1,-60.2,1\n', [-60.2, -3.1]],
    ['sep=;\r\nlat;lon\r\n5;6\r\n', [6, 5]],
    ['name;lon;lat\nA;35,5;-0,25\n', [35.5, -0.25]],
    ['Y\tX\tname\r\n-0.25\t35.5\tA\r\n', [35.5, -0.25]],
    ['name|lng|lat|altitude\nA|35.5|-0.25|1500\n', [35.5, -0.25, 1500]],
    ['name,GPS Longitude,GPS Latitude\n"A, B",35° 30\' 0" E,0° 15\' S\n', [35.5, -0.25]],
  ] as [string, number[] | null][])('%j', async (text, expected) => {
    if (!expected) { expect(await codeOf(read(text, 'x.csv'))).toBe('csv-without-places'); return; }
    const { features, format } = await read(text, 'x.csv');
    expect(format).toBe('csv');
    expect(features[0]!.geometry).toEqual({ type: 'Point', coordinates: expected });
  });

  test('quotes, line breaks inside, doubled quotes, leading zeros, empty cells, too many cells', async () => {
    const { features } = await read('code,note,lon,lat\r\n007,"two\nlines, ""so""",1,2,extra\r\n8,,3,4\r\n', 'x.csv');
    expect(features.map(({ properties }) => properties)).toEqual([
      { code: '007', note: 'two\nlines, "so"', lon: 1, lat: 2, 'column 5': 'extra' }, { code: 8, note: null, lon: 3, lat: 4 },
    ]);
  });

  test('a column of shapes: WKT, EWKT in metres, hexadecimal WKB, GeoJSON; a broken one costs its shape only', async () => {
    const { features, notes } = await read([
      'id;geom', '1;POLYGON((0 0,1 0,1 1,0 0))', '2;SRID=3857;POINT(1113194.9079327357 0)', '3;"SRID=3857;POINT(1113194.9079327357 0)"',
      '4;0101000000000000000000F03F0000000000000040', '5;"{""type"":""Point"",""coordinates"":[5,6]}"', '6;POLYGON((0 0,1', '',
    ].join('\n'), 'x.csv');
    const shapes = features.map(({ geometry }) => geometry as Geometry & { coordinates: number[] } | null);
    expect(shapes[0]!.type).toBe('Polygon');
    expect(shapes[2]!.coordinates[0]).toBeCloseTo(10, 9);
    expect(shapes[3]!.coordinates).toEqual([1, 2]);
    expect(shapes[4]!.coordinates).toEqual([5, 6]);
    expect(shapes[5]).toBeNull();
    expect(codes(notes)).toEqual(expect.arrayContaining(['csv-bad-shape', 'crs-transformed']));
  });

  test('Windows-1252, UTF-16 and a byte order mark', async () => {
    const latin = Uint8Array.from('name,lon,lat\nCafé,1,2\n', (letter) => letter.charCodeAt(0));
    const first = await readFile(latin, { fileName: 'x.csv' });
    expect([first.features[0]!.properties!['name'], first.notes[0]!.code]).toEqual(['Café', 'encoding-guessed']);
    const wide = new Uint8Array([0xff, 0xfe, ...new Uint8Array(Uint16Array.from('name,lon,lat\nCafé,1,2\n', (letter) => letter.charCodeAt(0)).buffer)]);
    for (const bytes of [wide, bytesOf('\uFEFFname,lon,lat\nCafé,1,2\n')]) expect((await readFile(bytes, { fileName: 'x.csv' })).features[0]!.properties).toEqual({ name: 'Café', lon: 1, lat: 2 });
  });

  test.each([
    ['12.5', 12.5], ['-12,5', -12.5], ["12°30'N", 12.5], ["W 0° 7' 30\"", -0.125], ['12 30', null], ['', null], ['N/A', null], ['1e2', 100], ['1 05 30.6', 1 + 5 / 60 + 30.6 / 3600], ['1d05m30.6s S', -(1 + 5 / 60 + 30.6 / 3600)],
    ['1d05m30.6s', 1 + 5 / 60 + 30.6 / 3600], ['35 51 20-', -(35 + 51 / 60 + 20 / 3600)], ['4 55.5', 4.925], ['1 65 30', null], ['0.51 35.2', null], ['66º30´36,5" O', -(66 + 30 / 60 + 36.5 / 3600)], ['35.25° L', 35.25], ["0°30'0\" LS", -0.5], ["116°15' BT", 116.25], ['12:30:00 W', -12.5], ['−12.5', -12.5],
  ])('%j is %s degrees', (text, expected) => {
    if (expected === null) expect(angleOf(text)).toBeNull(); else expect(angleOf(text)?.degrees).toBeCloseTo(expected, 12);
  });
});

describe('well-known text and binary', () => {
  test.each([
    ['POINT Z (1 2 3)', { type: 'Point', coordinates: [1, 2, 3] }], ['pointz(1 2 3)', { type: 'Point', coordinates: [1, 2, 3] }], ['POINT M (1 2 9)', { type: 'Point', coordinates: [1, 2] }],
    ['POINT ZM (1 2 3 4)', { type: 'Point', coordinates: [1, 2, 3] }], ['POINT EMPTY', { type: 'Point', coordinates: [] }], ['MULTIPOINT(1 2,3 4)', { type: 'MultiPoint', coordinates: [[1, 2], [3, 4]] }],
    ['MULTIPOINT((1 2),(3 4))', { type: 'MultiPoint', coordinates: [[1, 2], [3, 4]] }],
    ['GEOMETRYCOLLECTION(POINT(1 2),\nLINESTRING(0 0,1e0 1))', { type: 'GeometryCollection', geometries: [{ type: 'Point', coordinates: [1, 2] }, { type: 'LineString', coordinates: [[0, 0], [1, 1]] }] }],
  ])('%s', async (text, expected) => {
    expect((await read(text, 'x.wkt')).features[0]!.geometry).toEqual(expected);
  });

  test('several lines, one of them broken; nothing readable is a refusal', async () => {
    const { features, notes } = await read('POINT(1 2)\nPOINT(1 x)\nPOLYGON((0 0,1 0,\n1 1,0 0))\n', 'x.wkt');
    expect(features.map(({ geometry }) => geometry!.type)).toEqual(['Point', 'Polygon']);
    expect(codes(notes)).toEqual(['wkt-bad-shape']);
    expect(await codeOf(read('POINT(1', 'x.wkt'))).toBe('not-wkt');
    expect(await codeOf(read(`${'GEOMETRYCOLLECTION('.repeat(100_000)}`, 'x.wkt'))).toBe('not-wkt');
  });

  test('a long ring in one line is read in linear time', async () => {
    const ring = Array.from({ length: 200_000 }, (_, k) => `${(k / 1e4).toFixed(4)} ${(k % 7) / 10}`).join(',');
    expect(await processorMilliseconds(async () => {
      const { features } = await read(`POLYGON((${ring}))`, 'x.wkt');
      expect((features[0]!.geometry as { coordinates: number[][][] }).coordinates[0]).toHaveLength(200_000);
    })).toBeLessThan(3000);
  });
});

test('TopoJSON: quantised arcs are put together, a broken one costs its shape only', async () => {
  const topology = {
    type: 'Topology', transform: { scale: [0.5, 0.5], translate: [10, 20] },
    objects: { fields: { type: 'GeometryCollection', geometries: [{ type: 'Polygon', arcs: [[0]], properties: { name: 'a' } }, { type: 'Polygon', arcs: [[9]], properties: { name: 'b' } }] }, trees: { type: 'Point', coordinates: [2, 2] } },
    arcs: [[[0, 0], [2, 0], [0, 2], [-2, -2]]],
  };
  const { features, notes, format } = await read(JSON.stringify(topology), 'x.json');
  expect(format).toBe('topojson');
  expect(features[0]).toMatchObject({ geometry: { type: 'Polygon', coordinates: [[[10, 20], [11, 20], [11, 21], [10, 20]]] }, properties: { name: 'a', folder: 'fields' } });
  expect(features[1]).toMatchObject({ geometry: null, properties: { name: 'b' } });
  expect(features[2]!.geometry).toEqual({ type: 'Point', coordinates: [11, 21] });
  expect(codes(notes)).toContain('topojson-bad-shape');
});

test('text sequences by U+001E and by lines; a broken line is a note', async () => {
  const feature = '{"type":"Feature","properties":{"n":1},"geometry":{"type":"Point","coordinates":[1,2]}}';
  for (const text of [`\u001e${feature}\n\u001e${feature}\n`, `${feature}\n${feature}\n`]) {
    const { features, format } = await read(text, 'x.geojsons');
    expect([features.length, format]).toEqual([2, 'geojsonseq']);
  }
  const { features, notes } = await read(`${feature}\n{"type":"Feature",,}\n${feature}\n`, 'x.geojsonl');
  expect([features.length, codes(notes)]).toEqual([2, ['geojson-bad-line']]);
});

test('GPX: the kinds become folders, extensions attributes, heights and times stay with the points', async () => {
  const { features, notes } = await read(`<?xml version="1.0"?><gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1" xmlns:g="u"><wpt lon="1" lat="2"><ele>3</ele><name>Gate</name><extensions><g:kind>a</g:kind></extensions><link href="http://x/"><text>page</text></link></wpt>
    <rte><name>R</name><rtept lon="1" lat="1"/><rtept lon="2" lat="2"><name>inner</name></rtept></rte>
    <trk><trkseg><trkpt lon="1" lat="1"><ele>5</ele><time>2026-01-01T00:00:00Z</time></trkpt><trkpt lon="2" lat="1"/></trkseg><trkseg><trkpt lon="x" lat="1"/><trkpt lon="3" lat="1"/><trkpt lon="4" lat="1"/></trkseg></trk></gpx>`, 'x.gpx');
  expect(features.map(({ geometry, properties }) => [geometry, properties])).toEqual([
    [{ type: 'Point', coordinates: [1, 2, 3] }, { name: 'Gate', kind: 'a', 'link.href': 'http://x/', 'link.text': 'page', folder: 'Waypoints' }],
    [{ type: 'LineString', coordinates: [[1, 1], [2, 2]] }, { name: 'R', folder: 'Routes' }],
    [{ type: 'MultiLineString', coordinates: [[[1, 1, 5], [2, 1]], [[3, 1], [4, 1]]] }, { folder: 'Tracks', times: ['2026-01-01T00:00:00Z', '', '', ''] }],
  ]);
  expect(codes(notes)).toEqual(['gpx-bad-coordinates', 'gpx-point-details']);
});

test('latitude first is noted, and swapped only when asked', async () => {
  const { features, notes } = await read('name,wkt\na,"POLYGON((-1 110,-2 110,-2 111,-1 110))"\n', 'x.csv');
  expect(codes(notes)).toEqual(['swapped-axes']);
  expect((features[0]!.geometry as { coordinates: number[][][] }).coordinates[0]![0]).toEqual([-1, 110]);
  expect((swapAxes(features)[0]!.geometry as { coordinates: number[][][] }).coordinates[0]![0]).toEqual([110, -1]);
});

test('GeoJSON in a national system of the EPSG list', async () => {
  // SIRGAS 2000 / UTM 22S: the central meridian -51 has the false easting, the equator the false northing.
  const { features, notes } = await read('{"type":"FeatureCollection","crs":{"type":"name","properties":{"name":"urn:ogc:def:crs:EPSG::31982"}},"features":[{"type":"Feature","properties":{},"geometry":{"type":"Point","coordinates":[500000,10000000]}}]}', 'x.geojson');
  const [x, y] = (features[0]!.geometry as { coordinates: number[] }).coordinates;
  expect(x).toBeCloseTo(-51, 9);
  expect(y).toBeCloseTo(0, 9);
  expect(notes.map(({ code, severity }) => [code, severity])).toEqual([['crs-transformed', 'info']]);
  expect(await codeOf(read('{"type":"FeatureCollection","crs":{"type":"name","properties":{"name":"EPSG:99999"}},"features":[{"type":"Feature","properties":{},"geometry":{"type":"Point","coordinates":[1,2]}}]}', 'x.geojson'))).toBe('unknown-crs');
});

test('columns of a CREATE TABLE statement', () => {
  expect(columnsOf('CREATE TABLE "a" ("fid" INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL, geom POLYGON, "x, ""y""" TEXT(5) DEFAULT \'(,\', [z z] REAL, CONSTRAINT c UNIQUE (geom))'))
    .toEqual({ columns: ['fid', 'geom', 'x, "y"', 'z z'], types: ['INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL', 'POLYGON', 'TEXT(5) DEFAULT \'(,\'', 'REAL'], rowidColumn: 0 });
});

test.each([
  ['AC1027\0\0', 'plan.dwg', 'drawing-file'], ['%PDF-1.7', 'a.pdf', 'pdf-file'], ['II*\0', 'a.tif', 'picture-file'],
  ['AutoCAD Binary DXF\r\n', 'plan.dxf', 'drawing-file'], ['RIFF\0\0\0\0WEBPVP8 ', 'a.webp', 'picture-file'], ['\0\0\0\u0018ftypheic', 'a.heic', 'photo-without-place'], ['\0\0\0\u0018ftypavif', 'a.avif', 'picture-file'], ['GIF89a', 'a.gif', 'picture-file'],
  ['<svg xmlns="http://www.w3.org/2000/svg">', 'a.svg', 'picture-file'], ['ARROW1\0\0', 'a.arrow', 'arrow-file'], ['LASF\0\0', 'a.las', 'point-cloud-file'],
  ['<osmChange version="0.6"><create/></osmChange>', 'a.osc', 'osm-file'], ['\0\0\0\r\n\tOSMHeader', 'a.osm.pbf', 'osm-file'],
  ['{"version":0.6,"generator":"Overpass API 0.7.62","elements":[{"type":"node","id":1,"lat":1,"lon":2}]}', 'a.json', 'overpass-file'], ['{"version":8,"sources":{},"layers":[]}', 'style.json', 'map-style-file'],
  ['[{"id":"document","version":"1.0"}]', 'a.czml', 'czml-file'], ['PMTiles\u0003', 'a.pmtiles', 'tiles-file'], ['\u0089HDF\r\n', 'a.nc', 'grid-file'], ['CDF\u0001\0', 'a.nc', 'grid-file'],
  ['<!DOCTYPE qgis PUBLIC "x">\n<qgis>', 'a.qgs', 'map-project-file'], ['<!DOCTYPE html><html>', 'a.geojson', 'web-page'], [`${'\0'.repeat(256)}\xb2\x57\x87\x02`, 'a.map', 'mapinfo-file'], ['!table\n!version 300\n', 'a.tab', 'not-tab'],
  ['<ExceptionReport><Exception><ExceptionText>no such layer</ExceptionText></Exception></ExceptionReport>', 'a.gml', 'gml-exception'],
  ['<?xml version="1.0"?><core:CityModel xmlns:core="http://www.opengis.net/citygml/2.0">', 'a.gml', 'town-model-file'],
  [`<?xml version="1.0"?><!-- ${'<x>'.repeat(3000)} --><core:CityModel xmlns:core="http://www.opengis.net/citygml/2.0">`, 'a.gml', 'town-model-file'],
 ['PK\u0003\u0004 xl/workbook.xml', 'a.xlsx', 'spreadsheet-file'],
])('%j is refused with the way that leads on', async (text, name, code) => { expect(await codeOf(readFile(Uint8Array.from(text, (letter) => letter.charCodeAt(0)), { fileName: name }))).toBe(code); });

test('a file that holds no feature says so, and one of a tour names it', async () => {
  expect(codes((await read('{"type":"FeatureCollection","features":[]}', 'a.geojson')).notes)).toEqual(['no-features']);
  const tour = '<kml xmlns="http://www.opengis.net/kml/2.2" xmlns:gx="http://www.google.com/kml/ext/2.2"><gx:Tour><name>t</name><gx:Playlist><gx:FlyTo><Camera><longitude>1</longitude></Camera></gx:FlyTo></gx:Playlist></gx:Tour></kml>';
  expect(codes((await read(tour, 'a.kml')).notes)).toEqual(['kml-tour', 'no-features']);
  // What is there instead is said, and no filter suspected.
  const link = '<kml><NetworkLink><name>Live</name><Link><href>https://example.org/live.kml</href></Link></NetworkLink></kml>';
  expect(codes((await read(link, 'a.kml')).notes)).toEqual(['kml-network-link']);
});

const hasGdal = (() => { try { execFileSync('ogr2ogr', ['--version']); return true; } catch { return false; } })();
if (!hasGdal) console.log('skipped: files that GDAL writes (ogr2ogr is not installed)');
const folder = mkdtempSync(join(tmpdir(), 'hectare-readers-'));
afterAll(() => { rmSync(folder, { recursive: true }); });

describe.skipIf(!hasGdal)('files that GDAL writes', () => {
  const source = {
    type: 'FeatureCollection', features: Array.from({ length: 300 }, (_, k) => ({
      type: 'Feature', properties: { name: `Fläche ${k}`, trees: k, share: k / 8, long: k === 7 ? 'ä'.repeat(3000) : null },
      geometry: { type: 'Polygon', coordinates: [[[30 + k / 100, 1, 7], [30.005 + k / 100, 1, 7], [30.005 + k / 100, 1.005, 7], [30 + k / 100, 1, 7]]] },
    })),
  };
  const make = (name: string, ...options: string[]) => {
    writeFileSync(join(folder, 'source.geojson'), JSON.stringify(source));
    execFileSync('ogr2ogr', [...options, join(folder, name), join(folder, 'source.geojson')], { stdio: 'ignore' });
    return new Uint8Array(readFileSync(join(folder, name)));
  };
  test.each([
    ['plain.gpkg'], ['metres.gpkg', '-t_srs', 'EPSG:32636'], ['small-pages.fgb'], ['metres.fgb', '-t_srs', 'EPSG:32636'], ['no-index.fgb', '-lco', 'SPATIAL_INDEX=NO'],
    ['shapes.csv', '-lco', 'GEOMETRY=AS_WKT'], ['lines.geojsonl'], ['rs.geojsons', '-lco', 'RS=YES'],
  ])('%s', async (name, ...options) => {
    const { features, notes } = await readFile(make(name, ...options), { fileName: name });
    expect(notes.filter(({ severity }) => severity !== 'info')).toEqual([]);
    expect(codes(notes).includes('crs-transformed')).toBe(name.startsWith('metres'));
    expect(features).toHaveLength(300);
    const sorted = features.toSorted((a, b) => Number(a.properties!['trees']) - Number(b.properties!['trees']));
    sorted.forEach(({ geometry, properties }, k) => {
      expect([properties!['name'], properties!['share']]).toEqual([`Fläche ${k}`, k / 8]);
      (geometry as { coordinates: number[][][] }).coordinates[0]!.forEach((place, at) => place.forEach((value, axis) => expect(value).toBeCloseTo(source.features[k]!.geometry.coordinates[0]![at]![axis]!, 8)));
    });
    expect(sorted[7]!.properties!['long']).toBe('ä'.repeat(3000));
  });

  test('curves, surfaces, heights and measures, empty shapes, several layers: what cannot be drawn is said, and its attributes stay', async () => {
    const shapes = ['POINT ZM (1 2 3 4)', 'LINESTRING M (1 2 3,4 5 6)', 'CURVEPOLYGON(CIRCULARSTRING(0 0,1 1,2 0,1 -1,0 0))', 'COMPOUNDCURVE((0 0,1 1),CIRCULARSTRING(1 1,2 2,3 1))', 'MULTISURFACE(((0 0,1 0,1 1,0 0)),CURVEPOLYGON((5 0,6 0,6 1,5 0)))', 'TIN(((0 0,1 0,1 1,0 0)))', 'POLYGON EMPTY', 'MULTIPOINT(1 2,3 4)'];
    writeFileSync(join(folder, 'kinds.csv'), `id,WKT\n${shapes.map((shape, k) => `${k},"${shape}"\n`).join('')}`);
    for (const [format, name] of [['GPKG', 'kinds.gpkg'], ['FlatGeobuf', 'kinds.fgb']] as const) execFileSync('ogr2ogr', ['-f', format, join(folder, name), join(folder, 'kinds.csv'), '-nlt', 'GEOMETRY', '-a_srs', 'EPSG:4326'], { stdio: 'ignore' });
    execFileSync('ogr2ogr', ['-f', 'GPKG', '-update', '-nln', 'second', join(folder, 'kinds.gpkg'), join(folder, 'source.geojson')], { stdio: 'ignore' });
    const database = await readFile(new Uint8Array(readFileSync(join(folder, 'kinds.gpkg'))), { fileName: 'kinds.gpkg' });
    expect(database.features.slice(0, 8).map(({ geometry }) => geometry?.type ?? null)).toEqual(['Point', 'LineString', 'Polygon', 'LineString', 'MultiPolygon', null, null, 'MultiPoint']);
    expect(database.features.slice(0, 8).map(({ properties }) => properties!['id'])).toEqual(['0', '1', '2', '3', '4', '5', '6', '7']);
    expect([new Set(database.features.map(({ properties }) => properties!['folder'])), database.features.length]).toEqual([new Set(['kinds', 'second']), 308]);
    const flat = await readFile(new Uint8Array(readFileSync(join(folder, 'kinds.fgb'))), { fileName: 'kinds.fgb' });
    expect(flat.features.filter(({ geometry }) => geometry).map(({ geometry }) => geometry!.type).sort()).toEqual(['LineString', 'LineString', 'MultiPoint', 'MultiPolygon', 'Point', 'Polygon']);
    for (const { notes } of [database, flat]) {
      expect(notes.filter(({ message }) => /a TIN, a surface in space/.test(message))).toHaveLength(1);
      expect(notes.find(({ code }) => code === 'arcs-straightened')!.message).toMatch(/^2 shapes have arcs/);
    }
    // The same shapes as text.
    const text = await readFile(new TextEncoder().encode(shapes.join('\n')), { fileName: 'kinds.wkt' });
    const byKind = (features: Feature[], kind: string) => features.filter(({ geometry }) => geometry?.type === kind).map(({ geometry }) => geometry);
    for (const kind of ['Polygon', 'LineString', 'MultiPolygon']) {
      const shapesOf = (features: Feature[]) => byKind(features, kind).filter((shape) => JSON.stringify(shape).length > 40).sort((a, b) => JSON.stringify(a).length - JSON.stringify(b).length);
      expect(shapesOf(text.features.filter(({ geometry }) => geometry!.type !== 'Polygon' || (geometry as { coordinates: unknown[] }).coordinates.length > 0)), kind).toEqual(shapesOf(flat.features));
    }
    const inTable = await readFile(new Uint8Array(readFileSync(join(folder, 'kinds.csv'))), { fileName: 'kinds.csv' });
    expect(inTable.notes.map(({ code }) => code).sort()).toEqual(['arcs-straightened', 'csv-bad-shape', 'measures-left-out']);
  });

  test('a shapefile in loose parts keeps its letters and its system', async () => {
    make('loose.shp', '-t_srs', 'EPSG:32636', '-lco', 'ENCODING=UTF-8');
    const parts = ['shp', 'dbf', 'prj', 'cpg', 'shx'].map((ending) => ({ name: `Loose.${ending}`, bytes: new Uint8Array(readFileSync(join(folder, `loose.${ending}`))) }));
    const gathered = gatherParts([...parts, { name: 'other.kml', bytes: new Uint8Array(1) }]);
    expect(gathered.map(({ file }) => file.name)).toEqual(['Loose.shp', 'other.kml']);
    const { features, notes } = await readFile(gathered[0]!.file.bytes, { fileName: 'Loose.shp', companions: Object.fromEntries(Object.entries(gathered[0]!.companions).map(([ending, part]) => [ending, part.bytes])) });
    expect(features[3]!.properties!['name']).toBe('Fläche 3');
    expect((features[3]!.geometry as { coordinates: number[][][] }).coordinates[0]!.some(([x, y]) => Math.abs(x! - 30.03) < 1e-8 && Math.abs(y! - 1) < 1e-8)).toBe(true);
    expect(codes(notes)).toEqual(['crs-transformed']);
    const alone = await codeOf(readFile(parts[0]!.bytes, { fileName: 'Loose.shp' }));
    expect(alone).toBe('unknown-crs');
  });
});

test('a database that is damaged anywhere is refused or noted, and ends soon', async () => {
  const whole = await writeFile('geopackage', Array.from({ length: 500 }, (_, k) => ({ type: 'Feature' as const, geometry: { type: 'Point' as const, coordinates: [k / 10, 1] }, properties: { name: `n${k}`.repeat(k === 3 ? 4000 : 1) } })));
  const { features } = await readFile(whole, { fileName: 'x.gpkg' });
  expect(features).toHaveLength(500);
  expect(features[3]!.properties!['name']).toBe('n3'.repeat(4000));
  for (let k = 0; k < 400; k += 1) {
    const hurt = whole.slice();
    hurt[(k * 7919) % hurt.length] = (k * 31) % 256;
    const cut = k % 3 === 0 ? hurt.subarray(0, (k * 104_729) % hurt.length) : hurt;
    expect(await codeOf(readFile(cut, { fileName: 'x.gpkg' }))).toMatch(/^[a-z-]+$/);
  }
});
