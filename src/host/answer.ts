import { bridgeContract } from './contract.ts';
import { codeOf, type ForeignPhrase, type Sentence } from '#sentences/phrases/index.ts';
import type { KnownSecrets } from './known-secrets.ts';
import { bridgeMethods, type Answer, type BridgeError, type BridgeMethod } from './methods.ts';
import { sentence } from './phrases/sentence.ts';

export interface CallContext {
  callId: string | undefined;
  /** aborted by `jobs.cancel` */
  signal: AbortSignal;
  /** share from 0 to 1 */
  progress: (share: number, message?: string, phrase?: ForeignPhrase) => void;
}
export type Handlers = { [M in BridgeMethod]: (input: never, context: CallContext) => Promise<unknown> };

const known = new Set<string>(bridgeMethods);
/** What a window wrote itself comes back as it was; everything else is looked through for secrets. */
const windowsOwn = /^(drafts|settings|files)\./;

/** What the system says in its own letters, in words that help. */
const systemFaults: Record<string, [code: string, words: Sentence]> = {
  ENOSPC: ['disk-full', sentence('host.disk-full')],
  EACCES: ['not-allowed', sentence('host.not-writable')],
  EPERM: ['not-allowed', sentence('host.not-writable')],
  EROFS: ['not-allowed', sentence('host.read-only-disk')],
  ENOENT: ['file-not-found', sentence('host.file-gone')],
};

/** An error with its message as data. */
export const errorWith = (code: string, words: Sentence): BridgeError => ({ code, message: words.detail, phrase: codeOf(words) });

/** Errors that carry a code for the window (ApiFault, UnreadableFile, Refused, …) keep it; anything else is ours and says so. */
function failure(error: unknown): BridgeError {
  const { code, message, details, phrase, name } = (error ?? {}) as {
    code?: unknown;
    message?: unknown;
    details?: unknown;
    phrase?: BridgeError['phrase'] | null;
    name?: unknown;
  };
  if (name === 'AbortError') return errorWith('cancelled', sentence('host.cancelled'));
  const system = typeof code === 'string' && Object.hasOwn(systemFaults, code) ? systemFaults[code] : undefined;
  if (system) return errorWith(...system);
  if (typeof message !== 'string' || message === '') return errorWith('internal', sentence('host.something-failed'));
  const words = { message: message.slice(0, 2000), ...(phrase ? { phrase } : {}) };
  if (typeof code !== 'string' || !/^[a-z][a-z-]+$/.test(code)) return { code: 'internal', ...words };
  return { code, ...words, ...(details === undefined || details === null ? {} : { details }) };
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
    if (!known.has(method))
      return { ok: false, error: errorWith('unknown-method', sentence('host.unknown-method', { name: method.slice(0, 80) })) };
    const name = method as BridgeMethod;
    const parsed = bridgeContract[name].input.safeParse(input ?? {});
    if (!parsed.success) {
      const details = parsed.error.issues.slice(0, 20).map(({ path, message }) => ({ loc: path.map(String), msg: message }));
      return {
        ok: false,
        error: this.#withoutSecrets({ ...errorWith('invalid-input', sentence('host.bad-input')), details }),
      };
    }
    if (name === 'jobs.cancel') return { ok: true, value: { cancelled: this.cancel((parsed.data as { callId: string }).callId) } };
    const abort = new AbortController();
    if (callId) this.#running.set(callId, abort);
    const progress: CallContext['progress'] = (share, message, phrase) => {
      if (callId) this.#send('progress', { callId, share, ...(message === undefined ? {} : { message }), ...(phrase ? { phrase } : {}) });
    };
    try {
      const value = await this.#handlers[name](parsed.data as never, { callId, signal: abort.signal, progress });
      const checked = bridgeContract[name].output.safeParse(value);
      if (!checked.success) {
        const [issue] = checked.error.issues;
        return {
          ok: false,
          error: errorWith(
            'internal',
            sentence('host.bad-output', { name, where: issue?.path.join('.') ?? '', reason: issue?.message ?? '' }),
          ),
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
