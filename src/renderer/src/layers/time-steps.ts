import { defineStore } from 'pinia';
import { computed, markRaw, ref, shallowRef, watch } from 'vue';
import type { NewLayer, TimeStep } from '#window/kit/product/panel-context.ts';
import { useLayers } from './layers.ts';
import { useWorkspace } from '#window/workspace/workspace.ts';

type Base = Omit<NewLayer, 'bytes' | 'words'>;
interface Kept extends TimeStep {
  bytes: Uint8Array | null;
  note: () => string;
  state: 'waiting' | 'ready' | 'none' | 'failed';
}

const playMilliseconds = 900;

/** One product at several times, one after the other on the map. Read in order; a step that has nothing to show says so and keeps the picture before it away. */
export const useTimeSteps = defineStore('time-steps', () => {
  const layers = useLayers();
  const workspace = useWorkspace();
  const list = shallowRef<Kept[]>([]);
  const at = ref(0);
  const isPlaying = ref(false);
  let layer: Base | null = null;
  /** the picture that lay where the steps are shown, and comes back after them */
  let hidden: string | null = null;
  let title = () => '';
  let run = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  const read = computed(() => list.value.filter(({ state }) => state !== 'waiting').length);
  const loading = computed(() => read.value < list.value.length);

  function show(): void {
    const step = list.value[at.value];
    if (!step || !layer) return;
    const name = title;
    if (step.bytes) layers.put({ ...layer, bytes: step.bytes, words: () => ({ title: `${name()} · ${step.label()}`, legend: [] }) });
    else if (step.state !== 'waiting') layers.remove(layer.slug);
  }
  const change = (index: number, changes: Partial<Kept>) => {
    list.value = list.value.map((step, other) => (other === index ? { ...step, ...changes } : step));
  };

  /** Starts with the newest step, which people want to see first. `words` names empty and failed steps; it is called when a text is shown, so that it follows the language. */
  async function start(
    base: Base,
    name: () => string,
    steps: TimeStep[],
    words: { none: () => string; failed: (reason: string) => string },
    inPlaceOf: string,
  ): Promise<void> {
    close();
    if (layers.list.some(({ slug, visible }) => slug === inPlaceOf && visible)) {
      hidden = inPlaceOf;
      layers.setVisible(inPlaceOf, false);
    }
    run += 1;
    const own = run;
    layer = base;
    title = name;
    list.value = steps.map((step) => ({ ...step, bytes: null, note: () => '', state: 'waiting' as const }));
    at.value = steps.length - 1;
    for (let index = steps.length - 1; index >= 0; index -= 1) {
      try {
        const made = await steps[index]!.load();
        if (own !== run) return;
        change(index, made ? { bytes: markRaw(made.bytes), note: made.note, state: 'ready' } : { note: words.none, state: 'none' });
      } catch (error) {
        if (own !== run) return;
        change(index, { note: () => words.failed((error as Error).message), state: 'failed' });
      }
      if (index === at.value) show();
    }
  }
  function go(index: number): void {
    if (list.value.length === 0) return;
    at.value = ((index % list.value.length) + list.value.length) % list.value.length;
    show();
  }
  function stop(): void {
    clearInterval(timer);
    isPlaying.value = false;
  }
  function toggle(): void {
    if (isPlaying.value) {
      stop();
      return;
    }
    isPlaying.value = true;
    // What has nothing to show is passed over, so that the pictures follow one another.
    timer = setInterval(() => {
      for (let step = 1; step <= list.value.length; step += 1) {
        const next = (at.value + step) % list.value.length;
        if (list.value[next]!.bytes) {
          go(next);
          return;
        }
      }
    }, playMilliseconds);
  }
  function close(): void {
    stop();
    run += 1;
    if (layer) layers.remove(layer.slug);
    layer = null;
    if (hidden) layers.setVisible(hidden, true);
    hidden = null;
    list.value = [];
  }
  watch(() => workspace.current?.record.id, close);
  return { list, at, isPlaying, loading, read, start, go, toggle, close };
});
