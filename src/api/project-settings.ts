import * as z from 'zod';
import { carbonPrograms } from './carbon-programs.ts';
import { declaredRemovals } from './declared-removals.ts';
import { ecologicalZones } from './ecological-zones.ts';
import { sentence } from './phrases/sentence.ts';
import { issueOf, projectParams } from './primitives.ts';
import { defineRoute } from './route.ts';
import { isTimeZone } from './time-zone.ts';

const { message, params } = issueOf(sentence('api.time-zone-expected'), 'value_error');
const notATimeZone = { error: message, params };

const settings = z.object({
  /** IANA name; null: that of the project's place */
  time_zone: z.string().max(100).refine(isTimeZone, notATimeZone).nullable(),
  /** null: as FAO's map has it at the project's place, or climate and height where that map cannot be read */
  ecological_zone: z.enum(ecologicalZones).nullable(),
  /** whether the forest that stood in 2000 and was not lost since is old growth; null: as the map of primary forest has it */
  old_growth: z.boolean().nullable(),
  /** null: as images show them */
  declared_removals: declaredRemovals.nullable(),
  /** null: tree planting (ARR) without a decision for one of its approaches */
  carbon_program: z.enum(carbonPrograms).nullable(),
});
/** a service of an earlier version has fewer */
const settingsReply = settings.partial({ old_growth: true, declared_removals: true, carbon_program: true });
export type ProjectSettings = z.output<typeof settings>;
const route = {
  path: '/projects/{project_id}/settings',
  params: projectParams,
  extension: 'not part of the published API; answered by Hectare’s own service',
} as const;

export const projectSettings = defineRoute({
  ...route,
  id: 'project-settings',
  offline: 'live',
  method: 'GET',
  summary: 'What the user decided for a project in place of what follows from its place',
  reply: settingsReply,
});
export const changeProjectSettings = defineRoute({
  ...route,
  id: 'change-project-settings',
  offline: 'refuse',
  method: 'PUT',
  bodyType: 'json',
  summary:
    'Decide a project’s time zone, ecological zone, old growth, declared removals or carbon programme; what rests on it is collected again. With If-Match only where nobody decided meanwhile (412)',
  body: settings.partial(),
  reply: settingsReply,
});
