import { afterEach, expect, test } from 'vitest';
import { readFile } from '#formats/index.ts';
import type { Feature } from '#geo/index.ts';
import { callContext as context, remoteService } from '../helpers/remote-service.ts';

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of open.splice(0)) await stop();
});
type Answer = Parameters<typeof remoteService>[0];
async function started(answer: Answer) {
  const service = await remoteService(answer);
  open.push(service.stop);
  return service;
}
type Service = Awaited<ReturnType<typeof started>>;
async function opened(
  { remote, origin }: Service,
  path: string,
  layer: string,
  box: [number, number, number, number] | null = null,
  key = '',
) {
  const { id } = await remote['remote.look']({ address: origin + path, key }, context);
  const file = await remote['remote.open']({ id, layer, allowedHost: '', box }, context);
  return { ...file, features: (await readFile(file.bytes, { fileName: file.name })).features };
}

/** A plot of a hectare or so, by its number: west to east. */
const plot = (at: number): Feature => {
  const [west, south] = [36 + at * 0.002, -1];
  return {
    type: 'Feature',
    id: `plot-${at}`,
    properties: { owner: `Owner ${at}` },
    geometry: {
      type: 'Polygon',
      coordinates: [
        [
          [west, south],
          [west + 0.001, south],
          [west + 0.001, south + 0.001],
          [west, south + 0.001],
          [west, south],
        ],
      ],
    },
  };
};
const plots = (from: number, to: number) => Array.from({ length: Math.max(0, to - from) }, (_, at) => plot(from + at));
const collection = (features: Feature[], more: object = {}) => JSON.stringify({ type: 'FeatureCollection', ...more, features });
const westOf = ({ geometry }: Feature) => (geometry as { coordinates: number[][][] }).coordinates[0]![0]![0]!;

/** OGC API – Features: a first page, collections, and items that name their next page. */
const ogcApi =
  (total: number, linkTo: (url: URL, offset: number, key: string) => string): Answer =>
  (url, response) => {
    const key = url.searchParams.get('token') ?? '';
    const link = (rel: string, href: string, type = 'application/json') => ({ rel, href, type });
    const json = (value: unknown) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(typeof value === 'string' ? value : JSON.stringify(value));
    if (key !== 'feature-key-secret-1') response.writeHead(401).end();
    else if (url.pathname === '/') json({ title: 'Land registry', links: [link('data', '/collections')] });
    else if (url.pathname === '/collections')
      json({
        links: [{ ...link('license', 'https://creativecommons.org/licenses/by/4.0/'), title: 'CC BY 4.0' }],
        collections: [
          {
            id: 'plots',
            title: 'Plots',
            extent: { spatial: { bbox: [[36, -1, 37, 0]] } },
            links: [
              link('items', '/collections/plots/items?f=html', 'text/html'),
              link('items', '/collections/plots/items', 'application/geo+json'),
            ],
          },
        ],
      });
    else {
      const [offset, limit] = [Number(url.searchParams.get('offset') ?? 0), Math.min(40, Number(url.searchParams.get('limit')))];
      const end = Math.min(total, offset + limit);
      json(collection(plots(offset, end), { numberMatched: total, links: end < total ? [link('next', linkTo(url, end, key))] : [] }));
    }
  };
const nextPage = (url: URL, offset: number, key: string) => `${url.pathname}?limit=40&offset=${offset}&token=${key}`;

test('features of an OGC API come page by page by its links, with attributes and ids, and the key stays out of the file', async () => {
  const service = await started(ogcApi(100, nextPage));
  const file = await opened(service, '/?token={key}', 'plots', [36, -1, 36.5, 0], 'feature-key-secret-1');
  expect(file).toMatchObject({ name: 'Plots.geojson', featureCount: 100, matched: 100, end: 'all', notes: [] });
  expect(file.features).toHaveLength(100);
  expect(file.features[99]).toMatchObject({ id: 'plot-99', properties: { owner: 'Owner 99' } });
  expect(westOf(file.features[99]!)).toBeCloseTo(36.198, 9);
  expect(new TextDecoder().decode(file.bytes)).not.toContain('secret');
  const pages = service.asked.filter((path) => path.includes('/items')).map((path) => new URL(path, service.origin).searchParams);
  expect(pages.map((page) => page.get('offset'))).toEqual([null, '40', '80']);
  expect(pages[0]!.get('bbox')).toBe('36,-1,36.5,0');
});

test('a next page on another server is not fetched, and one that leads back ends the walk', async () => {
  const away = await started(ogcApi(100, () => 'https://elsewhere.example/items?token=feature-key-secret-1'));
  await expect(opened(away, '/?token={key}', 'plots', null, 'feature-key-secret-1')).rejects.toMatchObject({ code: 'elsewhere' });
  const round = await started(ogcApi(100, (url, _offset, key) => nextPage(url, 0, key)));
  expect(await opened(round, '/?token={key}', 'plots', null, 'feature-key-secret-1')).toMatchObject({
    featureCount: 40,
    matched: 100,
    end: 'repeats',
  });
});

const wfsCapabilities = (
  version: string,
  formats: string[],
  paging: string,
) => `<WFS_Capabilities version="${version}" xmlns="http://www.opengis.net/wfs/2.0" xmlns:ows="http://www.opengis.net/ows/1.1" xmlns:xlink="http://www.w3.org/1999/xlink">
  <ows:ServiceIdentification><ows:Title>Cadastre</ows:Title><ows:Fees>NONE</ows:Fees></ows:ServiceIdentification>
  <ows:OperationsMetadata><ows:Operation name="GetFeature"><ows:Parameter name="outputFormat"><ows:AllowedValues>${formats.map((name) => `<ows:Value>${name}</ows:Value>`).join('')}</ows:AllowedValues></ows:Parameter></ows:Operation>
  <ows:Constraint name="ImplementsResultPaging"><ows:NoValues/><ows:DefaultValue>${paging}</ows:DefaultValue></ows:Constraint></ows:OperationsMetadata>
  <FeatureTypeList><FeatureType><Name>cad:plots</Name><Title>Plots</Title><DefaultCRS>urn:ogc:def:crs:EPSG::32736</DefaultCRS><OtherCRS>urn:ogc:def:crs:EPSG::4326</OtherCRS></FeatureType></FeatureTypeList></WFS_Capabilities>`;
const questionsOf = (service: Service) =>
  service.asked.map((path) => new URL(path, service.origin).searchParams).filter((query) => query.get('REQUEST') === 'GetFeature');

test('a WFS that gives GeoJSON is asked by pages, the box latitude first as its name says', async () => {
  const service = await started((url, response) => {
    const ask = url.searchParams;
    if (ask.get('REQUEST') === 'GetCapabilities')
      response.writeHead(200).end(wfsCapabilities('2.0.0', ['text/xml; subtype=gml/3.2', 'application/json'], 'TRUE'));
    else {
      const [from, count] = [Number(ask.get('STARTINDEX')), Math.min(30, Number(ask.get('COUNT')))];
      response.writeHead(200).end(collection(plots(from, Math.min(70, from + count)), { numberMatched: 70 }));
    }
  });
  const file = await opened(service, '/wfs?map=cadastre', 'cad:plots', [36, -1, 36.5, 0]);
  expect(file).toMatchObject({ featureCount: 70, matched: 70, end: 'all' });
  const asked = questionsOf(service);
  expect(asked.map((query) => query.get('STARTINDEX'))).toEqual(['0', '30', '60']);
  expect(Object.fromEntries(asked[0]!)).toMatchObject({
    map: 'cadastre',
    VERSION: '2.0.0',
    TYPENAMES: 'cad:plots',
    OUTPUTFORMAT: 'application/json',
    SRSNAME: 'EPSG:4326',
    BBOX: '-1,36,0,36.5,urn:ogc:def:crs:EPSG::4326',
  });
});

/** A page of GML in which the latitude stands first, as its identifier says. */
const gmlPage = (
  from: number,
  to: number,
  matched: string,
) => `<wfs:FeatureCollection numberMatched="${matched}" numberReturned="${to - from}" xmlns:wfs="http://www.opengis.net/wfs/2.0" xmlns:gml="http://www.opengis.net/gml/3.2" xmlns:cad="http://cadastre.example">
  ${plots(from, to)
    .map(({ id, properties, geometry }) => {
      const ring = (geometry as { coordinates: number[][][] }).coordinates[0]!.map(([x, y]) => `${y} ${x}`).join(' ');
      return `<wfs:member><cad:plots gml:id="${id}"><cad:owner>${String(properties!['owner'])}</cad:owner><cad:shape><gml:Polygon srsName="urn:ogc:def:crs:EPSG::4326"><gml:exterior><gml:LinearRing><gml:posList>${ring}</gml:posList></gml:LinearRing></gml:exterior></gml:Polygon></cad:shape></cad:plots></wfs:member>`;
    })
    .join('')}</wfs:FeatureCollection>`;

test('a WFS of GML alone is read by the reader of GML, its axes as the identifier says', async () => {
  const service = await started((url, response) => {
    const ask = url.searchParams;
    const from = Number(ask.get('STARTINDEX'));
    response
      .writeHead(200)
      .end(
        ask.get('REQUEST') === 'GetCapabilities'
          ? wfsCapabilities('2.0.0', ['application/gml+xml; version=3.2'], 'TRUE')
          : gmlPage(from, Math.min(5, from + 2), '5'),
      );
  });
  const file = await opened(service, '/wfs', 'cad:plots');
  expect(file).toMatchObject({ featureCount: 5, matched: 5, end: 'all', notes: [] });
  expect(westOf(file.features[4]!)).toBeCloseTo(36.008, 9);
  expect(file.features[4]!.properties).toMatchObject({ owner: 'Owner 4' });
  expect(questionsOf(service).every((query) => !query.has('SRSNAME') && !query.has('OUTPUTFORMAT'))).toBe(true);
});

test('a WFS that takes no notice of where a page begins is stopped, and one without pages is asked once', async () => {
  const deaf = await started((url, response) => {
    response
      .writeHead(200)
      .end(url.searchParams.get('REQUEST') === 'GetCapabilities' ? wfsCapabilities('1.1.0', ['json'], '') : collection(plots(0, 10)));
  });
  expect(await opened(deaf, '/wfs', 'cad:plots')).toMatchObject({ featureCount: 10, matched: null, end: 'repeats' });
  expect(questionsOf(deaf)[0]!.get('TYPENAME')).toBe('cad:plots');
  const once = await started((url, response) => {
    response
      .writeHead(200)
      .end(
        url.searchParams.get('REQUEST') === 'GetCapabilities'
          ? wfsCapabilities('2.0.0', ['json'], 'FALSE')
          : collection(plots(0, 10), { numberMatched: 12 }),
      );
  });
  expect(await opened(once, '/wfs', 'cad:plots')).toMatchObject({ featureCount: 10, matched: 12, end: 'short' });
  expect(questionsOf(once)).toHaveLength(1);
});

test('features of ArcGIS come until it says that no more are held back', async () => {
  const esri = (at: number) => ({
    attributes: { OBJECTID: at, owner: `Owner ${at}` },
    geometry: { rings: (plot(at).geometry as { coordinates: number[][][] }).coordinates.map((ring) => ring.toReversed()) },
  });
  const service = await started((url, response) => {
    const from = Number(url.searchParams.get('resultOffset'));
    const page = {
      objectIdFieldName: 'OBJECTID',
      geometryType: 'esriGeometryPolygon',
      spatialReference: { wkid: 4326 },
      exceededTransferLimit: from + 4 < 10,
      features: plots(from, Math.min(10, from + 4)).map((_, at) => esri(from + at)),
    };
    const service = {
      currentVersion: 11,
      capabilities: 'Query',
      layers: [
        { id: 0, name: 'Group', subLayerIds: [1] },
        { id: 1, name: 'Plots', type: 'Feature Layer' },
      ],
    };
    response.writeHead(200).end(JSON.stringify(url.pathname.endsWith('/query') ? page : service));
  });
  const file = await opened(service, '/rest/services/Land/FeatureServer?token={key}', '1', [36, -1, 36.5, 0], 'arcgis-key-secret-1');
  expect(file).toMatchObject({ featureCount: 10, end: 'all' });
  expect(file.features[9]!.properties).toMatchObject({ owner: 'Owner 9' });
  expect(westOf(file.features[9]!)).toBeCloseTo(36.018, 9);
  const [first] = service.asked.filter((path) => path.includes('/query')).map((path) => new URL(path, service.origin).searchParams);
  expect(Object.fromEntries(first!)).toMatchObject({
    token: 'arcgis-key-secret-1',
    outSR: '4326',
    geometry: '36,-1,36.5,0',
    inSR: '4326',
    f: 'json',
  });
});

test.each([
  ['{"error":{"code":499,"message":"Token Required"}}', 'remote-refused'],
  ['<html><body>Log in</body></html>', 'remote-page'],
])('a page that is no page (%s) keeps nothing', async (body, code) => {
  const service = await started((url, response) => {
    response.writeHead(200).end(url.searchParams.get('REQUEST') === 'GetCapabilities' ? wfsCapabilities('2.0.0', ['json'], 'TRUE') : body);
  });
  await expect(opened(service, '/wfs', 'cad:plots')).rejects.toMatchObject({ code });
});

test('a walk that is cancelled ends', async () => {
  const service = await started((url, response) => {
    if (url.searchParams.get('REQUEST') === 'GetCapabilities') response.writeHead(200).end(wfsCapabilities('2.0.0', ['json'], 'TRUE'));
    else stop.abort();
  });
  const stop = new AbortController();
  const { id } = await service.remote['remote.look']({ address: `${service.origin}/wfs`, key: '' }, context);
  const walk = service.remote['remote.open']({ id, layer: 'cad:plots', allowedHost: '', box: null }, {
    signal: stop.signal,
    progress: () => {},
  } as never);
  await expect(walk).rejects.toMatchObject({ code: 'cancelled' });
});
