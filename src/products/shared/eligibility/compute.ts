/** Above this share of the area, wetland or recent loss makes a project not eligible. */
const maxShare = 0.1;

/**
 * Eligibility for an ARR program: not when more than 10 % of the area is wetland, nor when more than 10 % lost its tree cover in the last ten years; unknown
 * until both are known (null). Shares are 0..1. A screening rule of Hectare, not a program's verdict.
 */
export function eligibility(wetlandShare: number | null, recentLossShare: number | null): 'eligible' | 'not_eligible' | 'unknown' {
  if (wetlandShare === null || recentLossShare === null) return 'unknown';
  return wetlandShare > maxShare || recentLossShare > maxShare ? 'not_eligible' : 'eligible';
}
