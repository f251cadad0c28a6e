import type { DataOrigin } from '#datasets/data-access.ts';
import type { Provenance } from '#products/product.ts';

/** What an answer says of itself, from what was read for it; the date is that of the oldest source. */
export function provenanceOf(origins: DataOrigin[], now: Date, method: string, assumptions: string[]): Provenance {
  return {
    source: origins.map(({ dataset, version }) => `${dataset} ${version}`).join('; '),
    fetched_at: origins.map(({ fetchedAt }) => fetchedAt).sort()[0] ?? now.toISOString(),
    method,
    assumptions: origins.some(({ synthetic }) => synthetic)
      ? ['SYNTHETIC sample data: made up by a program, not measured.', ...assumptions]
      : assumptions,
    attribution: [...new Set(origins.map(({ attribution }) => attribution))].join(' · '),
  };
}
