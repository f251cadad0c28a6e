import { bridgeContract } from './contract.ts';
import type { KnownSecrets } from './known-secrets.ts';
import { bridgeMethods, type Answer, type BridgeError, type BridgeMethod } from './methods.ts';

export interface CallContext {
  callId: string | undefined;
  /** aborted by `jobs.cancel` */
  signal: AbortSignal;
  /** share from 0 to 1 */
  progress: (share: number, message?: string) => void;
}
export type Handlers = { [M in BridgeMethod]: (input: never, context: CallContext) => Promise<unknown> };

const known = new Set<string>(bridgeMethods);
/** What a window wrote itself comes back as it was; everything else is looked through for secrets. */
const windowsOwn = /^(drafts|settings|files)\./;

/** What the system says in its own letters, in words that help. */
const systemFaults: Record<string, [code: string, message: string]> = {
  ENOSPC: ['disk-full', 'The disk is full. Make room and try again; nothing that was saved before is lost.'],
  EACCES: ['not-allowed', 'This computer does not let Hectare write there. Choose another folder.'],
  EPERM: ['not-allowed', 'This computer does not let Hectare write there. Choose another folder.'],
  EROFS: ['not-allowed', 'That disk can only be read. Choose another folder.'],
  ENOENT: ['file-not-found', 'The file or its folder is not there any more. Was it moved or renamed?'],
};

/** Errors that carry a code for the window (ApiFault, UnreadableFile, Refused, …) keep it; anything else is ours and says so. */
function failure(error: unknown): BridgeError {
  const { code, message, details, phrase, name } = (error ?? {}) as {
    code?: unknown;
    message?: unknown;
    details?: unknown;
    phrase?: BridgeError['phrase'] | null;
    name?: unknown;
  };
  if (name === 'AbortError') return { code: 'cancelled', message: 'Cancelled.' };
  const system = typeof code === 'string' && Object.hasOwn(systemFaults, code) ? systemFaults[code] : undefined;
  if (system) return { code: system[0], message: system[1] };
  const words = typeof message === 'string' && message !== '' ? message.slice(0, 2000) : 'Something failed.';
  if (typeof code !== 'string' || !/^[a-z][a-z-]+$/.test(code)) return { code: 'internal', message: words };
  return { code, message: words, ...(details === undefined || details === null ? {} : { details }), ...(phrase ? { phrase } : {}) };
}

/**
 * Runs the calls of a window: input and output are checked by the contract, errors come back as data, a call can be
 * cancelled by its id, and no secret that passed through this process leaves it. `answer` never rejects.
 */
export class Answerer {
  readonly #handlers: Handlers;
  readonly #send: (event: string, payload: unknown) => void;
  readonly #secrets: KnownSecrets;
  readonly #running = new Map<string, AbortController>();

  constructor(handlers: Handlers, send: (event: string, payload: unknown) => void, secrets: KnownSecrets) {
    this.#handlers = handlers;
    this.#send = send;
    this.#secrets = secrets;
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
      const details = parsed.error.issues.slice(0, 20).map(({ path, message }) => ({ loc: path.map(String), msg: message }));
      return {
        ok: false,
        error: this.#withoutSecrets({ code: 'invalid-input', message: 'The host was asked with an input that does not fit.', details }),
      };
    }
    if (name === 'jobs.cancel') return { ok: true, value: { cancelled: this.cancel((parsed.data as { callId: string }).callId) } };
    const abort = new AbortController();
    if (callId) this.#running.set(callId, abort);
    const progress = (share: number, message?: string) => {
      if (callId) this.#send('progress', { callId, share, ...(message === undefined ? {} : { message }) });
    };
    try {
      const value = await this.#handlers[name](parsed.data as never, { callId, signal: abort.signal, progress });
      const checked = bridgeContract[name].output.safeParse(value);
      if (!checked.success) {
        const [issue] = checked.error.issues;
        return {
          ok: false,
          error: {
            code: 'internal',
            message: `The host’s answer to ${name} does not fit its contract: ${issue?.path.join('.')} ${issue?.message}`,
          },
        };
      }
      return { ok: true, value: windowsOwn.test(name) ? checked.data : this.#secrets.clean(checked.data) };
    } catch (error) {
      return { ok: false, error: this.#withoutSecrets(failure(error)) };
    } finally {
      if (callId && this.#running.get(callId) === abort) this.#running.delete(callId);
    }
  }

  #withoutSecrets({ code, message, details, phrase }: BridgeError): BridgeError {
    return {
      code,
      message: this.#secrets.cleanText(message),
      ...(details === undefined ? {} : { details: this.#secrets.clean(details) }),
      ...(phrase ? { phrase: this.#secrets.cleanPhrase(phrase) } : {}),
    };
  }
}
