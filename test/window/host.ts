import type { BridgeEvents, BridgeInput, BridgeOutput } from '#host/contract.ts';
import type { Answer as Reply, BridgeError, BridgeEvent, BridgeMethod, WindowHost } from '#host/methods.ts';

/** What the host answers to a method: a value, or what makes one of the input. Typed by the contract, so that an answer that no host gives does not compile. */
type Answer<M extends BridgeMethod> = BridgeOutput<M> | ((input: BridgeInput<M>) => BridgeOutput<M> | Promise<BridgeOutput<M>>);
export type Answers = { [M in BridgeMethod]?: Answer<M> };

class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly error: BridgeError;
  constructor(error: BridgeError) {
    super(error.message);
    this.error = error;
  }
}
/** An answer that refuses, as the host does. */
export const refuses = (code: string, message: string) => (): never => {
  throw new Refusal({ code, message });
};
/** An answer that does not come while the test lasts. */
export const neverAnswers = () => new Promise<never>(() => {});

/** A host in the place of the preload's object. A method without an answer is refused, so no test passes on an answer that nobody wrote. */
class FakeHost implements WindowHost {
  readonly kind = 'browser';
  readonly hasPaths = false;
  /** what the window asked, in order */
  readonly calls: { method: BridgeMethod; input: unknown }[] = [];
  #answers: Answers = {};
  readonly #listeners = new Map<BridgeEvent, Set<(payload: unknown) => void>>();

  answer(answers: Answers): void {
    this.#answers = { ...this.#answers, ...answers };
  }
  reset(): void {
    this.#answers = {};
    this.calls.length = 0;
    this.#listeners.clear();
  }
  asked(method: BridgeMethod): unknown[] {
    return this.calls.filter((call) => call.method === method).map(({ input }) => input);
  }
  tell<E extends BridgeEvent>(event: E, payload: BridgeEvents[E]): void {
    for (const listener of this.#listeners.get(event) ?? []) listener(payload);
  }

  async call(method: BridgeMethod, input: unknown): Promise<Reply<unknown>> {
    this.calls.push({ method, input });
    const answer = this.#answers[method];
    if (answer === undefined) return { ok: false, error: { code: 'internal', message: `The test gives no answer to ${method}` } };
    try {
      const value: unknown = typeof answer === 'function' ? await (answer as (input: unknown) => unknown)(input) : answer;
      return { ok: true, value };
    } catch (error) {
      // By its name: the host may be older than the file that refuses.
      if ((error as Error).name === 'Refusal') return { ok: false, error: (error as Refusal).error };
      throw error;
    }
  }
  on(event: BridgeEvent, listener: (payload: unknown) => void): () => void {
    const listeners = this.#listeners.get(event) ?? new Set();
    listeners.add(listener);
    this.#listeners.set(event, listeners);
    return () => listeners.delete(listener);
  }
}

const isFake = (host: WindowHost | undefined): host is FakeHost => host !== undefined && 'asked' in host;

/**
 * It must stand in the page before the window's own host is loaded: a test imports test/window/mount.ts first. A page that files share keeps the one it has, begun anew: an import that the file
 * before did not wait for may load the window's host among the modules of this one, before this line.
 */
export const fakeHost = isFake(globalThis.window.hectare) ? globalThis.window.hectare : new FakeHost();
fakeHost.reset();
globalThis.window.hectare = fakeHost;
