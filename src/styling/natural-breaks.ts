/**
 * Natural breaks (Fisher 1958; Jenks 1977): the parting of sorted numbers into classes whose summed squared distances from the means of their classes are least. Exact,
 * for any number of values: equal ones count as one with a weight, and the best beginning of a class only rises with its end, so that each row of the table is found
 * by halving (as Ckmeans.1d.dp does; Wang and Song 2011, Song and Zhong 2020).
 */
export function naturalStarts(sorted: Float64Array, classes: number): number[] {
  // Of equal values the first place, and how many there are.
  const firsts: number[] = [];
  for (let at = 0; at < sorted.length; at += 1) if (at === 0 || sorted[at] !== sorted[at - 1]) firsts.push(at);
  const count = firsts.length;
  if (count <= classes) return firsts;
  // Sums around the middle value: squares of large numbers would lose what tells them apart.
  const middle = sorted[sorted.length >> 1]!;
  const [weights, sums, squares] = [new Float64Array(count + 1), new Float64Array(count + 1), new Float64Array(count + 1)];
  for (let at = 0; at < count; at += 1) {
    const weight = (firsts[at + 1] ?? sorted.length) - firsts[at]!;
    const value = sorted[firsts[at]!]! - middle;
    weights[at + 1] = weights[at]! + weight;
    sums[at + 1] = sums[at]! + weight * value;
    squares[at + 1] = squares[at]! + weight * value * value;
  }
  /** by how many values are in classes so far: the least sum of spreads */
  let least = new Float64Array(count + 1).map((_, to) => (to === 0 ? 0 : Math.max(0, squares[to]! - sums[to]! ** 2 / weights[to]!)));
  const begins: Uint32Array[] = [];
  for (let parts = 2; parts <= classes; parts += 1) {
    const next = new Float64Array(count + 1).fill(Number.POSITIVE_INFINITY);
    const begin = new Uint32Array(count + 1);
    const fill = (low: number, high: number, first: number, last: number): void => {
      if (low > high) return;
      const to = (low + high) >> 1;
      let best = Number.POSITIVE_INFINITY;
      let at = first;
      for (let from = Math.min(last, to - 1); from >= first; from -= 1) {
        const sum = sums[to]! - sums[from]!;
        const own = squares[to]! - squares[from]! - (sum * sum) / (weights[to]! - weights[from]!);
        // A longer last class only spreads more.
        if (own > best) break;
        const all = least[from]! + Math.max(0, own);
        if (all < best) {
          best = all;
          at = from;
        }
      }
      next[to] = best;
      begin[to] = at;
      fill(low, to - 1, first, at);
      fill(to + 1, high, at, last);
    };
    fill(parts, count, parts - 1, count - 1);
    least = next;
    begins.push(begin);
  }
  const starts: number[] = [];
  let to = count;
  for (const begin of begins.toReversed()) {
    to = begin[to]!;
    starts.push(firsts[to]!);
  }
  return [0, ...starts.toReversed()];
}
