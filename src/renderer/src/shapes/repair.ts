import { defineStore } from 'pinia';
import { computed, ref } from 'vue';
import { attempt } from '#window/kit/attempt.ts';
import { useFiles, type Shape } from './files.ts';
import { beyondRepair, realProblems } from './issues.ts';

/** Repairs of shapes that are open, one run at a time. */
export const useRepair = defineStore('repair', () => {
  const files = useFiles();
  const isRunning = ref(false);
  const repairable = computed(() =>
    files.visible.filter(({ summary }) => realProblems(summary).some(({ code }) => !beyondRepair.has(code))),
  );
  const selected = computed(() => repairable.value.filter(({ id }) => files.selectedIds.has(id)));
  async function repair(shapes: Shape[]): Promise<void> {
    isRunning.value = true;
    await attempt(() => files.repairShapes(shapes));
    isRunning.value = false;
  }
  const repairAll = () => repair(repairable.value);
  return { isRunning, repairable, selected, repair, repairAll };
});
