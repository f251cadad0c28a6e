import { computed } from 'vue';
import { text } from '#window/kit/text/index.ts';
import type { AcceptedPair, OpenShapes, Shape } from './open-shapes.ts';
import { createPairSearch, type PairSearch, type ShapePair } from './pair-search.ts';

/** A registered project as the other of a pair. */
export interface RegisteredProject {
  /** among ids of shapes */
  id: string;
  projectId: string;
  name: string;
  connection: string;
}
/** A pair with its shapes, or a shape and a project. */
export interface PairRow<Second extends Shape | RegisteredProject = Shape | RegisteredProject> {
  key: string;
  pair: ShapePair;
  first: Shape;
  second: Second;
  /** why it is accepted; null where it is not */
  accepted: string | null;
}

const keyOf = ([a, b]: readonly [string, string]) => (a < b ? `${a} ${b}` : `${b} ${a}`);
/** Rounding of the last digit is no change. */
const sameHectares = 1e-6;

/** Pairs as they are listed, and which of them are accepted. */
function createAcceptedPairs({ files, visible, history }: OpenShapes, { pairs }: PairSearch) {
  const acceptances = computed(
    () => new Map(files.value.flatMap(({ acceptedPairs }) => (acceptedPairs ?? []).map((accepted) => [keyOf(accepted.ids), accepted]))),
  );
  /** Why a pair is accepted; null where it is not, or shares other land than then. */
  function acceptedReason(ids: [string, string], sharedHectares: number): string | null {
    const found = acceptances.value.get(keyOf(ids));
    return found && Math.abs(found.sharedHectares - sharedHectares) <= sameHectares ? found.reason : null;
  }
  /** A shape that went away meanwhile takes its pairs with it. */
  const pairRows = computed<PairRow<Shape>[]>(() => {
    if (pairs.value.length === 0) return [];
    const byId = new Map(visible.value.map((shape) => [shape.id, shape]));
    return pairs.value.flatMap((pair) => {
      const [first, second] = [byId.get(pair.ids[0]), byId.get(pair.ids[1])];
      if (!first || !second) return [];
      return [{ key: keyOf(pair.ids), pair, first, second, accepted: acceptedReason(pair.ids, pair.sharedHectares) }];
    });
  });

  /** Accepts some pairs for a reason, or (null) takes that back: one step. */
  function acceptPairs(rows: readonly PairRow[], reason: string | null): void {
    const before = files.value;
    const keys = new Set(rows.map(({ pair: { ids } }) => keyOf(ids)));
    const after = before.map((file) => {
      const left = (file.acceptedPairs ?? []).filter(({ ids }) => !keys.has(keyOf(ids)));
      const come = rows.flatMap(({ first, pair }): AcceptedPair[] =>
        reason !== null && first.fileId === file.id ? [{ ids: pair.ids, reason, sharedHectares: pair.sharedHectares }] : [],
      );
      const acceptedPairs = [...left, ...come];
      return acceptedPairs.length === 0 && !file.acceptedPairs ? file : { ...file, acceptedPairs };
    });
    const take = (list: typeof before) => () => {
      // What else of a file changed meanwhile stays as it is.
      const known = new Map(list.map((file) => [file.id, file.acceptedPairs]));
      files.value = files.value.map((file) => {
        if (!known.has(file.id)) return file;
        const acceptedPairs = known.get(file.id);
        const { acceptedPairs: _, ...others } = file;
        return acceptedPairs && acceptedPairs.length > 0 ? { ...others, acceptedPairs } : others;
      });
    };
    history.run({ label: text(reason === null ? 'pairs.step.withdraw' : 'pairs.step.accept'), redo: take(after), undo: take(before) });
  }
  return { pairRows, acceptPairs, acceptedReason };
}

/** Pairs of open shapes that have land in common: `shown` is for tables, `landHectares` for the total. */
export function createPairs(open: OpenShapes) {
  const pairing = createPairSearch(open);
  const { search: pairSearch, stop: stopPairs, searchAgain: searchPairs, landHectares } = pairing;
  return { shown: { ...createAcceptedPairs(open, pairing), pairSearch, stopPairs, searchPairs }, landHectares };
}
export type Pairs = ReturnType<typeof createPairs>;
