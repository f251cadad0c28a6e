import { PhrasedError } from '#sentences/phrases/index.ts';
import { sentence } from '../phrases/sentence.ts';
import type { HeldJob, Store } from '../storage/store.ts';
import type { Questions } from './messages.ts';

/** Another runner took the job over meanwhile. */
class LeaseLost extends PhrasedError {}

/** What a job that is held may ask of the service and have it keep, until its signal aborts. */
export function questionsOf(storage: Store, held: HeldJob, signal: AbortSignal): Questions {
  const { collecting, results } = storage;
  const { project_id: projectId, product, variant } = held.job;
  const whileHeld = async (write: () => Promise<boolean>) => {
    if (signal.aborted || !(await write())) throw new LeaseLost(sentence('service.job-taken-over'));
  };
  return {
    part: (step) => results.part(projectId, product, variant, step),
    keepPart: (step, bytes) => whileHeld(() => collecting.keepPart(held, step, bytes)),
    keepPreliminary: (collected) => whileHeld(() => collecting.keepPreliminary(held, collected)),
    resultOf: async (slug) => (await results.get(projectId, slug, '', true))?.collected ?? null,
    otherProjects: (box) => storage.otherGeometries(projectId, box),
  };
}
