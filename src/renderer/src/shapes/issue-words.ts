import { problemPhrase } from '#geo/phrases/index.ts';
import { hectares, phrased, text, whole } from '#window/kit/text/index.ts';
import type { HarmlessCount, Issue, IssueKind } from './issues.ts';

export const kindTitle = ({ code, pairKind }: IssueKind): string => text(pairKind ? `check.betweenTitle.${pairKind}` : `problem.${code}`);

/** What is wrong, and the remedy. A pair names the other parcel. */
export function issueSentence({ problem, other, pairKind }: Issue): string {
  const shared = problem.phrase?.params?.['hectares'];
  return other && pairKind && typeof shared === 'number'
    ? text(`check.between.${pairKind}`, { name: other.name, ha: hectares(shared) })
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
