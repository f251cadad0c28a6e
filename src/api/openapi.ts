import * as z from 'zod';
import { validationErrorBody } from './detail.ts';
import { api, apiVersion } from './index.ts';
import type { Route } from './route.ts';

type Json = Record<string, unknown>;

/** JSON Schema of what goes over the wire; bytes become a binary string. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io, unrepresentable: 'any', target: 'draft-2020-12',
    override: ({ zodSchema, jsonSchema }) => { if (zodSchema instanceof z.ZodCustom) Object.assign(jsonSchema, { type: 'string', format: 'binary' }); },
  }) as Json;
  return rest;
}

function parametersOf(schema: z.ZodType, where: 'path' | 'query'): Json[] {
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as { properties?: Record<string, Json>; required?: string[] };
  // What a preprocessed field reads is its inner schema; its default makes it optional.
  return Object.entries(properties).map(([name, property]) => ({ name, in: where, required: where === 'path' || (required.includes(name) && !('default' in property)), schema: property }));
}

const json = (schema: Json) => ({ content: { 'application/json': { schema } } });
const textDetail = { type: 'object', properties: { detail: { type: 'string' } }, required: ['detail'] };
const failure = (description: string) => ({ description, ...json(textDetail) });

function bodyOf(route: Route): Json | undefined {
  if (route.bodyType === 'none') return undefined;
  if (route.bodyType === 'json') return { required: true, ...json(schemaOf(route.body, 'input')) };
  const document = { type: 'object', description: 'a GeoJSON geometry, Feature or FeatureCollection (RFC 7946)' };
  return {
    required: true,
    content: {
      'multipart/form-data': { schema: { type: 'object', properties: { file: { type: 'string', format: 'binary', description: 'GeoJSON or KML' }, geojson: { type: 'string', description: 'a GeoJSON document' } } } },
      'application/geo+json': { schema: document }, 'application/json': { schema: document },
    },
  };
}

function operationOf(route: Route): Json {
  const body = bodyOf(route);
  const project = route.path.includes('{project_id}');
  const product = project && !['project-details', 'delete-project', 'available-data'].includes(route.id);
  const ok = route.replyType === 'json' ? json(schemaOf(route.reply, 'output')) : { content: { [route.replyType]: { schema: { type: 'string', format: 'binary' } } } };
  return {
    operationId: route.id, summary: route.summary, tags: [route.base === 'main' ? 'projects and products' : 'user groups'],
    ...(route.extension ? { description: `Extension: ${route.extension}.` } : {}),
    security: [{ [route.base === 'main' ? 'apiKey' : 'userGroupToken']: [] }],
    parameters: [...(project ? parametersOf(route.params, 'path') : []), ...parametersOf(route.query, 'query')],
    ...(body ? { requestBody: body } : {}),
    responses: {
      200: { description: 'Done', ...ok }, 401: failure('The key or token is missing or wrong'),
      ...(project ? { 404: failure('No such project') } : {}),
      ...(product ? { 409: failure('Not available yet; the sentence says whether it is being collected, failed, or is not computed by this service') } : {}),
      ...(body ? { 413: failure('The body is too large'), 415: failure('The body is of a type that this endpoint does not take') } : {}),
      422: { description: 'The request does not fit', ...json({ $ref: '#/components/schemas/ValidationError' }) },
    },
  };
}

/** The OpenAPI 3.1 document of the whole contract. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const route of Object.values(api) as Route[]) (paths[route.path] ??= {})[route.method.toLowerCase()] = operationOf(route);
  return {
    openapi: '3.1.0',
    info: { title: 'Geospatial Project Monitoring API', version: apiVersion, description: 'As served by Hectare’s own service and read by its client. User-group operations live on an address of their own.' },
    paths,
    components: {
      schemas: { ValidationError: schemaOf(validationErrorBody, 'output') },
      securitySchemes: {
        apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' },
        userGroupToken: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'Token <TOKEN>' },
      },
    },
  };
}
