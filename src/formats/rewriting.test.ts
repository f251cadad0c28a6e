import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { Feature } from '#geo/index.ts';
import { readFile } from './index.ts';
import { rewriteFile, type SavedFeature } from './rewriting.ts';

const kml = `<?xml version="1.0" encoding="UTF-8"?>
<kml xmlns="http://www.opengis.net/kml/2.2" xmlns:gx="http://www.google.com/kml/ext/2.2">
  <Document>
    <name>Finca &amp; más</name>
    <!-- drawn in 2019 -->
    <Style id="green"><PolyStyle><color>7f00ff00</color></PolyStyle></Style>
    <StyleMap id="both"><Pair><key>normal</key><styleUrl>#green</styleUrl></Pair></StyleMap>
    <Schema id="plots" name="plots"><SimpleField type="int" name="trees"/></Schema>
    <Folder>
      <name>North</name><visibility>0</visibility>
      <Placemark id="a">
        <name>Alpha</name>
        <styleUrl>#both</styleUrl>
        <ExtendedData><SchemaData schemaUrl="#plots"><SimpleData name="trees">12</SimpleData></SchemaData></ExtendedData>
        <Polygon><extrude>1</extrude><outerBoundaryIs><LinearRing><coordinates>
          -74.10,4.60,2600 -74.09,4.60,2601
          -74.09,4.61,2602 -74.10,4.60,2600
        </coordinates></LinearRing></outerBoundaryIs></Polygon>
      </Placemark>
    </Folder>
    <Placemark><name>Beta</name><gx:balloonVisibility>1</gx:balloonVisibility><Point><coordinates>-74.0,4.5</coordinates></Point></Placemark>
  </Document>
</kml>
`;

const encode = (text: string) => new TextEncoder().encode(text);
const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const asRead = (features: Feature[]): SavedFeature[] => features.map((feature, source) => ({ source, feature }));

/** The file after a change of its features. */
async function saved(format: string, bytes: Uint8Array, change: (features: SavedFeature[]) => SavedFeature[] | void) {
  const { features } = await readFile(bytes);
  const now = asRead(structuredClone(features));
  return (await rewriteFile(format, bytes, change(now) ?? now))!;
}
const textOf = async (change: (features: SavedFeature[]) => SavedFeature[] | void, text = kml) => decode((await saved('kml', encode(text), change)).bytes);
const ringOf = ({ feature }: SavedFeature) => (feature.geometry as { coordinates: number[][][] }).coordinates[0]!;

describe('KML', () => {
  test('without a change it is the same bytes', async () => {
    expect(await textOf(() => {})).toBe(kml);
  });

  test('a moved corner changes that corner', async () => {
    expect(await textOf(([alpha]) => void (ringOf(alpha!)[1]![0] = -74.085))).toBe(kml.replace('-74.09,4.60,2601', '-74.085,4.60,2601'));
  });

  test('a new corner stands among the others', async () => {
    const text = await textOf(([alpha]) => void ringOf(alpha!).splice(2, 0, [-74.08, 4.605]));
    expect(text).toMatch(/2601 -74.08,4.605 -74.09,4.61,2602 /);
    expect(text.replace(/<coordinates>[^<]*2600[^<]*</, '')).toBe(kml.replace(/<coordinates>[^<]*2600[^<]*</, ''));
  });

  test('another structure keeps the rules of drawing', async () => {
    const text = await textOf(([alpha]) => {
      const ring = ringOf(alpha!);
      alpha!.feature.geometry = { type: 'Polygon', coordinates: [ring, ring.toReversed()] };
    });
    expect(text).toContain('<Polygon><extrude>1</extrude><outerBoundaryIs>');
    expect(text).toContain('<innerBoundaryIs>');
    expect(text).toContain('<StyleMap id="both">');
  });

  test('names, attributes and new fields', async () => {
    const text = await textOf(([alpha, beta]) => {
      Object.assign(alpha!.feature.properties!, { name: 'Alfa <1>', trees: 14, owner: 'Núñez' });
      Object.assign(beta!.feature.properties!, { description: 'A spring', depth: 3 });
    });
    expect(text).toContain('<name>Alfa &lt;1&gt;</name>');
    expect(text).toContain('<SimpleData name="trees">14</SimpleData><SimpleData name="owner">Núñez</SimpleData></SchemaData>');
    expect(text).toContain('<SimpleField type="string" name="owner"></SimpleField></Schema>');
    expect(text).toContain('<Placemark><name>Beta</name><description>A spring</description>');
    expect(text).toContain('<ExtendedData><Data name="depth"><value>3</value></Data></ExtendedData><Point>');
    const { features } = await readFile(encode(text));
    expect(features.map(({ properties }) => properties)).toMatchObject([
      { name: 'Alfa <1>', trees: 14, owner: 'Núñez', folder: 'North' },
      { name: 'Beta', description: 'A spring', depth: '3' },
    ]);
  });

  test('says which change it does not hold', async () => {
    const { unwritten } = await saved('kml', encode(kml), ([alpha]) => void Object.assign(alpha!.feature.properties!, { fill: '#ff0000', folder: 'South' }));
    expect(unwritten).toEqual([
      { kind: 'attribute', feature: 0, name: 'folder' },
      { kind: 'attribute', feature: 0, name: 'fill' },
    ]);
  });

  test('shapes that go and come', async () => {
    const text = await textOf(([, beta]) => [
      beta!,
      { source: null, feature: { type: 'Feature', properties: { name: 'Gamma' }, geometry: { type: 'Point', coordinates: [-74, 4.4] } } },
    ]);
    expect(text).not.toContain('Alpha');
    expect(text).toContain('<name>North</name><visibility>0</visibility>\n    </Folder>');
    expect(text).toContain('\n    <Placemark><name>Gamma</name><Point><coordinates>-74,4.4</coordinates></Point></Placemark>\n  </Document>');
  });

  test('a new shape is written as in a new file, with its style, and says where its folder is lost', async () => {
    const added = (folder?: string): SavedFeature => ({
      source: null,
      feature: {
        type: 'Feature',
        properties: { name: 'Gamma', stroke: '#ff0000', 'stroke-width': 3, trees: 7, ...(folder ? { folder } : {}) },
        geometry: { type: 'Point', coordinates: [-74, 4.4] },
      },
    });
    const result = await saved('kml', encode(kml), ([alpha, beta]) => [alpha!, added('North'), beta!, added('East')]);
    const { features } = await readFile(result.bytes);
    expect(features.map(({ properties }) => [properties?.['name'], properties?.['folder'], properties?.['stroke']])).toEqual([
      ['Alpha', 'North', undefined],
      ['Gamma', 'North', '#ff0000'],
      ['Beta', undefined, undefined],
      ['Gamma', undefined, '#ff0000'],
    ]);
    expect(result.unwritten).toEqual([{ kind: 'attribute', feature: 3, name: 'folder' }]);
  });

  test('a geometry with a name of GML is exchanged, not doubled', async () => {
    const text = `<kml><Placemark><MultiPolygon><Polygon><outerBoundaryIs><LinearRing><coordinates>0,0 1,0 1,1 0,0</coordinates></LinearRing></outerBoundaryIs></Polygon></MultiPolygon></Placemark></kml>`;
    const written = await textOf(([shape]) => void (shape!.feature.geometry = { type: 'Point', coordinates: [5, 6] }), text);
    expect(written).toBe('<kml><Placemark><Point><coordinates>5,6</coordinates></Point></Placemark></kml>');
  });

  test('another encoding becomes UTF-8 once something changes', async () => {
    const bytes = Uint8Array.from(kml.replace('UTF-8', 'windows-1252'), (letter) => letter.charCodeAt(0));
    expect(decode((await saved('kml', bytes, ([alpha]) => void (alpha!.feature.properties!['name'] = 'São')))!.bytes)).toBe(
      kml.replace('<name>Alpha</name>', '<name>São</name>'),
    );
    expect((await saved('kml', bytes, () => {})).bytes).toEqual(bytes);
  });

  test('a track keeps its times while its places move', async () => {
    const track = `<kml xmlns:gx="g"><Placemark><gx:Track><when>2020-01-01</when><when>2020-01-02</when><gx:coord>1 2 3</gx:coord><gx:coord>1.5 2 3</gx:coord></gx:Track></Placemark></kml>`;
    const move = ([line]: SavedFeature[]) => void ((line!.feature.geometry as { coordinates: number[][] }).coordinates[1]![1] = 2.5);
    expect(await textOf(move, track)).toBe(track.replace('1.5 2 3', '1.5 2.5 3'));
    const shortened = await saved('kml', encode(track), ([line]) => {
      line!.feature.geometry = { type: 'LineString', coordinates: [[1, 2], [3, 4], [5, 6]] };
    });
    expect(shortened.unwritten).toEqual([{ kind: 'times', feature: 0 }]);
  });

  test('a model moves and stays a model', async () => {
    const model = `<kml:kml xmlns:kml="k"><kml:Placemark><kml:Model><kml:Location><kml:longitude>1</kml:longitude><kml:latitude>2</kml:latitude></kml:Location></kml:Model></kml:Placemark></kml:kml>`;
    expect(await textOf(([place]) => void ((place!.feature.geometry as { coordinates: number[] }).coordinates[1] = 7), model)).toBe(
      model.replace('>2<', '>7<'),
    );
  });

  test('a file with faults is not written in place', async () => {
    const bytes = encode(kml.replace('</Document>', ''));
    const { features } = await readFile(bytes);
    expect(await rewriteFile('kml', bytes, asRead(features))).toBeNull();
  });
});

test('KMZ: the KML changes, pictures stay', async () => {
  const bytes = zipSync({ 'doc.kml': strToU8(kml), 'files/icon.png': Uint8Array.of(1, 2, 3), 'other.kml': strToU8(kml.replace('Alpha', 'Omega')) });
  const { bytes: after } = await saved('kmz', bytes, (features) => {
    features[2]!.feature.properties!['name'] = 'Ômega';
    features.splice(3, 1);
  });
  const parts = unzipSync(after);
  expect(strFromU8(parts['doc.kml']!)).toBe(kml);
  expect(parts['files/icon.png']).toEqual(Uint8Array.of(1, 2, 3));
  expect(strFromU8(parts['other.kml']!)).toContain('<name>Ômega</name>');
  expect(strFromU8(parts['other.kml']!)).not.toContain('Beta');
});

describe('GeoJSON', () => {
  const file = {
    type: 'FeatureCollection',
    crs: { type: 'name', properties: { name: 'urn:ogc:def:crs:OGC:1.3:CRS84' } },
    generator: 'field app',
    bbox: [0, 0, 1, 1],
    features: [
      { type: 'Feature', id: 7, bbox: [0, 0, 0, 0], properties: { b: 1, a: { deep: [1] } }, geometry: { type: 'Point', coordinates: [0, 0] }, extra: true },
      { type: 'Feature', properties: { b: 2 }, geometry: { type: 'Point', coordinates: [1, 1, 5] } },
    ],
  };
  const layouts = [JSON.stringify(file), `${JSON.stringify(file, null, 2)}\n`];

  test.each(layouts)('keeps members, ids, order and layout: %#', async (text) => {
    expect(decode((await saved('geojson', encode(text), () => {})).bytes)).toBe(text);
    const { bytes } = await saved('geojson', encode(text), ([first]) => {
      first!.feature.geometry = { type: 'Point', coordinates: [0.5, 0] };
      first!.feature.properties!['b'] = 3;
    });
    const { bbox: _all, ...members } = file;
    const { bbox: _own, ...feature } = file.features[0]!;
    expect(JSON.parse(decode(bytes))).toEqual({
      ...members,
      features: [{ ...feature, properties: { b: 3, a: { deep: [1] } }, geometry: { type: 'Point', coordinates: [0.5, 0] } }, file.features[1]],
    });
    expect(decode(bytes).includes('\n  ')).toBe(text.includes('\n  '));
  });

  test('of another reference system is not written in place', async () => {
    const text = JSON.stringify({ ...file, crs: { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::3857' } } });
    const { features } = await readFile(encode(text));
    const now = asRead(structuredClone(features));
    now[1]!.feature.geometry = { type: 'Point', coordinates: [0.5, 0] };
    expect(await rewriteFile('geojson', encode(text), now)).toBeNull();
  });
});
