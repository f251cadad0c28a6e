import { expect, test } from 'vitest';
import { stacOffer } from './stac.ts';

const item = (id: string, assets: object, properties: object = {}) => ({
  type: 'Feature',
  stac_version: '1.0.0',
  id,
  bbox: [35, -1.5, 36, -0.5],
  geometry: null,
  properties: { datetime: '2026-05-04T07:51:09Z', ...properties },
  assets,
});
const cog = 'image/tiff; application=geotiff; profile=cloud-optimized';
const at = 'https://catalog.example/items/s2.json';

test('the GeoTIFFs of an item are its layers, with time, place and whom to name; other files are none', () => {
  const offer = stacOffer(
    item(
      's2',
      {
        visual: { href: './s2/TCI.tif', type: cog, title: 'True colour' },
        red: { href: 'https://store.example/B04?part=1', type: cog },
        granule: { href: 'B04.jp2', type: 'image/jp2', roles: ['data'] },
        cloud: { href: 's3://bucket/cloud.tif', type: cog },
        thumbnail: { href: 'thumb.jpg', type: 'image/jpeg', roles: ['thumbnail'] },
        metadata: { href: 'meta.xml', type: 'application/xml' },
        broken: null,
      },
      { title: 'Kilgoris, May', license: 'CC-BY-4.0', providers: [{ name: 'Survey' }, { name: 'Survey' }, {}] },
    ),
    at,
  )!;
  expect(offer).toMatchObject({ kind: 'stac', title: 'Kilgoris, May', attribution: 'Survey', terms: 'CC-BY-4.0', leftOut: 0 });
  expect(offer.layers.map((layer) => [layer.id, layer.title, layer.hindrance, layer.type === 'raster' && layer.address])).toEqual([
    ['s2/visual', 'True colour', null, 'https://catalog.example/items/s2/TCI.tif'],
    ['s2/red', 'red', null, 'https://store.example/B04?part=1'],
    ['s2/granule', 'granule', 'no-picture', null],
    ['s2/cloud', 'cloud', 'no-address', null],
  ]);
  expect(offer.layers[0]).toMatchObject({ about: '2026-05-04T07:51:09Z', box: [35, -1.5, 36, -0.5] });
});

test('of the items that a search found each layer says which it is of', () => {
  const found = { type: 'FeatureCollection', features: ['a', 'b'].map((id) => item(id, { data: { href: `${id}.tif` } })) };
  expect(stacOffer(found, at)!.layers.map(({ title }) => title)).toEqual(['a · data', 'b · data']);
});

test('shapes, lists of collections and what is no document of this kind are none', () => {
  for (const other of [
    { type: 'FeatureCollection', features: [{ type: 'Feature', properties: {}, geometry: null }] },
    { type: 'Feature', properties: {}, geometry: null },
    { type: 'Catalog', stac_version: '1.0.0', links: [] },
    { collections: [] },
    [],
    null,
    'text',
  ])
    expect(stacOffer(other, at)).toBeNull();
});
