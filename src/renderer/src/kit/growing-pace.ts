const everyMilliseconds = 250;
const growth = 1.5;
const atLatestMilliseconds = 2000;

/**
 * When things that keep coming are looked at anew, where every look goes over all of them: at once, then every quarter of a second as long as half as many more are there, and every other
 * second. Looks at each new one of a hundred thousand would cost more than the things themselves.
 */
export class GrowingPace {
  #at = Number.NEGATIVE_INFINITY;
  #count = 0;

  /** Whether it is time to look at so many. */
  isDue(count: number): boolean {
    const waited = performance.now() - this.#at;
    return waited > atLatestMilliseconds || (waited > everyMilliseconds && count >= growth * this.#count);
  }
  /** They were looked at. */
  looked(count: number): void {
    this.#at = performance.now();
    this.#count = count;
  }
}
