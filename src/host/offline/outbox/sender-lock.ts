import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

const beatMilliseconds = 5000;
/** a holder that does not live, or has not moved for so long, has lost it */
const staleMilliseconds = 30_000;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Of two Hectares on one profile, one sends at a time. The lock is a file that names its holder; a dead holder's is taken over. */
export class SenderLock {
  readonly #path: string;
  readonly #mark = `${process.pid} ${randomUUID()}`;
  #beat: NodeJS.Timeout | null = null;

  constructor(path: string) {
    this.#path = path;
  }

  /** false when another one is sending */
  async take(): Promise<boolean> {
    await mkdir(dirname(this.#path), { recursive: true, mode: 0o700 });
    if (!(await this.#made())) {
      if (!(await this.#isAbandoned())) return false;
      const aside = `${this.#path}.${randomUUID()}`;
      await rename(this.#path, aside).catch(() => {});
      await rm(aside, { force: true });
      if (!(await this.#made())) return false;
    }
    this.#beat = setInterval(() => {
      const now = new Date();
      void this.isMine()
        .then((mine) => (mine ? utimes(this.#path, now, now) : undefined))
        .catch(() => {});
    }, beatMilliseconds);
    this.#beat.unref();
    return true;
  }

  /** Looked at before every request: after a long sleep another one may have taken over. */
  async isMine(): Promise<boolean> {
    return (await readFile(this.#path, 'utf8').catch(() => '')) === this.#mark;
  }

  async release(): Promise<void> {
    if (this.#beat) clearInterval(this.#beat);
    this.#beat = null;
    if (await this.isMine()) await rm(this.#path, { force: true });
  }

  async #made(): Promise<boolean> {
    try {
      await writeFile(this.#path, this.#mark, { mode: 0o600, flag: 'wx' });
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
      throw error;
    }
  }

  async #isAbandoned(): Promise<boolean> {
    const [text, found] = await Promise.all([readFile(this.#path, 'utf8').catch(() => null), stat(this.#path).catch(() => null)]);
    if (text === null || !found) return true;
    const pid = Number(text.split(' ')[0]);
    // An empty file is being written just now, or was left by a kill in that instant.
    return (pid > 0 && !isAlive(pid)) || Date.now() - found.mtimeMs > staleMilliseconds;
  }
}
