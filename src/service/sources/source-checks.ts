import type { SourcesAnswer } from '#api/sources.ts';
import { datasets } from '#datasets/index.ts';
import type { JobRunner } from '../jobs/runner.ts';
import { sourceAnswers, type CheckState } from './source-answer.ts';

const ids = datasets.map(({ id }) => id);

/** The sources that the service reads and the last check of them: one at a time, for everyone who asks. */
export class SourceChecks {
  readonly #jobs: Pick<JobRunner, 'checkSources' | 'lastAnswers'>;
  readonly #now: () => Date;
  readonly #log: (text: string) => void;
  readonly #states = new Map<string, CheckState>();
  #running: AbortController | null = null;

  constructor(jobs: Pick<JobRunner, 'checkSources' | 'lastAnswers'>, now: () => Date, log: (text: string) => void) {
    this.#jobs = jobs;
    this.#now = now;
    this.#log = log;
  }

  async state(): Promise<SourcesAnswer> {
    return { is_checking: this.#running !== null, sources: sourceAnswers(await this.#jobs.lastAnswers(), this.#states) };
  }

  /** Begins, unless a check is under way. */
  begin(): void {
    if (this.#running) return;
    const abort = new AbortController();
    this.#running = abort;
    for (const id of ids) this.#states.set(id, 'asking');
    this.#jobs
      .checkSources(
        ids,
        (finding) => {
          if (this.#running === abort) this.#states.set(finding.id, { finding, at: this.#now().getTime() });
        },
        abort.signal,
      )
      .catch((error: Error) => {
        if (!abort.signal.aborted) this.#log(`The check of the sources failed: ${error.message}`);
      })
      .finally(() => {
        if (this.#running === abort) this.#end();
      });
  }

  /** Stops what is under way; what was found so far stays. */
  stop(): void {
    this.#running?.abort();
    if (this.#running) this.#end();
  }

  #end(): void {
    this.#running = null;
    for (const [id, state] of this.#states) if (state === 'asking') this.#states.set(id, 'not-asked');
  }
}
