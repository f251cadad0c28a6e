export { findGaps, type FoundGaps, type ParcelGapKind } from './find.ts';
export { usualGapLimits, type GapLimits } from './limits.ts';
