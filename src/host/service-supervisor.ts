import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { SecretEraser } from '#domain/secret.ts';
import { isDamageCode } from '#backups/recovery.ts';
import { codeOf, type NamedPhrase, type PlainPhrase, type Sentence } from '#sentences/phrases/index.ts';
import type { ServiceAddress } from './ports.ts';
import { Refused } from './refused.ts';
import { answersPing } from './service-ping.ts';
import { sentence } from './phrases/sentence.ts';

/** What the service process says over its port. */
export interface ServiceMessage {
  type?: string;
  url?: string;
  socketPath?: string;
  message?: string;
  /** the message as data */
  phrase?: PlainPhrase;
  text?: string;
}
/** A child process with a message port, however the host makes one. */
export interface ServiceChild {
  pid: number | undefined;
  send(message: unknown): void;
  onMessage(listener: (message: ServiceMessage) => void): void;
  onExit(listener: (code: number | null) => void): void;
  kill(): void;
}
export interface ServiceState {
  service: 'starting' | 'ready' | 'stopped' | 'failed';
  message?: string;
  /** the message as data */
  phrase?: PlainPhrase;
}
export interface SupervisorOptions {
  start: () => ServiceChild;
  dataFolder: string;
  log: (text: string) => void;
  onState: (state: ServiceState) => void;
  /** quota of the embedded service; undefined keeps what the workspace has */
  quotaHectares?: number | null;
  /** for tests; defaults: ping every 5 s, first pause 1 s */
  pingEveryMilliseconds?: number;
  firstPauseMilliseconds?: number;
}

type Reason = Sentence | NamedPhrase | string;
const wordsOf = (reason: Reason) => (typeof reason === 'string' ? reason : reason.detail);
const stateOf = (service: ServiceState['service'], words: Sentence): ServiceState => ({
  service,
  message: words.detail,
  phrase: codeOf(words),
});
const reasonIn = ({ message, phrase }: ServiceMessage): Reason =>
  message === undefined ? sentence('host.service-no-start') : phrase ? { ...phrase, detail: message } : message;

const maxRestarts = 5;
const restartWindowMilliseconds = 10 * 60_000;
const maxPauseMilliseconds = 30_000;
const readyWithinMilliseconds = 30_000;
const stopWithinMilliseconds = 5000;
/** One that said it is ending finishes changes that are under way, for which it takes 20 s at most. */
const finishWithinMilliseconds = 25_000;
/** A large create keeps the event loop busy for seconds; only one that stays silent this often is taken for dead. */
const maxMissedPings = 6;
/** sun_path on macOS, the shortest that we meet */
const maxSocketPath = 103;

/**
 * Keeps the embedded service running: started at first use, asked every 5 s whether it lives, restarted with growing
 * pauses when it died, ended with the app. Its key is made for this run and crosses the message port only.
 */
export class ServiceSupervisor {
  readonly #options: SupervisorOptions;
  readonly #apiKey = randomBytes(32).toString('base64url');
  readonly #userGroupToken = randomBytes(32).toString('base64url');
  #socketFolder: string | null = null;
  #state: ServiceState = { service: 'stopped' };
  #child: ServiceChild | null = null;
  #ready: Promise<ServiceAddress> | null = null;
  #restarts: number[] = [];
  #givenUpFor: Sentence | null = null;
  #lastReason: Reason | null = null;
  /** a reason that another try does not take away */
  #isLasting = false;
  /** work that needs the workspace closed; nothing starts before it is done */
  #held: Promise<unknown> | null = null;
  #ending = new AbortController();

  constructor(options: SupervisorOptions) {
    this.#options = options;
  }

  get state(): ServiceState {
    return this.#state;
  }
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** The address once the service is ready; waits through a restart. Rejects with Refused when it cannot start. */
  address(): Promise<ServiceAddress> {
    if (this.#ending.signal.aborted) return Promise.reject(new Refused('service-stopped', sentence('host.closing')));
    if (this.#held) return this.#held.then(() => this.address());
    if (!this.#ready && this.#givenUp())
      return Promise.reject(new Refused('service-failed', this.#givenUpFor ?? sentence('host.service-not-running')));
    this.#ready ??= this.#start();
    return this.#ready;
  }

  /** A person wants it to be tried again after it was given up. */
  startAgain(): void {
    if (!this.#givenUp() || this.#ending.signal.aborted) return;
    this.#restarts = [];
    this.#isLasting = false;
    this.address().catch((error: Error) => this.#log(error.message));
  }

  /** Stops the service for work that needs its workspace closed, and starts it again whatever became of that. Calls for its address wait. */
  async whileStopped<T>(work: () => Promise<T>): Promise<T> {
    if (this.#held) await this.#held;
    const done = this.#endChild().then(work);
    this.#held = done.then(
      () => {},
      () => {},
    );
    try {
      return await done;
    } finally {
      this.#held = null;
      this.#ready = null;
      this.#restarts = [];
      this.#isLasting = false;
      this.address().catch((error: Error) => this.#log(error.message));
    }
  }

  /** Asks the service to end, and ends it after 5 s. Resolves when the process is gone. */
  async stop(): Promise<void> {
    this.#ending.abort();
    await this.#endChild();
    if (this.#socketFolder) rmSync(this.#socketFolder, { recursive: true, force: true });
    this.#socketFolder = null;
    this.#setState({ service: 'stopped' });
  }

  /** Resolves when no process of the service is left. */
  async #endChild(): Promise<void> {
    const child = this.#child;
    if (!child) return;
    const gone = new Promise<void>((resolve) => {
      child.onExit(() => resolve());
    });
    let timer = setTimeout(() => child.kill(), stopWithinMilliseconds);
    child.onMessage(({ type }) => {
      if (type !== 'ending') return;
      clearTimeout(timer);
      timer = setTimeout(() => child.kill(), finishWithinMilliseconds);
    });
    child.send({ type: 'stop' });
    await gone;
    clearTimeout(timer);
  }

  #setState(state: ServiceState): void {
    this.#state = state;
    this.#options.onState(state);
  }

  #log(text: string): void {
    this.#options.log(new SecretEraser([this.#apiKey, this.#userGroupToken]).clean(text));
  }

  #listen(): { socketPath: string } {
    if (process.platform === 'win32') return { socketPath: `\\\\.\\pipe\\hectare-${process.pid}-${randomBytes(12).toString('hex')}` };
    // Systems clear /tmp of what was not touched for days: a service that is started again finds its folder or gets another.
    if (!this.#socketFolder || !existsSync(this.#socketFolder)) {
      // A fresh folder (0700) that nobody can have laid out for us; socket paths must be short.
      const base =
        [process.env['XDG_RUNTIME_DIR'], tmpdir()].find(
          (path) => path && path.length + '/hectare-XXXXXX/service.sock'.length <= maxSocketPath,
        ) ?? '/tmp';
      try {
        this.#socketFolder = mkdtempSync(join(base, 'hectare-'));
      } catch {
        // XDG_RUNTIME_DIR may name a folder that is not there (sudo, containers).
        this.#socketFolder = mkdtempSync('/tmp/hectare-');
      }
    }
    return { socketPath: join(this.#socketFolder, 'service.sock') };
  }

  #start(): Promise<ServiceAddress> {
    this.#setState({ service: 'starting' });
    const { promise, resolve, reject } = Promise.withResolvers<ServiceAddress>();
    promise.catch(() => {});
    const child = this.#options.start();
    this.#child = child;
    const gone = new AbortController();
    const late = setTimeout(() => {
      this.#lastReason = sentence('host.service-start-late');
      child.kill();
    }, readyWithinMilliseconds);
    child.onMessage((message) => {
      if (message.type === 'ready' && message.url) {
        clearTimeout(late);
        this.#setState({ service: 'ready' });
        const address = { url: message.url, ...(message.socketPath ? { socketPath: message.socketPath } : {}) };
        resolve({ ...address, apiKey: this.#apiKey, userGroupToken: this.#userGroupToken });
        void this.#watch(child, address, gone.signal);
      } else if (message.type === 'failed') this.#lastReason = reasonIn(message);
      else if (message.type === 'log') this.#log(message.text ?? '');
    });
    child.onExit((code) => {
      clearTimeout(late);
      gone.abort();
      if (this.#child === child) this.#child = null;
      this.#ready = null;
      const reason = this.#lastReason ?? sentence('host.service-ended', { reason: code ?? 'killed' });
      reject(new Refused('service-failed', sentence('host.service-not-started', { reason })));
      if (this.#ending.signal.aborted || this.#held) return;
      this.#log(`the embedded service is gone: ${wordsOf(reason)}`);
      this.#restart(reason);
      this.#lastReason = null;
    });
    child.send({
      type: 'start',
      options: {
        dataFolder: join(this.#options.dataFolder, 'service'),
        listen: this.#listen(),
        apiKey: this.#apiKey,
        userGroupToken: this.#userGroupToken,
        sampleData: true,
        ...(this.#options.quotaHectares === undefined ? {} : { quotaHectares: this.#options.quotaHectares }),
      },
    });
    return promise;
  }

  async #watch(child: ServiceChild, address: { url: string; socketPath?: string }, gone: AbortSignal): Promise<void> {
    const every = this.#options.pingEveryMilliseconds ?? 5000;
    let missed = 0;
    while (!gone.aborted) {
      await wait(every, undefined, { signal: gone, ref: false }).catch(() => {});
      if (gone.aborted) return;
      missed = (await answersPing(address, every)) ? 0 : missed + 1;
      if (missed < maxMissedPings || gone.aborted) continue;
      this.#lastReason = sentence('host.service-silent');
      child.kill();
      return;
    }
  }

  #recentRestarts(): number {
    this.#restarts = this.#restarts.filter((time) => Date.now() - time < restartWindowMilliseconds);
    return this.#restarts.length;
  }

  #givenUp(): boolean {
    return this.#state.service === 'failed' && (this.#isLasting || this.#recentRestarts() >= maxRestarts);
  }

  #restart(reason: Reason): void {
    if (typeof reason !== 'string' && isDamageCode(reason.code)) {
      this.#isLasting = true;
      this.#givenUpFor = sentence('host.service-not-started', { reason });
      this.#setState(stateOf('failed', this.#givenUpFor));
      return;
    }
    if (this.#recentRestarts() >= maxRestarts) {
      const isSentence = wordsOf(reason).endsWith('.');
      this.#givenUpFor = sentence(isSentence ? 'host.service-given-up-sentence' : 'host.service-given-up', {
        count: maxRestarts + 1,
        reason,
      });
      this.#setState(stateOf('failed', this.#givenUpFor));
      return;
    }
    const pause = Math.min(maxPauseMilliseconds, (this.#options.firstPauseMilliseconds ?? 1000) * 2 ** this.#restarts.length);
    this.#restarts.push(Date.now());
    this.#setState(stateOf('starting', sentence('host.service-restarting', { reason })));
    const ready = wait(pause, undefined, { signal: this.#ending.signal }).then(
      () => (this.#held ? this.#held.then(() => this.address()) : this.#start()),
      () => Promise.reject(new Refused('service-stopped', sentence('host.closing'))),
    );
    ready.catch(() => {});
    this.#ready = ready;
  }
}
