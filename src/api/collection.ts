import * as z from 'zod';
import { lastOf, projectParams } from './primitives.ts';
import { availableData } from './projects.ts';
import { defineRoute } from './route.ts';

const extension = 'not part of the published API; answered by Hectare’s own service';
const counts = z.object({ queued: z.int(), running: z.int(), done: z.int(), failed: z.int(), cancelled: z.int() });
const group = z.object({ jobs: z.int(), projects: z.int() });
/** What the jobs that have not ended well wait for, and of how many projects they are. */
const work = z.object({
  running: group,
  /** their turn, another product, or their next try */
  turn: group,
  network: group,
  decision: group,
  failed: group,
});
const state = z.object({
  paused: z.boolean(),
  /** nothing is asked of the network */
  offline: z.boolean(),
  /** null: not answered yet; weather then waits, because Open-Meteo's free service is for non-commercial use only */
  non_commercial_use: z.boolean().nullable(),
  /** inside the sample landscape, made-up data answers, marked SYNTHETIC */
  sample_data: z.boolean(),
});

export const collection = defineRoute({
  id: 'collection',
  method: 'GET',
  path: '/collection',
  extension,
  offline: 'live',
  summary: 'State and settings of the background collection',
  reply: state.extend({ jobs: counts, work: work.optional() }),
});
export const changeCollection = defineRoute({
  id: 'change-collection',
  method: 'PUT',
  path: '/collection',
  extension,
  offline: 'refuse',
  bodyType: 'json',
  summary: 'Pause or go on, stay offline, answer whether the use is non-commercial',
  body: state.partial(),
  reply: state.extend({ jobs: counts, work: work.optional() }),
});
export const collectAgain = defineRoute({
  id: 'collect-again',
  method: 'POST',
  path: '/projects/{project_id}/collect',
  extension,
  offline: 'refuse',
  params: projectParams,
  summary: 'Collect a product, or all of them, again',
  query: z.object({ product: lastOf(z.string().max(100)).optional() }),
  reply: availableData.reply,
});
