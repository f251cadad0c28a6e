import { deepestZoom } from '../tiles/tile-place.ts';
import type { FeatureLayer } from '../storage/feature-store.ts';
import { layers } from './layers.ts';
import { tileSet, tileType } from './tile-documents.ts';

const answer = (description: string, type = 'application/json') => ({ description, content: { [type]: { schema: { type: 'object' } } } });
const refusals = {
  '400': answer('A parameter is not taken, or not as it is written'),
  '401': answer('The API key is missing or wrong'),
  '403': answer('The key is for some collections of projects alone'),
  '404': answer('There is no such collection, set or tile'),
};
const format = (formats: string[]) => ({ name: 'f', in: 'query', required: false, schema: { type: 'string', enum: formats } });
const place = (name: string, description: string) => ({
  name,
  in: 'path',
  required: true,
  description,
  schema: { type: 'integer', minimum: 0, maximum: name === 'tileMatrix' ? deepestZoom : 2 ** deepestZoom - 1 },
});
const get = (operationId: string, summary: string, ok: object, parameters: object[]) => ({
  get: { operationId, summary, parameters, responses: { '200': ok, ...refusals } },
});
const json = [format(['json'])];

const tile = {
  description: `Layers: the features by the name of their collection; their numbers by cell where there are more than one tile holds; and about, which says which of both it is. A feature has count 1 in one tile of a level and 0 in the others`,
  headers: { ETag: { schema: { type: 'string' }, description: 'Of exactly these bytes' } },
  content: { [tileType]: { schema: { type: 'string', format: 'binary' } } },
};
const ifNoneMatch = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  description: 'The ETag of the tile that the caller has',
  schema: { type: 'string' },
};

/** Tiles as OpenAPI 3.0, beside the features. */
export function tilePaths(ids: readonly FeatureLayer[]): Record<string, object> {
  const ofLayers = ids.flatMap((id) => {
    const address = `/collections/${id}/tiles`;
    const { title } = layers[id];
    const tileAt = get(`tile-of-${id}`, `A vector tile of ${title.toLowerCase()}`, tile, [
      place('tileMatrix', 'The level'),
      place('tileRow', 'The row, from the north'),
      place('tileCol', 'The column, from the west'),
      format(['mvt']),
      ifNoneMatch,
    ]);
    const responses = {
      ...tileAt.get.responses,
      '204': { description: 'The tile has nothing' },
      '304': { description: 'It is what the caller has' },
    };
    return [
      [address, get(`tilesets-of-${id}`, `${title} as vector tiles`, answer('Sets of tiles'), json)],
      [
        `${address}/${tileSet}`,
        get(`tileset-of-${id}`, `${title} in Web Mercator`, answer('What its tiles hold, or TileJSON 3.0'), [format(['json', 'tilejson'])]),
      ],
      [`${address}/${tileSet}/{tileMatrix}/{tileRow}/{tileCol}`, { get: { ...tileAt.get, responses } }],
    ] as const;
  });
  return {
    ...Object.fromEntries(ofLayers),
    '/tileMatrixSets': get('tile-matrix-sets', 'Grids of tiles', answer('The grids'), json),
    [`/tileMatrixSets/${tileSet}`]: get('tile-matrix-set', 'The grid of Web Mercator', answer('Its levels'), json),
  };
}
