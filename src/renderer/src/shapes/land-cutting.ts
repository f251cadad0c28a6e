import { defineStore } from 'pinia';
import { ref, shallowRef } from 'vue';
import type { Geometry, Summary } from '#geo/index.ts';
import { text, whole } from '#window/kit/text/index.ts';
import { geometry as worker } from '#window/kit/workers/index.ts';
import type { PairRow } from './accepted-pairs.ts';
import { answerOf } from './edit-answer.ts';
import { useFiles, type Shape } from './files.ts';

/** What cutting shared land away would do to a shape. */
interface Cut {
  shape: Shape;
  /** null: nothing is left */
  geometry: Geometry | null;
  summary: Summary | null;
  takenHectares: number;
  /** more than it had */
  newParts: number;
}
/** Everything that a cut would do, to be looked at before it is done. */
export interface CutPlan {
  cuts: Cut[];
  takenHectares: number;
  vanished: Shape[];
  broken: Shape[];
  /** shapes that cannot be cut, and why */
  refused: { shape: Shape; why: string }[];
}

/** By shape that gives way: the shapes that keep its land. */
function keepersByShape(rows: readonly PairRow<Shape>[], keeperOf: (pair: PairRow['pair']) => string | null): Map<Shape, Shape[]> {
  const found = new Map<Shape, Shape[]>();
  for (const { pair, first, second } of rows) {
    const keeper = keeperOf(pair);
    if (keeper === null) continue;
    const [keeps, gives] = keeper === first.id ? [first, second] : [second, first];
    found.set(gives, [...(found.get(gives) ?? []), keeps]);
  }
  return found;
}

/** Cuts shared land from the shapes that do not keep it, once somebody has seen what that does. */
export const useLandCutting = defineStore('landCutting', () => {
  const files = useFiles();
  const plan = shallowRef<CutPlan | null>(null);
  /** share of the shapes that were tried; null while nothing is tried */
  const progress = ref<number | null>(null);
  let attempts = 0;

  async function prepare(rows: readonly PairRow<Shape>[]): Promise<void> {
    attempts += 1;
    const own = attempts;
    plan.value = null;
    progress.value = 0;
    const made: CutPlan = { cuts: [], takenHectares: 0, vanished: [], broken: [], refused: [] };
    const wanted = keepersByShape(rows, files.keeperOf);
    let tried = 0;
    for (const [shape, keepers] of wanted) {
      try {
        const others = keepers.flatMap(({ feature }) => feature.geometry ?? []);
        const cut = answerOf(await worker().cutLand(shape.feature.geometry!, others));
        const takenHectares = cut.areaBeforeHectares - cut.areaAfterHectares;
        const newParts = Math.max(0, cut.parts - cut.partsBefore);
        const summary = cut.geometry && (await worker().summarise(cut.geometry));
        made.cuts.push({ shape, geometry: cut.geometry, summary, takenHectares, newParts });
        made.takenHectares += takenHectares;
        if (!cut.geometry) made.vanished.push(shape);
        else if (newParts > 0) made.broken.push(shape);
      } catch (error) {
        made.refused.push({ shape, why: (error as Error).message });
      }
      if (own !== attempts) return;
      tried += 1;
      progress.value = tried / wanted.size;
    }
    progress.value = null;
    plan.value = made;
  }
  /** Ends what is tried; nothing was changed. */
  function leave(): void {
    attempts += 1;
    plan.value = null;
    progress.value = null;
  }
  function cut(): void {
    const made = plan.value;
    leave();
    if (!made) return;
    const { cuts } = made;
    files.cutShapes(
      text('pairs.cut.step', { n: whole(cuts.length) }, cuts.length),
      cuts.map(({ shape, geometry, summary }) => ({ was: shape, geometry, summary })),
    );
  }
  return { plan, progress, prepare, leave, cut };
});
