import { defineStore } from 'pinia';
import { computed, ref, shallowRef, watch } from 'vue';
import { findingsOf, type AnswerName, type Findings, type Land } from '#findings/index.ts';
import { useProjectShapes } from '#window/workspace/project-shapes.ts';
import { useWorkspace } from '#window/workspace/workspace.ts';
import { createTurns } from './in-turns.ts';
import { askOverview, askVegetation, hasNothing, keptVegetation, overviewQuestions, stampOf } from './overview-questions.ts';

const atOnce = 3;
/** A series that is being collected is asked for again this often. */
const askAgainMilliseconds = 3000;

/** Greenness by month of the open project, and having it collected. */
function useVegetation(openId: () => string | undefined) {
  const vegetation = shallowRef<Land['vegetation']>(null);
  /** somebody asked for it */
  const isCollecting = ref(false);
  async function collect(): Promise<void> {
    const id = openId();
    if (id === undefined || isCollecting.value) return;
    isCollecting.value = true;
    try {
      let months: Land['vegetation'] | 'not-yet' = 'not-yet';
      while (months === 'not-yet' && openId() === id) {
        months = await askVegetation(id);
        if (months === 'not-yet') await new Promise((resolve) => setTimeout(resolve, askAgainMilliseconds));
      }
      if (openId() === id && months !== 'not-yet') vegetation.value = months ?? [];
    } finally {
      isCollecting.value = false;
    }
  }
  return { vegetation, isCollecting, collect };
}

/**
 * What the overview says of the open project, line by line as its answers come: nothing waits for another, and what is not there is not asked for until its job has
 * ended. `isShown`: a closed overview asks nothing, and keeps what it has.
 */
export const useOverviewAnswers = defineStore('overview-answers', () => {
  const isShown = ref(false);
  const workspace = useWorkspace();
  const parcels = useProjectShapes();
  const answers = shallowRef<Land['answers']>({});
  const turns = createTurns(atOnce);
  const asked = new Map<AnswerName | 'vegetation', string>();
  const openId = () => workspace.current?.record.id;
  const { vegetation, isCollecting: isCollectingSeries, collect: collectSeries } = useVegetation(openId);

  function load(): void {
    const id = openId();
    const tells = workspace.products.length > 0;
    // Without the record of what is there, a service is not asked for each thing in vain.
    if (id === undefined || !isShown.value || (!tells && workspace.available === null)) return;
    const now = new Date();
    for (const question of overviewQuestions) {
      const job = workspace.products.find(({ product }) => product === question.slug);
      const stamp = stampOf(job);
      if (hasNothing(job, tells) || asked.get(question.name) === stamp) continue;
      asked.set(question.name, stamp);
      turns.ask(
        () => askOverview(question, id, now),
        (answer) => (answers.value = { ...answers.value, [question.name]: answer }),
      );
    }
    if (asked.has('vegetation')) return;
    asked.set('vegetation', '');
    turns.ask(
      () => keptVegetation(id),
      (months) => (vegetation.value = months),
    );
  }

  function forget(): void {
    turns.clear();
    asked.clear();
    answers.value = {};
    vegetation.value = null;
  }
  watch(openId, forget, { flush: 'sync' });
  watch([openId, () => workspace.products, () => workspace.available, isShown], load, { immediate: true });

  const findings = computed<Findings | null>(() =>
    workspace.current
      ? findingsOf({
          project: workspace.current.record,
          parcelCount: parcels.shapes.length || null,
          answers: answers.value,
          vegetation: vegetation.value,
          products: workspace.products,
          available: workspace.available,
          now: new Date(),
        })
      : null,
  );
  return { isShown, findings, isReading: turns.isAsking, isCollectingSeries, collectSeries };
});
