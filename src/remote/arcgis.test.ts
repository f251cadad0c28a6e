import { expect, test } from 'vitest';
import { arcgisOffer, arcgisPlace } from './arcgis.ts';
import type { PictureLayer } from './offer.ts';
import { tileAddressOf, tileBounds, tilesOver } from './tile-grid.ts';

const cached = {
  currentVersion: 11.1,
  mapName: 'Topographic',
  copyrightText: 'Survey',
  singleFusedMapCache: true,
  capabilities: 'Map,Tilemap,Query',
  tileInfo: {
    rows: 256,
    cols: 256,
    origin: { x: -20_037_508.342787, y: 20_037_508.342787 },
    spatialReference: { wkid: 102_100, latestWkid: 3857 },
    lods: [
      { level: 0, resolution: 156_543.033_928, scale: 591_657_527.6 },
      { level: 1, resolution: 78_271.516_964, scale: 295_828_763.8 },
    ],
  },
  fullExtent: { xmin: 1, ymin: 1, xmax: 5_000_000, ymax: 5_000_000, spatialReference: { wkid: 102_100, latestWkid: 3857 } },
};
const offerOf = (address: string, document: unknown) => arcgisOffer(arcgisPlace(address)!, document);
const pictureOf = async (address: string, document: unknown) => (await offerOf(address, document))!.layers[0] as PictureLayer;

test('tiles of a cache are asked for by level, row and column, where the service covers anything', async () => {
  const offer = (await offerOf('https://gis.example.org/arcgis/rest/services/Base/Topo/MapServer/?token={key}&f=html', cached))!;
  expect(offer).toMatchObject({ attribution: 'Survey', layers: [{ title: 'Topographic', hindrance: null }] });
  const { source } = offer.layers[0] as PictureLayer;
  expect(tileAddressOf(source!, { level: 1, column: 1, row: 0 })).toBe(
    'https://gis.example.org/arcgis/rest/services/Base/Topo/MapServer/tile/1/0/1?token={key}',
  );
  expect(source!.grid.levels[1]).toMatchObject({ columns: [1, 1], rows: [0, 0] });
  expect(tileBounds(source!.grid, { level: 1, column: 1, row: 0 })[0]).toBeCloseTo(0, 3);
});

test('a service without a cache draws each tile', async () => {
  for (const [kind, path] of [
    ['MapServer', 'export'],
    ['ImageServer', 'exportImage'],
  ] as const) {
    const { source } = await pictureOf(`https://gis.example.org/arcgis/rest/services/Land/${kind}`, { currentVersion: 10.8, layers: [] });
    const { places } = await tilesOver(source!.grid, [36, -1, 36.001, -0.999], 3, 10);
    const address = new URL(tileAddressOf(source!, places.at(-1)!));
    expect(address.pathname).toBe(`/arcgis/rest/services/Land/${kind}/${path}`);
    const [west, south, east, north] = address.searchParams.get('bbox')!.split(',').map(Number) as [number, number, number, number];
    expect(east - west).toBeCloseTo(40_075_016.69 / 8, 0);
    expect(west < 4_007_501 && 4_007_501 < east && south < -111_000 && -111_000 < north).toBe(true);
  }
});

test('a cache in a system that nobody knows is drawn anew; one of tiles alone says why it is not to be had', async () => {
  const strange = { ...cached, tileInfo: { ...cached.tileInfo, spatialReference: { wkid: 999_999 } } };
  const address = 'https://gis.example.org/arcgis/rest/services/Topo/MapServer';
  expect((await pictureOf(address, strange)).source!.template).toContain('/export?');
  expect(await pictureOf(address, { ...strange, capabilities: 'Map,TilesOnly' })).toMatchObject({
    source: null,
    hindrance: 'no-system',
  });
});

test('the address of a service is taken apart, that of a layer of it too', () => {
  expect(arcgisPlace('https://a.example/x/rest/services/L/FeatureServer/3?where=1%3D1&f=html')).toEqual({
    service: 'https://a.example/x/rest/services/L/FeatureServer',
    kind: 'FeatureServer',
    query: 'where=1%3D1',
  });
  expect(arcgisPlace('https://a.example/MapServerish/x')).toBeNull();
  expect(arcgisPlace('https://a.example/wmts?x=/MapServer')).toBeNull();
});

test('layers whose features can be asked for stand beside the picture, groups of layers do not', async () => {
  const layers = [
    { id: 0, name: 'Land', subLayerIds: [1, 2] },
    { id: 1, name: 'Plots', type: 'Feature Layer', subLayerIds: null },
    { id: 2, name: 'Image', type: 'Raster Layer' },
  ];
  const offer = await offerOf('https://gis.example.org/rest/services/Land/MapServer', {
    currentVersion: 11,
    capabilities: 'Map,Query',
    layers,
  });
  expect(offer!.layers.map(({ type, id, title }) => [type, id, title])).toEqual([
    ['picture', 'picture', 'Land'],
    ['features', '1', 'Plots'],
  ]);
  const closed = await offerOf('https://gis.example.org/rest/services/Land/MapServer', { currentVersion: 11, capabilities: 'Map', layers });
  expect(closed!.layers).toHaveLength(1);
});
