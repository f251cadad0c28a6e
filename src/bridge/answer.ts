import { bridgeContract } from './contract.ts';
import { bridgeMethods, type Answer, type BridgeMethod } from './methods.ts';

export interface CallContext { callId: string | undefined; signal: AbortSignal; progress: (share: number, message?: string) => void }
export type Handlers = { [M in BridgeMethod]: (input: never, context: CallContext) => Promise<unknown> };

const known = new Set<string>(bridgeMethods);

/** Errors that carry a code for the window (ApiFault, UnreadableFile, FileRefused, …) keep it; anything else is ours and says so. */
function failure(error: unknown): Answer<never> {
  const { code, message, details } = error as { code?: unknown; message?: unknown; details?: unknown };
  const known = typeof code === 'string' && /^[a-z][a-z-]+$/.test(code);
  return { ok: false, error: { code: known ? code : 'internal', message: typeof message === 'string' ? message.slice(0, 2000) : 'Something failed', ...(details === undefined || details === null ? {} : { details }) } };
}

/** Runs calls of a window: input and output are checked by the contract, errors come back as data, and a call can be cancelled by its id. */
export class Answerer {
  readonly #handlers: Handlers;
  readonly #running = new Map<string, AbortController>();
  readonly #send: (event: string, payload: unknown) => void;

  constructor(handlers: Handlers, send: (event: string, payload: unknown) => void) {
    this.#handlers = handlers;
    this.#send = send;
  }

  cancel(callId: string): boolean {
    const running = this.#running.get(callId);
    running?.abort();
    return running !== undefined;
  }

  async answer(method: string, input: unknown, callId?: string): Promise<Answer<unknown>> {
    if (!known.has(method)) return { ok: false, error: { code: 'unknown-method', message: `The host knows no “${method.slice(0, 80)}”.` } };
    const name = method as BridgeMethod;
    const parsed = bridgeContract[name].input.safeParse(input ?? {});
    if (!parsed.success) {
      return { ok: false, error: { code: 'invalid-input', message: 'The host was asked with an input that does not fit.', details: parsed.error.issues.slice(0, 20).map(({ path, message }) => ({ loc: path.map(String), msg: message })) } };
    }
    const abort = new AbortController();
    if (callId) this.#running.set(callId, abort);
    try {
      if (name === 'jobs.cancel') return { ok: true, value: { cancelled: this.cancel((parsed.data as { callId: string }).callId) } };
      const value = await this.#handlers[name](parsed.data as never, { callId, signal: abort.signal, progress: (share, message) => { if (callId) this.#send('progress', { callId, share, message }); } });
      const checked = bridgeContract[name].output.safeParse(value);
      if (!checked.success) return { ok: false, error: { code: 'internal', message: `The host’s answer to ${name} does not fit its contract: ${checked.error.issues[0]?.path.join('.')} ${checked.error.issues[0]?.message}` } };
      return { ok: true, value: checked.data };
    } catch (error) {
      return failure(error);
    } finally {
      if (callId) this.#running.delete(callId);
    }
  }
}
