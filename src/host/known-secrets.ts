import { removedSecret, SecretEraser } from '#domain/secret.ts';
import type { ForeignPhrase } from '#sentences/phrases/index.ts';
import type { KeyStore } from './ports.ts';

/** Fields that carry secrets whatever their value. `token` covers the answers of the user-group calls. */
const secretField =
  /^(x[-_])?(api[-_]?key|(\w+[-_])?token|(\w+[-_])?secret|password|passwd|authorization|credentials?|cookie|private[-_]?key)$/i;
/** A name of such a field in JSON ends so. */
const endOfSecretField = /(?:key|token|secret|password|passwd|authorization|credentials?|cookie)":/i;

export const isSecretField = (name: string): boolean => secretField.test(name);

/** Secrets that passed through this process, so that none leaves it inside an answer: services echo keys in their messages. */
export class KnownSecrets {
  readonly #eraser = new SecretEraser();

  add(secret: string | null | undefined): void {
    if (secret) this.#eraser.add(secret);
  }

  /** The same store; what is written to it or read from it is known here from then on. */
  watch(keys: KeyStore): KeyStore {
    return {
      kind: keys.kind,
      ...(keys.why === undefined ? {} : { why: keys.why, ...(keys.whyPhrase ? { whyPhrase: keys.whyPhrase } : {}) }),
      read: async (account) => {
        const secret = await keys.read(account);
        this.add(secret);
        return secret;
      },
      write: (account, secret) => {
        this.add(secret);
        return keys.write(account, secret);
      },
      remove: (account) => keys.remove(account),
    };
  }

  /** `text` without the secrets in it, however it writes them */
  cleanText(text: string): string {
    return this.#eraser.clean(text);
  }

  /** A sentence as data, without the secrets in its parameters. */
  cleanPhrase({ code, params }: ForeignPhrase): ForeignPhrase {
    return { code: this.cleanText(code), ...(params ? { params: this.#cleanFields(params) } : {}) };
  }

  /** A copy of `value` (JSON and byte arrays) without secrets: known ones anywhere, and whatever a secret field holds. */
  clean(value: unknown): unknown {
    if (typeof value === 'string') return this.cleanText(value);
    if (value === null || typeof value !== 'object' || value instanceof Uint8Array) return value;
    // Positions and bands are numbers all through; a geometry has hundreds of thousands.
    if (Array.isArray(value)) return typeof value[0] === 'number' ? value : value.map((item) => this.clean(item));
    return this.#cleanFields(value);
  }

  /** JSON of such a copy. What surely has no secret, as nearly all has, is not copied first. */
  cleanJson(value: unknown): string {
    const json = JSON.stringify(value ?? null);
    return endOfSecretField.test(json) || this.#eraser.mayBeInJson(json) ? JSON.stringify(this.clean(value) ?? null) : json;
  }

  #cleanFields(value: object): Record<string, unknown> {
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [
        name,
        isSecretField(name) && item !== null && item !== undefined ? removedSecret : this.clean(item),
      ]),
    );
  }
}
