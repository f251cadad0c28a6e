export { findGaps, usualGapLimits, type FoundGaps, type GapLimits, type ParcelGapKind } from './find.ts';
