import * as z from 'zod';
import { id } from '../fields.ts';

/** Answered by the answerer itself, which knows the calls that run. */
export const jobsContract = {
  'jobs.cancel': { input: z.object({ callId: id }), output: z.object({ cancelled: z.boolean() }) },
};
