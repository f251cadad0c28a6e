import { computed, ref, shallowRef, watch } from 'vue';
import type { Problem } from '#geo/index.ts';
import { following } from '#window/kit/following.ts';
import { geometry as geometryWorker } from '#window/kit/workers/index.ts';
import type { Issue, OpenShapes, Shape } from './open-shapes.ts';

const none: readonly never[] = [];
/** Up to here shared land is counted once; the union of more takes minutes, and sending them there would stop the window. */
export const maxTogether = 5000;

/** What follows from all shapes together: their area, where they overlap, what is wrong. */
export function createShapeSums({ shapes, chosen, withGeometry }: OpenShapes) {
  const union = ref<number | null>(null);
  const overlaps = shallowRef<Problem[]>([]);
  const invalid = computed(() => shapes.value.filter(({ summary }) => summary && !summary.valid));
  const issuesOf = following((shape: Shape): readonly Issue[] =>
    shape.summary && shape.summary.problems.length > 0 ? shape.summary.problems.map((problem) => ({ shape, problem })) : none,
  );
  const issues = computed<Issue[]>(() =>
    [
      ...issuesOf(shapes.value).flat(),
      ...overlaps.value.flatMap((problem) => {
        const shape = withGeometry.value[problem.path?.[0] ?? 0];
        return shape ? [{ shape, problem }] : [];
      }),
    ].sort((a, b) => (a.problem.severity === b.problem.severity ? 0 : a.problem.severity === 'error' ? -1 : 1)),
  );

  // The total and the overlaps follow the shapes; an answer that comes late for shapes that changed meanwhile is dropped.
  watch(shapes, async (current) => {
    if (chosen.value.length > 0) {
      const ids = new Set(current.map(({ id }) => id));
      if (!chosen.value.every((id) => ids.has(id))) chosen.value = chosen.value.filter((id) => ids.has(id));
    }
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
    const geometries = withGeometry.value.map(({ feature }) => feature.geometry!);
    try {
      const { areaHectares, overlaps: found } = await geometryWorker().together(geometries);
      if (shapes.value === current) {
        union.value = areaHectares;
        overlaps.value = found;
      }
    } catch {
      if (shapes.value === current) {
        union.value = null;
        overlaps.value = [];
      }
    }
  });
  return { union, overlaps, invalid, issues };
}
