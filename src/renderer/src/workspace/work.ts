import { defineStore } from 'pinia';
import { computed, watch } from 'vue';
import { jobStateOf } from '#window/kit/product/job-state.ts';
import { useCollection } from './collection.ts';
import { useWorkspace } from './workspace.ts';

/** Jobs of one kind; `projects` is null where only the open project is known. */
export interface WorkGroup {
  jobs: number;
  projects: number | null;
}
export const workKinds = ['answer', 'network', 'paused', 'failed', 'working', 'queued'] as const;
export type WorkKind = (typeof workKinds)[number];

/** How often the counts are read again, while something goes on by itself and while it waits. */
const busyMilliseconds = 3000;
const waitingMilliseconds = 15_000;

/** How many projects have jobs of either kind is not known. */
const sum = (one: WorkGroup, other: WorkGroup): WorkGroup => ({ jobs: one.jobs + other.jobs, projects: null });
const none: WorkGroup = { jobs: 0, projects: 0 };

/** What the service of the chosen connection has to do: of all projects where it tells that, else of the open one. */
export const useWork = defineStore('work', () => {
  const workspace = useWorkspace();
  const collection = useCollection();

  function ofOpenProject(): Record<WorkKind, WorkGroup> {
    const counts = { answer: 0, network: 0, paused: 0, failed: 0, working: 0, queued: 0 };
    for (const job of workspace.productsAreOld ? [] : workspace.products) {
      const { is } = jobStateOf(job);
      if (is === 'waiting' || is === 'product' || is === 'retry') counts.queued += 1;
      else if (is !== 'ready' && is !== 'absent' && is !== 'cancelled') counts[is] += 1;
    }
    const group = (jobs: number): WorkGroup => ({ jobs, projects: null });
    return {
      answer: group(counts.answer),
      network: group(counts.network),
      paused: group(counts.paused),
      failed: group(counts.failed),
      working: group(counts.working),
      queued: group(counts.queued),
    };
  }
  const groups = computed<Record<WorkKind, WorkGroup>>(() => {
    const { work, paused = false } = collection.settings ?? {};
    if (!work) return ofOpenProject();
    return {
      answer: work.decision,
      network: paused ? none : work.network,
      // While it is paused nothing else keeps them.
      paused: paused ? sum(work.turn, work.network) : none,
      failed: work.failed,
      working: work.running,
      queued: paused ? none : work.turn,
    };
  });
  /** Something goes on by itself. */
  const isBusy = computed(() => groups.value.working.jobs + groups.value.queued.jobs > 0);

  /** Reads the counts from now on; what it gives ends that. A service that does not have them is asked once a connection and list. */
  function follow(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const read = async () => {
      clearTimeout(timer);
      await collection.load();
      clearTimeout(timer);
      if (!isOver && collection.isKnown) timer = setTimeout(() => void read(), isBusy.value ? busyMilliseconds : waitingMilliseconds);
    };
    const stop = watch([() => workspace.connection?.id, () => workspace.projects], () => void read(), { immediate: true });
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop();
    };
  }
  return { groups, isBusy, follow };
});
