import { DatabaseSync } from 'node:sqlite';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Feature } from '#geo/types.ts';
import { plainStyle, type LayerStyle } from '#styling/layer-style.ts';
import { categoriesOf, classesOf } from '#styling/sorting.ts';
import { readBatches } from '../index.ts';
import { sourceOfBytes } from '../file-source.ts';
import { styleInQml } from '../layer-styles/qml.ts';
import { geopackage } from './geopackage.ts';
import { XmlEvents } from '../text/xml-events.ts';
import { BytesDecoder } from '../text/text-encoding.ts';

const plots: Feature[] = ['cocoa', 'oil & palm', 'rice'].map((crop, at) => ({
  type: 'Feature',
  properties: { name: `Plot ${at}`, crop, tonnes: at * 10 },
  geometry: { type: 'Point', coordinates: [at, 1] },
}));
const byCrop = { kind: 'attribute', name: 'crop' } as const;
const crops: LayerStyle = { ...plainStyle, drawing: categoriesOf(['cocoa', 'oil & palm'], byCrop, 'okabeIto') };

async function stylesIn(style: LayerStyle): Promise<Record<string, unknown>[]> {
  const path = join(mkdtempSync(join(tmpdir(), 'styles-')), 'plots.gpkg');
  writeFileSync(path, await geopackage.write!(plots, { name: 'plots', style }));
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    expect(database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
    const has = database.prepare("SELECT count(*) AS n FROM sqlite_master WHERE name = 'layer_styles'").get()!['n'] === 1;
    expect(database.prepare("SELECT count(*) AS n FROM gpkg_contents WHERE table_name = 'layer_styles'").get()!['n']).toBe(Number(has));
    return has ? database.prepare('SELECT * FROM layer_styles').all() : [];
  } finally {
    database.close();
  }
}
/** Every element with its attributes, and the texts, in order; throws where it is not well formed. */
function elementsOf(xml: string): string[] {
  const found: string[] = [];
  const events = new XmlEvents(
    {
      open: (name, attributes) => void found.push(`${name} ${JSON.stringify(attributes)}`),
      close: (_name, text) => {
        if (!text.isBlank) found.push(text.toString());
      },
      fault: (reason) => {
        throw new Error(String(reason));
      },
    },
    new BytesDecoder('utf-8'),
  );
  events.write(new TextEncoder().encode(xml));
  events.end();
  return found;
}

test('a style goes along as the usual one of its layer, for QGIS and as SLD', async () => {
  const [row, ...others] = await stylesIn(crops);
  expect(others).toEqual([]);
  expect(row).toMatchObject({ f_table_name: 'plots', f_geometry_column: 'geom', useAsDefault: 1 });
  const sld = elementsOf(String(row!['styleSLD']));
  expect(sld.filter((text) => ['cocoa', 'oil & palm'].includes(text)).length).toBe(6);
  expect(sld).toContain('ElseFilter {}');
  expect(sld.some((text) => text.startsWith('PointSymbolizer'))).toBe(true);
  expect(sld.some((text) => text.startsWith('PolygonSymbolizer'))).toBe(false);
  const qml = elementsOf(String(row!['styleQML']));
  expect(qml.filter((text) => text.startsWith('category')).map((text) => JSON.parse(text.slice(9)).value)).toEqual(['cocoa', 'oil & palm', '']);
  expect(qml).toContain('prop {"k":"color","v":"230,159,0,255"}');
});

test('classes have their limits, the uppermost first, because QGIS takes both ends into a class', async () => {
  const drawing = classesOf([0, 10, 20], { kind: 'attribute', name: 'tonnes' }, { method: 'equal', palette: 'viridis', isReversed: false, count: 2 })!;
  const [row] = await stylesIn({ ...plainStyle, drawing, scales: { minDenominator: null, maxDenominator: 50_000 } });
  const ranges = elementsOf(String(row!['styleQML']))
    .filter((text) => text.startsWith('range '))
    .map((text) => JSON.parse(text.slice(6)));
  expect(ranges.map(({ lower, upper, label }) => [lower, upper, label])).toEqual([
    ['10', '1e+300', '≥ 10'],
    ['-1e+300', '10', '< 10'],
  ]);
  expect(String(row!['styleQML'])).toContain('hasScaleBasedVisibilityFlag="1" minScale="50000"');
  expect(elementsOf(String(row!['styleSLD']))).toContain('50000');
});

test('a style that goes by no attribute of the file stays at home', async () => {
  expect(await stylesIn(plainStyle)).toEqual([]);
  const drawing = classesOf([1, 2], { kind: 'hectares' }, { method: 'equal', palette: 'viridis', isReversed: false, count: 2 })!;
  expect(await stylesIn({ ...plainStyle, drawing })).toEqual([]);
  expect(await stylesIn({ ...crops, drawing: categoriesOf(['x'], { kind: 'attribute', name: 'gone' }, 'muted') })).toEqual([]);
});

const tonnes: LayerStyle = {
  ...plainStyle,
  fillOpacity: 0.4,
  lineWidthPixels: 2,
  labels: { wording: { kind: 'formula', formula: 'name & " <\u00f1> " & crop' }, sizePixels: 14, hasHalo: false },
  scales: { minDenominator: 100, maxDenominator: 50_000 },
  drawing: classesOf([0, 10, 20], { kind: 'attribute', name: 'tonnes' }, { method: 'natural', palette: 'blues', isReversed: true, count: 2 })!,
};
test.each<[string, LayerStyle]>([
  ['categories', crops],
  ['classes with all that a style has', tonnes],
  ['one colour', { ...plainStyle, drawing: { kind: 'plain', colour: '#a86a0c' }, fillOpacity: 0.3 }],
])('a style is read back as it was written: %s', async (_what, style) => {
  const bytes = await geopackage.write!(plots, { style });
  expect((await geopackage.read!(bytes)).style).toEqual(style);
  let read: LayerStyle | undefined;
  for await (const batch of readBatches(sourceOfBytes('plots.gpkg', bytes))) read = batch.style ?? read;
  expect(read).toEqual(style);
});

test('a style goes by the column that its attribute became', async () => {
  const features = plots.map((plot) => ({ ...plot, properties: { fid: 1, Fid: plot.properties!['crop'] } }));
  const style = { ...crops, drawing: categoriesOf(['cocoa'], { kind: 'attribute', name: 'Fid' }, 'muted') };
  const read = await geopackage.read!(await geopackage.write!(features, { style }));
  const { drawing } = read.style!;
  const column = drawing.kind !== 'plain' && drawing.by.kind === 'attribute' ? drawing.by.name : '';
  expect(read.features[0]!.properties![column]).toBe('cocoa');
});

test('a style that another program changed is not taken for ours', async () => {
  const [row] = await stylesIn(crops);
  const qml = String(row!['styleQML']);
  expect(styleInQml(qml)).toEqual(crops);
  expect(styleInQml(qml.replace('230,159,0', '230,159,1'))).toBeNull();
  expect(styleInQml(qml.replace(/<customproperties>.*<\/customproperties>/, ''))).toBeNull();
  expect(styleInQml(qml.replace('&quot;version&quot;:1', '&quot;version&quot;:2'))).toBeNull();
});

test('a style that QGIS made or changed is read as it is there, and what Hectare has no place for is said', async () => {
  const path = join(mkdtempSync(join(tmpdir(), 'styles-')), 'plots.gpkg');
  writeFileSync(path, await geopackage.write!(plots, { name: 'plots', style: crops }));
  const read = async (change: (qml: string) => string) => {
    const database = new DatabaseSync(path);
    const [row] = database.prepare('SELECT id, styleQML FROM layer_styles').all();
    database.prepare('UPDATE layer_styles SET styleQML = ? WHERE id = ?').run(change(String(row!['styleQML'])), row!['id']!);
    database.close();
    return geopackage.read!(readFileSync(path));
  };
  const changed = await read((qml) => qml.replace('230,159,0', '1,2,3'));
  expect(changed.style?.drawing).toMatchObject({ kind: 'categories', by: byCrop, categories: [{ value: 'cocoa', colour: '#010203' }, { value: 'oil & palm' }] });
  const other = await read((qml) => qml.replace('categorizedSymbol', 'heatmapRenderer'));
  expect([other.style, other.notes.map(({ code }) => code)]).toEqual([undefined, ['style-renderer']]);
  expect(other.features).toHaveLength(3);
});

test('a file with a style is read as one without', async () => {
  const { features, notes } = await geopackage.read!(await geopackage.write!(plots, { style: crops }));
  expect(features).toHaveLength(3);
  expect(notes).toEqual([]);
});

test('a damaged table of styles costs the style, and it is said; the features are all there', async () => {
  const bytes = await geopackage.write!(plots, { name: 'plots', style: crops });
  const path = join(mkdtempSync(join(tmpdir(), 'styles-')), 'plots.gpkg');
  writeFileSync(path, bytes);
  const database = new DatabaseSync(path, { readOnly: true });
  const { rootpage } = database.prepare("SELECT rootpage FROM sqlite_master WHERE name = 'layer_styles'").get() as { rootpage: number };
  const { page_size: pageBytes } = database.prepare('PRAGMA page_size').get() as { page_size: number };
  database.close();
  const from = (rootpage - 1) * pageBytes;
  const damages: ((page: Uint8Array) => void)[] = [
    (page) => page.fill(0xff),
    (page) => page.fill(0),
    (page) => page.set([0xff, 0xff], 8),
    (page) => page.fill(0x80, pageBytes - 200),
  ];
  for (const damage of damages) {
    const damaged = bytes.slice();
    damage(damaged.subarray(from, from + pageBytes));
    const notes: string[] = [];
    let [count, styles] = [0, 0];
    for await (const batch of readBatches(sourceOfBytes('plots.gpkg', damaged))) {
      count += batch.features.length;
      notes.push(...batch.notes.map(({ code }) => code));
      if (batch.style) styles += 1;
    }
    expect([count, styles]).toEqual([plots.length, 0]);
    expect(notes).toContain('geopackage-damaged-styles');
  }
});
