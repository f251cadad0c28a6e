import { detailEntry, ValidationFault, decode, type Detail } from '#api/index.ts';
import { isObject } from '#domain/object.ts';
import { api } from '#operations/index.ts';
import type { FastifyRequest } from 'fastify';
import { bodyText } from '../body-text.ts';
import type { Source } from '../create/source.ts';
import { HttpFault } from '../http-fault.ts';
import { refuseBoundlessJson } from '../json-bounds.ts';
import { sentence } from '../phrases/sentence.ts';
import type { ProjectFeatureRow } from '../storage/feature-store.ts';
import { projectProperties } from './feature-text.ts';
import { wgs84 } from './layers.ts';

/** One feature of the collection of projects, as it is sent. */
export interface SentFeature {
  name: string;
  /** null where it is not said */
  isControlPool: boolean | null;
  geometry: unknown;
  /** what is no column of a project: attributes of the plot that it is made of */
  attributes: Record<string, unknown>;
  /** all of it, as it was sent */
  properties: Record<string, unknown>;
}

/** what the service says of a project itself */
const ownColumns: ReadonlySet<string> = new Set<keyof ReturnType<typeof projectProperties>>([
  'project_name',
  'area_hectares',
  'created_at',
  'updated_at',
  'is_collection',
  'is_control_pool',
  'parent_collection',
  'notes',
  'tags',
  'ancestor',
]);
const fault = (loc: Detail['loc'], words: Parameters<typeof detailEntry>[1]) =>
  new ValidationFault([detailEntry(loc, words, 'value_error')]);

/** Coordinates in another system would lie elsewhere without a word (Part 2, requirement 16). Throws HttpFault 400. */
function refuseOtherSystem({ headers }: FastifyRequest): void {
  const system = headers['content-crs'];
  if (system !== undefined && String(system).replaceAll(/[<>\s]/g, '') !== wgs84)
    throw new HttpFault(400, { code: 'crs-not-taken', params: { crs: wgs84, other: String(system).slice(0, 100) } });
}

function documentOf(request: FastifyRequest): Record<string, unknown> {
  const text = bodyText(request);
  if (text !== '') refuseBoundlessJson(text, ['body']);
  let document: unknown = null;
  try {
    document = text === '' ? null : JSON.parse(text);
  } catch (error) {
    const position = Number(/position (\d+)/.exec((error as Error).message)?.[1] ?? 0);
    throw new ValidationFault([detailEntry(['body', position], sentence('service.body-not-json'), 'json_invalid')]);
  }
  if (!isObject(document) || document['type'] !== 'Feature') throw fault(['body'], sentence('service.feature-expected'));
  return document;
}

/** The name is held against the rules of the contract, and its faults are told at its place here. */
function nameOf(name: unknown): string {
  try {
    const { query } = decode(api.createProject, {
      params: {},
      query: name == null ? {} : { project_name: name },
      body: undefined,
    });
    return String(query['project_name']);
  } catch (error) {
    if (!(error instanceof ValidationFault)) throw error;
    throw new ValidationFault(error.detail.map((entry) => ({ ...entry, loc: ['body', 'properties', ...entry.loc.slice(1)] })));
  }
}

/** Reads one GeoJSON feature with the properties of a project. Throws ValidationFault and HttpFault. */
export function sentFeatureOf(request: FastifyRequest): SentFeature {
  refuseOtherSystem(request);
  const document = documentOf(request);
  const properties = isObject(document['properties']) ? document['properties'] : {};
  if (properties['is_collection'] === true) throw fault(['body', 'properties', 'is_collection'], sentence('service.collection-elsewhere'));
  if (typeof properties['parent_collection'] === 'string' && properties['parent_collection'] !== '')
    throw fault(['body', 'properties', 'parent_collection'], sentence('service.collection-elsewhere'));
  return {
    name: nameOf(properties['project_name']),
    isControlPool: typeof properties['is_control_pool'] === 'boolean' ? properties['is_control_pool'] : null,
    geometry: document['geometry'],
    attributes: Object.fromEntries(Object.entries(properties).filter(([column]) => !ownColumns.has(column))),
    properties,
  };
}

export const sourceOfFeature = ({ geometry, attributes }: Pick<SentFeature, 'geometry' | 'attributes'>): Source => ({
  kind: 'body',
  text: JSON.stringify({ type: 'Feature', geometry, properties: attributes }),
});

const emptyTexts = ['', '[]'];
/** A list may come as its text: a GIS without lists keeps it so. */
const written = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Notes and tags are written by the contract; other ones than there are would be lost here. Throws ValidationFault. */
export function refuseNotes({ properties }: SentFeature, current: Pick<ProjectFeatureRow, 'notes' | 'tags'> | null): void {
  for (const column of ['notes', 'tags'] as const) {
    const said = properties[column];
    if (said == null || emptyTexts.includes(written(said)) || (current && written(said) === current[column])) continue;
    throw fault(['body', 'properties', column], sentence('service.notes-elsewhere'));
  }
}

/** What a feature says otherwise than a project that stands, of what can be sent. */
export function differencesOf(
  { properties }: SentFeature,
  current: ProjectFeatureRow,
): { property: string; yours: unknown; current: unknown }[] {
  const now: Record<string, unknown> = projectProperties(current);
  return ['project_name', 'is_control_pool', 'notes', 'tags']
    .filter((property) => properties[property] != null && written(properties[property]) !== written(now[property]))
    .map((property) => ({ property, yours: properties[property], current: now[property] }));
}
