import * as z from 'zod';
import type { Operation } from './index.ts';

export type Json = Record<string, unknown>;
export const reference = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

/** Names of resources as the specification calls them; of a list, its records. Other answers are called as their operation. */
const resourceNames: Partial<Record<Operation, string>> = {
  createProject: 'Project',
  getProject: 'Project',
  listProjects: 'ProjectListItem',
  deleteProject: 'DeletedProject',
  deletedProjects: 'DeletedProjects',
  restoreProject: 'RestoredProject',
  deleteForGood: 'DeletedProject',
  availableData: 'AvailableData',
  geojsonArea: 'AreaResult',
  climate: 'ClimateRecord',
  weather: 'WeatherRecord',
  climateRisk: 'ClimateRiskSummary',
  deforestationSummary: 'DeforestationSummaryRecord',
  changeCollection: 'Collection',
  collectAgain: 'AvailableData',
  changeProjectSettings: 'ProjectSettings',
  changeProjectNotes: 'ProjectNote',
  projectNotes: 'ProjectNotes',
  makeAreaPack: 'AreaPack',
  removeAreaPack: 'AreaPack',
  checkSources: 'Sources',
  stopSourceCheck: 'Sources',
  accountKeys: 'AccountKey',
  issueAccountKey: 'IssuedAccountKey',
  revokeAccountKey: 'AccountKey',
  createUserGroup: 'UserGroupFound',
  updateUserGroup: 'UserGroupUpdated',
  rotateUserGroupToken: 'UserGroupRotated',
};
const nameOf = (operation: Operation): string => resourceNames[operation] ?? `${operation[0]!.toUpperCase()}${operation.slice(1)}`;

/**
 * An answer may have more fields than are told here: who generates a client is not to break on the next one. What a request may have is told whole. `x-schema` names
 * a schema that is written by hand in place of a loose one.
 */
function opened(schema: Json, io: 'input' | 'output'): void {
  const written = schema['x-schema'];
  if (typeof written === 'string') {
    for (const key of Object.keys(schema)) delete schema[key];
    Object.assign(schema, reference(written));
  }
  if (io === 'output' && schema['additionalProperties'] === false) delete schema['additionalProperties'];
  // "anything or null" is anything
  const anyOf = schema['anyOf'];
  if (Array.isArray(anyOf) && anyOf.some((one) => Object.keys(one as Json).length === 0)) delete schema['anyOf'];
}

/** JSON Schema of what goes over the wire; bytes become a binary string. */
export function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema instanceof z.ZodCustom && jsonSchema.type === undefined)
        Object.assign(jsonSchema, { type: 'string', format: 'binary' });
      opened(jsonSchema as Json, io);
    },
  }) as Json;
  return rest;
}

/** The schemas of answers by the names of their resources. */
export class NamedSchemas {
  readonly all: Record<string, Json> = {};

  /** A reference to a resource, or a list of them. Two resources of one name are a fault of this file. */
  replyOf(operation: Operation, reply: z.ZodType): Json {
    const schema = schemaOf(reply, 'output');
    if (schema['type'] !== 'array') return this.#named(nameOf(operation), schema);
    const { items, $defs, ...list } = schema;
    return { ...list, items: this.#named(nameOf(operation), { ...(items as Json), $defs: $defs ?? {} }) };
  }

  #named(name: string, { $defs = {}, ...schema }: Json): Json {
    for (const [part, inner] of Object.entries($defs as Record<string, Json>)) this.#keep(part, inner);
    this.#keep(name, schema);
    return reference(name);
  }

  #keep(name: string, schema: Json): void {
    const moved = JSON.parse(JSON.stringify(schema).replaceAll('#/$defs/', '#/components/schemas/')) as Json;
    const known = this.all[name];
    if (known && JSON.stringify(known) !== JSON.stringify(moved)) throw new Error(`${name}-twice`);
    this.all[name] = moved;
  }
}
