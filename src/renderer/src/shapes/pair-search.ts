import { proxy, transfer } from 'comlink';
import { computed, reactive, ref, shallowRef, watch } from 'vue';
import type { ChosenKeeper, KeepRule, ParcelPair } from '#geo/index.ts';
import { flushSaves } from '#window/kit/debounced-save.ts';
import { pairing } from '#window/kit/workers/index.ts';
import type { CountedOnce } from '#window/kit/workers/parcel-pairs.ts';
import type { OpenShapes, Shape } from './open-shapes.ts';
import { packedShapes } from './packed-shapes.ts';

/** Shapes that change while one drags or types are held against each other once they rest. */
const waitMilliseconds = 250;
/** A search among more of them takes seconds of processors that the save of their draft needs: what was opened is on the disk first. */
const maxShapesBesideSave = 5000;

/** Two open shapes that have land in common, by their ids. */
export interface ShapePair extends Omit<ParcelPair, 'first' | 'second'> {
  ids: [first: string, second: string];
}

/** `stopped`: somebody ended the search, or it failed for a reason that is told */
type SearchState = 'none' | 'running' | 'done' | 'stopped' | 'failed';

const isSameLand = (a: readonly Shape[], b: readonly Shape[]) =>
  a.length === b.length && a.every(({ id, feature }, k) => id === b[k]!.id && feature.geometry === b[k]!.feature.geometry);

type Worker = ReturnType<typeof pairing>;

/** Gives a worker the shapes and has it look; `isLate`: nobody waits for it any more, and null is the answer. */
async function pairsOf({ work, failed }: Worker, shapes: readonly Shape[], isLate: () => boolean, onProgress: (share: number) => void) {
  for await (const packed of packedShapes(shapes)) {
    if (isLate()) return null;
    await Promise.race([work.take(transfer(packed, [packed.bytes.buffer as ArrayBuffer])), failed]);
  }
  const found = await Promise.race([work.find(proxy(onProgress)), failed]);
  return isLate() ? null : found;
}

/** Land counted once by a rule, or by ranks of its shapes, and by what somebody chose, among the shapes of one search. */
export interface LandCounter {
  shapes: readonly Shape[];
  count: (rule: KeepRule | Uint32Array, chosen: readonly ChosenKeeper<string>[]) => Promise<CountedOnce>;
}
function landCounter({ work, failed }: Worker, shapes: readonly Shape[]): LandCounter {
  const numbers = new Map(shapes.map(({ id }, number) => [id, number]));
  const numbered = ([keeper, other]: ChosenKeeper<string>): ChosenKeeper[] => {
    const [one, two] = [numbers.get(keeper), numbers.get(other)];
    return one === undefined || two === undefined ? [] : [[one, two]];
  };
  return { shapes, count: (rule, chosen) => Promise.race([work.count(rule, chosen.flatMap(numbered)), failed]) };
}

/** Finds which of the shapes on shown layers have land in common, in a worker of its own, again whenever their land changed. */
// oxlint-disable-next-line max-lines-per-function -- one search after another: its parts share the state of the one that goes on
export function createPairSearch({ layered }: OpenShapes) {
  // Of all of them, whatever a filter hides: pairs do not change while somebody types a condition.
  const withGeometry = computed(() => layered.value.filter(({ feature }) => feature.geometry));
  const pairs = shallowRef<ShapePair[]>([]);
  /** hectares of all land, shared land counted once; null until it is known */
  const landHectares = ref<number | null>(null);
  const search = reactive({ state: 'none' as SearchState, share: 0, isComplete: true, notCompared: 0, fault: '' });
  /** counts land once among the pairs that were found; null while there are none */
  const counter = shallowRef<LandCounter | null>(null);
  let asked: readonly Shape[] = [];
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let end: (() => void) | null = null;
  let searches = 0;

  function begin(shapes: readonly Shape[]): void {
    clearTimeout(waiting);
    end?.();
    end = null;
    searches += 1;
    asked = shapes;
    landHectares.value = null;
    counter.value = null;
    if (shapes.length < 2) {
      pairs.value = [];
      search.state = 'none';
      return;
    }
    search.state = 'running';
    search.share = 0;
    waiting = setTimeout(() => void run(shapes, searches), waitMilliseconds);
  }

  async function run(shapes: readonly Shape[], own: number): Promise<void> {
    const isLate = () => own !== searches;
    try {
      if (shapes.length > maxShapesBesideSave) await flushSaves();
      if (isLate()) return;
      const worker = pairing();
      end = worker.end;
      const found = await pairsOf(worker, shapes, isLate, (share) => {
        if (!isLate()) search.share = share;
      });
      if (!found) return;
      pairs.value = found.pairs.map(({ first, second, ...pair }) => ({ ...pair, ids: [shapes[first]!.id, shapes[second]!.id] }));
      search.isComplete = found.isComplete;
      search.notCompared = found.notCompared.length;
      search.state = 'done';
      const isShared = found.pairs.some(({ sharedHectares }) => sharedHectares > 0);
      if (isShared) counter.value = landCounter(worker, shapes);
      const hectares = await Promise.race([worker.work.union(), worker.failed]).catch(() => null);
      if (isLate()) return;
      landHectares.value = hectares;
      // It counts on as long as somebody may choose who keeps what.
      if (isShared) return;
      end = null;
      worker.end();
    } catch (error) {
      if (isLate()) return;
      pairs.value = [];
      search.state = 'failed';
      search.fault = (error as Error).message;
    }
  }
  function stop(): void {
    if (search.state !== 'running') return;
    clearTimeout(waiting);
    end?.();
    end = null;
    searches += 1;
    pairs.value = [];
    counter.value = null;
    search.state = 'stopped';
  }

  watch(withGeometry, (shapes) => {
    if (!isSameLand(shapes, asked)) begin(shapes);
  });
  return {
    pairs,
    landHectares,
    counter,
    search,
    /** Ends the search; what was found before it is shown no more. */
    stop,
    searchAgain: () => begin(withGeometry.value),
  };
}
export type PairSearch = ReturnType<typeof createPairSearch>;
