import { afterEach, expect, test } from 'vitest';
import { openGeoTiff, writeGeoTiff } from '#raster/index.ts';
import { callContext as context, remoteService } from '../helpers/remote-service.ts';

const grid = { west: 35, north: 0.01, cellWidth: 0.005, cellHeight: 0.01, width: 4, height: 1, epsg: 4326 };
const picture = writeGeoTiff(Uint8Array.of(1, 2, 3, 4), grid, {});
const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of open.splice(0)) await stop();
});

/** A catalog with one item, whose pictures lie at `pictures`. */
async function catalog(pictures: (own: string) => string = () => './pictures') {
  let own = '';
  const service = await remoteService((url, response, request) => {
    if (url.pathname === '/item.json') {
      const assets = {
        cover: { href: `${pictures(own)}/cover.tif`, type: 'image/tiff; application=geotiff', title: 'Land cover' },
        old: { href: `${pictures(own)}/old.jp2`, type: 'image/jp2' },
      };
      const item = {
        type: 'Feature',
        stac_version: '1.0.0',
        id: 'kilgoris',
        bbox: [35, 0, 35.02, 0.01],
        properties: { datetime: null, license: 'CC0-1.0' },
        assets,
      };
      response.writeHead(200, { 'content-type': 'application/geo+json' }).end(JSON.stringify(item));
      return;
    }
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '')!;
    const part = picture.subarray(Number(from), Number(to) + 1);
    response.writeHead(206, { 'content-range': `bytes ${from}-${Number(from) + part.length - 1}/${picture.length}` }).end(part);
  });
  own = service.origin;
  open.push(service.stop);
  return service;
}

test('a GeoTIFF of a STAC item becomes a map that is read in parts', async () => {
  const { remote, maps, origin, asked } = await catalog();
  const offer = await remote['remote.look']({ address: `${origin}/item.json`, key: '' }, context);
  expect(offer).toMatchObject({ kind: 'stac', title: 'kilgoris', terms: 'CC0-1.0' });
  expect(offer.layers).toMatchObject([
    { id: 'kilgoris/cover', type: 'picture', title: 'Land cover', isElsewhere: false, hindrance: null },
    { id: 'kilgoris/old', hindrance: 'no-picture' },
  ]);
  const shown = await remote['remote.show']({ id: offer.id, layer: 'kilgoris/cover', allowedHost: '' }, context);
  expect(shown).toMatchObject({ name: 'Land cover', kind: 'pmtiles', fileName: 'cover.tif', hasKey: false, grid: null, terms: 'CC0-1.0' });
  const raster = await openGeoTiff(
    async (offset, length) => (await maps['basemaps.range']({ id: shown.id, offset, length }, context)).bytes,
  );
  expect(raster.levels[0]).toMatchObject({ width: 4, height: 1, epsg: 4326 });
  expect(asked.at(-1)).toBe('/pictures/cover.tif');
  await expect(remote['remote.show']({ id: offer.id, layer: 'kilgoris/old', allowedHost: '' }, context)).rejects.toMatchObject({
    code: 'unknown-layer',
  });
});

test('a picture on another server comes when that server is allowed, and not before', async () => {
  const elsewhere = await catalog();
  const { remote, origin } = await catalog(() => `${elsewhere.origin}/pictures`);
  const offer = await remote['remote.look']({ address: `${origin}/item.json`, key: '' }, context);
  const { host } = new URL(elsewhere.origin);
  expect(offer.layers[0]).toMatchObject({ host, isElsewhere: true });
  const chosen = { id: offer.id, layer: 'kilgoris/cover' };
  await expect(remote['remote.show']({ ...chosen, allowedHost: '' }, context)).rejects.toMatchObject({ code: 'elsewhere' });
  expect(elsewhere.asked).toEqual([]);
  expect(await remote['remote.show']({ ...chosen, allowedHost: host }, context)).toMatchObject({ host, kind: 'pmtiles' });
});
