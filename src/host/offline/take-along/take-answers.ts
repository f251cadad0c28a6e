import { phraseOfError } from '#sentences/phrases/index.ts';
import { ApiFault } from '#client/index.ts';
import { api } from '#operations/index.ts';
import { isFileOperation } from '#operations/named-files.ts';
import { saysNoSuchCall } from '../faults.ts';
import type { Place } from '../account.ts';
import type { AnswerStore } from '../answer-store.ts';
import { isUnreachable } from '../faults.ts';
import type { SeenCall } from '../kept-calls.ts';
import { inParallel } from '#domain/in-parallel.ts';
import { filesIn, questionsOf, type Question } from './project-questions.ts';
import type { TakenRecord } from './taken-along.ts';
import { sentence } from '../../phrases/sentence.ts';

const questionsAtOnce = 4;
const isExtension = (operation: Question['operation']): boolean => api[operation].extension !== undefined;
const isNotReady = (error: unknown) => error instanceof ApiFault && error.code === 'not-ready';

/** What the panels ask and everything that was asked before, each once. */
export async function questionsAbout(store: AnswerStore, place: Place, projectId: string): Promise<{ path: string; question: Question }[]> {
  const before = (await store.asked(place, projectId)).map(({ asked }) => asked as Question);
  const all = new Map<string, Question>();
  for (const question of [
    ...questionsOf(projectId, new Date().toISOString().slice(0, 10)),
    ...before.filter(({ operation }) => !isFileOperation(operation)),
  ])
    all.set(store.pathOf(place, question), question);
  return [...all].map(([path, question]) => ({ path, question }));
}

/** Asks everything about a project, so that the answers are stored. Ends with the first fault of the network; any other is noted in `missing`. */
export class TakenAnswers {
  /** paths of the stored answers, which the limit of the store must not remove from now on */
  readonly paths = new Set<string>();
  readonly missing: TakenRecord['missing'] = [];
  readonly #notReady: Question[] = [];
  readonly #files: Question[] = [];
  readonly #options: { call: SeenCall; store: AnswerStore; place: Place; projectId: string; signal: AbortSignal };

  constructor(options: { call: SeenCall; store: AnswerStore; place: Place; projectId: string; signal: AbortSignal }) {
    this.#options = options;
  }

  async askAll(questions: readonly Question[], progress: (share: number, operation: string) => void): Promise<void> {
    let asked = 0;
    await inParallel(questionsAtOnce, questions, async (question) => {
      await this.#ask(question, false);
      asked += 1;
      progress(asked / questions.length, question.operation);
    });
  }

  /** What was still being collected is asked once more; then the files that the answers name. */
  async askRest(): Promise<void> {
    await inParallel(questionsAtOnce, this.#notReady.splice(0), (question) => this.#ask(question, true));
    await inParallel(questionsAtOnce, this.#files, (question) => this.#ask(question, true));
  }

  async #ask(question: Question, isLast: boolean): Promise<void> {
    const { operation, params, query } = question;
    const { call, store, place, projectId, signal } = this.#options;
    const path = store.pathOf(place, { operation, params, query });
    this.paths.add(path);
    try {
      const { value, stale, reason, reasonPhrase } = await call(operation, { connectionId: place.connectionId, params, query }, signal);
      if (stale) throw new ApiFault('network', reason ?? sentence('host.unreachable'), { phrase: reasonPhrase ?? null });
      this.#files.push(...filesIn(operation, value, projectId));
    } catch (error) {
      if (signal.aborted || isUnreachable(error)) throw error;
      this.paths.delete(path);
      if (isNotReady(error) && !isLast) this.#notReady.push(question);
      // A service that does not know an operation of ours has nothing to be taken along there.
      else if (!(isExtension(operation) && saysNoSuchCall(error)))
        this.missing.push({ what: operation, reason: (error as Error).message, phrase: phraseOfError(error) });
    }
  }
}
