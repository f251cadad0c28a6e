import { expect, test } from 'vitest';
import type { Feature } from '#geo/types.ts';
import { plainStyle, type LayerStyle } from '#styling/layer-style.ts';
import { categoriesOf, classesOf } from '#styling/sorting.ts';
import type { WriteOptions } from '../format.ts';
import { kml } from './kml.ts';
import { kmz } from './kmz.ts';

const read = (text: string) => kml.read!(new TextEncoder().encode(text));
const written = async (features: Feature[], options?: WriteOptions) => new TextDecoder().decode(await kml.write!(features, options));
const document = (content: string) => `<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${content}</Document></kml>`;
const ring = '<outerBoundaryIs><LinearRing><coordinates>0,0 1,0 1,1 0,0</coordinates></LinearRing></outerBoundaryIs>';
const area = (properties: Feature['properties'], at = 0): Feature => ({
  type: 'Feature',
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [at, 0],
        [at + 0.01, 0],
        [at + 0.01, 0.01],
        [at, 0],
      ],
    ],
  },
  properties,
});
const line = (properties: Feature['properties']): Feature => ({
  type: 'Feature',
  geometry: {
    type: 'LineString',
    coordinates: [
      [0, 0],
      [1, 1],
    ],
  },
  properties,
});

const estate = document(`<name>Estate</name><open>1</open>
  <Style id="n"><IconStyle><color>80ff8000</color><scale>0.7</scale><Icon><href>pin.png</href></Icon></IconStyle>
    <LabelStyle><color>ff00ffff</color><scale>0</scale></LabelStyle>
    <LineStyle><color>ff0000ff</color><width>2.5</width></LineStyle>
    <PolyStyle><color>7f00ff00</color><fill>0</fill></PolyStyle><BalloonStyle><text>$[name]</text></BalloonStyle></Style>
  <StyleMap id="m"><Pair><key>highlight</key><styleUrl>#h</styleUrl></Pair><Pair><key>normal</key><styleUrl>#n</styleUrl></Pair></StyleMap>
  <Folder><name>North &amp; &lt;east&gt;</name><visibility>0</visibility><open>1</open><description><![CDATA[<b>old</b>]]></description>
    <Folder><name>Wells</name><Placemark><name>1</name><visibility>0</visibility><styleUrl>#m</styleUrl><Point><coordinates>1,2</coordinates></Point></Placemark></Folder>
    <Placemark><name>2</name><description>a &amp; b</description><styleUrl>#m</styleUrl><Polygon>${ring}</Polygon></Placemark></Folder>
  <Folder><name>South</name><Placemark><name>3</name><Style><PolyStyle><outline>0</outline></PolyStyle></Style><Polygon>${ring}</Polygon></Placemark></Folder>`);

test('names, descriptions, folders, what is hidden, and styles come out as they went in', async () => {
  const first = await read(estate);
  expect(first.folders).toEqual([
    { path: 'North & <east>', isHidden: true, isOpen: true, description: '<b>old</b>' },
    { path: '', isOpen: true },
  ]);
  const again = await read(await written(first.features, { name: 'Estate', folders: first.folders! }));
  const byName = (features: Feature[]) => features.toSorted((a, b) => Number(a.properties!['name']) - Number(b.properties!['name']));
  expect(byName(again.features)).toEqual(byName(first.features));
  expect(again.folders).toEqual(first.folders);
  const archived = await kmz.read!(await kmz.write!(first.features, { folders: first.folders! }));
  expect([archived.features, archived.folders]).toEqual([again.features, first.folders]);
});

test('icons, labels and opacities are read, and each style is written once', async () => {
  const { features } = await read(estate);
  expect(features[0]!.properties).toEqual({
    name: '1',
    visibility: '0',
    folder: 'North & <east>/Wells',
    'marker-color': '#0080ff',
    'icon-opacity': 0.502,
    'icon-scale': 0.7,
    icon: 'pin.png',
    'label-color': '#ffff00',
    'label-scale': 0,
    stroke: '#ff0000',
    'stroke-opacity': 1,
    'stroke-width': 2.5,
    fill: '#00ff00',
    'fill-opacity': 0,
  });
  const text = await written(features);
  expect(text.match(/<Style /g)).toHaveLength(2);
  expect(text.match(/<styleUrl>#style-1</g)).toHaveLength(2);
  expect(text).toContain('<name>1</name><visibility>0</visibility><styleUrl>');
});

test('an area may have no outline; a line of the same style is seen', async () => {
  const { features } = await read(
    document(`<Style id="s"><LineStyle><color>ff0000ff</color></LineStyle><PolyStyle><outline>0</outline></PolyStyle></Style>
    <Placemark><styleUrl>#s</styleUrl><Polygon>${ring}</Polygon></Placemark>
    <Placemark><styleUrl>#s</styleUrl><LineString><coordinates>0,0 1,1</coordinates></LineString></Placemark>`),
  );
  expect(features.map(({ properties }) => properties!['stroke-opacity'])).toEqual([0, 1]);
});

const byCrop: LayerStyle = {
  ...plainStyle,
  drawing: categoriesOf(['cocoa', 'tea'], { kind: 'attribute', name: 'crop' }, 'okabeIto'),
  fillOpacity: 0.4,
  labels: { wording: { kind: 'none' }, sizePixels: 12, hasHalo: true },
};

test('a style of Hectare is written as shared styles, and read back as that style', async () => {
  const features = [area({ name: 'a', crop: 'cocoa' }), area({ name: 'b', crop: 'maize' }, 1), line({ name: 'c', crop: 'tea' })];
  const text = await written(features, { style: byCrop });
  const [cocoa] = byCrop.drawing.kind === 'categories' ? byCrop.drawing.categories : [];
  const [, red, green, blue] = /#(..)(..)(..)/.exec(cocoa!.colour)!;
  expect(text).toContain(`<PolyStyle><color>66${blue}${green}${red}</color></PolyStyle></Style>`);
  expect(text).toMatch(/<name>a<\/name><styleUrl>#hectare-0<.*\n.*<name>b<\/name><styleUrl>#hectare-2<.*\n.*<name>c<\/name><styleUrl>#hectare-line-1</);
  expect(text).toContain('<LabelStyle><scale>0</scale></LabelStyle>');
  const back = await read(text);
  expect(back.style).toEqual(byCrop);
  expect(back.features).toEqual(features);
});

test('classes of hectares colour what a service measures', async () => {
  const drawing = classesOf([10, 60, 120], { kind: 'hectares' }, { method: 'equal', palette: 'viridis', isReversed: false, count: 2 })!;
  const text = await written([area({ name: 'a' }), line({ name: 'b' })], { style: { ...plainStyle, drawing } });
  // About 61 ha of 10 to 120, and a line, which has none.
  expect(text).toMatch(/<name>a<\/name><styleUrl>#hectare-[01]</);
  expect(text).toContain('<name>b</name><styleUrl>#hectare-line-2<');
});

test('a style that another program changed since is left alone, and its colours are those of the shapes', async () => {
  const text = await written([area({ name: 'a', crop: 'cocoa' })], { style: byCrop });
  const changed = await read(text.replace(/(id="hectare-0">.*?<PolyStyle><color>)......../, '$1ff112233'));
  expect(changed.style).toBeUndefined();
  expect(changed.features[0]!.properties).toMatchObject({ fill: '#332211', 'fill-opacity': 1 });
  for (const damaged of ['{', '{"version":9}', 'x'.repeat(2 ** 21)])
    expect((await read(text.replace(/(<value>)\{.*?(<\/value>)/, `$1${damaged}$2`))).style).toBeUndefined();
});

test('styles that lead in a circle, endless ids and entities end', async () => {
  const id = 'x'.repeat(1_000_000);
  const { features } = await read(
    document(`<StyleMap id="a"><Pair><key>normal</key><styleUrl>#b</styleUrl></Pair></StyleMap>
    <StyleMap id="b"><Pair><key>normal</key><styleUrl>#a</styleUrl></Pair></StyleMap>
    <Style id="${id}"><LineStyle><color>ff0000ff</color><width>1e999</width></LineStyle></Style>
    <Placemark><name>1</name><styleUrl>#a</styleUrl><Polygon>${ring}</Polygon></Placemark>
    <Placemark><name>2</name><styleUrl>#${id}</styleUrl><Polygon>${ring}</Polygon></Placemark>`),
  );
  expect(features.map(({ properties }) => properties!['stroke'])).toEqual([undefined, '#ff0000']);
  expect(features[1]!.properties).not.toHaveProperty('stroke-width');
  const bomb = `<!DOCTYPE kml [<!ENTITY a "ha"><!ENTITY b "${'&a;'.repeat(1000)}"><!ENTITY c "${'&b;'.repeat(1000)}">]>${document(
    `<Placemark><name>&c;</name><Polygon>${ring}</Polygon></Placemark>`,
  )}`;
  expect(String((await read(bomb)).features[0]?.properties?.['name'] ?? '').length).toBeLessThan(100);
});

test('folders say so much and no more', async () => {
  const folders = Array.from({ length: 10_001 }, (_, at) => `<Folder><name>${at}</name><open>1</open></Folder>`).join('');
  const file = await read(document(folders));
  expect(file.folders).toHaveLength(10_000);
  expect(file.notes.map(({ code }) => code)).toContain('kml-folder-states');
});
