import { computed } from 'vue';
import { text } from '#window/kit/text/index.ts';
import type { Decide } from './file-decisions.ts';
import type { AcceptedPair, OpenShapes, Shape } from './open-shapes.ts';
import { createLandKeeping, keyOfPair } from './land-keeping.ts';
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

/** Rounding of the last digit is no change. */
const sameHectares = 1e-6;

/** Pairs as they are listed, and which of them are accepted. */
function createAcceptedPairs({ files, visible }: OpenShapes, { pairs }: PairSearch, decide: Decide) {
  const acceptances = computed(
    () => new Map(files.value.flatMap(({ acceptedPairs }) => (acceptedPairs ?? []).map((accepted) => [keyOfPair(accepted.ids), accepted]))),
  );
  /** Why a pair is accepted; null where it is not, or shares other land than then. */
  function acceptedReason(ids: [string, string], sharedHectares: number): string | null {
    const found = acceptances.value.get(keyOfPair(ids));
    return found && Math.abs(found.sharedHectares - sharedHectares) <= sameHectares ? found.reason : null;
  }
  /** A shape that went away meanwhile takes its pairs with it. */
  const pairRows = computed<PairRow<Shape>[]>(() => {
    if (pairs.value.length === 0) return [];
    const byId = new Map(visible.value.map((shape) => [shape.id, shape]));
    return pairs.value.flatMap((pair) => {
      const [first, second] = [byId.get(pair.ids[0]), byId.get(pair.ids[1])];
      if (!first || !second) return [];
      return [{ key: keyOfPair(pair.ids), pair, first, second, accepted: acceptedReason(pair.ids, pair.sharedHectares) }];
    });
  });

  /** Accepts some pairs for a reason, or (null) takes that back: one step. */
  function acceptPairs(rows: readonly PairRow[], reason: string | null): void {
    const keys = new Set(rows.map(({ pair: { ids } }) => keyOfPair(ids)));
    decide(text(reason === null ? 'pairs.step.withdraw' : 'pairs.step.accept'), 'acceptedPairs', (list, file) => [
      ...list.filter(({ ids }) => !keys.has(keyOfPair(ids))),
      ...rows.flatMap(({ first, pair }): AcceptedPair[] =>
        reason !== null && first.fileId === file.id ? [{ ids: pair.ids, reason, sharedHectares: pair.sharedHectares }] : [],
      ),
    ]);
  }
  return { pairRows, acceptPairs, acceptedReason };
}

/** Pairs of open shapes that have land in common: `shown` is for tables, `landHectares` for the total. */
export function createPairs(open: OpenShapes, decide: Decide) {
  const pairing = createPairSearch(open);
  const { search: pairSearch, stop: stopPairs, searchAgain: searchPairs, landHectares } = pairing;
  const keeping = createLandKeeping(open, pairing, decide);
  return { shown: { ...createAcceptedPairs(open, pairing, decide), ...keeping, pairSearch, stopPairs, searchPairs }, landHectares };
}
export type Pairs = ReturnType<typeof createPairs>;
