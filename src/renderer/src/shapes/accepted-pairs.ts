import { computed } from 'vue';
import {
  acceptedColumn,
  acceptedEntry,
  acceptedOverlap,
  lastEntryNumber,
  roundingHectares,
  withEntry,
  withoutShared,
  type AcceptedOverlap,
} from '#formats/accepted-overlaps.ts';
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
  /** the day of it, YYYY-MM-DD; null where it is not known */
  acceptedOn: string | null;
}

/** Rounding of the last digit is no change. */
const sameHectares = 1e-6;

const isOfShapes = (row: PairRow): row is PairRow<Shape> => !('projectId' in row.second);
const today = () => {
  const now = new Date();
  const padded = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${padded(now.getMonth() + 1)}-${padded(now.getDate())}`;
};

/** Why a pair is accepted by the cells of both shapes, which came with their files. */
function acceptedByCells({ sharedHectares }: ShapePair, first: Shape, second: Shape): AcceptedOverlap | null {
  const [a, b] = [first.feature.properties, second.feature.properties];
  if (typeof a?.[acceptedColumn] !== 'string') return null;
  const perimeters = (first.summary?.perimeterMetres ?? 0) + (second.summary?.perimeterMetres ?? 0);
  return acceptedOverlap(a, b, sharedHectares, roundingHectares(perimeters));
}

/** The shapes of pairs with cells that say that they are accepted, or (null) do not say it any more. */
function withCells(rows: readonly PairRow[], accepted: AcceptedOverlap | null, shapes: readonly Shape[]): Shape[] {
  const cells = new Map<string, Shape['feature']['properties']>();
  let number = accepted === null ? 0 : lastEntryNumber(shapes.map(({ feature }) => feature.properties));
  for (const { first, second, pair } of rows.filter(isOfShapes)) {
    const [a, b] = [first, second].map(({ id, feature }) => cells.get(id) ?? feature.properties ?? {});
    const [ofFirst, ofSecond] = withoutShared(a!, b!);
    const entry = accepted && acceptedEntry((number += 1), [first.name, second.name], pair.sharedHectares, accepted);
    for (const [{ id }, properties, left] of [
      [first, a!, ofFirst],
      [second, b!, ofSecond],
    ] as const) {
      const { [acceptedColumn]: _before, ...others } = properties;
      const cell = entry === null ? left : withEntry({ [acceptedColumn]: left }, entry);
      cells.set(id, cell === null ? others : { ...others, [acceptedColumn]: cell });
    }
  }
  return shapes.map((shape) =>
    cells.has(shape.id) ? { ...shape, feature: { ...shape.feature, properties: cells.get(shape.id)! } } : shape,
  );
}

/** Pairs as they are listed, and which of them are accepted. */
function createAcceptedPairs({ files, shapes, visible }: OpenShapes, { pairs }: PairSearch, decide: Decide) {
  const acceptances = computed(
    () => new Map(files.value.flatMap(({ acceptedPairs }) => (acceptedPairs ?? []).map((accepted) => [keyOfPair(accepted.ids), accepted]))),
  );
  /** Why a pair is accepted; null where it is not, or shares other land than then. */
  function acceptance(ids: [string, string], sharedHectares: number): AcceptedOverlap | null {
    const found = acceptances.value.get(keyOfPair(ids));
    return found && Math.abs(found.sharedHectares - sharedHectares) <= sameHectares
      ? { reason: found.reason, day: found.day ?? null }
      : null;
  }
  /** A shape that went away meanwhile takes its pairs with it. */
  const pairRows = computed<PairRow<Shape>[]>(() => {
    if (pairs.value.length === 0) return [];
    const byId = new Map(visible.value.map((shape) => [shape.id, shape]));
    return pairs.value.flatMap((pair) => {
      const [first, second] = [byId.get(pair.ids[0]), byId.get(pair.ids[1])];
      if (!first || !second) return [];
      const accepted = acceptance(pair.ids, pair.sharedHectares) ?? acceptedByCells(pair, first, second);
      return [{ key: keyOfPair(pair.ids), pair, first, second, accepted: accepted?.reason ?? null, acceptedOn: accepted?.day ?? null }];
    });
  });

  /** Accepts some pairs for a reason, or (null) takes that back: one step. */
  function acceptPairs(rows: readonly PairRow[], reason: string | null): void {
    const keys = new Set(rows.map(({ pair: { ids } }) => keyOfPair(ids)));
    const day = today();
    const [before, after] = [shapes.value, withCells(rows, reason === null ? null : { reason, day }, shapes.value)];
    const put = (now: Shape[]) => () => {
      shapes.value = now;
    };
    decide(
      text(reason === null ? 'pairs.step.withdraw' : 'pairs.step.accept'),
      'acceptedPairs',
      (list, file) => [
        ...list.filter(({ ids }) => !keys.has(keyOfPair(ids))),
        ...rows.flatMap(({ first, pair }): AcceptedPair[] =>
          reason !== null && first.fileId === file.id ? [{ ids: pair.ids, reason, day, sharedHectares: pair.sharedHectares }] : [],
        ),
      ],
      { redo: put(after), undo: put(before) },
    );
  }
  return { pairRows, acceptPairs, acceptance };
}

/** Pairs of open shapes that have land in common: `shown` is for tables, `landHectares` for the total. */
export function createPairs(open: OpenShapes, decide: Decide) {
  const pairing = createPairSearch(open);
  const { search: pairSearch, stop: stopPairs, searchAgain: searchPairs, landHectares } = pairing;
  const keeping = createLandKeeping(open, pairing, decide);
  return { shown: { ...createAcceptedPairs(open, pairing, decide), ...keeping, pairSearch, stopPairs, searchPairs }, landHectares };
}
export type Pairs = ReturnType<typeof createPairs>;
