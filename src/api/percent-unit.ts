/** A share of an area as a service wrote it, with the hectares and the area that it belongs to where they are told. */
export interface ToldShare {
  share: number | null;
  hectares: number | null;
  areaHectares: number | null;
}
export type PercentUnit = 'percent' | 'fraction';

/**
 * Whether shares are written from 0 to 100 or from 0 to 1; the API leaves it open. Hectares over the area decide: a rounded share may be off by a factor of
 * three, never of a hundred. A share above 1 is a percent. null where nothing tells, or where the records speak against each other.
 */
export function percentUnit(told: readonly ToldShare[]): PercentUnit | null {
  const votes = new Set<PercentUnit>();
  for (const { share, hectares, areaHectares } of told) {
    if (share === null || !Number.isFinite(share) || share <= 0) continue;
    const ratio = hectares !== null && areaHectares !== null && hectares > 0 && areaHectares > 0 ? share / (hectares / areaHectares) : null;
    if (ratio !== null && ratio > 1 / 3 && ratio < 3) votes.add('fraction');
    else if (ratio !== null && ratio > 100 / 3 && ratio < 300) votes.add('percent');
    else if (share > 1) votes.add('percent');
  }
  return votes.size === 1 ? [...votes][0]! : null;
}

/** The share from 0 to 100; null where its unit is not known. Nothing is nothing in both units. */
export const inPercent = (share: number | null, unit: PercentUnit | null): number | null =>
  share === null ? null : share === 0 ? 0 : unit === null ? null : unit === 'percent' ? share : share * 100;
