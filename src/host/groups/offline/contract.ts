import * as z from 'zod';
import { id, nothing, ownId } from '../fields.ts';
import { keptArea } from '../map-areas/contract.ts';
import { missingPart } from '../take-along/contract.ts';

export const offlineContract = {
  'offline.state': {
    input: nothing,
    output: z.object({
      limitBytes: z.number(),
      connections: z.array(
        z.object({
          id,
          name: z.string(),
          answers: z.number(),
          bytes: z.number(),
          oldestUse: z.string().nullable(),
          reachable: z.boolean(),
        }),
      ),
      taken: z.array(
        z.object({
          projectId: z.string(),
          name: z.string(),
          connectionId: z.string(),
          takenAt: z.string(),
          bytes: z.number(),
          packBytes: z.number(),
          missing: z.array(missingPart),
        }),
      ),
      /** of background maps, with or without a project */
      areas: z.array(keptArea),
    }),
  },
  'offline.setLimit': { input: z.object({ bytes: z.number().int().min(0).max(1e13) }), output: nothing },
  'offline.clear': { input: z.object({ connectionId: ownId.optional() }), output: z.object({ freedBytes: z.number() }) },
  'offline.check': { input: z.object({ connectionId: ownId.optional() }), output: z.object({ reachable: z.boolean() }) },
};
