import * as z from 'zod';
import type { Geometry } from '#geo/types.ts';
import { nothing, ownId } from '../fields.ts';

/**
 * Why the land of a registered project could not be compared. `no-boundary`: its record has none that can be read; `gone`: the service does not know it any more; `too-many`: the service wants
 * fewer requests; `unreachable`: nobody answered; `refused`: the service or the connection refused it.
 */
const notFetched = ['no-boundary', 'gone', 'too-many', 'unreachable', 'refused'] as const;
export type NotFetched = (typeof notFetched)[number];

/** Land of all registered projects of the selected connection, to hold other land against it. */
export const registeredContract = {
  /**
   * Sees that the boundaries of all projects of the selected connection are kept on this computer, asking the service only for those that are new or changed since. `unlisted`: so many more the
   * service counts without listing them.
   */
  'registered.fetch': {
    input: nothing,
    output: z.object({
      connectionId: z.string(),
      projects: z.array(z.object({ id: z.string(), name: z.string(), missing: z.enum(notFetched).nullable() })),
      unlisted: z.number().int().nonnegative(),
    }),
  },
  /** Boundaries that are kept, the first of those that are wanted: what would be too much for one answer is left out, to be wanted again. A boundary that is lost meanwhile is null. */
  'registered.boundaries': {
    input: z.object({ connectionId: ownId, ids: z.array(z.string().min(1)).min(1).max(500) }),
    output: z.object({
      found: z.array(
        z.object({
          id: z.string(),
          geometry: z.custom<Geometry>((value) => typeof value === 'object').nullable(),
          memberIds: z.array(z.string()),
        }),
      ),
    }),
  },
};
