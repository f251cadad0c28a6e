import type { BridgeEvents } from '#host/contract.ts';

/** What an address that begins with "hectare:" may ask for. None carries a path or a place outside: any page of the web may hold such a link. */
export type DeepLink = BridgeEvents['link-opened'];

const maxLength = 300;
/** Ids of our service are UUIDs; a provider's are of this kind as well. */
const projectId = /^[\w.-]{1,200}$/;

/**
 * `hectare:open` shows the Open dialog, `hectare:open?project=ID` opens a project that is in the list, `hectare:portfolio` shows all projects; with `//` after the colon
 * too. null: the word is none of these, and nothing happens. Never throws.
 */
export function deepLinkFrom(word: string): DeepLink | null {
  if (word.length > maxLength || !URL.canParse(word)) return null;
  const { protocol, host, pathname, searchParams, hash, username, password } = new URL(word);
  if (protocol !== 'hectare:' || hash !== '' || username !== '' || password !== '') return null;
  const action = `${host}${pathname}`.replace(/\/$/, '');
  const [parameter, ...more] = [...searchParams];
  if (action === 'portfolio') return parameter ? null : { action: 'portfolio' };
  if (action !== 'open' || more.length > 0) return null;
  if (!parameter) return { action: 'open' };
  return parameter[0] === 'project' && projectId.test(parameter[1]) ? { action: 'project', id: parameter[1] } : null;
}

/** The first link of a command line: the system starts the program with it. */
export const deepLinkIn = (argv: string[]): DeepLink | null =>
  argv
    .slice(1)
    .map(deepLinkFrom)
    .find((link) => link !== null) ?? null;

/** Hands links to the window; the last that came before it listens waits for it. */
export class DeepLinks {
  readonly #send: (link: DeepLink) => void;
  #waiting: DeepLink | null = null;
  #isListening = false;
  constructor(send: (link: DeepLink) => void) {
    this.#send = send;
  }

  open(link: DeepLink | null): void {
    if (!link) return;
    if (this.#isListening) this.#send(link);
    else this.#waiting = link;
  }
  /** The window asked for what waits: it listens from now on. */
  windowListens(): void {
    this.#isListening = true;
    const link = this.#waiting;
    this.#waiting = null;
    this.open(link);
  }
  windowIsGone(): void {
    this.#isListening = false;
  }
}
