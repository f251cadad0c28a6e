import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const isSame = (digestOfOne: Buffer, text: string): boolean => timingSafeEqual(digestOfOne, digest(text));
const secret = (): string => randomBytes(32).toString('base64url');
/** So many pages that were ended are told why. */
const maxEnded = 50;

/**
 * Who may talk to the browser host: the one page that brought the newest one-time token. What it gets for it is a secret that it sends as a header; a cookie would
 * reach every other port of 127.0.0.1. Only digests are kept.
 */
export class Session {
  #token: Buffer | null = null;
  #secret: Buffer | null = null;
  /** whether a page sent the newest secret; until then the token that bought it is good */
  #isUsed = false;
  #ended: Buffer[] = [];

  /** A token for one page; the one before, if nobody used it, is worthless from now on. */
  newToken(): string {
    const token = secret();
    this.#token = digest(token);
    return token;
  }

  /**
   * A secret for a good token; null otherwise. The page that had one before is ended. The token is worthless once its secret was used: a page that was reloaded
   * before the secret reached it gets another.
   */
  exchange(token: string): string | null {
    if (this.#token === null || !isSame(this.#token, token)) return null;
    this.#isUsed = false;
    if (this.#secret) this.#ended = [...this.#ended, this.#secret].slice(-maxEnded);
    const made = secret();
    this.#secret = digest(made);
    return made;
  }

  /** What a page's secret is worth; one that is `ended` was good until another page came. */
  stateOf(header: string | string[] | undefined): 'accepted' | 'ended' | 'unknown' {
    if (typeof header !== 'string') return 'unknown';
    if (this.#secret && isSame(this.#secret, header)) {
      if (!this.#isUsed) this.#token = null;
      this.#isUsed = true;
      return 'accepted';
    }
    return this.#ended.some((ended) => isSame(ended, header)) ? 'ended' : 'unknown';
  }
}
