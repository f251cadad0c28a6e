import { computed, ref, watch } from 'vue';
import { following } from '#window/kit/following.ts';
import { geometry as geometryWorker } from '#window/kit/workers/index.ts';
import type { PairRow, Pairs } from './accepted-pairs.ts';
import { harmlessCounts, realProblems, type Issue } from './issues.ts';
import type { OpenShapes, Shape } from './open-shapes.ts';

const none: readonly never[] = [];
/** Up to here the union is asked for at once; of more it follows from the pairs, because sending them there as objects would stop the window. */
const maxTogether = 5000;

/** Land that two shapes share, as a problem of both. Copies at one point and points in a parcel share none; the table of pairs has them. */
function overlapIssue({ pair, first, second, accepted }: PairRow<Shape>): Issue[] {
  if (accepted !== null || pair.sharedHectares === 0) return [];
  const phrase = { code: 'problem.shared-land', params: { hectares: pair.sharedHectares } };
  return [
    {
      shape: first,
      other: second,
      pairKind: pair.kind,
      problem: { code: 'parts-overlap', severity: 'warning', message: '', phrase, location: pair.location },
    },
  ];
}

/** What follows from all shapes that are shown, together: their area, where they overlap, what is wrong. */
export function createShapeSums({ visible: shapes, withGeometry, isFiltered }: OpenShapes, { shown: { pairRows }, landHectares }: Pairs) {
  const union = ref<number | null>(null);
  /** the union is the sum: land that shapes share was not subtracted, or not yet */
  const isSumOnly = ref(false);
  const invalid = computed(() => shapes.value.filter(({ summary }) => summary && !summary.valid));
  const harmless = computed(() => harmlessCounts(shapes.value));
  const issuesOf = following((shape: Shape): readonly Issue[] => {
    const problems = realProblems(shape.summary);
    return problems.length > 0 ? problems.map((problem) => ({ shape, problem })) : none;
  });
  const issues = computed<Issue[]>(() =>
    [...issuesOf(shapes.value).flat(), ...pairRows.value.flatMap(overlapIssue)].sort((a, b) =>
      a.problem.severity === b.problem.severity ? 0 : a.problem.severity === 'error' ? -1 : 1,
    ),
  );

  // The total follows the shapes; an answer that comes late for shapes that changed meanwhile is dropped.
  watch(shapes, async (current) => {
    const count = withGeometry.value.length;
    isSumOnly.value = count > maxTogether;
    if (count === 0) {
      union.value = null;
      return;
    }
    if (count > maxTogether) {
      // The pairs tell the land of all shapes, not of those that a filter leaves.
      const known = isFiltered.value ? null : landHectares.value;
      union.value = known ?? current.reduce((sum, { summary }) => sum + (summary?.areaHectares ?? 0), 0);
      isSumOnly.value = known === null;
      return;
    }
    const geometries = withGeometry.value.map(({ feature }) => feature.geometry!);
    try {
      const { areaHectares } = await geometryWorker().together(geometries);
      if (shapes.value === current) union.value = areaHectares;
    } catch {
      if (shapes.value === current) union.value = null;
    }
  });
  watch(landHectares, (hectares) => {
    if (hectares === null || isFiltered.value || withGeometry.value.length <= maxTogether) return;
    union.value = hectares;
    isSumOnly.value = false;
  });
  return { union, isSumOnly, invalid, issues, harmless };
}
