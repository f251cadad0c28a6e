import type { ForeignPhrase } from '#sentences/phrases/index.ts';
import { embeddedId } from '../../connections.ts';
import type { OutboxEntry } from './entry.ts';

export interface OutboxTimes {
  /** how long a service without idempotency keys may still be working on a request whose outcome is unknown */
  quietMilliseconds: number;
  firstRetryMilliseconds: number;
  maxRetryMilliseconds: number;
}
const defaultTimes: OutboxTimes = { quietMilliseconds: 30_000, firstRetryMilliseconds: 4000, maxRetryMilliseconds: 300_000 };
/** keeps 2 ** attempts finite; the longest pause is reached long before */
const maxDoublings = 10;
/** pauses vary by this share, so that several computers do not return at the same moment */
const jitter = 0.2;
/** After so many attempts of one entry the others go first: a service that fails one request may be well for the next. */
const attemptsBeforeOthersGo = 2;

export interface ConnectionFault {
  code: string;
  message: string;
  phrase?: ForeignPhrase | null;
}

/** When an entry may be tried again, and what each connection's last attempts came to. */
export class Retry {
  readonly #times: OutboxTimes;
  readonly #failures = new Map<string, number>();
  /** why a connection cannot send at all: its key, its address */
  readonly #connectionFaults = new Map<string, ConnectionFault>();

  constructor(times: Partial<OutboxTimes> = {}) {
    this.#times = { ...defaultTimes, ...times };
  }

  /** The pause after a failed attempt. Failures to reach the service count for the connection, others for the entry alone. */
  pauseAfter({ connectionId, attempts }: Pick<OutboxEntry, 'connectionId' | 'attempts'>, isConnectionLost: boolean): number {
    const failures = (this.#failures.get(connectionId) ?? 0) + 1;
    if (isConnectionLost) this.#failures.set(connectionId, failures);
    const tries = isConnectionLost ? failures : attempts;
    const pause = this.#times.firstRetryMilliseconds * 2 ** Math.min(maxDoublings, tries - 1);
    return Math.min(this.#times.maxRetryMilliseconds, pause) * (1 - jitter + Math.random() * 2 * jitter);
  }

  /** Whether the pause of an entry is over. A pause that is longer than any was begun by a clock that has been set back since, and tells nothing. */
  isDue({ notBefore }: Pick<OutboxEntry, 'notBefore'>): boolean {
    const left = notBefore === null ? 0 : Date.parse(notBefore) - Date.now();
    return left <= 0 || left > this.#longestPause;
  }

  get #longestPause(): number {
    return Math.max(this.#times.maxRetryMilliseconds * (1 + jitter), this.#times.quietMilliseconds);
  }

  /** How long to leave the service alone before an entry of unknown outcome is looked for. */
  quietTimeLeft({ connectionId, lastSentAt, createdAt }: Pick<OutboxEntry, 'connectionId' | 'lastSentAt' | 'createdAt'>): number {
    // The embedded service honours idempotency keys.
    const quiet = connectionId === embeddedId ? 0 : this.#times.quietMilliseconds;
    return Math.min(quiet, Date.parse(lastSentAt ?? createdAt) + quiet - Date.now());
  }

  /** Whether the entries behind one that is not due yet wait with it. */
  pauseHoldsUpOthers({ attempts }: Pick<OutboxEntry, 'attempts'>): boolean {
    return attempts <= attemptsBeforeOthersGo;
  }

  /** Whether the entries behind one whose attempt has just failed wait for its next attempt. */
  failureHoldsUpOthers({ attempts }: Pick<OutboxEntry, 'attempts'>): boolean {
    return attempts < attemptsBeforeOthersGo;
  }

  /** Milliseconds until the next attempt: never longer than the longest pause, because the clock may be set meanwhile. */
  untilNextAttempt(entries: readonly Pick<OutboxEntry, 'notBefore'>[]): number {
    const { maxRetryMilliseconds } = this.#times;
    return Math.min(
      ...entries.map((entry) =>
        entry.notBefore === null ? maxRetryMilliseconds : this.isDue(entry) ? 0 : Date.parse(entry.notBefore) - Date.now(),
      ),
    );
  }

  /** The next failure starts again with the first pause. */
  forgetFailures(connectionId: string): void {
    this.#failures.delete(connectionId);
  }

  /** The service answered, or the connection was changed. */
  connectionIsWell(connectionId: string): void {
    this.#failures.delete(connectionId);
    this.#connectionFaults.delete(connectionId);
  }

  connectionFailed(connectionId: string, fault: ConnectionFault): void {
    this.#connectionFaults.set(connectionId, fault);
  }

  connectionFault(connectionId: string): ConnectionFault | null {
    return this.#connectionFaults.get(connectionId) ?? null;
  }
}
