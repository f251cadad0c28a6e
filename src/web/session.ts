import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();
const same = (a: string, b: string) => timingSafeEqual(digest(a), digest(b));

/** Who may talk to the browser host: pages that were opened with a one-time token. Only digests are compared. */
export class Session {
  readonly #cookieName: string;
  readonly #cookie = randomBytes(32).toString('base64url');
  #token: string | null = null;

  constructor(port: number) {
    this.#cookieName = `hectare-${port}`;
  }

  /** A token for one more page; the one before, if nobody used it, is worthless from now on. */
  newToken(): string {
    this.#token = randomBytes(24).toString('base64url');
    return this.#token;
  }

  /** The Set-Cookie value for a good token, once; null otherwise. */
  exchange(token: string): string | null {
    if (this.#token === null || !same(token, this.#token)) return null;
    this.#token = null;
    return `${this.#cookieName}=${this.#cookie}; HttpOnly; SameSite=Strict; Path=/`;
  }

  accepts(cookieHeader: string | undefined): boolean {
    const start = `${this.#cookieName}=`;
    return (cookieHeader ?? '')
      .split(';')
      .map((part) => part.trim())
      .some((part) => part.startsWith(start) && same(part.slice(start.length), this.#cookie));
  }
}
