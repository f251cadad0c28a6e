import { termsOf, type StoredBasemap } from '../../basemaps.ts';
import { Refused } from '../../refused.ts';
import { sentence } from '../../phrases/sentence.ts';

/** What the terms of a map allow to take along. Throws Refused where they allow nothing. */
export function takingTerms(basemap: StoredBasemap, host: string): ReturnType<typeof termsOf> {
  const terms = termsOf(basemap);
  if (!terms.mayTakeOffline) throw new Refused('terms', sentence('host.map-terms', { host }));
  return terms;
}

/** Throws Refused for more tiles than terms allow. */
export function refuseTooMany(count: number, max: number): void {
  if (count > max) throw new Refused('too-large', sentence('host.too-many-tiles', { count, max }));
}
