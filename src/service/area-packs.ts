import { existsSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { JobRunner } from './jobs/runner.ts';
import { codeOf, codeOfError, PhrasedError, type NamedPhrase, type Phrase, type PlainPhrase } from '#sentences/phrases/index.ts';
import type { PackedProduct, PackReport } from './packing.ts';
import type { ProjectRow } from './storage/project-rows.ts';

export interface AreaPackState {
  state: 'none' | 'measuring' | 'measured' | 'packing' | 'packed' | 'failed';
  progress: number;
  doing: string | null;
  doing_phrase: PlainPhrase | null;
  /** of the pack, or of what a measure found on this computer */
  bytes: number | null;
  created_at: string | null;
  reason: string | null;
  reason_phrase: PlainPhrase | null;
  products: PackedProduct[];
}
const cancelled: Phrase = { code: 'pack-cancelled' };
class Cancelled extends PhrasedError {}
const faultWords = (error: Error) => ({
  reason: error.message,
  reason_phrase: codeOfError(error),
});
const none: AreaPackState = {
  state: 'none',
  progress: 0,
  doing: null,
  doing_phrase: null,
  bytes: null,
  created_at: null,
  reason: null,
  reason_phrase: null,
  products: [],
};

async function bytesIn(folder: string): Promise<number> {
  let sum = 0;
  for (const name of await readdir(folder, { recursive: true })) {
    const found = await stat(join(folder, name));
    if (found.isFile()) sum += found.size;
  }
  return sum;
}

/** Data packs of projects in the workspace's own folder: made, measured before, and taken away. One piece of work a project; the pack itself is what is kept. */
export class AreaPacks {
  readonly #folder: string;
  readonly #jobs: JobRunner;
  readonly #work = new Map<string, { state: AreaPackState; abort: AbortController | null }>();

  constructor(folder: string, jobs: JobRunner) {
    this.#folder = folder;
    this.#jobs = jobs;
  }

  async state(projectId: string): Promise<AreaPackState> {
    const known = this.#work.get(projectId);
    if (known) return known.state;
    const folder = this.#of(projectId);
    if (!existsSync(join(folder, 'manifest.json'))) return none;
    return {
      ...none,
      state: 'packed',
      progress: 1,
      bytes: await bytesIn(folder),
      created_at: (await stat(join(folder, 'manifest.json'))).mtime.toISOString(),
    };
  }

  /** Begins, with the project's shapes as a GeoJSON text ('' where there are none), unless something is under way for this project. */
  begin(project: ProjectRow, shapes: string, measure: boolean): void {
    if (this.#work.get(project.id)?.abort) return;
    const abort = new AbortController();
    const work: { state: AreaPackState; abort: AbortController | null } = {
      state: { ...none, state: measure ? 'measuring' : 'packing' },
      abort,
    };
    this.#work.set(project.id, work);
    const onProgress = (share: number, doing: NamedPhrase | string | undefined) => {
      if (!work.abort) return;
      const [words, phrase] = typeof doing === 'object' ? [doing.detail, codeOf(doing)] : [doing ?? null, null];
      work.state = { ...work.state, progress: share, doing: words, doing_phrase: phrase };
    };
    this.#jobs
      .pack(
        { title: project.project_name, geojson: project.geojson, shapes, folder: measure ? null : this.#of(project.id) },
        onProgress,
        abort.signal,
      )
      .then(
        ({ bytes, products }: PackReport) => {
          if (!measure) this.#jobs.usePack(this.#of(project.id));
          work.state = {
            ...none,
            state: measure ? 'measured' : 'packed',
            progress: 1,
            bytes,
            created_at: new Date().toISOString(),
            products,
          };
        },
        (error: Error) => {
          // Measured without a network and nothing here: that is an answer too.
          work.state =
            measure && error.name === 'NeedsNetwork'
              ? { ...none, state: 'measured', progress: 1, bytes: 0 }
              : {
                  ...none,
                  state: 'failed',
                  ...faultWords(abort.signal.aborted ? new Cancelled(cancelled) : error),
                };
        },
      )
      .finally(() => {
        work.abort = null;
      });
  }

  /** Stops what is under way, or takes the pack away. */
  async end(projectId: string): Promise<void> {
    const work = this.#work.get(projectId);
    this.#work.delete(projectId);
    if (work?.abort) work.abort.abort();
    else {
      this.#jobs.dropPack(this.#of(projectId));
      await rm(this.#of(projectId), { recursive: true, force: true });
    }
  }

  #of(projectId: string): string {
    return join(this.#folder, `project-${projectId.replaceAll(/[^\w-]/g, '_')}`);
  }
}
