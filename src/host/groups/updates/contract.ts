import * as z from 'zod';
import { nothing } from '../fields.ts';

const version = z.string();

/** How far a person came with a new version; nothing goes on to the next step by itself. */
const updateStep = z.discriminatedUnion('step', [
  /** this program has no updates: no release named a place for them, it runs from its sources, or its window is a page of a browser */
  z.object({ step: z.literal('absent'), reason: z.enum(['no-feed', 'development', 'browser']) }),
  z.object({ step: z.literal('idle') }),
  z.object({ step: z.literal('checking') }),
  z.object({ step: z.literal('newest') }),
  /** `isFetchedHere`: the system can tell whose signature the new version has; otherwise a person fetches it */
  z.object({ step: z.literal('available'), version, isFetchedHere: z.boolean() }),
  z.object({ step: z.literal('fetching'), version, share: z.number().min(0).max(1) }),
  z.object({ step: z.literal('ready'), version }),
  z.object({
    step: z.literal('failed'),
    during: z.enum(['check', 'fetch']),
    reason: z.enum(['unreachable', 'unreadable', 'damaged', 'unsigned']),
  }),
]);

/** `server`: who is asked for new versions */
export const updateState = z.object({ server: z.string().nullable(), now: updateStep });

export const updatesContract = {
  'updates.state': { input: nothing, output: updateState },
  /** asks the server; each of the three is asked for by a person, or by the setting that a person chose */
  'updates.check': { input: nothing, output: updateState },
  'updates.fetch': { input: nothing, output: updateState },
  /** ends the program, and starts the new version */
  'updates.install': { input: nothing, output: nothing },
};
