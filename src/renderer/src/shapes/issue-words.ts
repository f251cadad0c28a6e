import { problemPhrase } from '#geo/phrases/index.ts';
import { hectares, phrased, text, whole } from '#window/kit/text/index.ts';
import type { HarmlessCount, Issue, IssueKind } from './issues.ts';

export const kindTitle = ({ code, isBetween }: IssueKind): string => text(isBetween ? 'check.parcelsOverlap' : `problem.${code}`);

/** What is wrong, and the remedy. An overlap names the other parcel. */
export function issueSentence({ problem, other }: Issue): string {
  const shared = problem.phrase?.params?.['hectares'];
  return other && typeof shared === 'number'
    ? text('check.overlaps', { name: other.name, ha: hectares(shared) })
    : phrased(problemPhrase(problem), problem.message);
}

/** One line for all harmless conditions of a file. */
export function harmlessSentence({ rings, corners }: HarmlessCount): string {
  const found = [
    ...(rings > 0 ? [text('check.reversedRings', { n: whole(rings) }, rings)] : []),
    ...(corners > 0 ? [text('check.repeatedCorners', { n: whole(corners) }, corners)] : []),
  ];
  return text('check.harmless', {
    found: found.length === 2 ? text('check.bothFound', { first: found[0]!, second: found[1]! }) : found[0]!,
  });
}
