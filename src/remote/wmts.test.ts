import { expect, test } from 'vitest';
import { tileAddressOf, tileBounds, tilesOver } from './tile-grid.ts';
import { wmtsOffer } from './wmts.ts';
import { xmlTree } from './xml-tree.ts';

interface Matrix {
  id: string;
  scale: number;
  corner: string;
  size?: number;
  width: number;
  height: number;
}
const matrixXml = ({ id, scale, corner, size = 256, width, height }: Matrix) =>
  `<TileMatrix><ows:Identifier>${id}</ows:Identifier><ScaleDenominator>${scale}</ScaleDenominator><TopLeftCorner>${corner}</TopLeftCorner>
   <TileWidth>${size}</TileWidth><TileHeight>${size}</TileHeight><MatrixWidth>${width}</MatrixWidth><MatrixHeight>${height}</MatrixHeight></TileMatrix>`;
const setXml = (id: string, system: string, matrices: Matrix[]) =>
  `<TileMatrixSet><ows:Identifier>${id}</ows:Identifier><ows:SupportedCRS>${system}</ows:SupportedCRS>${matrices.map(matrixXml).join('')}</TileMatrixSet>`;
const layerXml = (id: string, more: string, sets: string[], format = '<Format>image/jpeg</Format>') =>
  `<Layer><ows:Title>Title of ${id}</ows:Title><ows:Identifier>${id}</ows:Identifier>
   <ows:WGS84BoundingBox><ows:LowerCorner>30 -5</ows:LowerCorner><ows:UpperCorner>42 5</ows:UpperCorner></ows:WGS84BoundingBox>
   <Style><ows:Identifier>plain</ows:Identifier></Style><Style isDefault="true"><ows:Identifier>default style</ows:Identifier></Style>${format}
   ${sets.map((set) => `<TileMatrixSetLink><TileMatrixSet>${set}</TileMatrixSet></TileMatrixSetLink>`).join('')}${more}</Layer>`;
const kvp = `<ows:OperationsMetadata><ows:Operation name="GetTile"><ows:DCP><ows:HTTP><ows:Get xlink:href="https://maps.example.org/wmts?map=a&amp;">
   <ows:Constraint name="GetEncoding"><ows:AllowedValues><ows:Value>KVP</ows:Value></ows:AllowedValues></ows:Constraint></ows:Get></ows:HTTP></ows:DCP></ows:Operation></ows:OperationsMetadata>`;
const capabilities = (contents: string, operations = kvp) =>
  `<?xml version="1.0" encoding="UTF-8"?><Capabilities xmlns="http://www.opengis.net/wmts/1.0" xmlns:ows="http://www.opengis.net/ows/1.1" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.0.0">
   <ows:ServiceIdentification><ows:Title>Maps of the   region</ows:Title><ows:Fees>none</ows:Fees><ows:AccessConstraints>CC BY 4.0</ows:AccessConstraints></ows:ServiceIdentification>
   <ows:ServiceProvider><ows:ProviderName>Survey of the Region</ows:ProviderName></ows:ServiceProvider>${operations}<Contents>${contents}</Contents></Capabilities>`;
const offerOf = async (contents: string, operations?: string) =>
  (await wmtsOffer(xmlTree(new TextEncoder().encode(capabilities(contents, operations)))!))!;

/** OGC's well-known scale sets: GoogleMapsCompatible and GoogleCRS84Quad */
const mercator = setXml('mercator', 'urn:ogc:def:crs:EPSG:6.18:3:3857', [
  { id: '1', scale: 279_541_132.014_358_76, corner: '-20037508.3427892 20037508.3427892', width: 2, height: 2 },
  { id: '0', scale: 559_082_264.028_717_5, corner: '-20037508.3427892 20037508.3427892', width: 1, height: 1 },
]);
const degrees = (corner: string) =>
  setXml('degrees', 'urn:ogc:def:crs:EPSG::4326', [{ id: 'EPSG:4326:0', scale: 279_541_132.014_358_76, corner, width: 2, height: 1 }]);

test('a layer by key and value is asked for with its default style, in the system of the map where it has it', async () => {
  const offer = await offerOf(layerXml('land cover', '', ['degrees', 'mercator']) + degrees('90 -180') + mercator);
  expect(offer).toMatchObject({ title: 'Maps of the region', attribution: 'Survey of the Region', terms: 'CC BY 4.0', leftOut: 0 });
  const [layer] = offer.layers;
  expect(layer).toMatchObject({ id: 'land cover', title: 'Title of land cover', hindrance: null, box: [30, -5, 42, 5] });
  const { source } = layer as { source: NonNullable<(typeof offer.layers)[number]['source']> };
  expect(source.grid.system).toBe(3857);
  expect(source.grid.levels.map(({ id }) => id)).toEqual(['0', '1']);
  const [west, south, east, north] = tileBounds(source.grid, { level: 1, column: 1, row: 0 });
  expect([west, south]).toEqual([expect.closeTo(0, 3), expect.closeTo(0, 3)]);
  expect([east, north]).toEqual([expect.closeTo(20_037_508.34, 1), expect.closeTo(20_037_508.34, 1)]);
  const address = new URL(tileAddressOf(source, { level: 1, column: 1, row: 0 }));
  expect(Object.fromEntries(address.searchParams)).toEqual({
    map: 'a',
    SERVICE: 'WMTS',
    REQUEST: 'GetTile',
    VERSION: '1.0.0',
    LAYER: 'land cover',
    STYLE: 'default style',
    FORMAT: 'image/jpeg',
    TILEMATRIXSET: 'mercator',
    TILEMATRIX: '1',
    TILEROW: '0',
    TILECOL: '1',
  });
});

test('a corner in degrees is read latitude first as its name says, and longitude first where no latitude can be meant', async () => {
  for (const corner of ['90 -180', '-180 90']) {
    const { layers } = await offerOf(layerXml('a', '', ['degrees']) + degrees(corner));
    const { grid } = layers[0]!.source!;
    expect(
      tileBounds(grid, { level: 0, column: 1, row: 0 }).map((edge) => Math.round(edge) + 0),
      corner,
    ).toEqual([0, -90, 180, 90]);
  }
});

test('a national grid is placed by its register: four tiles meet at the church tower of Amersfoort', async () => {
  // The scale set of Dutch services (Geonovum), level 8: 13.44 m a pixel, and the tower (155000/463000) in its middle.
  const dutch = setXml('EPSG:28992', 'urn:ogc:def:crs:EPSG::28992', [
    { id: '08', scale: 48_000, corner: '-285401.92 903401.92', width: 256, height: 256 },
  ]);
  const { layers } = await offerOf(layerXml('top', '', ['EPSG:28992']) + dutch);
  const { grid } = layers[0]!.source!;
  expect(grid.levels[0]!.pixelSize).toBeCloseTo(13.44, 9);
  // The tower on WGS 84 (Kadaster, RDNAPTRANS): 52.155174 N, 5.387206 E.
  const around = async (west: number, south: number) => tilesOver(grid, [west, south, west + 0.0006, south + 0.0004], 0, 10);
  const { places } = await around(5.386_906, 52.154_974);
  expect(places.map(({ column, row }) => [column, row])).toEqual([
    [127, 127],
    [127, 128],
    [128, 127],
    [128, 128],
  ]);
  expect((await around(5.387_906, 52.154_974)).places.map(({ column }) => column)).toEqual([128, 128]);
});

test('a template of its own has every place filled, dimensions by their default or their last value', async () => {
  const resource =
    '<Dimension><ows:Identifier>Time</ows:Identifier><Default>2026-01-01</Default><Value>2025-01-01</Value></Dimension>' +
    '<ResourceURL format="image/jpeg" resourceType="tile" template="https://tiles.example.org/{Style}/{Time}/{TileMatrixSet}/{TileMatrix}/{TileRow}/{TileCol}.jpg"/>';
  const { layers } = await offerOf(layerXml('a', resource, ['mercator']) + mercator, '');
  expect(tileAddressOf(layers[0]!.source!, { level: 1, column: 1, row: 0 })).toBe(
    'https://tiles.example.org/default%20style/2026-01-01/mercator/1/0/1.jpg',
  );
});

test('what cannot be had says why', async () => {
  const unknown = setXml('none', 'urn:ogc:def:crs:EPSG::999999', [{ id: '0', scale: 1000, corner: '0 0', width: 1, height: 1 }]);
  const open =
    '<ResourceURL format="image/jpeg" resourceType="tile" template="https://t.example/{Elsewhere}/{TileMatrix}/{TileRow}/{TileCol}"/>';
  const { layers } = await offerOf(
    layerXml('a', '', ['none']) +
      layerXml('b', '', ['mercator'], '<Format>application/vnd.mapbox-vector-tile</Format>') +
      layerXml('c', open, ['mercator']) +
      mercator +
      unknown,
    '',
  );
  expect(layers.map(({ hindrance }) => hindrance)).toEqual(['no-system', 'no-picture', 'no-address']);
});

test('tiles outside of a layer’s limits are not its tiles', async () => {
  const limited = layerXml('a', '', ['mercator']).replace(
    '</TileMatrixSet></TileMatrixSetLink>',
    '</TileMatrixSet><TileMatrixSetLimits><TileMatrixLimits><TileMatrix>1</TileMatrix><MinTileRow>0</MinTileRow><MaxTileRow>0</MaxTileRow><MinTileCol>1</MinTileCol><MaxTileCol>1</MaxTileCol></TileMatrixLimits></TileMatrixSetLimits></TileMatrixSetLink>',
  );
  const { layers } = await offerOf(limited + mercator);
  const { grid } = layers[0]!.source!;
  expect(grid.levels).toMatchObject([{ id: '1', columns: [1, 1], rows: [0, 0] }]);
  expect((await tilesOver(grid, [-179, -80, 179, 80], 5, 100)).places).toEqual([{ level: 0, column: 1, row: 0 }]);
});

test('a box over the antimeridian takes the tiles of both sides, and each once', async () => {
  const { layers } = await offerOf(layerXml('a', '', ['mercator']) + mercator);
  const { count, places } = await tilesOver(layers[0]!.source!.grid, [170, 10, 190, 20], 1, 100);
  expect(count).toBe(3);
  expect(places).toEqual([
    { level: 0, column: 0, row: 0 },
    { level: 1, column: 1, row: 0 },
    { level: 1, column: 0, row: 0 },
  ]);
});

test('of a document with any number of sets only those of its layers are looked at, and not more than a service has', async () => {
  const many = Array.from({ length: 5000 }, (_, index) => setXml(`s${index}`, `urn:ogc:def:crs:EPSG::${32_601 + (index % 60)}`, []));
  const asked = await offerOf(layerXml('a', '', ['mercator']) + many.join('') + mercator);
  expect(asked.layers[0]!.source!.grid.system).toBe(3857);
  const all = Array.from({ length: 5000 }, (_, index) => `s${index}`);
  expect((await offerOf(layerXml('a', '', [...all, 'mercator']) + many.join('') + mercator)).layers[0]!.hindrance).toBe('no-system');
});

test('another document is none of a WMTS', async () => {
  expect(await wmtsOffer(xmlTree(new TextEncoder().encode('<html><body>Login</body></html>'))!)).toBeNull();
  expect(xmlTree(new TextEncoder().encode('<a><b></a>'))).toBeNull();
});
