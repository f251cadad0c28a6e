import { expect, test } from 'vitest';
import { pageAddress, pageFacts } from './feature-pages.ts';
import { collectionsAddress, ogcApiOffer } from './ogc-api.ts';
import type { FeatureAccess } from './offer.ts';
import { namedAddress } from './own-server.ts';
import { wfsOffer } from './wfs.ts';
import { xmlTree } from './xml-tree.ts';

const wfs = (changes: Partial<Extract<FeatureAccess, { how: 'wfs' }>>): FeatureAccess => ({
  how: 'wfs',
  address: 'https://a.example/wfs?MAP=x&service=WFS&request=GetCapabilities&token={key}',
  version: '2.0.0',
  typeName: 'cad:plots',
  format: null,
  isPaged: true,
  isInDegrees: true,
  ...changes,
});
const question = { box: [170, -20, 190, -10] as const, offset: 5, count: 10 };
const asked = (access: FeatureAccess) => Object.fromEntries(new URL(pageAddress(access, question)).searchParams);

test('each version of a WFS is asked in its own words, and keeps what the person typed', () => {
  expect(asked(wfs({}))).toEqual({
    MAP: 'x',
    token: '{key}',
    SERVICE: 'WFS',
    VERSION: '2.0.0',
    REQUEST: 'GetFeature',
    TYPENAMES: 'cad:plots',
    COUNT: '10',
    STARTINDEX: '5',
    BBOX: '-20,170,-10,190,urn:ogc:def:crs:EPSG::4326',
  });
  expect(asked(wfs({ version: '1.0.0', isPaged: false }))).toMatchObject({
    TYPENAME: 'cad:plots',
    MAXFEATURES: '10',
    BBOX: '170,-20,190,-10',
  });
  expect(asked(wfs({ version: '1.0.0', isPaged: false }))).not.toHaveProperty('STARTINDEX');
  expect(asked(wfs({ format: 'application/json' }))).toMatchObject({ OUTPUTFORMAT: 'application/json', SRSNAME: 'EPSG:4326' });
});

test('a box over the antimeridian is asked for as the standard says', () => {
  expect(asked({ how: 'ogc-api', address: 'https://a.example/collections/plots/items?limit=3' })).toEqual({
    limit: '10',
    bbox: '170,-20,-170,-10',
  });
});

test('what follows a page: a link, the word that more is held back, or the count alone', () => {
  const ogc: FeatureAccess = { how: 'ogc-api', address: 'https://a.example/items' };
  const links = [{ rel: 'next', href: 'items?offset=10' }];
  expect(pageFacts(ogc, { numberMatched: 25, links }, 'https://a.example/x/items')).toEqual({
    next: 'https://a.example/x/items?offset=10',
    matched: 25,
  });
  expect(pageFacts(ogc, { links: [] }, 'https://a.example/items')).toEqual({ next: null, matched: null });
  const arcgis: FeatureAccess = { how: 'arcgis', address: 'https://a.example/query' };
  expect(pageFacts(arcgis, { exceededTransferLimit: true }, '').next).toBeUndefined();
  expect(pageFacts(arcgis, {}, '').next).toBeNull();
  expect(pageFacts(wfs({}), { totalFeatures: 'unknown' }, '')).toEqual({ next: undefined, matched: null });
});

test('capabilities of the oldest WFS are read, whose addresses stand elsewhere', () => {
  const old = `<WFS_Capabilities version="1.0.0"><Service><Title>Old</Title><Fees>none</Fees></Service>
    <Capability><Request><GetFeature><ResultFormat><GML2/><JSON/></ResultFormat><DCPType><HTTP><Get onlineResource="http://a.example/old?"/></HTTP></DCPType></GetFeature></Request></Capability>
    <FeatureTypeList><FeatureType><Name>p</Name><SRS>EPSG:4326</SRS></FeatureType></FeatureTypeList></WFS_Capabilities>`;
  const offer = wfsOffer(xmlTree(new TextEncoder().encode(old))!, 'https://a.example/old')!;
  expect(offer).toMatchObject({ title: 'Old', terms: '', layers: [{ id: 'p', title: 'p' }] });
  expect(offer.layers[0]).toMatchObject({
    access: { version: '1.0.0', address: 'http://a.example/old?', format: 'JSON', isPaged: false, isInDegrees: true },
  });
});

test('the address of a service behind a proxy is encrypted as the typed one, and gets its key; another server gets none', () => {
  const typed = 'https://a.example/wfs?token={key}&x=1';
  expect(namedAddress('http://a.example/ows?', typed)).toBe('https://a.example/ows?&token={key}');
  expect(namedAddress('https://a.example/ows?token={key}', typed)).toBe('https://a.example/ows?token={key}');
  expect(namedAddress('https://b.example/ows', typed)).toBe('https://b.example/ows');
  expect(namedAddress('http://a.example:8080/ows', typed)).toBe('http://a.example:8080/ows');
});

test('collections are found on the same server alone; those of tiles or records are no layers', () => {
  const landing = (href: string) => ({
    title: 'T',
    links: [
      { rel: 'data', href, type: 'text/html' },
      { rel: 'http://www.opengis.net/def/rel/ogc/1.0/data', href, type: 'application/json' },
    ],
  });
  expect(collectionsAddress(landing('http://a.example/collections?f=json'), 'https://a.example/?token={key}')).toBe(
    'https://a.example/collections?f=json&token={key}',
  );
  expect(collectionsAddress(landing('https://b.example/collections'), 'https://a.example/')).toBeNull();
  expect(collectionsAddress({ collections: [], links: [] }, 'https://a.example/')).toBeNull();
  const list = {
    collections: [
      { id: 'tiles', links: [{ rel: 'self', href: '/t' }] },
      { id: 'html', links: [{ rel: 'items', href: '/i', type: 'text/html' }] },
    ],
  };
  expect(ogcApiOffer(list, 'https://a.example/collections')!.layers).toMatchObject([{ id: 'html', access: null, hindrance: 'no-geojson' }]);
  expect(ogcApiOffer({ hello: 'world' }, 'https://a.example/')).toBeNull();
});
