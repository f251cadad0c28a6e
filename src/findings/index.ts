import { findingKinds, type Finding, type FindingCode, type FindingKind } from './finding.ts';
import type { Land } from './land.ts';
import { toldBy } from './rule.ts';
import { rules } from './rules/index.ts';

export type { Finding, FindingSeries } from './finding.ts';
export { answerNames, type AnswerName, type GivenAnswer, type Land } from './land.ts';
export { monthValuesIn as vegetationIn } from '#products/satellite-index/compute-months.ts';
export { phraseOfFinding } from './words.ts';

/** What can be said of a project, each kind with what matters most first; `unknown` are the rules whose input is not there. */
export type Findings = Readonly<Record<FindingKind, readonly Finding[]>> & { readonly unknown: readonly FindingCode[] };

/** Everything that the answers say together. The same answers give the same findings in the same order. */
export function findingsOf(land: Land): Findings {
  const told = rules.map((rule) => ({ code: rule.code, findings: toldBy(rule, land) }));
  const all = told.flatMap(({ findings }) => findings ?? []);
  // The sort is stable: equal ones keep the order of the rules.
  const ofKind = (kind: FindingKind) => all.filter((finding) => finding.kind === kind).sort((a, b) => b.severity - a.severity);
  return {
    ...(Object.fromEntries(findingKinds.map((kind) => [kind, ofKind(kind)])) as Record<FindingKind, Finding[]>),
    unknown: told.filter(({ findings }) => findings === null).map(({ code }) => code),
  };
}
