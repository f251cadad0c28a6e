/** What the window's thread spends on sorting in one go. */
const turnMilliseconds = 5;
const looksBetweenClocks = 256;
const nextTurn = () =>
  new Promise<void>((done) => {
    setTimeout(done, 0);
  });

/**
 * The order in which `count` items stand when sorted: their places, first to last; equal ones stay as they were. Runs that are in order already are found first, so
 * that a sorted list costs one look at each item, and the rest is merged a few milliseconds at a time. Null when `isStale` says so on the way.
 */
export async function sortInTurns(
  count: number,
  compare: (a: number, b: number) => number,
  isStale: () => boolean = () => false,
): Promise<Uint32Array | null> {
  let [from, into] = [new Uint32Array(count), new Uint32Array(count)];
  for (let at = 0; at < count; at += 1) from[at] = at;
  let until = performance.now() + turnMilliseconds;
  let looks = 0;
  const turn = async () => {
    looks = 0;
    if (performance.now() < until) return;
    await nextTurn();
    until = performance.now() + turnMilliseconds;
  };

  /** ends of the runs */
  let ends: number[] = [];
  for (let start = 0; start < count;) {
    let end = start + 1;
    // Only strictly falling runs are turned round: equal items keep their order.
    const isFalling = end < count && compare(start, end) > 0;
    while (end < count && (isFalling ? compare(end - 1, end) > 0 : compare(end - 1, end) <= 0)) {
      end += 1;
      if ((looks += 1) >= looksBetweenClocks) {
        await turn();
        if (isStale()) return null;
      }
    }
    if (isFalling) from.subarray(start, end).reverse();
    ends.push(end);
    start = end;
    if ((looks += 1) >= looksBetweenClocks) {
      await turn();
      if (isStale()) return null;
    }
  }

  while (ends.length > 1) {
    const merged: number[] = [];
    for (let run = 0; run < ends.length; run += 2) {
      const [middle, end] = [ends[run]!, ends[run + 1] ?? ends[run]!];
      let left = run === 0 ? 0 : ends[run - 1]!;
      let right = middle;
      for (let at = left; at < end; at += 1) {
        into[at] = right >= end || (left < middle && compare(from[left]!, from[right]!) <= 0) ? from[left++]! : from[right++]!;
        if ((looks += 1) >= looksBetweenClocks) {
          await turn();
          if (isStale()) return null;
        }
      }
      merged.push(end);
    }
    [from, into, ends] = [into, from, merged];
  }
  return from;
}
