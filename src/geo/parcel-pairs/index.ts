export { ParcelPairFinder, type FoundPairs, type PairOptions, type PartStore } from './find.ts';
export type { KeepsBefore } from './count-once.ts';
export { parcelPairKinds, type ParcelPair, type ParcelPairKind } from './pair.ts';
export { partFromBytes, partToBytes, type ParcelPart } from './parcel-part.ts';
export { circleOf, keepRules, orderOfRanks, orderOfRule, type ChosenKeeper, type KeepRule } from './keepers.ts';
