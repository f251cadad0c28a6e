import { Session } from 'node:inspector';

interface CoveredFunction {
  ranges: { startOffset: number; endOffset: number; count: number }[];
}
interface Coverage {
  result: { url: string; functions: CoveredFunction[] }[];
}
/** Twice as often is something new, once more is not: a loop that runs 1,000 times would else be new every time. */
const magnitudeOf = (count: number) => Math.ceil(Math.log2(count + 1));

/** Which code ran, and about how often, as V8 counts it. */
export class BranchCoverage {
  readonly #session = new Session();
  readonly #folders: RegExp;
  /** how often each character of a function ran at most, as a magnitude */
  readonly #seen = new Map<string, Uint8Array>();
  /** characters of code that ran at least once; a function within another counts in both */
  characters = 0;

  /** `folders` names the files that count. */
  constructor(folders: RegExp) {
    this.#folders = folders;
    this.#session.connect();
    this.#session.post('Profiler.enable');
    this.#session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  }

  /** Whether something ran for the first time, or twice as often as ever, since this was last asked. */
  take(): boolean {
    let isFresh = false;
    this.#session.post('Profiler.takePreciseCoverage', (error, coverage: Coverage) => {
      if (error) throw error;
      for (const { url, functions } of coverage.result)
        if (this.#folders.test(url)) for (const one of functions) if (this.#note(url, one)) isFresh = true;
    });
    return isFresh;
  }

  /** The first range is the function, the others lie within it and within one another, the outer one first. A block that ran as often as what is around it is not told of. */
  #note(url: string, { ranges }: CoveredFunction): boolean {
    const whole = ranges[0]!;
    if (whole.count === 0) return false;
    const length = whole.endOffset - whole.startOffset;
    const now = new Uint8Array(length).fill(magnitudeOf(whole.count));
    for (const { startOffset, endOffset, count } of ranges.slice(1))
      now.fill(magnitudeOf(count), startOffset - whole.startOffset, endOffset - whole.startOffset);
    const key = `${url}:${whole.startOffset}-${whole.endOffset}`;
    const before = this.#seen.get(key) ?? new Uint8Array(length);
    this.#seen.set(key, before);
    let isFresh = false;
    for (let at = 0; at < length; at += 1) {
      if (now[at]! <= before[at]!) continue;
      if (before[at] === 0) this.characters += 1;
      before[at] = now[at]!;
      isFresh = true;
    }
    return isFresh;
  }

  end(): void {
    this.#session.disconnect();
  }
}
