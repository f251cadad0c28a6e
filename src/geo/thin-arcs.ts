import { metresPerDegree, metresToSide, type Borders } from './border-arcs.ts';

/** One split of an arc: the place farthest from the straight line over a stretch, how far it or what lies below it is, and the splits of the two stretches beside it (-1: nothing between its ends). */
interface Split {
  from: number;
  place: number;
  to: number;
  before: number;
  after: number;
  metres: number;
  isWholeArc: boolean;
}

export interface ThinnedArcs {
  /** 1 for the places that stay */
  kept: Uint8Array;
  /** places that the tolerance alone would have let go */
  heldBack: number;
}

/**
 * Prepares borders for any tolerance in metres: each arc is split where it is farthest from the straight line between its ends, and so on (Ramer 1972, Douglas and
 * Peucker 1973). A stretch becomes straight when nothing of it is farther from the straight line than the tolerance, from the smallest stretches up; each step takes one corner away,
 * and only when the triangle that it leaves holds no other corner of any border. So borders never meet anew, nothing changes sides, and no ring closes up (as in the
 * coverage simplification of JTS and GEOS, Davis 2022). Corners that stood in the way may be gone later, so those that were held are tried again until nothing changes.
 */
// oxlint-disable-next-line max-lines-per-function -- the splits and their scales are shared by every tolerance that is tried
export function prepareThinning({ xs, ys, arcs, tree }: Borders): (toleranceMetres: number) => ThinnedArcs {
  const splits: Split[] = [];
  const scaleX = new Float64Array(xs.length);
  const scaleY = new Float64Array(xs.length);
  for (let place = 0; place < xs.length; place += 1) [scaleX[place], scaleY[place]] = metresPerDegree(ys[place]!);
  for (const arc of arcs) addSplits(arc);
  // A corner can be nearer to the line over the whole stretch than to that over its part, which comes first and may have to stay.
  for (let index = splits.length - 1; index >= 0; index -= 1) {
    const split = splits[index]!;
    for (const child of [split.before, split.after]) if (child >= 0) split.metres = Math.max(split.metres, splits[child]!.metres);
  }

  /** Parents stand before their children. */
  function addSplits(arc: number[]): void {
    const stack: { from: number; to: number; parent: number; isBefore: boolean }[] = [
      { from: 0, to: arc.length - 1, parent: -1, isBefore: true },
    ];
    while (stack.length > 0) {
      const { from, to, parent, isBefore } = stack.pop()!;
      const ax = xs[arc[from]!]!;
      const ay = ys[arc[from]!]!;
      const bx = xs[arc[to]!]!;
      const by = ys[arc[to]!]!;
      let farthest = -1;
      let at = -1;
      for (let k = from + 1; k < to; k += 1) {
        const place = arc[k]!;
        const metres = metresToSide(xs[place]!, ys[place]!, ax, ay, bx, by, scaleX[place]!, scaleY[place]!);
        if (metres > farthest) {
          farthest = metres;
          at = k;
        }
      }
      if (at < 0) continue;
      const index =
        splits.push({ from: arc[from]!, place: arc[at]!, to: arc[to]!, before: -1, after: -1, metres: farthest, isWholeArc: parent < 0 }) -
        1;
      if (parent >= 0) {
        if (isBefore) splits[parent]!.before = index;
        else splits[parent]!.after = index;
      }
      stack.push({ from, to: at, parent: index, isBefore: true }, { from: at, to, parent: index, isBefore: false });
    }
  }

  return (toleranceMetres) => {
    const kept = new Uint8Array(xs.length).fill(1);
    const isStraight = new Uint8Array(splits.length);
    const straightArcs = new Set(arcs.filter((arc) => arc.length === 2).map(([from, to]) => `${from} ${to}`));
    tree.putAllBack();
    const straightened = (index: number): boolean => {
      const { from, place, to, before, after, isWholeArc } = splits[index]!;
      if ((before >= 0 && isStraight[before] === 0) || (after >= 0 && isStraight[after] === 0)) return false;
      // Two arcs between the same nodes: one at least stays bent, or the land between them would be gone.
      if ((isWholeArc && straightArcs.has(`${from} ${to}`)) || tree.holdsAnother(from, place, to)) return false;
      if (isWholeArc) straightArcs.add(`${from} ${to}`);
      isStraight[index] = 1;
      kept[place] = 0;
      tree.takeOut(place);
      return true;
    };
    let left: number[] = [];
    for (let index = splits.length - 1; index >= 0; index -= 1) if (splits[index]!.metres <= toleranceMetres) left.push(index);
    for (let before = Infinity; left.length < before;) {
      before = left.length;
      left = left.filter((index) => !straightened(index));
    }
    const heldBack = left.length;
    return { kept, heldBack };
  };
}
