import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpFault } from '../http-fault.ts';
import { reachOf } from '../key-collections.ts';
import type { Services } from '../serve.ts';
import { TileMaker } from '../tiles/make-tile.ts';
import { deepestZoom, type TilePlace } from '../tiles/tile-place.ts';
import { rootOf } from './access.ts';
import { Extents } from './extents.ts';
import { isKnown } from './feature-answer.ts';
import { parametersOf } from './items-query.ts';
import { layerOf, reading } from './reading.ts';
import {
  tileJson,
  tileJsonType,
  tileMatrixSet,
  tileMatrixSets,
  tileSet,
  tilesetDocument,
  tilesetsDocument,
  tileType,
} from './tile-documents.ts';

const tilesets = '/collections/:id/tiles';

const noSuchTile = () => new HttpFault(404, { code: 'no-such-tile', params: { set: tileSet, most: deepestZoom } });

/** Throws HttpFault 404. */
function refuseOtherSet({ params }: FastifyRequest): void {
  if ((params as { set: string }).set !== tileSet) throw noSuchTile();
}

/** Throws HttpFault 404 for what is outside of the grid. */
function placeOf({ params }: FastifyRequest): TilePlace {
  const { z: zoom, y: row, x: column } = params as Record<'z' | 'y' | 'x', string>;
  const [z, y, x] = [zoom, row, column].map((text) => (/^\d{1,7}$/.test(text) ? Number(text) : Number.NaN)) as [number, number, number];
  if (!(z <= deepestZoom && x < 2 ** z && y < 2 ** z)) throw noSuchTile();
  return { z, x, y };
}

async function sendTile(maker: TileMaker, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  refuseOtherSet(request);
  parametersOf(request.query as Record<string, unknown>, ['f'], ['mvt', tileType]);
  const { bytes, etag } = await maker.tile(reachOf(request), layerOf(request), placeOf(request));
  // Of an account: nobody in between keeps it, and who does asks whether it is still so.
  reply.header('etag', etag).header('cache-control', 'private, no-cache');
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (bytes.length === 0) return reply.code(204).send();
  return reply.type(tileType).send(bytes);
}

/** OGC API – Tiles, Part 1: Core (OGC 20-057): projects and plots as vector tiles, with the same key and of the same account as their features. */
export function tileRoutes(app: FastifyInstance, { storage }: Pick<Services, 'storage'>): void {
  const { get, document } = reading(app, { storage });
  const maker = new TileMaker(storage);
  const extents = new Extents(storage);
  document('/tileMatrixSets', (request) => tileMatrixSets(rootOf(request)));
  document('/tileMatrixSets/:set', (request) => {
    refuseOtherSet(request);
    return tileMatrixSet();
  });
  document(tilesets, (request) => tilesetsDocument(rootOf(request), layerOf(request)));
  get(`${tilesets}/:set`, async (request, reply) => {
    refuseOtherSet(request);
    const { f } = parametersOf(request.query as Record<string, unknown>, ['f'], ['json', 'application/json', 'tilejson']);
    const layer = layerOf(request);
    const { [layer]: box } = await extents.of(reachOf(request), [layer]);
    const make = f === 'tilejson' ? tileJson : tilesetDocument;
    return reply.type(`${tileJsonType}; charset=utf-8`).send(JSON.stringify(make(rootOf(request), layer, box)));
  });
  get(`${tilesets}/:set/:z/:y/:x`, (request, reply) => sendTile(maker, request, reply));
}
