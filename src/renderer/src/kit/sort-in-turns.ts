/** What the window's thread spends on sorting in one go. */
const turnMilliseconds = 5;
const looksBetweenClocks = 256;
const nextTurn = () =>
  new Promise<void>((done) => {
    setTimeout(done, 0);
  });

/** Counts comparisons and gives the thread back when a turn is over. */
class Turns {
  readonly #isStale: () => boolean;
  #until = performance.now() + turnMilliseconds;
  #looks = 0;

  constructor(isStale: () => boolean) {
    this.#isStale = isStale;
  }

  /** After each comparison; when true, `rest` comes next. Awaiting at every comparison would cost more than the comparison. */
  isDue(): boolean {
    this.#looks += 1;
    return this.#looks >= looksBetweenClocks;
  }

  /** Whether the work still has a use. */
  async rest(): Promise<boolean> {
    this.#looks = 0;
    if (performance.now() >= this.#until) {
      await nextTurn();
      this.#until = performance.now() + turnMilliseconds;
    }
    return !this.#isStale();
  }
}

type Compare = (a: number, b: number) => number;

/** The ends of the runs that are in order; falling ones are turned round in `order`. Null when the work has lost its use. */
async function runEnds(order: Uint32Array, compare: Compare, turns: Turns): Promise<number[] | null> {
  const count = order.length;
  const ends: number[] = [];
  for (let start = 0; start < count;) {
    let end = start + 1;
    // Only strictly falling runs are turned round: equal items keep their order.
    const isFalling = end < count && compare(start, end) > 0;
    while (end < count && (isFalling ? compare(end - 1, end) > 0 : compare(end - 1, end) <= 0)) {
      end += 1;
      if (turns.isDue() && !(await turns.rest())) return null;
    }
    if (isFalling) order.subarray(start, end).reverse();
    ends.push(end);
    start = end;
    if (turns.isDue() && !(await turns.rest())) return null;
  }
  return ends;
}

/** Merges each two neighbouring runs of `from` into `into` and gives the new ends. Null when the work has lost its use. */
async function mergePairs(from: Uint32Array, into: Uint32Array, ends: number[], compare: Compare, turns: Turns): Promise<number[] | null> {
  const merged: number[] = [];
  for (let run = 0; run < ends.length; run += 2) {
    const [middle, end] = [ends[run]!, ends[run + 1] ?? ends[run]!];
    let left = run === 0 ? 0 : ends[run - 1]!;
    let right = middle;
    for (let at = left; at < end; at += 1) {
      into[at] = right >= end || (left < middle && compare(from[left]!, from[right]!) <= 0) ? from[left++]! : from[right++]!;
      if (turns.isDue() && !(await turns.rest())) return null;
    }
    merged.push(end);
  }
  return merged;
}

/**
 * The order in which `count` items stand when sorted: their places, first to last; equal ones stay as they were. Runs that are in order already are found first, so
 * that a sorted list costs one look at each item, and the rest is merged a few milliseconds at a time. Null when `isStale` says so on the way.
 */
export async function sortInTurns(count: number, compare: Compare, isStale: () => boolean = () => false): Promise<Uint32Array | null> {
  let [from, into] = [new Uint32Array(count), new Uint32Array(count)];
  for (let at = 0; at < count; at += 1) from[at] = at;
  const turns = new Turns(isStale);
  let ends = await runEnds(from, compare, turns);
  while (ends !== null && ends.length > 1) {
    const merged = await mergePairs(from, into, ends, compare, turns);
    [from, into, ends] = [into, from, merged];
  }
  if (ends === null) return null;
  return from;
}
