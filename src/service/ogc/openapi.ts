import { version } from '#backups/version.ts';
import { geoJson } from './documents.ts';
import { defaultLimit, layerIds, layers, maxLimit, writtenLayer } from './layers.ts';
import { tilePaths } from './tile-openapi.ts';

const answer = (description: string, type = 'application/json') => ({ description, content: { [type]: { schema: { type: 'object' } } } });
const refusals = {
  '400': answer('A parameter is not taken, or not as it is written'),
  '401': answer('The API key is missing or wrong'),
  '404': answer('There is no such collection or feature'),
};
const get = (operationId: string, summary: string, description: string, type?: string, parameters: object[] = []) => ({
  get: { operationId, summary, parameters, responses: { '200': answer(description, type), ...refusals } },
});
const query = (name: string, description: string, schema: object) => ({
  name,
  in: 'query',
  required: false,
  description,
  schema,
  style: 'form',
  explode: false,
});
const header = (name: string, description: string) => ({ name, in: 'header', required: false, description, schema: { type: 'string' } });
const edits = {
  '403': answer('The key has the scope read'),
  '409': answer('A collection and its members are not replaced'),
  '410': answer('The project was replaced; the successor is named'),
  '412': answer('The project was changed since it was read: what stands, and how it differs'),
  '422': answer('The feature, its quota or its idempotency key is refused; each fault with its place'),
};
const change = (operationId: string, summary: string, responses: object, parameters: object[], isSent: boolean) => ({
  operationId,
  summary,
  parameters,
  ...(isSent ? { requestBody: { required: true, content: { [geoJson]: { schema: { type: 'object' } } } } } : {}),
  responses: { ...responses, ...refusals, ...edits },
});
const idempotency = header('Idempotency-Key', 'The same key makes one project, however often it is sent');
const ifMatch = header('If-Match', 'The ETag of the feature that was read; another one is answered with 412, and nothing is written');
const made = {
  '201': {
    ...answer('The project that was made', geoJson),
    headers: {
      Location: { schema: { type: 'string' }, description: 'Where it is' },
      ETag: { schema: { type: 'string' }, description: 'As it is now' },
    },
  },
};
const createFeature = {
  post: change('create-project-feature', 'Make a project of one feature; its hectares are taken from the quota', made, [idempotency], true),
};
const editFeature = (featureId: object) => ({
  put: change(
    'replace-project-feature',
    'Make a project in the place of this one, which goes into the bin and gives its hectares back; Location says where the new one is',
    made,
    [featureId, ifMatch, idempotency],
    true,
  ),
  delete: change(
    'delete-project-feature',
    'Put a project into the bin',
    { '204': { description: 'It is gone' } },
    [featureId, ifMatch],
    false,
  ),
});
const format = query('f', 'Answers come as JSON', { type: 'string', enum: ['json', 'geojson'] });

const itemParameters = (projectParameter: string, means: string) => [
  query('limit', `Features in one answer`, { type: 'integer', minimum: 1, maximum: maxLimit, default: defaultLimit }),
  query(
    'bbox',
    'Only features that meet this box: west, south, east, north in degrees; west of a box over the antimeridian is larger than its east',
    {
      type: 'array',
      minItems: 4,
      maxItems: 6,
      items: { type: 'number' },
    },
  ),
  query(
    'datetime',
    'Only features whose project was made at this time, or between two with a slash between them (RFC 3339; .. leaves an end open)',
    { type: 'string' },
  ),
  query(projectParameter, `Only ${means}`, { type: 'string' }),
  format,
];

/** The interface as OpenAPI 3.0 (OGC 17-069r4, 7.3 and 9). */
export function featuresOpenApi(root: string): object {
  const collectionPaths = layerIds.flatMap((id) => {
    const { title, projectParameter, projectParameterMeans } = layers[id];
    const name = title.toLowerCase();
    const featureId = { name: 'featureId', in: 'path', required: true, schema: { type: 'string' } };
    return [
      [`/collections/${id}`, get(`describe-${id}`, `About the collection ${id}`, `What ${name} are`, undefined, [format])],
      [
        `/collections/${id}/items`,
        {
          ...get(
            `list-${id}`,
            title,
            `${title} as GeoJSON; the link next leads on`,
            geoJson,
            itemParameters(projectParameter, projectParameterMeans),
          ),
          ...(id === writtenLayer ? createFeature : {}),
        },
      ],
      [
        `/collections/${id}/items/{featureId}`,
        {
          ...get(`one-of-${id}`, `One of the ${name}`, 'The feature', geoJson, [featureId, format]),
          ...(id === writtenLayer ? editFeature(featureId) : {}),
        },
      ],
    ] as const;
  });
  return {
    openapi: '3.0.3',
    info: { title: 'Hectare, OGC API – Features and Tiles', version },
    servers: [{ url: root }],
    security: [{ key: [] }, { basic: [] }],
    paths: {
      '/': get('landing-page', 'What there is', 'Links', undefined, [format]),
      '/conformance': get('conformance', 'What of the standard is kept', 'Conformance classes', undefined, [format]),
      '/collections': get('collections', 'The collections', 'Collections', undefined, [format]),
      ...Object.fromEntries(collectionPaths),
      ...tilePaths(layerIds),
    },
    components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'x-api-key' }, basic: { type: 'http', scheme: 'basic' } } },
  };
}
