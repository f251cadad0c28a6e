import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();
const same = (a: string, b: string) => timingSafeEqual(digest(a), digest(b));

/** Who may talk to the browser host: the page that was opened with the one-time token. Only digests are compared. */
export class Session {
  readonly #cookieName: string;
  #token: string | null = randomBytes(24).toString('base64url');
  #cookie = randomBytes(32).toString('base64url');

  constructor(port: number) { this.#cookieName = `hectare-${port}`; }

  get token(): string { return this.#token ?? ''; }

  /** The Set-Cookie value for a good token, once; null otherwise. */
  exchange(token: string): string | null {
    if (this.#token === null || !same(token, this.#token)) return null;
    this.#token = null;
    return `${this.#cookieName}=${this.#cookie}; HttpOnly; SameSite=Strict; Path=/`;
  }

  accepts(cookieHeader: string | undefined): boolean {
    const value = (cookieHeader ?? '').split(';').map((part) => part.trim()).find((part) => part.startsWith(`${this.#cookieName}=`))?.slice(this.#cookieName.length + 1);
    return value !== undefined && same(value, this.#cookie);
  }
}
