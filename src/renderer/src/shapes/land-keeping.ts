import { computed, reactive, shallowRef, watch, type Ref } from 'vue';
import { circleOf, type ChosenKeeper } from '#geo/index.ts';
import { text } from '#window/kit/text/index.ts';
import type { Decide } from './file-decisions.ts';
import type { OpenShapes, Shape } from './open-shapes.ts';
import type { PairSearch, ShapePair } from './pair-search.ts';
import { areaOf } from './shape-measures.ts';
import { createSupplierOrder } from './supplier-order.ts';

/** The two shapes of a pair, whichever stands first. */
export const keyOfPair = ([a, b]: readonly [string, string]) => (a < b ? `${a} ${b}` : `${b} ${a}`);
/** Hectares are written in columns with so many decimals. */
const decimals = 6;
export const countedColumn = 'counted_hectares';

interface Counted {
  /** by pair: who keeps the land */
  keepers: ReadonlyMap<string, string>;
  /** by shape; null where the shapes cannot be laid together */
  hectares: ReadonlyMap<string, number> | null;
}
const nothing: Counted = { keepers: new Map(), hectares: new Map() };

/** Counts land once whenever pairs, the rule or a choice are others. */
function createCounting(
  { keepRule }: OpenShapes,
  { pairs, counter }: PairSearch,
  chosen: Ref<readonly ChosenKeeper<string>[]>,
  { ranks, signature }: ReturnType<typeof createSupplierOrder>,
) {
  const counted = shallowRef<Counted>(nothing);
  const counting = reactive({ isRunning: false, fault: '' });
  let counts = 0;
  watch([counter, keepRule, () => JSON.stringify(chosen.value), signature], async ([now, rule]) => {
    counts += 1;
    const own = counts;
    Object.assign(counting, { isRunning: now !== null, fault: '' });
    if (!now) {
      counted.value = nothing;
      return;
    }
    const listed = pairs.value;
    try {
      const { firstKeeps, hectares } = await now.count(rule === 'suppliers' ? ranks(now.shapes)! : rule, chosen.value);
      if (own !== counts) return;
      counted.value = {
        keepers: new Map(listed.map(({ ids }, at) => [keyOfPair(ids), ids[firstKeeps[at] === 1 ? 0 : 1]])),
        hectares: hectares && new Map(now.shapes.map(({ id }, at) => [id, hectares[at]!])),
      };
    } catch (error) {
      if (own !== counts) return;
      counted.value = { keepers: new Map(), hectares: null };
      counting.fault = (error as Error).message;
    }
    counting.isRunning = false;
  });
  return { counted, counting };
}

/** Of every shape with an area what it counts, for a column. Null where that is not known. */
function cellsOf({ hectares }: Counted, shapes: readonly Shape[]): Map<string, number> | null {
  if (!hectares || hectares.size === 0) return null;
  return new Map(
    shapes.flatMap((shape) => {
      const own = areaOf(shape);
      if (own === null) return [];
      // What is on a hidden layer shares its land with nobody.
      return [[shape.id, Number((hectares.get(shape.id) ?? own).toFixed(decimals))] as const];
    }),
  );
}

/** Who keeps the land that open shapes share: by a rule, and by hand for single pairs. */
export function createLandKeeping(open: OpenShapes, search: PairSearch, decide: Decide) {
  const { files, shapes, keepRule } = open;
  const shared = computed(
    () => new Set(search.pairs.value.flatMap(({ ids, sharedHectares }) => (sharedHectares > 0 ? [keyOfPair(ids)] : []))),
  );
  /** what somebody chose, of pairs that share land still */
  const chosen = computed(() =>
    files.value
      .flatMap(({ keptLand }) => (keptLand ?? []).map(({ ids }): ChosenKeeper<string> => ids))
      .filter(([keeper, other]) => shared.value.has(keyOfPair([keeper, other]))),
  );
  const chosenKeepers = computed(() => new Map(chosen.value.map(([keeper, other]) => [keyOfPair([keeper, other]), keeper])));
  const order = createSupplierOrder(open);
  const { counted, counting } = createCounting(open, search, chosen, order);

  /** Who keeps the land of a pair; null while that is not known, and where no land is shared. */
  const keeperOf = (pair: ShapePair): string | null =>
    pair.sharedHectares > 0 ? (counted.value.keepers.get(keyOfPair(pair.ids)) ?? null) : null;
  /** Whom somebody chose; null: the rule says. */
  const chosenKeeperOf = (pair: ShapePair): string | null => chosenKeepers.value.get(keyOfPair(pair.ids)) ?? null;
  /** What a shape counts without the land that others keep; null where that is not known. */
  const countedHectaresOf = ({ id }: Shape): number | null => counted.value.hectares?.get(id) ?? null;

  /** Gives the land of a pair to one of both, or (null) leaves it to the rule: one step. Throws where choices would contradict each other. */
  function keepLand(pair: ShapePair, keeper: string | null): void {
    const key = keyOfPair(pair.ids);
    const other = pair.ids[0] === keeper ? pair.ids[1] : pair.ids[0];
    const others = chosen.value.filter((each) => keyOfPair([each[0], each[1]]) !== key);
    const circle = keeper === null ? null : circleOf([...others, [keeper, other]]);
    const byId = new Map(shapes.value.map((shape) => [shape.id, shape]));
    if (circle) throw new Error(text('pairs.keep.circle', { names: circle.map((id) => byId.get(id)?.name ?? '').join(' → ') }));
    decide(text('pairs.step.keep'), 'keptLand', (list, file) => [
      ...list.filter(({ ids }) => keyOfPair(ids) !== key),
      ...(keeper !== null && byId.get(keeper)?.fileId === file.id ? [{ ids: [keeper, other] as [string, string] }] : []),
    ]);
  }
  const countedCells = () => cellsOf(counted.value, shapes.value);
  return {
    keepRule,
    suppliers: order.suppliers,
    moveSupplier: order.move,
    counting,
    keeperOf,
    chosenKeeperOf,
    countedHectaresOf,
    keepLand,
    countedCells,
  };
}
export type LandKeeping = ReturnType<typeof createLandKeeping>;
