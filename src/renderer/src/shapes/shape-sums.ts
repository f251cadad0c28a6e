import { computed, ref, shallowRef, watch } from 'vue';
import type { Problem } from '#geo/index.ts';
import { following } from '#window/kit/following.ts';
import { geometry as geometryWorker } from '#window/kit/workers/index.ts';
import { harmlessCounts, realProblems, type Issue } from './issues.ts';
import type { OpenShapes, Shape } from './open-shapes.ts';

const none: readonly never[] = [];
/** Up to here shared land is counted once; the union of more takes minutes, and sending them there would stop the window. */
export const maxTogether = 5000;

interface Overlap {
  ids: [string, string];
  problem: Problem;
}
/** Overlaps name shapes by their place among those that were asked about. */
const overlapsOf = (found: readonly Problem[], asked: readonly Shape[]): Overlap[] =>
  found.flatMap((problem) => {
    const [first, second] = (problem.path ?? []).map((at) => asked[at]?.id);
    return first && second ? [{ ids: [first, second], problem }] : [];
  });

/** What follows from all shapes that are shown, together: their area, where they overlap, what is wrong. */
export function createShapeSums({ visible: shapes, withGeometry }: OpenShapes) {
  const union = ref<number | null>(null);
  const overlaps = shallowRef<Overlap[]>([]);
  const invalid = computed(() => shapes.value.filter(({ summary }) => summary && !summary.valid));
  const harmless = computed(() => harmlessCounts(shapes.value));
  const issuesOf = following((shape: Shape): readonly Issue[] => {
    const problems = realProblems(shape.summary);
    return problems.length > 0 ? problems.map((problem) => ({ shape, problem })) : none;
  });
  /** A shape that went away meanwhile takes its overlaps with it. */
  function overlapIssues(): Issue[] {
    if (overlaps.value.length === 0) return [];
    const byId = new Map(shapes.value.map((shape) => [shape.id, shape]));
    return overlaps.value.flatMap(({ ids: [first, second], problem }) => {
      const [shape, other] = [byId.get(first), byId.get(second)];
      return shape && other ? [{ shape, other, problem }] : [];
    });
  }
  const issues = computed<Issue[]>(() =>
    [...issuesOf(shapes.value).flat(), ...overlapIssues()].sort((a, b) =>
      a.problem.severity === b.problem.severity ? 0 : a.problem.severity === 'error' ? -1 : 1,
    ),
  );

  // The total and the overlaps follow the shapes; an answer that comes late for shapes that changed meanwhile is dropped.
  watch(shapes, async (current) => {
    const count = withGeometry.value.length;
    if (count === 0) {
      union.value = null;
      overlaps.value = [];
      return;
    }
    if (count > maxTogether) {
      union.value = current.reduce((sum, { summary }) => sum + (summary?.areaHectares ?? 0), 0);
      overlaps.value = [];
      return;
    }
    const asked = withGeometry.value;
    const geometries = asked.map(({ feature }) => feature.geometry!);
    try {
      const { areaHectares, overlaps: found } = await geometryWorker().together(geometries);
      if (shapes.value === current) {
        union.value = areaHectares;
        overlaps.value = overlapsOf(found, asked);
      }
    } catch {
      if (shapes.value === current) {
        union.value = null;
        overlaps.value = [];
      }
    }
  });
  return { union, invalid, issues, harmless };
}
