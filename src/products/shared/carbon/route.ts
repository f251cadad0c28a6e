import * as z from 'zod';
import { dateRange } from '#api/product-schemas.ts';
import { marked, projectParams } from '#api/primitives.ts';
import { defineRoute } from '#api/route.ts';

/** An endpoint below `ghg`: records under a project, with the given fields. */
export function greenhouseGasRoute<F extends z.ZodRawShape, Q extends z.ZodType = typeof dateRange>(
  name: string,
  summary: string,
  fields: F,
  query?: Q,
) {
  return defineRoute({
    id: name.replaceAll('_', '-'),
    method: 'GET',
    path: `/projects/{project_id}/ghg/${name}`,
    params: projectParams,
    summary,
    query: (query ?? dateRange) as Q,
    reply: z.looseObject({ project_id: z.string(), records: z.array(z.object(fields)) }).extend(marked.shape),
  });
}
