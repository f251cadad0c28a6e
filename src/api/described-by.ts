import * as z from 'zod';
import { projectParams, provenance } from './primitives.ts';
import { defineRoute, type Route } from './route.ts';

/**
 * Source, method, assumptions and licence of an answer, once for all of its records. The answer names it: `Link: <…>; rel="describedby"` (RFC 8288). Its parameters are those of the
 * answer, because a choice may change what is to be said.
 */
export const describedBy = defineRoute({
  id: 'described-by',
  method: 'GET',
  path: '/projects/{project_id}/described_by/{operation}',
  extension: 'not part of the published API; answered by Hectare’s own service',
  offline: 'live',
  params: projectParams.extend({ operation: z.string().min(1).max(100) }),
  summary:
    'Source, method, assumptions and licence of an answer, as the Link header of the answer names it; the query is that of the answer',
  reply: provenance,
});

/** The address of that resource, from the root of the service; `search` is the query of the answer with its question mark, or ''. */
export const describedByAddress = ({ id }: Pick<Route, 'id'>, projectId: string, search: string): string =>
  describedBy.path.replace('{project_id}', encodeURIComponent(projectId)).replace('{operation}', encodeURIComponent(id)) + search;
