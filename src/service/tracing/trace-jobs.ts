import type { JobRow } from '../storage/job-queue.ts';
import { beginSpan } from './tracing.ts';

/** A span for a run of a job, in the trace of the request that queued it. `run` answers with its fault, or null. */
export async function tracedJob({ product, attempts, trace = null }: JobRow, run: () => Promise<Error | null>): Promise<void> {
  const span = beginSpan({
    name: `collect:${product}`,
    kind: 'consumer',
    attributes: { 'hectare.product': product, 'hectare.attempt': attempts },
    parent: trace,
  });
  if (!span) return void (await run());
  const fault = await span.within(run);
  span.end(fault?.name ?? null);
}
