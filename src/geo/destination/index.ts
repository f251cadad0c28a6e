export { roundedGeometry, type Borders } from './arrival.ts';
export { judgeFile, producerKey, type FileSize } from './file-rule.ts';
export type { RuleFinding } from './finding.ts';
export { copyFinding, judge, judgeAll, type BatchVerdict, type Verdict } from './judge.ts';
export {
  destinationProfiles,
  eudrCattleProfile,
  eudrProfile,
  eudrProperties,
  monitoringProfile,
  type DestinationProfile,
} from './profiles.ts';
export { isFilled, meantProperty } from './property-names.ts';
