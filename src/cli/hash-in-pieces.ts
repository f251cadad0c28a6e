import { createHash } from 'node:crypto';
import { geometryLines, type Geometry } from '#geo/index.ts';
import { Spill } from './spill.ts';

const runBytes = 8 * 1024 ** 2;
const mergedBytes = 4 * 1024 ** 2;

/** The hash of any number of shapes, as geometryHash has it of those in memory: their lines are sorted in runs that fit into memory, and the runs are merged. */
export class HashInPieces {
  readonly #spill = new Spill();
  readonly #runBytes: number;
  readonly #runs: { from: number; to: number }[] = [];
  #lines: string[] = [];
  #length = 0;
  #count = 0;

  constructor(bytesOfRun = runBytes) {
    this.#runBytes = bytesOfRun;
  }

  add(geometry: Geometry): void {
    for (const line of geometryLines(geometry)) {
      this.#lines.push(line);
      this.#length += line.length + 1;
    }
    this.#count += 1;
    if (this.#length >= this.#runBytes) this.#endRun();
  }

  #endRun(): void {
    const from = this.#spill.length;
    for (const line of this.#lines.sort()) this.#spill.addLine(line);
    this.#runs.push({ from, to: this.#spill.length });
    this.#lines = [];
    this.#length = 0;
  }

  /** Hex; null without any shape. Call it once. */
  digest(): string | null {
    if (this.#lines.length > 0) this.#endRun();
    const hash = createHash('sha256');
    let between = '';
    // A piece of every run is in memory at once.
    const pieceBytes = Math.max(1 << 12, Math.min(1 << 16, Math.floor(mergedBytes / Math.max(1, this.#runs.length))));
    for (const line of merged(this.#runs.map(({ from, to }) => this.#spill.lines(from, to, pieceBytes)))) {
      hash.update(between + line);
      between = '\n';
    }
    this.#spill.close();
    return this.#count === 0 ? null : hash.digest('hex');
  }
}

/** Sorted sequences as one. The next of each stand in a heap, the least of them first. */
function* merged(sequences: Iterator<string>[]): Generator<string> {
  const heap: { line: string; rest: Iterator<string> }[] = [];
  const sink = (from: number) => {
    for (let at = from; ;) {
      const [left, right] = [2 * at + 1, 2 * at + 2];
      let least = at;
      for (const child of [left, right]) if (child < heap.length && heap[child]!.line < heap[least]!.line) least = child;
      if (least === at) return;
      [heap[at], heap[least]] = [heap[least]!, heap[at]!];
      at = least;
    }
  };
  for (const rest of sequences) {
    const next = rest.next();
    if (!next.done) heap.push({ line: next.value, rest });
  }
  for (let at = heap.length >> 1; at >= 0; at -= 1) sink(at);
  while (heap.length > 0) {
    const first = heap[0]!;
    yield first.line;
    const next = first.rest.next();
    if (next.done) heap[0] = heap.at(-1)!;
    else first.line = next.value;
    if (next.done) heap.pop();
    sink(0);
  }
}
