/**
 * One question to the database for all who ask it at once. Whoever asks is answered by one that began after they asked, never by one that was under way: what they
 * changed before is in it.
 */
export class SharedQuestion<T> {
  readonly #ask: () => Promise<T>;
  #underWay: Promise<unknown> | null = null;
  #next: Promise<T> | null = null;
  constructor(ask: () => Promise<T>) {
    this.#ask = ask;
  }

  answer(): Promise<T> {
    this.#next ??= this.#askAfter(this.#underWay);
    return this.#next;
  }

  async #askAfter(before: Promise<unknown> | null): Promise<T> {
    await before?.catch(() => {});
    this.#next = null;
    const asked = this.#ask();
    this.#underWay = asked;
    try {
      return await asked;
    } finally {
      if (this.#underWay === asked) this.#underWay = null;
    }
  }
}
