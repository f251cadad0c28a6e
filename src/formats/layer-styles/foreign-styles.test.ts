import { expect, test } from 'vitest';
import { plainStyle, type LayerStyle } from '#styling/layer-style.ts';
import { categoriesOf, classesOf, swatchFinder } from '#styling/sorting.ts';
import { nextAbove } from './foreign-rules.ts';
import { qmlOf, styleInQml } from './qml.ts';
import { readQml } from './read-qml.ts';
import { readSld } from './read-sld.ts';
import { sldOf } from './sld.ts';
import { foreignStyle } from './symbols.ts';

const byCrop = { kind: 'attribute', name: 'crop' } as const;
const byTonnes = { kind: 'attribute', name: 'tonnes' } as const;
const crops: LayerStyle = { ...plainStyle, drawing: categoriesOf(['cocoa', 'oil & <palm>'], byCrop, 'okabeIto'), fillOpacity: 0.5 };
const tonnes: LayerStyle = {
  ...plainStyle,
  drawing: classesOf([0, 10, 20, 30], byTonnes, { method: 'equal', palette: 'viridis', isReversed: false, count: 3 })!,
  scales: { minDenominator: 1000, maxDenominator: 50_000 },
};
const placesOf = (style: LayerStyle | null, values: readonly unknown[]) =>
  style && style.drawing.kind !== 'plain' ? values.map(swatchFinder(style.drawing)) : null;

/** A style of QGIS 3.34, shortened to what stands in every one. */
const qgis = (renderer: string, attributes = '') =>
  `<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'><qgis version="3.34.4" ${attributes}><renderer-v2 ${renderer}</renderer-v2><labeling type="simple"/></qgis>`;
const symbol = (name: string, colour: string, more = '', layer = 'SimpleFill') =>
  `<symbol name="${name}" alpha="1" type="fill"><data_defined_properties/><layer class="${layer}" enabled="1" pass="0"><Option type="Map"><Option name="color" type="QString" value="${colour}"/>${more}</Option></layer></symbol>`;

test('categories of QGIS: lists, the empty one for all others, hidden ones and unknown symbols are said', () => {
  const text = qgis(`type="categorizedSymbol" attr="&quot;crop&quot;"><categories>
    <category symbol="0" value="cocoa" type="string" render="true"/><category symbol="1" type="List" render="false"><val value="rice" type="string"/><val value="maize" type="string"/></category>
    <category symbol="2" value="" type="string" render="true"/><category symbol="0" value="NULL" type="NULL" render="true"/></categories>
    <symbols>${symbol('0', '1,2,3,128,rgb:0.003,0.007,0.01,0.5', '<Option name="outline_width" value="0.56"/><Option name="outline_width_unit" value="MM"/>')}
    ${symbol('1', '255,0,0,128', '', 'SVGFill')}${symbol('2', '9,9,9,128')}</symbols>`);
  const { style, remarks } = readQml(text);
  expect(style).toMatchObject({
    drawing: {
      kind: 'categories',
      by: byCrop,
      categories: [
        { value: 'cocoa', colour: '#010203' },
        { value: 'rice', colour: '#ff0000' },
        { value: 'maize', colour: '#ff0000' },
      ],
      others: '#090909',
    },
    fillOpacity: 0.5,
    lineWidthPixels: 2,
  });
  expect(remarks).toEqual([{ kind: 'symbol', name: 'SVGFill' }, { kind: 'hidden' }]);
});

test('classes of QGIS take both ends, the lower class first: each value has the same class here', () => {
  const range = (at: number, lower: number, upper: number) => `<range symbol="${at}" lower="${lower}" upper="${upper}" render="true" label=""/>`;
  const text = qgis(
    `type="graduatedSymbol" attr="tonnes"><ranges>${range(1, 2.5, 7)}${range(0, 0, 2.5)}${range(2, 7, 9)}</ranges><symbols>${['1,1,1', '2,2,2', '3,3,3'].map((colour, at) => symbol(String(at), colour)).join('')}</symbols>`,
    'hasScaleBasedVisibilityFlag="1" minScale="50000" maxScale="0"',
  );
  const { style, remarks } = readQml(text);
  expect(remarks).toEqual([]);
  expect(placesOf(style, [0, 2.5, 2.500_001, 7, 7.1, 9, 'x'])).toEqual([0, 0, 1, 1, 2, 2, 3]);
  expect(style!.scales).toEqual({ minDenominator: null, maxDenominator: 50_000 });
});

test.each([
  ['type="singleSymbol"><symbols/>', { kind: 'empty' }],
  ['type="RuleRenderer"><rules/>', { kind: 'renderer', name: 'RuleRenderer' }],
  ['type="graduatedSymbol" attr="tonnes / 2">', { kind: 'expression', name: 'tonnes / 2' }],
  [
    `type="graduatedSymbol" attr="t"><ranges>${Array.from({ length: 10 }, (_, at) => `<range symbol="0" lower="${at}" upper="${at + 1}"/>`).join('')}</ranges><symbols>${symbol('0', '1,1,1')}</symbols>`,
    { kind: 'too-many-classes' },
  ],
])('what Hectare has no place for is named: %.40s', (renderer, remark) => {
  const { style, remarks } = readQml(qgis(renderer));
  expect(style).toBeNull();
  expect(remarks).toContainEqual(remark);
});

test.each([
  ['QML', readQml, (style: LayerStyle) => qmlOf(foreignStyle(style)!, 'fill')],
  ['SLD', readSld, (style: LayerStyle) => sldOf(foreignStyle(style)!, 'plots', ['fill'])],
])('what Hectare writes as %s is read with the same colour for each value', (_, read, write) => {
  for (const [style, values] of [
    [crops, ['cocoa', 'oil & <palm>', 'tea']],
    [tonnes, [-5, 0, 9.99, 10.01, 19, 29, 300]],
  ] as const) {
    const back = read(write(style));
    expect(back.remarks).toEqual([]);
    expect(placesOf(back.style, values)).toEqual(placesOf(style, values));
    expect(back.style!.scales).toEqual(style.scales);
    expect(back.style!.fillOpacity).toBe(style.fillOpacity);
  }
});

/** SLD 1.0 as GeoServer's cookbook writes it. */
const geoserver = (rules: string) =>
  `<?xml version="1.0"?><StyledLayerDescriptor version="1.0.0" xmlns="http://www.opengis.net/sld" xmlns:ogc="http://www.opengis.net/ogc"><NamedLayer><UserStyle><FeatureTypeStyle>${rules}</FeatureTypeStyle></UserStyle></NamedLayer></StyledLayerDescriptor>`;
const painted = (colour: string) =>
  `<PolygonSymbolizer><Fill><CssParameter name="fill">${colour}</CssParameter><CssParameter name="fill-opacity"><ogc:Literal>0.6</ogc:Literal></CssParameter></Fill></PolygonSymbolizer><TextSymbolizer/>`;
const compared = (operator: string, value: string, name = 'pop') =>
  `<ogc:PropertyIs${operator}><ogc:PropertyName>${name}</ogc:PropertyName><ogc:Literal>${value}</ogc:Literal></ogc:PropertyIs${operator}>`;

test('rules of SLD 1.0: comparisons become classes, with their ends as they are', () => {
  const { style, remarks } = readSld(
    geoserver(
      `<Rule><ogc:Filter>${compared('LessThan', '200')}</ogc:Filter>${painted('#66FF66')}</Rule>
      <Rule><ogc:Filter><ogc:And>${compared('GreaterThanOrEqualTo', '200')}${compared('LessThanOrEqualTo', '500')}</ogc:And></ogc:Filter>${painted('#33CC33')}</Rule>
      <Rule><ogc:Filter>${compared('GreaterThan', '500')}</ogc:Filter><MaxScaleDenominator>1000</MaxScaleDenominator>${painted('#009900')}</Rule>
      <Rule><Name>odd</Name><ogc:Filter><ogc:Not>${compared('EqualTo', '1')}</ogc:Not></ogc:Filter>${painted('#000000')}</Rule>`,
    ),
  );
  expect(placesOf(style, [-1, 199, 200, 500, 500.1])).toEqual([0, 0, 1, 1, 2]);
  expect(style).toMatchObject({ fillOpacity: 0.6, drawing: { colours: ['#66ff66', '#33cc33', '#009900'] } });
  expect(remarks).toEqual([
    { kind: 'symbol', name: 'TextSymbolizer' },
    { kind: 'expression', name: 'odd' },
  ]);
});

test('values of SLD become categories, with those of another attribute left out by name', () => {
  const { style, remarks } = readSld(
    geoserver(
      `<Rule><ogc:Filter><ogc:Or>${compared('EqualTo', 'a')}${compared('EqualTo', 'b')}</ogc:Or></ogc:Filter>${painted('#111111')}</Rule>
      <Rule><Title>other</Title><ogc:Filter>${compared('EqualTo', 'a', 'kind')}</ogc:Filter>${painted('#222222')}</Rule><Rule><ElseFilter/>${painted('#333333')}</Rule>`,
    ),
  );
  expect(placesOf(style, ['a', 'b', 'c', null])).toEqual([0, 1, 2, 3]);
  expect(remarks).toContainEqual({ kind: 'expression', name: 'other' });
});

const single = (colour: string, more: Partial<LayerStyle> = {}): LayerStyle => ({ ...plainStyle, drawing: { kind: 'plain', colour }, ...more });
const layerOf = (type: string, values: Record<string, string>) =>
  `<layer class="${type}" enabled="1">${Object.entries(values).map(([k, v]) => `<prop k="${k}" v="${v}"/>`).join('')}</layer>`;
const singleQml = (layers: string, alpha = '1') =>
  readQml(qgis(`type="singleSymbol" forceraster="0"><symbols><symbol type="fill" name="0" alpha="${alpha}">${layers}</symbol></symbols>`));

test('one symbol of QGIS for all shapes: colour, opacity and width are taken', () => {
  const fill = { color: '10,20,30,128', outline_color: '6,12,18,255', outline_width: '0.84', outline_width_unit: 'MM', style: 'solid' };
  expect(singleQml(layerOf('SimpleFill', fill))).toEqual({ style: single('#0a141e', { fillOpacity: 0.5, lineWidthPixels: 3 }), remarks: [] });
  expect(singleQml(layerOf('SimpleFill', { ...fill, style: 'no' })).style).toMatchObject({ drawing: { colour: '#060c12' }, fillOpacity: 0 });
  expect(singleQml(layerOf('SimpleLine', { line_color: '255,0,0,255', line_width: '2', line_width_unit: 'Pixel' }))).toEqual({
    style: single('#ff0000', { lineWidthPixels: 2 }),
    remarks: [],
  });
  expect(singleQml(layerOf('SimpleMarker', { color: '#00ff00', name: 'circle', size: '2.5' }))).toEqual({ style: single('#00ff00'), remarks: [] });
});

test('what of one symbol is drawn otherwise is said', () => {
  const kinds = (layers: string) => singleQml(layers).remarks.map(({ kind }) => kind);
  expect(kinds(layerOf('SimpleMarker', { color: '1,2,3', name: 'star', size: '6' }))).toEqual(['shapes', 'sizes']);
  expect(kinds(layerOf('SimpleLine', { line_color: '1,2,3', line_style: 'dash' }))).toEqual(['dashes']);
  expect(kinds(layerOf('SimpleFill', { color: '1,2,3', style: 'cross', outline_color: '255,255,255' }))).toEqual(['patterns', 'outlines']);
  expect(kinds(layerOf('SimpleFill', { color: '1,2,3' }) + layerOf('SimpleLine', { line_color: '9,9,9' }))).toEqual(['layers']);
  expect(singleQml(layerOf('RasterFill', {}))).toEqual({ style: null, remarks: [{ kind: 'symbol', name: 'RasterFill' }, { kind: 'empty' }] });
});

test('one rule of SLD without a condition is a style of one colour', () => {
  expect(readSld(geoserver(`<Rule>${painted('#111111')}</Rule>`))).toEqual({
    style: single('#111111', { fillOpacity: 0.6 }),
    remarks: [{ kind: 'symbol', name: 'TextSymbolizer' }],
  });
  const star = `<PointSymbolizer><Graphic><Mark><WellKnownName>star</WellKnownName><Fill><CssParameter name="fill">#ff0000</CssParameter></Fill></Mark><Size>20</Size></Graphic></PointSymbolizer>`;
  expect(readSld(geoserver(`<Rule>${star}</Rule>`))).toEqual({ style: single('#ff0000'), remarks: [{ kind: 'shapes' }, { kind: 'sizes' }] });
  const road = (colour: string, more = '') =>
    `<Rule><LineSymbolizer><Stroke><CssParameter name="stroke">${colour}</CssParameter><CssParameter name="stroke-width">3</CssParameter>${more}</Stroke></LineSymbolizer></Rule>`;
  expect(readSld(geoserver(road('#333333', '<CssParameter name="stroke-dasharray">5 2</CssParameter>') + road('#ffffff')))).toEqual({
    style: single('#333333', { lineWidthPixels: 3 }),
    remarks: [{ kind: 'dashes' }, { kind: 'layers' }],
  });
  const picture = '<PointSymbolizer><Graphic><ExternalGraphic><OnlineResource/></ExternalGraphic></Graphic></PointSymbolizer>';
  expect(readSld(geoserver(`<Rule>${picture}</Rule>`))).toEqual({ style: null, remarks: [{ kind: 'symbol', name: 'ExternalGraphic' }, { kind: 'empty' }] });
});

test.each(['fill', 'line', 'marker'] as const)('a style of one colour is written as one symbol of the kind %s, and read again', (kind) => {
  const style = single('#a86a0c', { ...(kind === 'fill' ? { fillOpacity: 0.4 } : {}), scales: { minDenominator: null, maxDenominator: 50_000 } });
  const width = kind === 'marker' ? null : 1.2;
  const foreign = foreignStyle(style)!;
  const qml = qmlOf(foreign, kind);
  expect(qml).toContain('type="singleSymbol"');
  const back = readQml(qml);
  expect(back.remarks).toEqual([]);
  expect(back.style).toMatchObject({ drawing: style.drawing, scales: style.scales, fillOpacity: style.fillOpacity });
  expect(back.style!.lineWidthPixels).toBe(width);
  expect(readSld(sldOf(foreign, 'plots', [kind]))).toEqual({ style: { ...style, lineWidthPixels: width }, remarks: [] });
  expect(styleInQml(qml)).toEqual(style);
});

test('hostile and broken styles are refused', () => {
  const bomb = `<!DOCTYPE q [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><qgis><renderer-v2 type="categorizedSymbol" attr="x">&b;</renderer-v2></qgis>`;
  for (const read of [readQml, readSld]) {
    expect(read('x'.repeat(5_000_000)).remarks).toEqual([{ kind: 'too-large' }]);
    expect(read('<a><b></a>').remarks).toEqual([{ kind: 'damaged' }]);
    expect(read(bomb).style).toBeNull();
    expect(read(`${'<a>'.repeat(100_000)}${'</a>'.repeat(100_000)}`).style).toBeNull();
  }
});

test('the next number above a limit', () => {
  for (const value of [2.5, -3, 0, 1e-300, 123_456.789]) {
    expect(nextAbove(value)).toBeGreaterThan(value);
    expect((value + nextAbove(value)) / 2 === value || (value + nextAbove(value)) / 2 === nextAbove(value)).toBe(true);
  }
});
