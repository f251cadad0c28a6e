import { expect, test } from 'vitest';
import { plainStyle, type LayerStyle } from '#styling/layer-style.ts';
import { kml } from './kml.ts';

const read = async (text: string) => (await kml.read!(new TextEncoder().encode(text))).features;
const document = (content: string) => `<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${content}</Document></kml>`;
const point = '<Point><coordinates>1,2</coordinates></Point>';

test('a style map means its normal style, colours stand as alpha, blue, green, red, and the colour of the icon is that of the point', async () => {
  const features = await read(
    document(`<Style id="n"><IconStyle><color>ff00aaff</color></IconStyle><LineStyle><color>800000ff</color><width>3</width></LineStyle></Style>
    <Style id="h"><LineStyle><color>ffffffff</color></LineStyle></Style>
    <StyleMap id="m"><Pair><key>highlight</key><styleUrl>#h</styleUrl></Pair><Pair><key>normal</key><styleUrl>#n</styleUrl></Pair></StyleMap>
    <Placemark><styleUrl>#m</styleUrl>${point}</Placemark>`),
  );
  expect(features[0]!.properties).toMatchObject({ 'marker-color': '#ffaa00', stroke: '#ff0000', 'stroke-opacity': 0.502, 'stroke-width': 3 });
});

test('styles come back from what is written', async () => {
  const properties = { name: 'a', 'marker-color': '#ffaa00', icon: 'pin.png', stroke: '#ff0000', 'stroke-opacity': 1, 'stroke-width': 2 };
  const written = await kml.write!([{ type: 'Feature', geometry: { type: 'Point', coordinates: [1, 2] }, properties }]);
  expect((await read(new TextDecoder().decode(written)))[0]!.properties).toMatchObject(properties);
});

test('a style of one colour goes along as shared styles, and comes back as that style alone', async () => {
  const style: LayerStyle = { ...plainStyle, drawing: { kind: 'plain', colour: '#a86a0c' }, fillOpacity: 0.4 };
  const line = { type: 'LineString' as const, coordinates: [[1, 2], [3, 4]] };
  const features = [{ type: 'Point' as const, coordinates: [1, 2] }, line].map((geometry) => ({ type: 'Feature' as const, geometry, properties: { name: 'a' } }));
  const bytes = await kml.write!(features, { style });
  const written = new TextDecoder().decode(bytes);
  expect(written.match(/<styleUrl>[^<]*/g)).toEqual(['<styleUrl>#hectare-0', '<styleUrl>#hectare-line-0']);
  expect(written).toContain('<color>ff0c6aa8</color>');
  const back = await kml.read!(bytes);
  expect(back.style).toEqual(style);
  expect(back.features.map(({ properties }) => properties)).toEqual([{ name: 'a' }, { name: 'a' }]);
  // Changed by another program, the colours are those of the shapes.
  const changed = await kml.read!(new TextEncoder().encode(written.replaceAll('ff0c6aa8', 'ff0000ff')));
  expect(changed.style).toBeUndefined();
  expect(changed.features[0]!.properties).toMatchObject({ 'marker-color': '#ff0000' });
});
