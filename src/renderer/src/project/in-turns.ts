import { computed, ref } from 'vue';

/** Questions that are asked a few at a time, so that the window's other calls go on beside them. `clear` drops those that wait, and the answers of those on their way. */
export function createTurns(atOnce: number) {
  const open = ref(0);
  const waiting: (() => Promise<void>)[] = [];
  let [running, generation] = [0, 0];

  function next(): void {
    while (running < atOnce && waiting.length > 0) {
      running += 1;
      void waiting.shift()!().finally(() => {
        running -= 1;
        next();
      });
    }
  }
  /** `take` gets the answer; a fault leaves it out. */
  function ask<T>(question: () => Promise<T>, take: (answer: T) => void): void {
    const own = generation;
    open.value += 1;
    waiting.push(async () => {
      try {
        const answer = await question();
        if (own === generation) take(answer);
      } catch {
        // What is not there is told by the state of its product.
      } finally {
        if (own === generation) open.value -= 1;
      }
    });
    next();
  }
  function clear(): void {
    generation += 1;
    waiting.length = 0;
    open.value = 0;
  }
  return { ask, clear, isAsking: computed(() => open.value > 0) };
}
