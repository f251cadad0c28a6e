import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ServiceAddress } from './ports.ts';

/** A child process with a message port, however the host makes one. */
export interface ServiceChild {
  pid: number | undefined;
  send(message: unknown): void;
  onMessage(listener: (message: { type?: string; url?: string; socketPath?: string; message?: string; text?: string }) => void): void;
  onExit(listener: (code: number | null) => void): void;
  kill(): void;
}
export interface ServiceState { service: 'starting' | 'ready' | 'stopped' | 'failed'; message?: string }
export interface SupervisorOptions {
  start: () => ServiceChild;
  dataFolder: string;
  log: (text: string) => void;
  onState: (state: ServiceState) => void;
  /** quota of the embedded service; undefined keeps what the workspace has */
  quotaHectares?: number | null;
}

const mostRestarts = 5;
const restartWindowMilliseconds = 10 * 60_000;
const readyWithinMilliseconds = 30_000;

/** Keeps the embedded service running: started at first use, restarted when it dies, ended with the app. Its key is made for this run and crosses the message port only. */
export class ServiceSupervisor {
  readonly #options: SupervisorOptions;
  readonly #apiKey = randomBytes(32).toString('base64url');
  readonly #userGroupToken = randomBytes(32).toString('base64url');
  #state: ServiceState = { service: 'stopped' };
  #child: ServiceChild | null = null;
  #ready: Promise<ServiceAddress> | null = null;
  #restarts: number[] = [];
  #ending = false;

  constructor(options: SupervisorOptions) { this.#options = options; }

  get state() { return this.#state; }
  get pid() { return this.#child?.pid; }

  /** The address once the service is ready. Rejects with a sentence for the user when it cannot start. */
  address(): Promise<ServiceAddress> {
    this.#ready ??= this.#start();
    return this.#ready;
  }

  async stop(): Promise<void> {
    this.#ending = true;
    const child = this.#child;
    if (!child) return;
    const gone = new Promise<void>((resolve) => { child.onExit(() => resolve()); });
    child.send({ type: 'stop' });
    await Promise.race([gone, wait(5000).then(() => child.kill())]);
  }

  #setState(state: ServiceState): void {
    this.#state = state;
    this.#options.onState(state);
  }

  #listen(): { socketPath: string } {
    if (process.platform === 'win32') return { socketPath: `\\\\.\\pipe\\hectare-${process.pid}-${randomBytes(6).toString('hex')}` };
    // Socket paths are short by nature (108 bytes); a folder of our own keeps others out.
    const base = process.env['XDG_RUNTIME_DIR'] ?? '/tmp';
    const folder = join(base, `hectare-${process.getuid?.() ?? 0}-${process.pid}`);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return { socketPath: join(folder, 'service.sock') };
  }

  #start(): Promise<ServiceAddress> {
    this.#setState({ service: 'starting' });
    const { promise, resolve, reject } = Promise.withResolvers<ServiceAddress>();
    const child = this.#options.start();
    this.#child = child;
    const late = setTimeout(() => { reject(new Error('The embedded service did not start in 30 s.')); child.kill(); }, readyWithinMilliseconds);
    child.onMessage((message) => {
      if (message.type === 'ready') {
        clearTimeout(late);
        this.#setState({ service: 'ready' });
        resolve({ url: message.url!, ...(message.socketPath ? { socketPath: message.socketPath } : {}), apiKey: this.#apiKey, userGroupToken: this.#userGroupToken });
      } else if (message.type === 'failed') reject(new Error(message.message ?? 'The embedded service could not start.'));
      else if (message.type === 'log') this.#options.log(message.text ?? '');
    });
    child.onExit((code) => {
      clearTimeout(late);
      reject(new Error('The embedded service ended before it was ready.'));
      this.#child = null;
      this.#ready = null;
      if (this.#ending) { this.#setState({ service: 'stopped' }); return; }
      this.#options.log(`the embedded service ended (${code ?? 'killed'})`);
      this.#restart();
    });
    child.send({ type: 'start', options: { dataFolder: join(this.#options.dataFolder, 'service'), listen: this.#listen(), apiKey: this.#apiKey, userGroupToken: this.#userGroupToken, quotaHectares: this.#options.quotaHectares } });
    promise.catch((error: Error) => { this.#setState({ service: 'failed', message: error.message }); });
    return promise;
  }

  #restart(): void {
    const now = Date.now();
    this.#restarts = this.#restarts.filter((time) => now - time < restartWindowMilliseconds);
    if (this.#restarts.length >= mostRestarts) {
      this.#setState({ service: 'failed', message: `The embedded service ended ${mostRestarts + 1} times in ten minutes. Restart Hectare; files can still be opened and exported.` });
      return;
    }
    this.#restarts.push(now);
    const pause = Math.min(30_000, 250 * 2 ** this.#restarts.length);
    this.#setState({ service: 'starting', message: 'The embedded service is being restarted.' });
    this.#ready = wait(pause).then(() => (this.#ending ? Promise.reject(new Error('Hectare is closing.')) : this.#start()));
    this.#ready.catch(() => {});
  }
}
