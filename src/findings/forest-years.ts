import { defaultCanopy } from '#api/canopy-threshold.ts';
import { numberOf, textOf } from '#api/foreign-answers.ts';
import { lossSince } from '#api/forest-sums.ts';
import type { Figure } from './finding.ts';
import type { Land } from './land.ts';
import { boundsOf, recordsIn } from './reading.ts';

/** A year of the deforestation summary, as far as the answer tells it. */
export interface ForestYear {
  year: number;
  /** lost in the year itself; null where nobody looked, or the answer does not tell */
  inYear: Figure | null;
  /** lost since the first year of the answer's sum */
  total: Figure | null;
  /** last day that the figures look at; null where the answer does not tell */
  observedThrough: string | null;
  /** the year is over and the figures see all of it */
  isWhole: boolean;
  /** hectares of alerts, which are no measured area; null where the answer does not give them apart */
  confirmedAlerts: number | null;
  probableAlerts: number | null;
}
export interface ForestHistory {
  years: readonly ForestYear[];
  /** the year from which the sums count; null where no record names a year */
  since: number | null;
  /** hectares that were forest in 2000; null where the answer does not tell */
  forest2000: number | null;
  /** percent of canopy from which land counts as forest; a provider that does not say counts from 30, as is usual */
  canopy: number;
}

const figureOf = (value: number | null, lower: unknown, upper: unknown): Figure | null =>
  value === null ? null : { value, unit: 'ha', ...boundsOf(numberOf(lower), numberOf(upper)) };

/** The loss of a year: as the answer gives it; where it has no such field, what the sum grew by since the year before. */
function lossInYear(record: Record<string, unknown>, before: Record<string, unknown> | undefined): number | null {
  if ('deforested_in_year_ha' in record) return numberOf(record['deforested_in_year_ha']);
  const [now, then] = [numberOf(record['deforested_ha']), numberOf(before?.['deforested_ha'])];
  const follows = numberOf(before?.['year']) === (numberOf(record['year']) ?? Number.NaN) - 1;
  return now === null || then === null || !follows ? null : Math.max(0, now - then);
}

/** The years of the deforestation summary in order; null where there is no answer, or one without a single year and figure. */
export function forestHistory(land: Land): ForestHistory | null {
  const records = recordsIn(land, 'forest');
  if (!records) return null;
  const sorted = records.filter((record) => numberOf(record['year']) !== null).sort((a, b) => numberOf(a['year'])! - numberOf(b['year'])!);
  const thisYear = land.now.getUTCFullYear();
  const years = sorted.map((record, index): ForestYear => {
    const year = numberOf(record['year'])!;
    const seen = textOf(record['observed_through']).slice(0, 10);
    const observedThrough = /^\d{4}-\d{2}-\d{2}$/.test(seen) ? seen : null;
    return {
      year,
      inYear: figureOf(lossInYear(record, sorted[index - 1]), record['deforested_in_year_lower_ha'], record['deforested_in_year_upper_ha']),
      total: figureOf(numberOf(record['deforested_ha']), record['deforested_lower_ha'], record['deforested_upper_ha']),
      observedThrough,
      isWhole: year < thisYear && record['provisional'] !== true && (observedThrough === null || observedThrough >= `${year}-12-31`),
      confirmedAlerts: numberOf(record['alert_ha']),
      probableAlerts: numberOf(record['alert_probable_ha']),
    };
  });
  const known = years.some(({ total, inYear }) => total !== null || inYear !== null);
  if (!known) return null;
  const forest2000 = numberOf(sorted.at(-1)?.['forest_2000_ha']);
  return { years, since: lossSince(sorted), forest2000, canopy: numberOf(sorted.at(-1)?.['canopy_threshold']) ?? defaultCanopy };
}

/** Years that are over and known: what may be compared with one another. */
export const wholeYears = ({ years }: ForestHistory): (ForestYear & { inYear: Figure })[] =>
  years.filter((one): one is ForestYear & { inYear: Figure } => one.isWhole && one.inYear !== null);
