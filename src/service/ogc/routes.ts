import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { Kept } from '../answering/kept.ts';
import { HttpFault } from '../http-fault.ts';
import { reachOf } from '../key-collections.ts';
import type { Services } from '../serve.ts';
import { asActingNow } from '../storage/acting.ts';
import { nameOfReach, type Reach } from '../storage/caller.ts';
import type { FeatureLayer, StoredFeature } from '../storage/feature-store.ts';
import type { Features } from '../storage/store.ts';
import { rootOf } from './access.ts';
import { collectionDocument, collectionsDocument, conformanceClasses, geoJson, landingPage, openApiType } from './documents.ts';
import { sendFeature } from './feature-answer.ts';
import { plotOfId, textOfFeature } from './feature-text.ts';
import type { Link } from './link.ts';
import { itemsQueryOf, parametersOf, type ItemsQuery } from './items-query.ts';
import { Extents } from './extents.ts';
import { layerIds, layers } from './layers.ts';
import { featuresOpenApi } from './openapi.ts';
import { layerOf, reading } from './reading.ts';

/** So many rows are read in one turn of the event loop. */
const rowsPerTurn = 200;

/** of a kept number with what it answers, about */
const countBytes = 300;

/** The features of a page as text, read a few at a time, so that others get their turn; what begins the answer is known before its first feature. */
async function* pageText(
  store: Features,
  { of, layer, query, address, matched }: { of: Reach; layer: FeatureLayer; query: ItemsQuery; address: string; matched: number },
): AsyncGenerator<string> {
  const { filter, limit } = query;
  let { after } = query;
  let returned = 0;
  yield '{"type":"FeatureCollection","features":[';
  let isMore = true;
  while (isMore && returned < limit) {
    const wanted = Math.min(rowsPerTurn, limit - returned);
    // One more than is told says whether there are others.
    const rows: StoredFeature[] = await store.page(of, layer, filter, { after, limit: wanted + 1 });
    isMore = rows.length > wanted;
    const told = rows.slice(0, wanted);
    if (told.length > 0) yield `${returned > 0 ? ',' : ''}${told.map(textOfFeature).join(',')}`;
    returned += told.length;
    after = told.at(-1)?.fid ?? after;
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
  const searched = (more: Record<string, string>) => {
    const text = new URLSearchParams({ ...query.given, ...more }).toString();
    return text === '' ? address : `${address}?${text}`;
  };
  const links: Link[] = [
    { href: searched(query.after === 0 ? {} : { cursor: String(query.after) }), rel: 'self', type: geoJson, title: 'This page' },
    ...(isMore ? [{ href: searched({ cursor: String(after) }), rel: 'next', type: geoJson, title: 'Next page' }] : []),
  ];
  const rest = { numberMatched: matched, numberReturned: returned, timeStamp: new Date().toISOString(), links };
  yield `],${JSON.stringify(rest).slice(1)}`;
}

/** Throws HttpFault 404; 410 for a project in whose place there is another one. */
async function oneOf(store: Features, of: Reach, layer: FeatureLayer, id: string): Promise<StoredFeature> {
  const plot = plotOfId(id);
  const found = await (layer === 'projects' ? store.project(of, id) : plot && store.plot(of, plot.projectId, plot.place));
  if (found) return found;
  const successor = layer === 'projects' ? await store.successor(of, id) : null;
  if (successor !== null) throw new HttpFault(410, { code: 'feature-replaced', params: { successor } });
  throw new HttpFault(404, { code: 'no-such-feature', params: { layer } });
}

/**
 * OGC API – Features, Part 1: Core (OGC 17-069r4), with the classes core, geojson and oas30: projects and plots for QGIS, GDAL and whoever else reads the standard,
 * with the same key as the rest of the service. Part 4 is in write-routes.ts.
 */
export function featureRoutes(app: FastifyInstance, { storage }: Pick<Services, 'storage'>): void {
  const { get, document } = reading(app, { storage });
  const store = storage.features;
  // Who walks through a million plots asks for their number with every page.
  const counts = new Kept<number>(() => countBytes);
  document('', (request) => landingPage(rootOf(request)));
  document('/api', (request) => featuresOpenApi(rootOf(request)), openApiType);
  document('/conformance', () => conformanceClasses);
  const extents = new Extents(storage);
  document('/collections', async (request) => collectionsDocument(rootOf(request), await extents.of(reachOf(request), layerIds)));
  document('/collections/:id', async (request) => {
    const layer = layerOf(request);
    return collectionDocument(rootOf(request), layer, (await extents.of(reachOf(request), [layer]))[layer]);
  });
  get('/collections/:id/items', async (request, reply) => {
    const layer = layerOf(request);
    const query = itemsQueryOf(request.query as Record<string, unknown>, layers[layer]);
    const of = reachOf(request);
    const asked = `${nameOfReach(of)} ${await storage.heads.listRevision(of.userId)} ${layer} ${JSON.stringify(query.filter)}`;
    const matched = await counts.get(asked, () => store.count(of, layer, query.filter));
    const address = `${rootOf(request)}/collections/${layer}/items`;
    return reply
      .type(`${geoJson}; charset=utf-8`)
      .send(Readable.from(asActingNow(pageText(store, { of, layer, query, address, matched }))));
  });
  get('/collections/:id/items/:featureId', async (request, reply) => {
    const layer = layerOf(request);
    parametersOf(request.query as Record<string, unknown>, ['f']);
    const found = await oneOf(store, reachOf(request), layer, (request.params as { featureId: string }).featureId);
    return sendFeature(request, reply, found);
  });
}
