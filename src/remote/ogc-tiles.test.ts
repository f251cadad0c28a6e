import { expect, test } from 'vitest';
import { ogcApiOffer } from './ogc-api.ts';
import { tilesOf, type TileKind } from './ogc-tiles.ts';
import { tileAddressOf, tileBounds } from './tile-grid.ts';

const api = 'https://api.example/maps';
const rel = (name: string) => `http://www.opengis.net/def/rel/ogc/1.0/${name}`;
const json = (name: string, href: string) => ({ rel: name, href, type: 'application/json' });
const item = (href: string, type: string) => ({ rel: 'item', href, type, templated: true });
const set = (name: string) => `http://www.opengis.net/def/tilematrixset/OGC/1.0/${name}`;

/** Finds the tiles of a list among documents by address; `asked` are those that were fetched. */
async function found(documents: Record<string, unknown>, kind: TileKind = 'map') {
  const asked: string[] = [];
  const source = await tilesOf(`${api}/tiles`, kind, async (address) => {
    asked.push(address);
    return documents[address];
  });
  return { source, asked };
}

test('an API lists the tiles of all its data, then features and tiles of each collection', () => {
  const landing = { title: 'Atlas', links: [json(rel('data'), '/maps/collections'), json(rel('tilesets-map'), 'map/tiles')] };
  const collections = {
    collections: [
      {
        id: 'plots',
        title: 'Plots',
        extent: { spatial: { bbox: [[30, -5, 42, 5]] } },
        links: [
          { rel: 'items', href: '/maps/collections/plots/items', type: 'application/geo+json' },
          { rel: '[ogc-rel:tilesets-vector]', href: '/maps/collections/plots/tiles' },
          { rel: rel('tilesets-map'), href: '/maps/collections/plots/map/tiles?f=html', type: 'text/html' },
        ],
      },
    ],
  };
  const offer = ogcApiOffer(collections, `${api}/collections`, landing, `${api}/`)!;
  expect(offer.layers.map(({ id, type, title }) => [id, type, title])).toEqual([
    ['/map', 'picture', 'Atlas'],
    ['plots', 'features', 'Plots'],
    ['plots/vector', 'picture', 'Plots'],
  ]);
  expect(offer.layers[0]).toMatchObject({ source: null, hindrance: null, tilesets: { address: `${api}/map/tiles`, kind: 'map' } });
  expect(offer.layers[2]).toMatchObject({ box: [30, -5, 42, 5], tilesets: { kind: 'vector' } });
  const list = { tilesets: [{ dataType: 'vector', tileMatrixSetURI: set('WebMercatorQuad'), links: [] }] };
  expect(ogcApiOffer(list, `${api}/tiles`)!.layers).toMatchObject([{ tilesets: { address: `${api}/tiles`, kind: 'vector' } }]);
});

test('Web Mercator is taken before degrees, its tiles by the limits of the tileset', async () => {
  const { source, asked } = await found({
    [`${api}/tiles`]: {
      tilesets: [
        {
          dataType: 'map',
          crs: 'http://www.opengis.net/def/crs/OGC/1.3/CRS84',
          tileMatrixSetURI: set('WorldCRS84Quad'),
          links: [json('self', '/maps/tiles/degrees')],
        },
        { dataType: 'vector', tileMatrixSetURI: set('WebMercatorQuad'), links: [json('self', '/maps/tiles/shapes')] },
        { dataType: 'map', tileMatrixSetURI: set('WebMercatorQuad'), links: [json('self', '/maps/tiles/mercator')] },
      ],
    },
    [`${api}/tiles/mercator`]: {
      dataType: 'map',
      links: [
        item('https://api.example/maps/tiles/mercator/{tileMatrix}/{tileRow}/{tileCol}?f=html', 'text/html'),
        item('https://api.example/maps/tiles/mercator/{tileMatrix}/{tileRow}/{tileCol}?f=jpg', 'image/jpeg'),
        item('/maps/tiles/{tileMatrixSetId}/{tileMatrix}/{tileRow}/{tileCol}?f=png', 'image/png'),
      ],
      tileMatrixSetLimits: [
        { tileMatrix: '7', minTileRow: 63, maxTileRow: 64, minTileCol: 76, maxTileCol: 77 },
        { tileMatrix: '8', minTileRow: 127, maxTileRow: 128, minTileCol: 153, maxTileCol: 154 },
      ],
    },
  });
  expect(asked).toEqual([`${api}/tiles`, `${api}/tiles/mercator`]);
  expect(source!.grid.levels.map(({ id, columns, rows }) => [id, ...columns, ...rows])).toEqual([
    ['7', 76, 77, 63, 64],
    ['8', 153, 154, 127, 128],
  ]);
  expect(tileAddressOf(source!, { level: 1, column: 153, row: 128 })).toBe(
    'https://api.example/maps/tiles/WebMercatorQuad/8/128/153?f=png',
  );
});

test('a set of its own is read from its document, in the order of the axes of its system', async () => {
  const tileset = {
    dataType: 'map',
    tileMatrixSetURI: 'https://api.example/maps/sets/lakes',
    links: [json(rel('tiling-scheme'), '/maps/sets/lakes'), item('/maps/t/{tileMatrix}/{tileRow}/{tileCol}', 'image/png')],
  };
  const scheme = (more: object = {}) => ({
    id: 'lakes',
    crs: 'http://www.opengis.net/def/crs/EPSG/0/3006',
    tileMatrices: [
      {
        id: 'a',
        scaleDenominator: 1e6,
        cellSize: 280,
        pointOfOrigin: [7_000_000, 200_000],
        tileWidth: 256,
        tileHeight: 256,
        matrixWidth: 8,
        matrixHeight: 9,
        ...more,
      },
    ],
  });
  const documents = (more?: object) => ({ [`${api}/tiles`]: tileset, [`${api}/sets/lakes`]: scheme(more) });
  const { source } = await found(documents());
  expect(source!.grid.system).toBe(3006);
  const [west, south, east, north] = tileBounds(source!.grid, { level: 0, column: 1, row: 0 });
  expect([west, south, east, north]).toEqual([271_680, 6_928_320, 343_360, 7_000_000].map((edge) => expect.closeTo(edge, 6)));
  expect((await found(documents({ cornerOfOrigin: 'bottomLeft' }))).source).toBeNull();
  expect((await found(documents({ variableMatrixWidths: [{ coalesce: 2, minTileRow: 0, maxTileRow: 1 }] }))).source).toBeNull();
  // A set on another server is not asked for.
  const away = { ...tileset, links: [json(rel('tiling-scheme'), 'https://elsewhere.example/sets/lakes'), tileset.links[1]!] };
  const { source: none, asked } = await found({ [`${api}/tiles`]: away });
  expect([none, asked]).toEqual([null, [`${api}/tiles`]]);
});

test('vector tiles are made for 512 pixels, and are taken in Web Mercator alone', async () => {
  const tileset = (name: string) => ({
    dataType: 'vector',
    tileMatrixSetURI: set(name),
    boundingBox: { lowerLeft: [36, -1], upperRight: [37, 0], crs: 'http://www.opengis.net/def/crs/OGC/1.3/CRS84' },
    links: [item('/maps/v/{tileMatrix}/{tileRow}/{tileCol}?token={key}', 'application/vnd.mapbox-vector-tile')],
  });
  const { source } = await found({ [`${api}/tiles`]: { tilesets: [tileset('WebMercatorQuad')] } }, 'vector');
  expect(source!.template).toBe('https://api.example/maps/v/{level}/{row}/{column}?token={key}');
  expect(source!.grid.levels[8]).toMatchObject({ id: '8', tileWidth: 512, columns: [153, 154], rows: [128, 128] });
  expect(source!.grid.levels[0]!.pixelSize).toBeCloseTo(78_271.517, 3);
  expect((await found({ [`${api}/tiles`]: { tilesets: [tileset('WorldCRS84Quad')] } }, 'vector')).source).toBeNull();
});

test('a template with a place that nobody fills, or without tiles, is none', async () => {
  const tileset = (href: string) => ({ dataType: 'map', tileMatrixSetURI: set('WebMercatorQuad'), links: [item(href, 'image/png')] });
  for (const href of ['/t/{tileMatrix}/{tileRow}/{tileCol}?time={time}', '/t/{tileMatrix}/{tileRow}', '/t/1'])
    expect((await found({ [`${api}/tiles`]: tileset(href) })).source, href).toBeNull();
  for (const document of [null, [], { tilesets: 'x' }, { tilesets: [null, { links: 7 }] }])
    expect((await found({ [`${api}/tiles`]: document })).source).toBeNull();
});
