/** Habits of devices, field forms and hand-written files that other readers stumble over, each as small as it can be. */
import { describe, expect, test } from 'vitest';
import { readBatches, readFile, sourceOfBytes, UnreadableFile } from './index.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const read = (text: string, fileName: string) => readFile(bytesOf(text), { fileName });
const codes = (notes: { code: string }[]) => notes.map(({ code }) => code);
const point = '{"type":"Feature","geometry":{"type":"Point","coordinates":[35,1]},"properties":{"a":1}}';

/** The same in pieces of 17 bytes, whose features must be the same. */
async function both(text: string, fileName: string) {
  const whole = await read(text, fileName);
  const features = [];
  for await (const batch of readBatches({ ...sourceOfBytes(fileName, bytesOf(text)), pieceBytes: 17 }, {}, 0)) features.push(...batch.features);
  expect(features).toEqual(whole.features);
  return whole;
}

describe('KML', () => {
  const kml = (inside: string) => `<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2" xmlns:gx="http://www.google.com/kml/ext/2.2"><Document>${inside}</Document></kml>`;
  test('HTML without CDATA in a description stays as it was written', async () => {
    const { features } = await both(kml('<Placemark><name>A <i>b</i></name><description>Top<br/><a href="x?a=1&amp;b=2">in &amp; out</a> end</description><ExtendedData><Data name="t"><value><b>x</b></value></Data></ExtendedData><Point><coordinates>1,2</coordinates></Point></Placemark>'), 'a.kml');
    expect(features[0]!.properties).toEqual({ name: 'A <i>b</i>', description: 'Top<br/><a href="x?a=1&amp;b=2">in &amp; out</a> end', t: '<b>x</b>' });
  });
  test('tuples that only commas divide, as Google Earth reads them', async () => {
    const { features } = await both(kml('<Placemark><LineString><coordinates>-55.8,-60.7,0,-55.0,-60.8,0,-54.3,-60.9,5</coordinates></LineString></Placemark>'), 'a.kml');
    expect(features[0]!.geometry).toEqual({ type: 'LineString', coordinates: [[-55.8, -60.7, 0], [-55, -60.8, 0], [-54.3, -60.9, 5]] });
  });
  test('tracks: times of all of them, moments without a fix, values a place, and no place of the model that moves along', async () => {
    const { features } = await both(kml('<Schema id="s"><gx:SimpleArrayField name="heart" type="int"/></Schema><Placemark><gx:MultiTrack><gx:Track><when>t1</when><when>t2</when><when>t3</when><gx:coord/><gx:coord>1 2 3</gx:coord><gx:coord>2 3 4</gx:coord><ExtendedData><SchemaData schemaUrl="#s"><gx:SimpleArrayData name="heart"><gx:value>60</gx:value><gx:value>61</gx:value></gx:SimpleArrayData></SchemaData></ExtendedData><Model><Location><longitude>0</longitude><latitude>0</latitude></Location></Model></gx:Track><gx:Track><when>t4</when><when>t5</when><gx:coord>5 6 7</gx:coord><gx:coord>6 7 8</gx:coord></gx:Track></gx:MultiTrack></Placemark>'), 'a.kml');
    expect(features[0]!.geometry).toEqual({ type: 'MultiLineString', coordinates: [[[1, 2, 3], [2, 3, 4]], [[5, 6, 7], [6, 7, 8]]] });
    expect(features[0]!.properties).toEqual({ times: ['t2', 't3', 't4', 't5'], heart: [60, 61] });
  });
  test('an attribute that is called like an element stands beside it', async () => {
    const { features } = await both(kml('<Placemark><ExtendedData><Data name="name"><value>of the table</value></Data></ExtendedData><name>of the map</name><Point><coordinates>1,2</coordinates></Point></Placemark>'), 'a.kml');
    expect(features[0]!.properties).toEqual({ name: 'of the map', name_: 'of the table' });
  });
  test('what a tour changes while it is played is no place', async () => {
    const { features, notes } = await both(kml('<gx:Tour><gx:Playlist><gx:AnimatedUpdate><Update><targetHref/><Change><Placemark targetId="p"><visibility>1</visibility></Placemark></Change></Update></gx:AnimatedUpdate></gx:Playlist></gx:Tour><Placemark id="p"><Point><coordinates>1,2</coordinates></Point></Placemark>'), 'a.kml');
    expect([features, notes.map(({ code }) => code)]).toEqual([[{ type: 'Feature', geometry: { type: 'Point', coordinates: [1, 2] }, properties: { id: 'p' } }], ['kml-tour']]);
  });
  test('an update of another file is said; what it deletes is no feature', async () => {
    const { features, notes } = await both('<kml><NetworkLinkControl><Update><targetHref>x.kml</targetHref><Delete><Placemark targetId="p"/></Delete><Change><Placemark targetId="q"><name>New</name></Placemark></Change></Update></NetworkLinkControl></kml>', 'a.kml');
    expect(features.map(({ properties }) => properties)).toEqual([{ name: 'New' }]);
    expect(codes(notes).filter((code) => code === 'kml-update')).toHaveLength(2);
  });
});

describe('GPX', () => {
  test('decimal commas are decimals, and what only begins like a number is none', async () => {
    const { features, notes } = await both('<gpx version="1.1"><wpt lat="0,51" lon="35,2"><ele>1800,5</ele></wpt><wpt lat="0.5x" lon="35"/></gpx>', 'a.gpx');
    expect([features.map(({ geometry }) => geometry), codes(notes)]).toEqual([[{ type: 'Point', coordinates: [35.2, 0.51, 1800.5] }, null], ['gpx-bad-coordinates', 'no-geometry']]);
  });
  test('several links of a place, and the way between the points of a route', async () => {
    const { features, notes } = await both('<gpx version="1.1"><wpt lat="1" lon="2"><link href="http://a"><text>A</text></link><link href="http://b"><text>B</text></link></wpt><rte><rtept lat="1" lon="2"><extensions><RoutePointExtension><rpt lat="1.5" lon="2.5"/></RoutePointExtension></extensions></rtept><rtept lat="2" lon="3"/></rte></gpx>', 'a.gpx');
    expect(features[0]!.properties).toEqual({ 'link.href': 'http://a', 'link.text': 'A', 'link2.href': 'http://b', 'link2.text': 'B', folder: 'Waypoints' });
    expect([codes(notes), notes[0]!.message.includes('rpt')]).toEqual([['gpx-point-details'], true]);
  });
});

describe('GeoJSON and TopoJSON', () => {
  test('ids and numbers with more digits than a double holds keep them', async () => {
    const { features } = await both('{"type":"FeatureCollection","features":[{"type":"Feature","id":9007199254740993,"geometry":{"type":"Point","coordinates":[35.12345678901234567,1]},"properties":{"parcel":12345678901234567890,"n":9007199254740991,"list":[1234567890123456789],"d":0.1234567890123456789}}]}', 'a.geojson');
    expect(features[0]!.id).toBe('9007199254740993');
    expect(features[0]!.properties).toEqual({ parcel: '12345678901234567890', n: 9007199254740991, list: ['1234567890123456789'], d: 0.12345678901234568 });
    expect(features[0]!.geometry).toEqual({ type: 'Point', coordinates: [35.123456789012344, 1] });
  });
  test('a comma behind the last item, and zeros behind the end', async () => {
    const { features, notes } = await both('{"type":"FeatureCollection","features":[{"type":"Feature","geometry":{"type":"Point","coordinates":[35,1,]},"properties":{"t":",]",}},],}\n', 'a.geojson');
    expect([features[0]!.geometry, features[0]!.properties, codes(notes)]).toEqual([{ type: 'Point', coordinates: [35, 1] }, { t: ',]' }, ['json-trailing-comma']]);
    expect((await both(`${point}\u0000\u0000\u0000`, 'a.geojson')).features).toHaveLength(1);
  });
  test('members beside the properties become attributes', async () => {
    const { features, notes } = await both('{"type":"FeatureCollection","features":[{"type":"Feature","title":"T","a":2,"geometry":{"type":"Point","coordinates":[35,1]},"properties":{"a":1}},{"type":"Feature","geometry":{"type":"Point","coordinates":[35,1]},"name":"flat"}]}', 'a.geojson');
    expect(features.map(({ properties }) => properties)).toEqual([{ title: 'T', a: 1 }, { name: 'flat' }]);
    expect(codes(notes)).toEqual(['geojson-foreign-member']);
  });
  test.each([
    ['{"type":"link","properties":{"href":"http://spatialreference.org/ref/epsg/32636/esriwkt/","type":"esriwkt"}}'], ['{"type":"name","properties":{"name":"urn:ogc:def:crs,crs:EPSG::32636,crs:EPSG::5773"}}'],
    ['{"type":"name","properties":{"name":"urn:ogc:def:crs:EPSG:9.1:32636"}}'], ['{"type":"EPSG","properties":{"code":32636}}'],
  ])('the system of %s', async (crs) => {
    const { features } = await both(`{"type":"FeatureCollection","crs":${crs},"features":[{"type":"Feature","geometry":{"type":"Point","coordinates":[500000,0]},"properties":{}}]}`, 'a.geojson');
    expect(features[0]!.geometry).toEqual({ type: 'Point', coordinates: [expect.closeTo(33, 9), expect.closeTo(0, 9)] });
  });
  test('texts of a sequence that run over several lines', async () => {
    const { features, notes } = await both(`\u001e${point}\n\u001e${point.replaceAll(',', ',\n')}\n`, 'a.geojsons');
    expect([features.length, notes]).toEqual([2, []]);
  });
  test('an attribute “type” that says Topology makes no TopoJSON; a list of objects and a last comma are read', async () => {
    expect((await read('{"features":[{"properties":{"type":"Topology"},"geometry":null,"type":"Feature"}],"type":"FeatureCollection"}', 'a.json')).format).toBe('geojson');
    const { format, features, notes } = await read('{"arcs":[[[0,0],[10,0],[0,10]],],"objects":[null,{"type":"LineString","arcs":[0,-1]}],"type":"Topology"}', 'a.topojson');
    expect([format, features.map(({ geometry }) => geometry?.type), codes(notes)]).toEqual(['topojson', [undefined, 'LineString'], ['json-trailing-comma', 'topojson-bad-shape']]);
  });
  test.each([
    ['Polygon', [[0, 0], [1, 0], [1, 1], [0, 0]], { type: 'Polygon', coordinates: [[[0, 0], [1, 0], [1, 1], [0, 0]]] }],
    ['Polygon', [[[[0, 0], [1, 0], [1, 1], [0, 0]]]], { type: 'MultiPolygon', coordinates: [[[[0, 0], [1, 0], [1, 1], [0, 0]]]] }],
    ['MultiPolygon', [[[0, 0], [1, 0], [1, 1], [0, 0]]], { type: 'MultiPolygon', coordinates: [[[[0, 0], [1, 0], [1, 1], [0, 0]]]] }],
    ['LineString', [[[0, 0], [1, 0]], [[2, 2], [3, 3]]], { type: 'MultiLineString', coordinates: [[[0, 0], [1, 0]], [[2, 2], [3, 3]]] }],
    ['MultiPoint', [1, 2], { type: 'MultiPoint', coordinates: [[1, 2]] }],
  ])('a %s with a level of brackets too many or too few: %j', async (type, coordinates, expected) => {
    const { features, notes } = await both(JSON.stringify({ type: 'Feature', properties: {}, geometry: { type, coordinates } }), 'a.geojson');
    expect([features[0]!.geometry, codes(notes)]).toEqual([expected, ['geojson-nesting']]);
  });
  test('brackets that could mean several things are not guessed', async () => {
    for (const geometry of [{ type: 'LineString', coordinates: [1, 2] }, { type: 'Polygon', coordinates: [1, 2] }]) await expect(read(JSON.stringify(geometry), 'a.geojson')).rejects.toMatchObject({ code: 'not-geojson' });
  });
  test('UTF-16 without its mark', async () => {
    const wide = new Uint8Array(Uint16Array.from(`[${point.replace('"a"', '"é"')}]`, (letter) => letter.charCodeAt(0)).buffer);
    expect((await readFile(wide, { fileName: 'a.geojson' })).features[0]!.properties).toEqual({ é: 1 });
  });
});

describe('tables', () => {
  test.each([
    ['id;geom_x;geom_y\n1;12;25,003\n', [12, 25.003]], ['Название;Долгота;Широта\nА;37,6;55,75\n', [37.6, 55.75]], ['名称,经度,纬度\n甲,116.4,39.9\n', [116.4, 39.9]],
    ['PK,lat,lon\n7,0.5,35.2\n', [35.2, 0.5]], ['name,Location\nA,"(0.51, 35.2)"\n', [35.2, 0.51]], ['key,gps\n1,0.5 35.2 1800.1 4.9\n', [35.2, 0.5, 1800.1]], ['id;koordinaten\n1;0,51 35,2\n', [35.2, 0.51]], ['id,position\n1,"35°12\' E, 0°30\' N"\n', [35.2, 0.5]], ['key,lonlat\n1,"35.2,0.5"\n', [35.2, 0.5]],
    ['Survey 2024;;\nDevice\n\nname;lat;lon\nA;0,5;35,2\n', [35.2, 0.5]], ['# made by\nname,lat,lon\nA,0.5,35.2\n', [35.2, 0.5]],
    ['n,longitud,latitud\nA,"66º30\'36"" O","10º15\'00"" S"\n', [-66.51, -10.25]], ['Name;Länge;Breite\nA;9° 30\' O;48° 15\' N\n', [9.5, 48.25]], ['n,lon,lat\nA,N 1 30 00,E 35 15 00\n', [35.25, 1.5]],
  ] as [string, number[]][])('%j', async (text, expected) => {
    const { features } = await both(text, 'a.csv');
    expect(features[0]!.geometry).toEqual({ type: 'Point', coordinates: expected.map((value) => expect.closeTo(value, 9)) });
  });
  test.each([
    ['n,lat_deg,lat_min,lat_sec,lat_dir,lon_deg,lon_min,lon_sec,lon_dir\nA,0,30,36,S,66,15,0,W\n', [-66.25, -0.51]],
    ['Punto;Lat G;Lat M;Lat S;Lat H;Lon G;Lon M;Lon S;Lon H\nA;0;30;36,0;Sur;66;15;0;Oeste\n', [-66.25, -0.51]],
    ['Name,Latitude Degrees,Latitude Minutes,Longitude Degrees,Longitude Minutes\nA,-0,30.6,35,12\n', [35.2, -0.51]],
    ['Name,Latitude,N/S,Longitude,E/W\nA,0.51,S,66.25,W\n', [-66.25, -0.51]],
    ['Name,lat,lon\nA,0-30-36 S,35-12-00 E\n', [35.2, -0.51]],
    ['Name,Lon/Lat\nA,35.2/0.51\n', [35.2, 0.51]], ['Name,Lat/Long\nA,"0.51, 35.2"\n', [35.2, 0.51]],
    // Columns that only look as if they belonged to an angle.
    ['plot,lat,lon,lat_s,lon_s,min\nA,0.51,35.2,x,y,7\n', [35.2, 0.51]],
  ] as [string, number[]][])('an angle in several columns, or two in one: %j', async (text, expected) => {
    const { features, notes } = await both(text, 'a.csv');
    expect([features[0]!.geometry, codes(notes).filter((code) => code !== 'csv-letter-o')]).toEqual([{ type: 'Point', coordinates: expected.map((value) => expect.closeTo(value, 9)) }, []]);
  });
  test('well-known binary as databases print it, and empty rows of spreadsheets', async () => {
    const hex = '0101000000000000000080414000000000000000' + '40';
    const { features, notes } = await both(`id,geom\n1,${hex}\n,\n2,0x${hex}\n3,\\x${hex}\n,\n`, 'a.csv');
    expect(features).toEqual([1, 2, 3].map((id) => ({ type: 'Feature', geometry: { type: 'Point', coordinates: [35, 2] }, properties: { id } })));
    expect(notes.map(({ code, message }) => [code, message.slice(0, 6)])).toEqual([['csv-empty-rows', '2 rows']]);
    expect((await both(`id,shape\n1,0x${hex}\n`, 'a.csv')).features[0]!.geometry).toEqual({ type: 'Point', coordinates: [35, 2] });
  });
  test('what a field form traced is a boundary, also where the first answer is missing', async () => {
    const { features, notes } = await both('day,plot,store_gps,_gps_latitude,_gps_longitude\n1,,,,\n2,0.5 35.2 1800.1 4.9;0.51 35.2 0 0;0.51 35.21 0 0;0.5 35.2 1800.1 4.9;,0.5 35.2 1 1,0.5,35.2\n3,0.5 35.2 0 0;0.51 35.2 0 0,,,\n', 'a.csv');
    expect(features.map(({ geometry }) => geometry)).toEqual([null, { type: 'Polygon', coordinates: [[[35.2, 0.5, 1800.1], [35.2, 0.51], [35.21, 0.51], [35.2, 0.5, 1800.1]]] }, { type: 'LineString', coordinates: [[35.2, 0.5], [35.2, 0.51]] }]);
    expect(codes(notes)).toEqual(['no-geometry']);
  });
  test('metres with a UTM zone or an EPSG code in the row; without one they are refused', async () => {
    const expected = { type: 'Point', coordinates: [expect.closeTo(33, 6), expect.closeTo(-1.50185, 4)] };
    for (const text of ['n,este,norte,zona\n1,500000,9834000,36S\n', 'n,X,Y,EPSG\n1,500000,9834000,32736\n', 'n,easting,northing,UTM zone\n1,500000,9834000,UTM 36 M\n']) expect((await both(text, 'a.csv')).features[0]!.geometry).toEqual(expected);
    await expect(read('n,X,Y,zone\n1,500000,9834000,north\n', 'a.csv')).rejects.toThrow(UnreadableFile);
  });
  test('a row in an unknown system costs itself only', async () => {
    const { features, notes } = await both('n|wkt\n1|POINT(1 2)\n2|SRID=1234;POINT(1 2)\n', 'a.csv');
    expect([features.map(({ geometry }) => geometry?.type), codes(notes)]).toEqual([['Point', undefined], ['csv-unknown-crs']]);
  });
  test('letters of hemispheres are said where they can mean two things', async () => {
    expect(codes((await read('n,longitud,latitud\nA,66° O,10° S\nB,65° O,10° S\n', 'a.csv')).notes)).toEqual(['csv-letter-o']);
    expect(codes((await read('n,lon,lat\nA,1° N,35° E\n', 'a.csv')).notes)).toEqual(['csv-letters-swapped']);
  });
});

describe('longitudes beyond 180', () => {
  const east = '{"type":"Feature","geometry":{"type":"Polygon","coordinates":[[[179.9,-17],[180.1,-17],[180.1,-16.9],[179.9,-17]]]},"properties":null}';
  test('stay as they are written, with a note that tells how far they reach', async () => {
    const { features, notes } = await both(`{"type":"FeatureCollection","features":[${point},${east},${east.replaceAll('180.1', '183.25')}]}`, 'a.geojson');
    expect((features[2]!.geometry as { coordinates: number[][][] }).coordinates[0]![1]).toEqual([183.25, -17]);
    expect(codes(notes)).toEqual(['longitudes-beyond-180']);
    expect(notes[0]!.message).toMatch(/^2 shapes .*\(179\.9 to 183\.25\)/);
  });
  test('tables and well-known text have them too', async () => {
    for (const [text, name] of [['n,lat,lon\n1,-17,183.25\n', 'a.csv'], ['n,latlon\n1,"-17, 183.25"\n', 'a.csv'], ['n,wkt\n1,POINT (183.25 -17)\n', 'a.csv'], ['POINT (183.25 -17)', 'a.wkt']] as const) {
      const { features, notes } = await both(text, name);
      expect([features[0]!.geometry, codes(notes)]).toEqual([{ type: 'Point', coordinates: [183.25, -17] }, ['longitudes-beyond-180']]);
    }
  });
  test('one latitude of 96 among others makes no metres of a table; where half of them are so, it is refused', async () => {
    const rows = Array.from({ length: 1500 }, (_, k) => `${k},0.${k},35.2\n`);
    const { features, notes } = await both(`n,lat,lon\n${rows.slice(0, 1200).join('')}x,96,35.2\n${rows.slice(1200).join('')}y,9834000,500000\n`, 'a.csv');
    expect([features.length, features[1200]!.geometry, codes(notes)]).toEqual([1502, { type: 'Point', coordinates: [35.2, 96] }, []]);
    await expect(read('n,y,x\n1,0.5,35.2\n2,9834000,500000\n', 'a.csv')).rejects.toMatchObject({ code: 'unknown-crs' });
  });
});
