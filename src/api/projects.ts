import * as z from 'zod';
import { geometryReply } from './geometry.ts';
import { carbonPrograms } from './carbon-programs.ts';
import { dateTime, lastOf, phrase, phraseParams, projectParams, queryBoolean } from './primitives.ts';
import { defineRoute } from './route.ts';

const projectListItem = z.object({
  id: z.string(),
  user_id: z.string(),
  project_name: z.string(),
  created_at: dateTime,
  updated_at: dateTime,
  area_hectares: z.number().nullish(),
  centroid_lat: z.number().min(-90).max(90).nullish(),
  centroid_lon: z.number().min(-180).max(180).nullish(),
  /** true where what is stored of the project does not equal its checksum; its figures are null then */
  damaged: z.boolean().nullish(),
});
const project = projectListItem.extend({
  geometry: geometryReply,
  geometry_hash: z.string().nullish(),
  is_collection: z.boolean().default(false),
  subprojects: z.array(z.string()).nullish(),
  parent_collection: z.string().nullish(),
  is_control_pool: z.boolean().default(false),
});
export type Project = z.output<typeof project>;
export type ProjectListItem = z.output<typeof projectListItem>;

export const createProject = defineRoute({
  id: 'create-project',
  method: 'POST',
  path: '/projects',
  bodyType: 'project',
  offline: 'queue',
  summary: 'Create a project from a GeoJSON or KML file, a geojson field, or a GeoJSON body; its area is taken from the quota',
  query: z.object({
    project_name: lastOf(z.string().trim().min(1).max(300)),
    is_collection: queryBoolean.default(false),
    is_control_pool: queryBoolean.default(false),
  }),
  reply: project,
});
export const listProjects = defineRoute({
  id: 'list-projects',
  method: 'GET',
  path: '/projects',
  summary: 'All projects of the caller, without their geometry',
  reply: z.array(projectListItem),
});
export const getProject = defineRoute({
  id: 'project-details',
  method: 'GET',
  path: '/projects/{project_id}',
  summary: 'One project with its geometry',
  params: projectParams,
  reply: project,
});
/** The shapes that a project was made of, as they came: names, attributes, folders, styles and identifiers in the properties and ids of the features. */
const projectShapesReply = z.looseObject({
  type: z.literal('FeatureCollection'),
  /** of the project's geometry when it was made: shapes of another geometry are not its own */
  geometry_hash: z.string().nullish(),
  /** an attribute-by-attribute check of 100,000 features would cost seconds, so that only the list is looked at */
  features: z.array(z.unknown()),
  /** files in the order of the features: how many in a row came from each */
  source_files: z.array(z.object({ name: z.string().nullable(), format: z.string().nullable(), features: z.number().int() })).nullish(),
});
export const projectShapes = defineRoute({
  id: 'project-shapes',
  method: 'GET',
  path: '/projects/{project_id}/shapes',
  summary: 'The shapes that a project was made of, with their names and attributes; of a collection, those of its members in their order',
  extension: 'not part of the published API; answered by Hectare’s own service',
  params: projectParams,
  jsonType: 'application/geo+json',
  reply: projectShapesReply,
});
export const deleteProject = defineRoute({
  id: 'delete-project',
  method: 'DELETE',
  path: '/projects/{project_id}',
  offline: 'queue',
  params: projectParams,
  summary:
    'Delete a project with everything collected for it; its area goes back to the quota. Hectare’s own service lets it rest for 30 days (deleted_projects)',
  reply: z.object({ id: z.string(), deleted: z.literal(true) }),
});
/** The job of one product of a project. */
export const productState = z
  .object({
    product: z.string(),
    state: z.enum(['queued', 'running', 'ready', 'failed', 'cancelled', 'not_available']),
    progress: z.number().min(0).max(1),
    reason: z.string().nullable(),
    /** the reason as data: what the product waits for besides its turn, and the code of its sentence */
    waits_for: z
      .union([z.enum(['network', 'decision']), z.object({ product: z.string() })])
      .nullable()
      .optional(),
    reason_code: z.string().nullable().optional(),
    reason_params: phraseParams.nullable().optional(),
    /** of a queued job that waits for its turn alone: how many run or come before it, counted up to 1000 */
    jobs_ahead: z.int().min(0).max(1000).nullable().optional(),
    /** of a queued job that was tried before: when it is tried again by itself */
    retry_at: dateTime.nullable().optional(),
    /** of a queued job: a person paused the collection */
    paused: z.boolean().optional(),
    updated_at: dateTime.nullable(),
    /** first and last day that what was collected speaks of; null for what has no dates, or nothing is known of yet */
    data_start: z.iso.date().nullable().optional(),
    data_end: z.iso.date().nullable().optional(),
    /** when what is answered now was collected, also while it is collected again; null before the first time */
    collected_at: dateTime.nullable().optional(),
    /** a first answer that the collection will replace */
    preliminary: z.boolean().optional(),
  })
  .meta({ id: 'ProductState' });
export type ProductState = z.output<typeof productState>;
const programRule = z.object({
  rule: z.string(),
  outcome: z.enum(['met', 'not_met', 'unknown']),
  /** `own`: a threshold of Hectare's, no programme's */
  basis: z.enum(['own', 'programme']),
  /** a rule of a programme whose text was not read is never met */
  text_read: z.boolean(),
  description: z.string(),
  description_code: phrase,
  source: z.string(),
  source_code: phrase,
  value_percent: z.number().nullable(),
  threshold_percent: z.number().nullable(),
});
const programEligibility = z
  .object({
    id: z.enum(carbonPrograms),
    program: z.string(),
    approach: z.string().nullable(),
    eligibility_status: z.enum(['eligible', 'not_eligible', 'unknown']),
    rules: z.array(programRule),
  })
  .meta({ id: 'ProgramEligibility' });
export const availableData = defineRoute({
  id: 'available-data',
  method: 'GET',
  path: '/projects/{project_id}/available_data',
  params: projectParams,
  summary: 'What has been collected for a project; null while it runs',
  reply: z.object({
    remote_sensing_indices: z.object({ min: dateTime.nullable(), max: dateTime.nullable() }).nullable(),
    climate_risk: z.array(z.string()),
    carbon_programs: z.object({
      program: z.string(),
      eligibility_status: z.string(),
      baseline_sequestration: z.unknown().nullable(),
      performance_benchmark: z.unknown().nullable(),
      /** ours: the approach of the chosen programme, and every programme with its rules */
      approach: z.string().nullable().optional(),
      programs: z.array(programEligibility).optional(),
    }),
    climate_programs: z.unknown().nullable(),
    /** ours: the state of each product's job */
    products: z.array(productState).optional(),
  }),
});
export const geojsonArea = defineRoute({
  id: 'geojson-area',
  method: 'POST',
  path: '/geojson_area',
  bodyType: 'geojson',
  summary: 'Area in hectares, width and height in metres of any GeoJSON',
  body: z.record(z.string(), z.unknown()),
  reply: z.object({ area_hectares: z.number(), width: z.number(), height: z.number() }),
});
export const quota = defineRoute({
  id: 'quota',
  method: 'GET',
  path: '/quota',
  summary: 'Hectares that may be registered, and how many are; deleted projects that rest in the bin take none',
  extension: 'not part of the published API; answered by Hectare’s own service',
  reply: z.object({
    limit_hectares: z.number().nullable(),
    used_hectares: z.number(),
    /** what a project may take: the least that the account and its user group have left */
    remaining_hectares: z.number().nullable(),
    /** what the accounts of the user group share; absent where the account belongs to none */
    group: z.object({ limit_hectares: z.number().nullable(), used_hectares: z.number() }).nullish(),
    /** of deleted projects that rest in the bin: they take nothing of the quota, and a restore needs room for them */
    bin_hectares: z.number().nullish(),
  }),
});
