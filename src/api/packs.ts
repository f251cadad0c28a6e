import * as z from 'zod';
import { dateTime, lastOf, phrase, projectParams, queryBoolean } from './primitives.ts';
import { defineRoute } from './route.ts';

const reply = z.object({
  state: z.enum(['none', 'measuring', 'measured', 'packing', 'packed', 'failed']),
  progress: z.number().min(0).max(1),
  doing: z.string().nullable(),
  doing_phrase: phrase.nullable().optional(),
  /** of the pack; of a measure, what is on this computer already */
  bytes: z.number().nullable(),
  created_at: dateTime.nullable(),
  reason: z.string().nullable(),
  reason_phrase: phrase.nullable().optional(),
  products: z.array(
    z.object({
      product: z.string(),
      state: z.enum(['packed', 'missing']),
      reason: z.string().nullable(),
      reason_phrase: phrase.nullable().optional(),
    }),
  ),
});
const route = {
  path: '/projects/{project_id}/pack',
  params: projectParams,
  extension: 'not part of the published API; answered by Hectare’s own service',
  reply,
} as const;

export const areaPack = defineRoute({
  ...route,
  id: 'area-pack',
  offline: 'live',
  method: 'GET',
  summary: 'The data pack of a project’s area: whether there is one, or how far it is',
});
export const makeAreaPack = defineRoute({
  ...route,
  id: 'make-area-pack',
  offline: 'refuse',
  method: 'POST',
  summary: 'Pack the open data of a project’s area, so that its products can be computed without a network; or only measure it',
  query: z.object({ measure: lastOf(queryBoolean.default(false)) }),
});
export const removeAreaPack = defineRoute({
  ...route,
  id: 'remove-area-pack',
  offline: 'refuse',
  method: 'DELETE',
  summary: 'Stop packing, or take the pack away',
});
