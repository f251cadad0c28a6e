import type { DataOrigin } from '#datasets/data-access.ts';
import type { NoData, Provenance } from '#products/product.ts';
import { english, type Phrase } from '#sentences/phrases/index.ts';

export const syntheticNote = 'SYNTHETIC sample data: made up by a program, not measured.';
const noDataOf = (phrase: Phrase): NoData => ({ ...phrase, detail: english(phrase) });

/** What an answer says of itself, from what was read for it; the date is that of the oldest source. `noData`: why it holds no figures. */
export function provenanceOf(
  origins: DataOrigin[],
  now: Date,
  method: string,
  assumptions: string[],
  noData: Phrase | null = null,
): Provenance {
  const synthetic = origins.some((origin) => origin.synthetic);
  return {
    source: origins.map(({ dataset, version }) => `${dataset} ${version}`).join('; '),
    fetched_at: origins.map(({ fetchedAt }) => fetchedAt).sort()[0] ?? now.toISOString(),
    method,
    assumptions: [...(synthetic ? [syntheticNote] : []), ...assumptions, ...(noData ? [english(noData)] : [])],
    attribution: [...new Set(origins.map(({ attribution }) => attribution))].join(' · '),
    synthetic,
    no_data: noData ? noDataOf(noData) : null,
  };
}
