import type { Phrase } from '#sentences/phrases/index.ts';
import type { Store } from './storage/store.ts';
import { DatabaseUnreachable } from './storage/unreachable.ts';

/** A database that has not answered for so long is not there for whoever asks now. */
const patienceMilliseconds = 5000;
/** Anybody may ask, so the database is asked once a second at most. */
const keptMilliseconds = 1000;

/** Whether a process should be given work: its database answers with the schema that this Hectare knows, and it is not ending. */
export class Readiness {
  readonly #storage: Pick<Store, 'schema'>;
  #isEnding = false;
  #asked: { at: number; fault: Promise<Phrase | null> } | null = null;

  constructor(storage: Pick<Store, 'schema'>) {
    this.#storage = storage;
  }

  /** From now on it is not ready, while it may still answer. */
  end(): void {
    this.#isEnding = true;
  }

  /** Why it should get no work; null when it should. */
  fault(): Promise<Phrase | null> {
    if (this.#isEnding) return Promise.resolve({ code: 'service-ending' });
    if (!this.#asked || performance.now() - this.#asked.at > keptMilliseconds)
      this.#asked = { at: performance.now(), fault: this.#ofDatabase() };
    return this.#asked.fault;
  }

  async #ofDatabase(): Promise<Phrase | null> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new DatabaseUnreachable('ETIMEDOUT')), patienceMilliseconds);
    });
    try {
      const { version, known } = await Promise.race([this.#storage.schema(), late]);
      return version === known ? null : { code: 'database-schema-other', params: { version, known } };
    } catch (error) {
      return error instanceof DatabaseUnreachable
        ? { code: 'database-unreachable', params: { reason: error.reason } }
        : { code: 'service-fault' };
    } finally {
      clearTimeout(timer);
    }
  }
}
