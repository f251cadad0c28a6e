import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { planTiles, takeTiles } from '#host/offline/take-along/take-tiles.ts';
import type { TileList } from '#host/offline/take-along/tile-lists.ts';
import { writePng } from '#raster/png.ts';
import { callContext as context, remoteService } from '../helpers/remote-service.ts';

const secret = 'service-key-secret-0123';
const picture = writePng(new Uint8Array(256 * 256 * 4), 256, 256);
const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of open.splice(0)) await stop();
});

/** The capabilities of a service whose tiles lie at `tiles`. */
const capabilities = (tiles: string) => `<Capabilities xmlns="http://www.opengis.net/wmts/1.0" xmlns:ows="http://www.opengis.net/ows/1.1">
  <ows:ServiceIdentification><ows:Title>Region</ows:Title><ows:AccessConstraints>Only for ${secret}</ows:AccessConstraints></ows:ServiceIdentification>
  <Contents><Layer><ows:Title>Roads</ows:Title><ows:Identifier>roads</ows:Identifier><Style isDefault="true"><ows:Identifier>s</ows:Identifier></Style>
  <Format>image/png</Format><TileMatrixSetLink><TileMatrixSet>m</TileMatrixSet></TileMatrixSetLink>
  <ResourceURL format="image/png" resourceType="tile" template="${tiles}/{TileMatrixSet}/{TileMatrix}/{TileRow}/{TileCol}.png?k=${secret}"/></Layer>
  <TileMatrixSet><ows:Identifier>m</ows:Identifier><ows:SupportedCRS>EPSG:3857</ows:SupportedCRS>
  ${[0, 1, 2].map((z) => `<TileMatrix><ows:Identifier>L${z}</ows:Identifier><ScaleDenominator>${559_082_264.028_717_5 / 2 ** z}</ScaleDenominator><TopLeftCorner>-20037508.34 20037508.34</TopLeftCorner><TileWidth>256</TileWidth><TileHeight>256</TileHeight><MatrixWidth>${2 ** z}</MatrixWidth><MatrixHeight>${2 ** z}</MatrixHeight></TileMatrix>`).join('')}
  </TileMatrixSet></Contents></Capabilities>`;

async function started(tilesAt: (own: string) => string = (own) => own) {
  let own = '';
  const service = await remoteService((url, response) => {
    if (url.searchParams.get('k') !== secret) response.writeHead(403).end();
    else if (url.pathname === '/wmts') response.writeHead(200, { 'content-type': 'text/xml' }).end(capabilities(tilesAt(own)));
    else response.writeHead(200, { 'content-type': 'image/png' }).end(picture);
  });
  own = service.origin;
  open.push(service.stop);
  return service;
}

test('a layer of a WMTS becomes a map whose tiles come with the key, which stands in no file and in no answer', async () => {
  const { remote, maps, asked, origin, folder, keys } = await started();
  const offer = await remote['remote.look']({ address: `${origin}/wmts?k={key}`, key: secret }, context);
  expect(offer).toMatchObject({
    kind: 'wmts',
    title: 'Region',
    host: new URL(origin).host,
    layers: [{ id: 'roads', isElsewhere: false, hindrance: null }],
  });
  expect(asked[0]).toBe(`/wmts?k=${secret}&SERVICE=WMTS&REQUEST=GetCapabilities`);
  const shown = await remote['remote.show']({ id: offer.id, layer: 'roads', allowedHost: '' }, context);
  expect(shown).toMatchObject({ name: 'Roads', kind: 'grid', hasKey: true, maxZoom: 2, mayTakeOffline: true });
  expect(shown.grid!.levels.map(({ id }) => id)).toEqual(['L0', 'L1', 'L2']);
  const { bytes } = await maps['basemaps.tile']({ id: shown.id, z: 2, x: 3, y: 1 }, context);
  expect(bytes).toEqual(picture);
  expect(asked.at(-1)).toBe(`/m/L2/1/3.png?k=${secret}`);
  expect(JSON.stringify(shown)).not.toContain(secret);
  expect(readFileSync(join(folder, 'basemaps.json'), 'utf8')).not.toContain(secret);
  expect(await keys.read(`basemap/${shown.id}`)).toBe(secret);
  const before = asked.length;
  expect(await maps['basemaps.tile']({ id: shown.id, z: 2, x: 4, y: 0 }, context)).toEqual({ bytes: null });
  expect(asked).toHaveLength(before);
});

test('an area of it is taken along in the levels of its own grid', async () => {
  const { remote, basemaps, origin, asked } = await started();
  const { id } = await remote['remote.look']({ address: `${origin}/wmts?k={key}`, key: secret }, context);
  const { id: basemapId } = await remote['remote.show']({ id, layer: 'roads', allowedHost: '' }, context);
  const box = [10, 10, 20, 20] as const;
  expect(await planTiles({ basemapId, zoom: 14 }, box, basemaps, new AbortController().signal)).toMatchObject({
    count: 3,
    zoom: 2,
    isForbidden: false,
  });
  const record: TileList[] = [];
  const bytes = await takeTiles({ basemapId, zoom: 14 }, box, basemaps, record, new AbortController().signal, () => {});
  expect(record).toEqual([{ basemapId, places: expect.arrayContaining(['0/0/0', '1/1/0', '2/2/1']), index: [] }]);
  expect(bytes).toBeGreaterThan(3 * picture.length);
  expect(
    asked
      .slice(1)
      .map((path) => path.split('?')[0])
      .toSorted(),
  ).toEqual(['/m/L0/0/0.png', '/m/L1/0/1.png', '/m/L2/1/2.png']);
});

test('tiles on another server come once that server is allowed by its name; the key does not go there', async () => {
  const { remote, origin } = await started(() => 'https://tiles.example.org');
  const { id, layers } = await remote['remote.look']({ address: `${origin}/wmts?k={key}`, key: secret }, context);
  expect(layers).toMatchObject([{ host: 'tiles.example.org', isElsewhere: true }]);
  const show = (allowedHost: string) => remote['remote.show']({ id, layer: 'roads', allowedHost }, context);
  await expect(show('')).rejects.toMatchObject({ code: 'elsewhere' });
  await expect(show('other.example.org')).rejects.toMatchObject({ code: 'elsewhere' });
  await expect(show('tiles.example.org')).rejects.toMatchObject({ code: 'key-elsewhere' });
});

const refusal =
  '<ows:ExceptionReport xmlns:ows="http://www.opengis.net/ows/1.1"><ows:Exception><ows:ExceptionText>No licence</ows:ExceptionText></ows:Exception></ows:ExceptionReport>';
test.each([
  ['a refused key', 401, '', 'unauthorised'],
  ['a way to another server', 302, '', 'redirected'],
  ['a fault', 500, '', 'server'],
  ['a page for people', 200, '<html><body>Log in</body></html>', 'not-a-service'],
  ['a refusal in words', 200, refusal, 'remote-refused'],
  ['a document without an end', 200, '<a>'.repeat(300), 'not-a-service'],
  ['a bomb of brackets', 200, `{"x":${'['.repeat(5000)}`, 'not-a-service'],
])('%s is told by its code', async (_, status, body, code) => {
  const service = await remoteService((_url, response) => {
    response.writeHead(status, { location: 'https://elsewhere.example/?token=abc' }).end(body);
  });
  open.push(service.stop);
  const refused = service.remote['remote.look']({ address: `${service.origin}/layers`, key: '' }, context);
  await expect(refused).rejects.toMatchObject({ code });
  await expect(refused).rejects.not.toThrow(/abc/);
});

test.each([
  ['http://maps.example.org/wmts', /https/],
  ['maps.example.org', /not a valid web address/],
  ['https://me:pw@maps.example.org/wmts', /password/],
  ['https://maps.example.org/wmts?token=abc', /\{key\}/],
  ['https://maps.example.org/wmts?token={key}', /enter the key/],
])('%s is refused before anybody is asked', async (address, reason) => {
  const { remote } = await started();
  await expect(remote['remote.look']({ address, key: '' }, context)).rejects.toThrow(reason);
});
