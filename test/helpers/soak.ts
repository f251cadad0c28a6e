import process from 'node:process';

/** `few` among the integration tests, `many` in `npm run test:soak`. */
export const inSoak = (few: number, many: number): number => (process.env['HECTARE_SOAK'] === '1' ? many : few);

/**
 * The size of a campaign: `few` among the integration tests, in `npm run test:soak` `many`, or the part of it that HECTARE_SOAK_SHARE says (0.1 is a tenth), so that a
 * campaign of hours can be run in pieces. Each piece prints what it did.
 */
export function ofCampaign(few: number, many: number): number {
  const share = Number(process.env['HECTARE_SOAK_SHARE'] ?? 1);
  return inSoak(few, Math.max(1, Math.ceil(many * (share > 0 && share <= 1 ? share : 1))));
}
