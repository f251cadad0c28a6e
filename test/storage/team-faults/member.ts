import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';

/** A server or a worker that is killed and started again, each time with a clock of its own. */
export class Member {
  readonly #options: object;
  readonly #ready: (url: string) => void;
  #child: ChildProcess | null = null;
  #isWanted = true;
  /** the last words of starts that failed */
  readonly refusals: string[] = [];

  constructor(options: object, ready: (url: string) => void = () => {}) {
    this.#options = options;
    this.#ready = ready;
  }

  isReady = false;

  start(skewMilliseconds: number): void {
    const child = fork(join(import.meta.dirname, 'child.ts'), [], {
      execArgv: ['--import', join(import.meta.dirname, 'skew.mjs'), '--disable-warning=ExperimentalWarning'],
      env: { ...process.env, HECTARE_TEST_SKEW: String(skewMilliseconds), NODE_OPTIONS: '' },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#child = child;
    child.on('message', (message: { type: string; url?: string; message?: string }) => {
      if (message.type === 'ready') {
        this.isReady = true;
        this.#ready(message.url!);
      } else if (message.type === 'failed') this.refusals.push(message.message!);
    });
    child.on('exit', () => {
      if (this.#child !== child) return;
      this.#child = null;
      this.isReady = false;
      // While the database was away it could not begin: systemd would try again.
      if (this.#isWanted) setTimeout(() => this.#isWanted && !this.#child && this.start(skewMilliseconds), 1000);
    });
    child.send(this.#options);
  }

  /** kill -9 */
  async kill(): Promise<void> {
    const child = this.#child;
    if (!child) return;
    this.#child = null;
    this.isReady = false;
    await gone(child, 'SIGKILL');
  }

  /** In order; false when it had to be killed. */
  async stop(): Promise<boolean> {
    this.#isWanted = false;
    const child = this.#child;
    if (!child) return true;
    const late = setTimeout(() => child.kill('SIGKILL'), 60_000);
    const code = await gone(child, 'SIGTERM');
    clearTimeout(late);
    return code === 0;
  }
}

function gone(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  return new Promise((done) => {
    if (child.exitCode !== null || child.signalCode !== null) return done(child.exitCode);
    child.once('exit', done);
    child.kill(signal);
  });
}
