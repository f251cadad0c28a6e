import { expect, test } from 'vitest';
import type { Offer, PictureLayer } from './offer.ts';
import { coarsestScale, scaleOf, tileAddressOf, tileBounds } from './tile-grid.ts';
import { wmsOffer } from './wms.ts';
import { xmlTree } from './xml-tree.ts';

const wms13 = (layers: string, service = '') =>
  `<?xml version="1.0" encoding="UTF-8"?><WMS_Capabilities version="1.3.0" xmlns="http://www.opengis.net/wms" xmlns:xlink="http://www.w3.org/1999/xlink">
   <Service><Name>WMS</Name><Title>Land  maps</Title><ContactInformation><ContactPersonPrimary><ContactOrganization>Survey</ContactOrganization></ContactPersonPrimary></ContactInformation>
   <Fees>none</Fees><AccessConstraints>CC BY 4.0</AccessConstraints>${service}</Service>
   <Capability><Request><GetMap><Format>image/jpeg</Format><Format>image/png</Format><DCPType><HTTP><Get><OnlineResource xlink:href="https://maps.example/wms?map=land&amp;REQUEST=GetCapabilities&amp;"/></Get></HTTP></DCPType></GetMap></Request>
   ${layers}</Capability></WMS_Capabilities>`;
const wms11 = (layers: string) =>
  `<WMT_MS_Capabilities version="1.1.1" xmlns:xlink="http://www.w3.org/1999/xlink"><Service><Name>OGC:WMS</Name><Title>Older maps</Title></Service>
   <Capability><Request><GetMap><Format>image/gif</Format><Format>image/jpeg</Format><DCPType><HTTP><Get><OnlineResource xlink:href="https://maps.example/old"/></Get></HTTP></DCPType></GetMap></Request>
   ${layers}</Capability></WMT_MS_Capabilities>`;
const offerOf = async (document: string): Promise<Omit<Offer, 'layers'> & { layers: PictureLayer[] }> =>
  (await wmsOffer(xmlTree(new TextEncoder().encode(document))!, 'https://asked.example/wms'))!;
const byId = (layers: PictureLayer[], id: string) => layers.find((layer) => layer.id === id)!;
const addressAt = ({ source }: PictureLayer, level = 0) => {
  const { columns, rows } = source!.grid.levels[level]!;
  return Object.fromEntries(new URL(tileAddressOf(source!, { level, column: columns[0], row: rows[0] })).searchParams);
};
const geographic = (west: number, south: number, east: number, north: number) =>
  `<EX_GeographicBoundingBox><westBoundLongitude>${west}</westBoundLongitude><eastBoundLongitude>${east}</eastBoundLongitude><southBoundLatitude>${south}</southBoundLatitude><northBoundLatitude>${north}</northBoundLatitude></EX_GeographicBoundingBox>`;

test('nested layers have the systems, boxes, styles and attribution of those around them, and their own', async () => {
  const { layers, ...offer } = await offerOf(
    wms13(`<Layer><Title>All</Title><CRS>EPSG:32736</CRS><CRS>EPSG:4326</CRS><CRS>EPSG:3857</CRS>${geographic(30, -5, 42, 5)}
      <Attribution><Title>© Survey 2024</Title></Attribution><Style><Name>plain</Name><Title>Plain</Title></Style>
      <Layer><Title>Land cover</Title><Layer><Name>forest</Name><Title>Forest</Title><Abstract>Stands</Abstract><Style><Name>night</Name><Title>By night</Title></Style></Layer>
      <Layer><Name>roads</Name><Title>Roads</Title><Attribution><Title>© Roads</Title></Attribution>${geographic(36, -1, 37, 0)}</Layer></Layer>
      <Layer><Name>roads</Name><Title>Roads again</Title></Layer></Layer>`),
  );
  expect(offer).toEqual({ kind: 'wms', title: 'Land maps', attribution: 'Survey', terms: 'CC BY 4.0', leftOut: 0 });
  expect(layers.map(({ id, title }) => [id, title])).toEqual([
    ['forest', 'Forest'],
    ['forest plain', 'Forest · Plain'],
    ['forest night', 'Forest · By night'],
    ['roads', 'Roads'],
  ]);
  expect(byId(layers, 'forest')).toMatchObject({ about: 'All › Land cover · Stands', attribution: '© Survey 2024', box: [30, -5, 42, 5] });
  expect(byId(layers, 'roads')).toMatchObject({ attribution: '© Roads', box: [36, -1, 37, 0] });
  expect(addressAt(byId(layers, 'forest night'))).toEqual({
    map: 'land',
    SERVICE: 'WMS',
    VERSION: '1.3.0',
    REQUEST: 'GetMap',
    LAYERS: 'forest',
    STYLES: 'night',
    CRS: 'EPSG:3857',
    WIDTH: '512',
    HEIGHT: '512',
    FORMAT: 'image/png',
    TRANSPARENT: 'TRUE',
    BBOX: '-20037508.342789244,-20037508.342789244,20037508.342789244,20037508.342789244',
  });
});

test('tiles are asked for where the layer lies alone', async () => {
  const { layers } = await offerOf(wms13(`<Layer><Name>a</Name><CRS>EPSG:3857</CRS>${geographic(0, 0, 45, 40.97989806962013)}</Layer>`));
  const { grid } = layers[0]!.source!;
  expect(grid.levels.slice(0, 4).map(({ columns, rows }) => [...columns, ...rows])).toEqual([
    [0, 0, 0, 0],
    [1, 1, 0, 0],
    [2, 2, 1, 1],
    [4, 4, 3, 3],
  ]);
  const pacific = await offerOf(wms13(`<Layer><Name>a</Name><CRS>EPSG:3857</CRS>${geographic(170, -20, -170, 10)}</Layer>`));
  expect(pacific.layers[0]!.source!.grid.levels[3]!.columns).toEqual([0, 7]);
});

test('in 1.3.0 the box goes by the order of the axes of its system', async () => {
  const inOnly = async (system: string, more = '') => {
    const { layers } = await offerOf(wms13(`<Layer><Name>a</Name><CRS>${system}</CRS>${geographic(13, 55, 14, 56)}${more}</Layer>`));
    return layers[0]!;
  };
  const degrees = await inOnly('EPSG:4326');
  expect(addressAt(degrees)).toMatchObject({ CRS: 'EPSG:4326', BBOX: '-90,0,90,180' });
  expect(degrees.source!.grid).toMatchObject({ system: 4326 });
  expect(addressAt(await inOnly('CRS:84'))).toMatchObject({ CRS: 'CRS:84', BBOX: '0,-90,180,90' });
  // SWEREF99 TM is northing first by EPSG, UTM is not.
  const swedish = await inOnly('EPSG:3006', '<BoundingBox CRS="EPSG:3006" minx="6100000" miny="370000" maxx="6200000" maxy="430000"/>');
  expect(swedish.source!.grid.system).toBe(3006);
  expect(tileBounds(swedish.source!.grid, { level: 0, column: 0, row: 0 })).toEqual([370_000, 6_100_000, 470_000, 6_200_000]);
  expect(addressAt(swedish)).toMatchObject({ BBOX: '6100000,370000,6200000,470000' });
  const utm = await inOnly('EPSG:32633', '<BoundingBox CRS="EPSG:32633" minx="370000" miny="6100000" maxx="430000" maxy="6200000"/>');
  expect(addressAt(utm)).toMatchObject({ CRS: 'EPSG:32633', BBOX: '370000,6100000,470000,6200000' });
  // Without a box of its own it is where the box in degrees lies.
  const [west, south, east, north] = tileBounds((await inOnly('EPSG:32633')).source!.grid, { level: 0, column: 0, row: 0 });
  expect([west, north, east - west - (north - south)]).toEqual([
    expect.closeTo(372_080, -3),
    expect.closeTo(6_208_000, -4),
    expect.closeTo(0, 3),
  ]);
});

test('1.1.1 is asked with SRS and longitude first, in its own form of picture and scale', async () => {
  const { layers } = await offerOf(
    wms11(`<Layer><Title>All</Title><SRS>EPSG:4326 EPSG:21037</SRS><LatLonBoundingBox minx="36" miny="-1" maxx="37" maxy="0"/>
      <Layer><Name>plots</Name><Title>Plots</Title><ScaleHint min="0" max="${50_000 * 0.000_28 * Math.SQRT2}"/><Dimension name="time" units="ISO8601"/><Extent name="time">2019-01-01,2020-01-01</Extent></Layer>
      <Layer><Name>years</Name><Title>Years</Title><Dimension name="time" units="ISO8601"/><Extent name="time" default="2020">2010/2020/P1Y</Extent></Layer></Layer>`),
  );
  const plots = byId(layers, 'plots');
  expect(addressAt(plots)).toMatchObject({
    VERSION: '1.1.1',
    SRS: 'EPSG:4326',
    FORMAT: 'image/jpeg',
    TRANSPARENT: 'FALSE',
    TIME: '2020-01-01',
  });
  expect(addressAt(plots)['BBOX']!.split(',').map(Number)[0]).toBeCloseTo(36, 0);
  const { grid } = plots.source!;
  expect(scaleOf(grid, grid.levels[0]!)).toBeLessThan(50_000);
  expect(scaleOf(grid, grid.levels[0]!)).toBeGreaterThan(25_000);
  expect(coarsestScale(grid)).toBeGreaterThan(50_000);
  expect(addressAt(byId(layers, 'years'))).not.toHaveProperty('TIME');
  expect(coarsestScale(byId(layers, 'years').source!.grid)).toBeNull();
});

test('what cannot be had says why, and a layer without a name is a heading alone', async () => {
  const { layers } = await offerOf(
    wms13(`<Layer><Title>All</Title><CRS>EPSG:3857</CRS><Layer noSubsets="1"><Name>whole</Name></Layer><Layer fixedWidth="600"><Name>fixed</Name></Layer></Layer>
      <Layer><Name>auto</Name><CRS>AUTO2:42001</CRS></Layer><Layer><Name>nowhere</Name><CRS>EPSG:32736</CRS></Layer>`),
  );
  expect(layers.map(({ id, hindrance, source }) => [id, hindrance, source])).toEqual([
    ['whole', 'whole-only', null],
    ['fixed', 'whole-only', null],
    ['auto', 'no-system', null],
    ['nowhere', 'no-system', null],
  ]);
  expect(await wmsOffer(xmlTree(new TextEncoder().encode('<WMS_Capabilities version="9"/>'))!, 'https://a.example')).toBeNull();
});

test('of a document of ever other systems the first hundred are placed, and Web Mercator is found behind them', async () => {
  const layers = Array.from({ length: 400 }, (_, at) => `<Layer><Name>l${at}</Name><CRS>EPSG:${26_700 + at}</CRS></Layer>`).join('');
  const all = `<Layer><Title>All</Title>${geographic(-100, 30, -99, 31)}${layers}<Layer><Name>last</Name><CRS>EPSG:3857</CRS></Layer></Layer>`;
  const offer = await offerOf(wms13(all));
  const placed = offer.layers.filter(({ hindrance }) => hindrance === null);
  expect(placed.length).toBeGreaterThan(50);
  expect(placed.length).toBeLessThanOrEqual(101);
  expect(placed.at(-1)!.id).toBe('last');
});

test('a service that gives small pictures is asked for no larger ones', async () => {
  const { layers } = await offerOf(
    wms13('<Layer><Name>a</Name><CRS>EPSG:3857</CRS></Layer>', '<MaxWidth>400</MaxWidth><MaxHeight>300</MaxHeight>'),
  );
  expect(addressAt(layers[0]!)).toMatchObject({ WIDTH: '300', HEIGHT: '300' });
});
