export * from './types.ts';
export { areaHectares, measuredHectares, ringAreaSquareMetres } from './area.ts';
export { isMeasurable } from './measurable.ts';
export { boundingBox, boundingBoxOfAll, boxSizeMetres, centroid, distanceMetres, lengthMetres, perimeterMetres } from './measure.ts';
export { piecesWithoutHoles } from './hole-free.ts';
export { LandInside, type Inside } from './land-inside.ts';
export { meetsBox } from './meets-box.ts';
export { rectangle } from './rectangle.ts';
export { check, checkPlanar, isEmpty, turnsLeft } from './check.ts';
export { checkTogether, leastSharedHectares, isValid, unionAreaHectares } from './union.ts';
export { TooMuchWork } from './too-much-work.ts';
export { NumberList, type NumberShelf } from './number-list.ts';
export { UnionInPieces, type LandArea } from './union-in-pieces.ts';
export {
  circleOf,
  keepRules,
  orderOfRanks,
  orderOfRule,
  ParcelPairFinder,
  parcelPairKinds,
  type ChosenKeeper,
  type FoundPairs,
  type KeepRule,
  type KeepsBefore,
  type ParcelPair,
  type ParcelPairKind,
} from './parcel-pairs/index.ts';
export { usualGapLimits, type FoundGaps, type GapLimits, type ParcelGapKind } from './parcel-gaps/index.ts';
export { geometryHash, geometryLines } from './hash.ts';
export { eachPackedList, GeometryPacker, unpackedGeometries, type PackedGeometries } from './packed-geometry.ts';
export { forEachPosition, hasArea, hasLines, linesOf, pointsOf, polygonsOf, vertexCount, withoutMadeRepeats } from './parts.ts';
export { thinnedOutline } from './outline.ts';
export { splitAtAntimeridian } from './antimeridian.ts';
export { withinHalfTurn } from './longitudes.ts';
export { orientRfc7946, repair } from './repair.ts';
export { fromWkb, toWkb } from './wkb.ts';
export { summarise, type Summary } from './summary.ts';
export { removeSmallDefects, defaultSmallDefects, type SmallDefects } from './small-defects.ts';
export { fitNeighbours, type NeighbourFit } from './neighbours.ts';
export * from './editing/index.ts';
export { countryCodes } from './country-codes.ts';
export {
  copyFinding,
  destinationProfiles,
  eudrCattleProfile,
  eudrProfile,
  eudrProperties,
  isFilled,
  judge,
  judgeAll,
  judgeFile,
  meantProperty,
  monitoringProfile,
  producerKey,
  roundedGeometry,
  type BatchVerdict,
  type Borders,
  type DestinationProfile,
  type FileSize,
  type RuleFinding,
  type Verdict,
} from './destination/index.ts';
export { hasUtm, utmDefinition, utmZoneAt } from './utm-zone.ts';
