/** A list up to this many bytes lies in a shared block; a longer one has memory of its own. */
const longestBytes = 1 << 11;
const blockBytes = 1 << 16;
let block = new ArrayBuffer(blockBytes);
let used = 0;

/** The first byte of so many that nobody has yet, all of them zero; -1 where they are too many. */
function place(bytes: number): number {
  if (bytes > longestBytes) return -1;
  // Numbers of eight bytes begin at a multiple of eight.
  const size = (bytes + 7) & ~7;
  if (used + size > blockBytes) {
    block = new ArrayBuffer(blockBytes);
    used = 0;
  }
  used += size;
  return used - size;
}

/**
 * Lists of zeros for the work on one shape, of which a large file takes millions: memory of its own costs each of them five times as much, and collecting it again. Short ones share a block, so
 * their `buffer` is not theirs alone: it is neither handed over to a thread nor read past the list.
 */
export function shortDoubles(length: number): Float64Array<ArrayBuffer> {
  const at = place(8 * length);
  return at < 0 ? new Float64Array(length) : new Float64Array(block, at, length);
}
export function shortIntegers(length: number): Int32Array<ArrayBuffer> {
  const at = place(4 * length);
  return at < 0 ? new Int32Array(length) : new Int32Array(block, at, length);
}
