import type { ParcelPairKind, Problem, ProblemCode, Summary } from '#geo/index.ts';
import type { Shape } from './open-shapes.ts';

export interface Issue {
  shape: Shape;
  problem: Problem;
  /** the parcel that `shape` shares land with, and what they are to each other */
  other?: Shape;
  pairKind?: ParcelPairKind;
}
/** The problems of one kind that a shape has. Every pair of parcels that share land is a group of its own. */
export interface IssueGroup {
  shape: Shape;
  other?: Shape;
  issues: [Issue, ...Issue[]];
}
export interface IssueKind {
  key: string;
  code: ProblemCode;
  severity: Problem['severity'];
  /** between two parcels: what they are to each other */
  pairKind?: ParcelPairKind;
  count: number;
  groups: IssueGroup[];
}
/** Conditions of a file's shapes that change no land. */
export interface HarmlessCount {
  rings: number;
  corners: number;
}

/** They change neither land nor area, and are put right when a file is written. Nobody has to decide about them, so they are no issues. */
/** Faults for which nobody but the maker of a file knows the remedy. */
export const beyondRepair: ReadonlySet<ProblemCode> = new Set<ProblemCode>(['out-of-range', 'frame-around-earth']);

const harmless: ReadonlySet<ProblemCode> = new Set<ProblemCode>(['wrong-orientation', 'duplicate-vertex']);
const isHarmless = ({ code }: Problem): boolean => harmless.has(code);

/** The problems of a shape that somebody has to see. */
export function realProblems(summary: Summary | null): readonly Problem[] {
  if (!summary || summary.problems.length === 0) return [];
  return summary.problems.some(isHarmless) ? summary.problems.filter((problem) => !isHarmless(problem)) : summary.problems;
}

/** How many harmless conditions the shapes of each file have, by the file's id; files without any are left out. */
export function harmlessCounts(shapes: readonly Shape[]): ReadonlyMap<string, HarmlessCount> {
  const counts = new Map<string, HarmlessCount>();
  for (const { fileId, summary } of shapes) {
    for (const { code } of summary?.problems ?? []) {
      if (!harmless.has(code)) continue;
      const count = counts.get(fileId) ?? { rings: 0, corners: 0 };
      if (code === 'wrong-orientation') count.rings += 1;
      else count.corners += 1;
      counts.set(fileId, count);
    }
  }
  return counts;
}

/** Issues by kind, and in each kind by shape; both in the order of their first issue. */
export function issueKinds(issues: readonly Issue[]): IssueKind[] {
  const kinds = new Map<string, IssueKind>();
  const groups = new Map<string, IssueGroup>();
  for (const issue of issues) {
    const { shape, problem, other, pairKind } = issue;
    const key = `${problem.severity}/${problem.code}/${pairKind ?? 'within'}`;
    let kind = kinds.get(key);
    if (!kind) {
      kind = { key, code: problem.code, severity: problem.severity, ...(pairKind ? { pairKind } : {}), count: 0, groups: [] };
      kinds.set(key, kind);
    }
    kind.count += 1;
    const groupKey = `${key}/${shape.id}/${other?.id ?? ''}`;
    const group = groups.get(groupKey);
    if (group) {
      group.issues.push(issue);
      continue;
    }
    const first: IssueGroup = { shape, ...(other ? { other } : {}), issues: [issue] };
    groups.set(groupKey, first);
    kind.groups.push(first);
  }
  return [...kinds.values()];
}
