import type * as z from 'zod';
import { validationErrorBody } from '#api/detail.ts';
import { api, apiVersion, type Operation } from './index.ts';
import { NamedSchemas, reference, schemaOf, type Json } from './openapi-schemas.ts';
import { fileOperations } from './named-files.ts';
import type { Route } from '#api/route.ts';
import { products } from '#products/index.ts';
import type { ProductFacts } from '#products/product-facts.ts';

/** Bounds of a date, which JSON Schema has no words for. */
function boundsOf({ 'x-earliest': earliest, 'x-latest': latest }: Json): string | undefined {
  const bounds = [...(earliest ? [`on or after ${String(earliest)}`] : []), ...(latest ? [`on or before ${String(latest)}`] : [])];
  return bounds.length > 0 ? bounds.join(', ') : undefined;
}

/** What a parameter may be. Read from the output side, where bounds and defaults stand; a default makes a parameter optional. */
function parametersOf(schema: z.ZodType, where: 'path' | 'query'): Json[] {
  const { properties = {}, required = [] } = schemaOf(schema, 'output') as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(properties).map(([name, property]) => {
    if (property['maximum'] === Number.MAX_SAFE_INTEGER) delete property['maximum'];
    const description = property['description'] ?? boundsOf(property);
    delete property['description'];
    return {
      name,
      in: where,
      required: where === 'path' || (required.includes(name) && !('default' in property)),
      schema: property,
      ...(description === undefined ? {} : { description }),
    };
  });
}

const header = (name: string, description: string): Json => ({
  name,
  in: 'header',
  required: false,
  schema: { type: 'string', maxLength: 200 },
  description,
});
const json = (schema: Json) => ({ content: { 'application/json': { schema } } });
const failure = (description: string) => ({ description, ...json(reference('Failure')) });

function bodyOf(route: Route): Json | undefined {
  if (route.bodyType === 'none') return undefined;
  if (route.bodyType === 'geojson') return { required: true, ...json(reference('GeoJson')) };
  if (route.bodyType === 'json') return { required: true, ...json(schemaOf(route.body, 'input')) };
  return {
    required: true,
    description:
      'A form with `file` or with `geojson`; of a form with both, `file` is read. The GeoJSON document itself, as application/geo+json or application/json, is taken as well.',
    content: {
      'multipart/form-data': {
        schema: {
          type: 'object',
          properties: {
            file: { type: 'string', format: 'binary', description: 'GeoJSON or KML' },
            geojson: { type: 'string', contentMediaType: 'application/geo+json', description: 'a GeoJSON document' },
          },
        },
      },
    },
  };
}

function descriptionOf(route: Route): string {
  const sentences = [
    `${route.summary}.`,
    ...(route.extension ? [`Extension: ${route.extension}.`] : []),
    ...(route.method === 'GET' && route.bodyType !== 'none'
      ? [
          'A GET that carries a JSON body. HTTP gives such a body no meaning (RFC 9110, 9.3.1) and a browser cannot send one; curl can: `curl -X GET -H "Content-Type: application/json" --data …`.',
        ]
      : []),
  ];
  return sentences.join(' ');
}

/** Operations on a project that answer with what was collected for it, or 409. */
const answersAtOnce = new Set<Route>([
  api.getProject,
  api.deleteProject,
  api.availableData,
  api.collectAgain,
  ...fileOperations.map(({ operation }) => api[operation]),
] as Route[]);
/** Answers of products, which say once and elsewhere where they come from. */
const described = new Set<Route>(
  (products as readonly Pick<ProductFacts, 'scope' | 'routes'>[])
    .filter(({ scope }) => scope === 'project')
    .flatMap(({ routes }) => Object.values(routes))
    .filter(({ replyType }) => replyType === 'json'),
);
const answerHeaders = (isDescribed: boolean): Json => ({
  headers: {
    ETag: { schema: { type: 'string' }, description: 'a digest of the answer, for If-None-Match; another one in each encoding' },
    ...(isDescribed
      ? {
          Link: {
            schema: { type: 'string' },
            description:
              'rel="describedby": source, method, assumptions and licence of the answer, under described_by; a file has none and says it itself',
          },
        }
      : {}),
  },
});
/** What several people may change at the same time. */
const isConditional = (route: Route) => route === (api.changeProjectNotes as Route) || route === (api.changeProjectSettings as Route);
const hasEntityTag = (route: Route, product: boolean) => product || route === (api.listProjects as Route);

function contentOf(route: Route, operation: Operation, schemas: NamedSchemas): Json {
  const bytes = { schema: { type: 'string', format: 'binary' } };
  if (route.replyType === 'json') {
    const schema = schemas.replyOf(operation, route.reply);
    return route.jsonType ? { content: { [route.jsonType]: { schema } } } : json(schema);
  }
  return { content: route.replyType === 'image/*' ? { 'image/png': bytes, 'image/tiff': bytes } : { [route.replyType]: bytes } };
}

/** Pictures are had in parts: a GIS reads of one what it shows (RFC 9110, 14). */
const isDivisible = (route: Route, product: boolean) => product && route.replyType !== 'json';
const contentRange = (description: string): Json => ({ headers: { 'Content-Range': { schema: { type: 'string' }, description } } });
const partResponses = (content: Json): Json => ({
  206: { description: 'The part that Range asks for', ...contentRange('its first and last byte, and how many there are'), ...content },
  416: { description: 'Nothing of what Range asks for is there', ...contentRange('how many bytes there are') },
});
const partHeaders = [
  header('Range', 'One range of bytes (`bytes=0-16383`); all of it is answered to several'),
  header('If-Range', 'The ETag of the picture that earlier parts are of; of another one all is answered'),
];

const isOfAccount = ({ path }: Route) => path.startsWith('/account/');
const tagOf = (route: Route): string =>
  route.base === 'user-group' ? 'user groups' : isOfAccount(route) ? 'keys of the account' : 'projects and products';

function operationOf(route: Route, operation: Operation, schemas: NamedSchemas): Json {
  const body = bodyOf(route);
  const project = route.path.includes('{project_id}');
  const product = (project && !answersAtOnce.has(route)) || route === (api.portfolioDeforestationSummary as Route);
  const tagged = hasEntityTag(route, product);
  return {
    operationId: route.id,
    summary: route.summary,
    tags: [tagOf(route)],
    description: descriptionOf(route),
    security: [{ [route.base === 'main' ? 'apiKey' : 'userGroupToken']: [] }],
    parameters: [
      ...parametersOf(route.params, 'path'),
      ...parametersOf(route.query, 'query'),
      ...(route === (api.createProject as Route)
        ? [
            header(
              'Idempotency-Key',
              'Of two equal creates with the same key only one is made; both are answered with it. Another create with it is refused (422)',
            ),
          ]
        : []),
      ...(tagged ? [header('If-None-Match', 'The ETag of an earlier answer')] : []),
      ...(isDivisible(route, product) ? partHeaders : []),
      ...(isConditional(route) ? [header('If-Match', 'The revision that the change was made on: its ETag, or a note’s `revision`')] : []),
    ],
    ...(body ? { requestBody: body } : {}),
    responses: {
      200: { description: 'Done', ...(tagged ? answerHeaders(described.has(route)) : {}), ...contentOf(route, operation, schemas) },
      ...(isDivisible(route, product) ? partResponses(contentOf(route, operation, schemas)) : {}),
      ...(tagged ? { 304: { description: 'As it was when the ETag was given' } } : {}),
      400: failure('No request that could be read: broken percent-encoding in the path, two Host headers'),
      401: failure('The key or token is missing or wrong'),
      403: failure('The request comes from the page of another address (Origin, Host), or the key may not do this'),
      ...(project ? { 404: failure('No such project, or nothing under this name') } : {}),
      ...(isOfAccount(route) ? { 404: failure('No such key, or a service that keeps none: that of one computer has one key') } : {}),
      ...(product
        ? { 409: failure('Not available yet; the sentence says whether it is being collected, failed, or is not computed by this service') }
        : {}),
      ...(route === (api.deleteProject as Route)
        ? { 409: failure('The last member of a collection, which stays until the collection is deleted') }
        : {}),
      ...(isConditional(route) ? { 412: failure('Somebody else changed it since; nothing was written') } : {}),
      ...(body ? { 413: failure('The body is too large'), 415: failure('The body is of a type that this endpoint does not take') } : {}),
      422: { description: 'The request does not fit; all faults at once, 100 at most', ...json(reference('ValidationError')) },
      503: failure('Another program is writing to the workspace; nothing was changed. Try again after the seconds of Retry-After'),
    },
  };
}

const position: Json = {
  type: 'array',
  prefixItems: [
    { type: 'number', minimum: -180, maximum: 180 },
    { type: 'number', minimum: -90, maximum: 90 },
  ],
  minItems: 2,
  items: { type: 'number' },
  description: 'longitude, latitude, and perhaps a height',
};
const shape = (type: string, coordinates: Json): Json => ({
  type: 'object',
  properties: { type: { const: type }, coordinates },
  required: ['type', 'coordinates'],
});
const listOf = (items: Json): Json => ({ type: 'array', items });

/** RFC 7946, as far as this service reads it. */
const geoJsonSchemas: Record<string, Json> = {
  Position: position,
  Geometry: {
    oneOf: [
      shape('Point', reference('Position')),
      shape('MultiPoint', listOf(reference('Position'))),
      shape('LineString', listOf(reference('Position'))),
      shape('MultiLineString', listOf(listOf(reference('Position')))),
      shape('Polygon', listOf(listOf(reference('Position')))),
      shape('MultiPolygon', listOf(listOf(listOf(reference('Position'))))),
      {
        type: 'object',
        properties: { type: { const: 'GeometryCollection' }, geometries: listOf(reference('Geometry')) },
        required: ['type', 'geometries'],
      },
    ],
  },
  Feature: {
    type: 'object',
    required: ['type', 'geometry'],
    properties: {
      type: { const: 'Feature' },
      geometry: { oneOf: [reference('Geometry'), { type: 'null' }] },
      properties: { type: ['object', 'null'] },
    },
  },
  GeoJson: {
    description: 'A GeoJSON geometry, Feature or FeatureCollection (RFC 7946)',
    oneOf: [
      reference('Geometry'),
      reference('Feature'),
      {
        type: 'object',
        properties: { type: { const: 'FeatureCollection' }, features: listOf(reference('Feature')) },
        required: ['type', 'features'],
      },
    ],
  },
};

const faultCounts: Json = {
  type: 'object',
  description: 'Faults of the service since it started; its log has each, with the `request_id` of the answer',
  properties: {
    requests: { type: 'integer', minimum: 0, description: 'Requests that were answered with 500' },
    process: { type: 'integer', minimum: 0, description: 'What nothing had caught' },
    last_at: { type: ['string', 'null'], format: 'date-time' },
  },
  required: ['requests', 'process', 'last_at'],
};
const health: Json = {
  get: {
    operationId: 'health',
    summary: 'Whether the service answers; needs no key',
    description: 'Extension: not part of the published API; answered by Hectare’s own service.',
    tags: ['service'],
    security: [],
    responses: {
      200: {
        description: 'It answers',
        ...json({ type: 'object', properties: { status: { const: 'ok' }, faults: faultCounts }, required: ['status', 'faults'] }),
      },
      403: failure('The request comes from the page of another address (Origin, Host)'),
    },
  },
};

const readiness: Json = {
  get: {
    operationId: 'ready',
    summary: 'Whether the service should get work; needs no key',
    description:
      'Extension: not part of the published API. 503 while the database does not answer or has another schema, and from the moment the service begins to end; a proxy sends requests elsewhere then.',
    tags: ['service'],
    security: [],
    responses: {
      200: {
        description: 'It should',
        ...json({ type: 'object', properties: { status: { const: 'ready' } }, required: ['status'] }),
      },
      403: failure('The request comes from the page of another address (Origin, Host)'),
      503: failure('It should not, and why'),
    },
  },
};

const userGroupServers: Json[] = [
  { url: '/', description: 'Hectare’s own service answers user groups at its one address' },
  {
    url: 'https://{user_group_host}',
    description: 'A provider has an address of its own for user groups',
    variables: { user_group_host: { default: 'groups.example.org' } },
  },
];

/** The OpenAPI 3.1 document of the whole contract. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  const schemas = new NamedSchemas();
  for (const [operation, route] of Object.entries(api) as [Operation, Route][]) {
    const path = (paths[route.path] ??=
      route.base === 'main'
        ? {}
        : {
            servers: userGroupServers,
          });
    path[route.method.toLowerCase()] = operationOf(route, operation, schemas);
  }
  paths['/health'] = health;
  paths['/ready'] = readiness;
  return {
    openapi: '3.1.0',
    info: {
      title: 'Geospatial Project Monitoring API',
      version: apiVersion,
      contact: { name: 'Hectare' },
      license: { name: 'MIT', identifier: 'MIT' },
      description: 'As served by Hectare’s own service and read by its client. User-group operations live on an address of their own.',
    },
    servers: [
      { url: '/', description: 'The service that serves this document' },
      {
        url: 'http://127.0.0.1:{port}',
        description: 'hectare serve, on this computer; the port is the one given with --port',
        variables: { port: { default: '8080' } },
      },
    ],
    tags: [
      { name: 'projects and products', description: 'Projects, what is collected for them, and the service’s own extensions' },
      { name: 'keys of the account', description: 'Extension: the keys that open the account, for those of them that administer it' },
      { name: 'user groups', description: 'Groups of a provider’s users, whose holders call with a token' },
      { name: 'service', description: 'Whether the service answers' },
    ],
    paths,
    components: {
      schemas: {
        ...geoJsonSchemas,
        ...schemas.all,
        ValidationError: schemaOf(validationErrorBody, 'output'),
        Failure: {
          type: 'object',
          properties: {
            detail: { type: 'string', description: 'a sentence for a person' },
            code: { type: 'string', description: 'the sentence as data: its code' },
            params: { type: 'object', description: 'the sentence as data: what stands in its places' },
          },
          required: ['detail'],
        },
      },
      securitySchemes: {
        apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' },
        userGroupToken: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'Token <TOKEN>' },
      },
    },
  };
}
