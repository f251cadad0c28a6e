import { afterEach, expect, test } from 'vitest';
import { planTiles, takeTiles } from '#host/offline/take-along/take-tiles.ts';
import type { TileList } from '#host/offline/take-along/tile-lists.ts';
import { callContext as context, remoteService } from '../helpers/remote-service.ts';

const secret = 'tiles-key-secret-0123';
/** A layer without features, named "a" (Mapbox Vector Tile 2.1). */
const vectorTile = Uint8Array.from([0x1a, 0x05, 0x0a, 0x01, 0x61, 0x78, 0x02]);
const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of open.splice(0)) await stop();
});

async function started(tilesAt: string, tile: Uint8Array | string) {
  const service = await remoteService((url, response) => {
    const json = (value: unknown) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    const link = (rel: string, href: string) => ({ rel, href, type: 'application/json' });
    const tileset = {
      dataType: 'vector',
      tileMatrixSetURI: 'http://www.opengis.net/def/tilematrixset/OGC/1.0/WebMercatorQuad',
      tileMatrixSetLimits: [0, 1].map((z) => ({ tileMatrix: String(z), minTileRow: 0, maxTileRow: z, minTileCol: 0, maxTileCol: z })),
    };
    const item = {
      rel: 'item',
      href: `${tilesAt}/{tileMatrix}/{tileRow}/{tileCol}`,
      type: 'application/vnd.mapbox-vector-tile',
      templated: true,
    };
    if (url.searchParams.get('token') !== secret) response.writeHead(403).end();
    else if (url.pathname === '/')
      json({ title: 'Roads', links: [link('http://www.opengis.net/def/rel/ogc/1.0/tilesets-vector', `/tiles?token=${secret}`)] });
    else if (url.pathname === '/tiles') json({ tilesets: [{ ...tileset, links: [link('self', '/tiles/quad')] }] });
    else if (url.pathname === '/tiles/quad') json({ ...tileset, links: [item] });
    else response.writeHead(200).end(tile);
  });
  open.push(service.stop);
  return service;
}
async function shownOf({ remote, origin }: Awaited<ReturnType<typeof started>>) {
  const offer = await remote['remote.look']({ address: `${origin}/?token={key}`, key: secret }, context);
  expect(offer).toMatchObject({ kind: 'ogc-api', title: 'Roads', layers: [{ id: '/vector', type: 'picture', hindrance: null }] });
  expect(JSON.stringify(offer)).not.toContain(secret);
  return remote['remote.show']({ id: offer.id, layer: '/vector', allowedHost: '' }, context);
}

test('vector tiles of an OGC API become a map, asked with the key, and an area is taken along', async () => {
  const service = await started('/v', vectorTile);
  const shown = await shownOf(service);
  expect(shown).toMatchObject({ kind: 'grid', isVector: true, hasKey: true, name: 'Roads' });
  expect(service.asked).toEqual([`/?token=${secret}`, `/tiles?token=${secret}`, `/tiles/quad?token=${secret}`]);
  expect((await service.maps['basemaps.tile']({ id: shown.id, z: 1, x: 1, y: 0 }, context)).bytes).toEqual(vectorTile);
  expect(service.asked.at(-1)).toBe(`/v/1/0/1?token=${secret}`);
  const [choice, box] = [{ basemapId: shown.id, zoom: 9 }, [10, 10, 20, 20]] as const;
  expect(await planTiles(choice, box, service.basemaps, new AbortController().signal)).toMatchObject({ count: 2, isForbidden: false });
  const lists: TileList[] = [];
  await takeTiles(choice, box, service.basemaps, lists, new AbortController().signal, () => {});
  expect(lists[0]!.places.toSorted()).toEqual(['0/0/0', '1/1/0']);
});

test('tiles on another server are not asked for, and what is no tile of shapes is refused', async () => {
  await expect(shownOf(await started('https://elsewhere.example/v', vectorTile))).rejects.toMatchObject({ code: 'elsewhere' });
  const service = await started('/v', '<html>Log in</html>');
  const { id } = await shownOf(service);
  await expect(service.maps['basemaps.tile']({ id, z: 0, x: 0, y: 0 }, context)).rejects.toMatchObject({ code: 'wrong-type' });
  const empty = await started('/v', '');
  const { id: other } = await shownOf(empty);
  expect(await empty.maps['basemaps.tile']({ id: other, z: 0, x: 0, y: 0 }, context)).toEqual({ bytes: null });
});
