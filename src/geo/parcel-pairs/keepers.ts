import type { KeepsBefore } from './count-once.ts';

/** Who keeps land that several parcels share, where nobody chose: the one of which it is the larger share, or the first. */
export const keepRules = ['larger-share', 'file-order'] as const;
export type KeepRule = (typeof keepRules)[number];

/** A rule as an order of parcels by their numbers. */
export const orderOfRule = (rule: KeepRule, hectaresOf: (parcel: number) => number): KeepsBefore =>
  // The same hectares are a larger share of the smaller parcel.
  rule === 'file-order' ? (a, b) => a < b : (a, b) => (hectaresOf(a) - hectaresOf(b) || a - b) < 0;

/** The parcels with a smaller rank first (of their suppliers, say), among those of the same rank the first one. */
export const orderOfRanks =
  (rankOf: (parcel: number) => number): KeepsBefore =>
  (a, b) =>
    (rankOf(a) - rankOf(b) || a - b) < 0;

/** That a person gives the land that two parcels share to the first of them. */
export type ChosenKeeper<Parcel = number> = readonly [keeper: Parcel, other: Parcel];

/** By parcel: those that a person put before it. */
function chosenBefore<Parcel>(chosen: readonly ChosenKeeper<Parcel>[]): Map<Parcel, Parcel[]> {
  const before = new Map<Parcel, Parcel[]>();
  for (const [keeper, other] of chosen) {
    const known = before.get(other);
    if (known) known.push(keeper);
    else before.set(other, [keeper]);
  }
  return before;
}

/** Parcels that stand before each other in a circle, so that nobody would keep land under all of them; null where there are none. */
export function circleOf<Parcel>(chosen: readonly ChosenKeeper<Parcel>[]): Parcel[] | null {
  const before = chosenBefore(chosen);
  const done = new Set<Parcel>();
  for (const start of before.keys()) {
    const path = [{ parcel: start, next: 0 }];
    const onPath = new Set([start]);
    for (let top = path.at(-1); top; top = path.at(-1)) {
      const above = done.has(top.parcel) ? undefined : before.get(top.parcel)?.[top.next];
      top.next += 1;
      if (above === undefined) {
        done.add(top.parcel);
        onPath.delete(top.parcel);
        path.pop();
      } else if (onPath.has(above)) {
        const circle = path.map(({ parcel }) => parcel);
        return circle.slice(circle.indexOf(above)).toReversed();
      } else {
        onPath.add(above);
        path.push({ parcel: above, next: 0 });
      }
    }
  }
  return null;
}

/** Groups of parcels each of which comes before each other of the group over some others (Tarjan 1972, strongly connected components), those of one parcel left out. */
function circles(starts: Iterable<number>, behind: (parcel: number) => readonly number[]): number[][] {
  const indexOf = new Map<number, number>();
  const low = new Map<number, number>();
  const waiting: number[] = [];
  const isWaiting = new Set<number>();
  const found: number[][] = [];
  const enter = (parcel: number) => {
    low.set(parcel, indexOf.size);
    indexOf.set(parcel, indexOf.size);
    waiting.push(parcel);
    isWaiting.add(parcel);
    return { parcel, others: behind(parcel), next: 0 };
  };
  for (const start of starts) {
    if (indexOf.has(start)) continue;
    const path = [enter(start)];
    for (let top = path.at(-1); top; top = path.at(-1)) {
      const { parcel, others } = top;
      const other = others[top.next];
      top.next += 1;
      if (other !== undefined) {
        if (!indexOf.has(other)) path.push(enter(other));
        else if (isWaiting.has(other)) low.set(parcel, Math.min(low.get(parcel)!, indexOf.get(other)!));
        continue;
      }
      path.pop();
      const above = path.at(-1);
      if (above) low.set(above.parcel, Math.min(low.get(above.parcel)!, low.get(parcel)!));
      if (low.get(parcel) !== indexOf.get(parcel)) continue;
      const group = waiting.splice(waiting.indexOf(parcel));
      for (const one of group) isWaiting.delete(one);
      if (group.length > 1) found.push(group);
    }
  }
  return found;
}

/** Parcels in the order of the rule, each right behind those that a person put before it. */
function inOrder(group: readonly number[], rule: KeepsBefore, before: ReadonlyMap<number, number[]>): Map<number, number> {
  const own = new Set(group);
  const ranks = new Map<number, number>();
  const byRule = (parcels: readonly number[]) => parcels.toSorted((a, b) => (rule(a, b) ? 1 : -1));
  // The last of a stack is looked at first; what a person put before it is put upon it.
  const stack = byRule(group);
  for (let parcel = stack.at(-1); parcel !== undefined; parcel = stack.at(-1)) {
    const open = ranks.has(parcel) ? [] : (before.get(parcel) ?? []).filter((other) => own.has(other) && !ranks.has(other));
    if (open.length > 0) {
      stack.push(...byRule(open));
      continue;
    }
    stack.pop();
    if (!ranks.has(parcel)) ranks.set(parcel, ranks.size);
  }
  return ranks;
}

/**
 * A rule with what a person chose for single pairs. Both hold for every pair where they contradict each other over no number of parcels: where a rule and a choice would put
 * parcels before each other in a circle, those of the circle get one order that follows all choices and otherwise the rule, so that land under all of them has one owner. Throws
 * RangeError where the choices themselves go in a circle.
 */
export function withChosen(
  rule: KeepsBefore,
  chosen: readonly ChosenKeeper[],
  neighbours: ReadonlyMap<number, ReadonlySet<number>>,
): KeepsBefore {
  const held = chosen.filter(([keeper, other]) => neighbours.get(keeper)?.has(other));
  if (held.length === 0) return rule;
  const circle = circleOf(held);
  if (circle) throw new RangeError(`contradicting-choices:${circle.join(',')}`);
  const before = chosenBefore(held);
  const isChosen = (a: number, b: number) => before.get(b)?.includes(a) ?? false;
  const plain: KeepsBefore = (a, b) => isChosen(a, b) || (!isChosen(b, a) && rule(a, b));
  const ranks = new Map<number, { group: number; rank: number }>();
  const groups = circles(held.flat(), (parcel) => [...(neighbours.get(parcel) ?? [])].filter((other) => plain(parcel, other)));
  for (const [number, group] of groups.entries())
    for (const [parcel, rank] of inOrder(group, rule, before)) ranks.set(parcel, { group: number, rank });
  return (a, b) => {
    const [one, other] = [ranks.get(a), ranks.get(b)];
    return one && other && one.group === other.group ? one.rank < other.rank : plain(a, b);
  };
}
