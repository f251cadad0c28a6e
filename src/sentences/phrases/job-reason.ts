import type { ForeignPhrase } from './index.ts';

/** What a service says of a product that is not there, in so far as it says it as data. */
export interface JobWords {
  reason?: string | null | undefined;
  waits_for?: 'network' | 'decision' | { product: string } | null | undefined;
  reason_code?: string | null | undefined;
  reason_params?: Readonly<Record<string, unknown>> | null | undefined;
}

/** The phrase for a job's reason; null where the service gives none, so that its own sentence is shown. `nameOf` writes a product's slug for people. */
export function reasonPhrase(job: JobWords, nameOf: (slug: string) => string): ForeignPhrase | null {
  if (typeof job.waits_for === 'object' && job.waits_for)
    return { code: 'waits-for-product', params: { product: nameOf(job.waits_for.product) } };
  if (!job.reason_code) return null;
  const phrase = { code: job.reason_code, params: job.reason_params };
  return job.waits_for === 'network' ? { code: 'needs-network', params: { reason: phrase } } : phrase;
}
