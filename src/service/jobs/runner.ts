import { PhrasedError, type NamedPhrase } from '#sentences/phrases/index.ts';
import { randomUUID } from 'node:crypto';
import type { DataSettings } from '#datasets/data-access.ts';
import { lastAnswersIn, type SourceFinding } from '#datasets/index.ts';
import { dayMilliseconds, hourMilliseconds } from '#domain/time.ts';
import { services } from '#products/services.ts';
import type { Collected, Product } from '#products/product.ts';
import type { AnswerGiven, AnswerMade } from '../answering/make-answer.ts';
import { sentence } from '../phrases/sentence.ts';
import type { JobPlan, JobRow } from '../storage/job-queue.ts';
import type { ProjectSettings } from '#api/project-settings.ts';
import type { ProjectRow, Storage } from '../storage/storage.ts';
import type { PackReport } from '../packing.ts';
import type { MeasureGiven, Measured } from '../parcels/measure.ts';
import { collectionState, type CollectionState } from './collection-state.ts';
import type { PackGiven, Questions, ThreadOptions } from './messages.ts';
import { threadProject } from './project.ts';
import { ComputeThread } from './thread.ts';
import { jobFault, verdictOn } from './verdict.ts';

const leaseMilliseconds = 30_000;
const maxAtOnce = 6;

/** What the jobs of a new project are: every product that this service computes. */
export const allPlans = (): JobPlan[] => services.map((product) => planOf(product, ''));
/** Someone waits for a variant, so it goes first. */
const planOf = (product: Product, variant: string): JobPlan => ({
  product: product.slug,
  variant,
  place: variant === '' ? product.order : 0,
  needs: product.needs ?? [],
});

/** Whether a decision that the product rests on is not what it was. */
const restsOnOther = (slug: string, now: ProjectRow, before: ProjectRow): boolean =>
  now.geometry_hash !== before.geometry_hash ||
  services.find((product) => product.slug === slug)?.restsOn?.some((setting) => now[setting] !== before[setting]) === true;

/** What a product collected, with the version of the definition that made it. */
function withMethod(slug: string, collected: Collected): Collected {
  const version = services.find((product) => product.slug === slug)?.methodVersion;
  return version === undefined ? collected : { ...collected, provenance: { ...collected.provenance, method_version: version } };
}

export interface RunnerOptions {
  storage: Storage;
  cacheFolder: string;
  packFolders: string[];
  baseUrls?: Record<string, string>;
  /** given by hand, not kept */
  openMeteoKey?: string;
  userAgent: string;
  log: (text: string) => void;
}

/** Takes jobs from the queue, several at a time, and has them collected in a thread, so that the service stays quick. */
export class JobRunner {
  readonly #storage: Storage;
  readonly #owner = randomUUID();
  readonly #log: (text: string) => void;
  readonly #openMeteoKey: string | undefined;
  readonly #running = new Map<number, { job: JobRow; abort: AbortController; done: Promise<void> }>();
  readonly #ended = new Map<string, Set<() => void>>();
  readonly #collector: ComputeThread;
  readonly #answerer: ComputeThread;
  readonly #cacheFolder: string;
  #packFolders: string[];
  #timer: NodeJS.Timeout | null = null;
  #refreshTimer: NodeJS.Timeout | null = null;
  #isWakeSet = false;
  #stopped = false;

  constructor({ storage, cacheFolder, packFolders, baseUrls = {}, openMeteoKey, userAgent, log }: RunnerOptions) {
    this.#storage = storage;
    this.#log = log;
    this.#openMeteoKey = openMeteoKey;
    this.#packFolders = packFolders;
    this.#cacheFolder = cacheFolder;
    const options = (): ThreadOptions => ({
      cacheFolder,
      packFolders: this.#packFolders,
      baseUrls,
      userAgent,
      settings: this.#dataSettings(),
    });
    this.#collector = new ComputeThread(options);
    this.#answerer = new ComputeThread(options);
  }

  start(): void {
    const left = this.#storage.jobs.releaseAll();
    if (left > 0) this.#log(`${left} jobs that were running are taken up again`);
    this.#storage.fillJobs(allPlans()).then(
      () => this.wake(),
      (error: unknown) => this.#tellFault(error),
    );
    this.#renewMethods();
    this.#refresh();
    this.#refreshTimer = setInterval(() => this.#refresh(), hourMilliseconds).unref();
    this.wake();
  }

  /** Looks for work now; called after every create. */
  wake(): void {
    if (this.#stopped) return;
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    try {
      const leased =
        this.settings().paused || this.#storage.isDeleting
          ? []
          : this.#storage.jobs.leaseSome(this.#owner, leaseMilliseconds, maxAtOnce - this.#running.size);
      for (const job of leased) {
        const abort = new AbortController();
        const done = this.#run(job, abort).finally(() => {
          this.#running.delete(job.id);
          this.wakeNextTurn();
        });
        this.#running.set(job.id, { job, abort, done });
      }
    } catch (error) {
      this.#tellFault(error);
    }
    this.#timer = setTimeout(() => this.wake(), 2000).unref();
  }

  /**
   * Jobs that end together are followed together, and creates of one commit look for work once. Never at once: messages of the thread are handed out up to a thousand in a row, and quick jobs that each caused the next would keep
   * the requests waiting for as long.
   */
  wakeNextTurn(): void {
    if (this.#isWakeSet) return;
    this.#isWakeSet = true;
    setImmediate(() => {
      this.#isWakeSet = false;
      this.wake();
    });
  }

  #tellFault(error: unknown): void {
    if (!this.#stopped) this.#log(`The job runner met a fault: ${String(error)}`);
  }

  /** Stops what runs for projects that are being deleted. */
  cancel(projectIds: string[]): void {
    for (const { job, abort } of this.#running.values()) if (projectIds.includes(job.project_id)) abort.abort();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#timer) clearTimeout(this.#timer);
    if (this.#refreshTimer) clearInterval(this.#refreshTimer);
    for (const { abort } of this.#running.values()) abort.abort();
    await Promise.all([this.#collector.stop(), this.#answerer.stop()]);
    await Promise.all([...this.#running.values()].map(({ done }) => done));
  }

  // Settings of the collection

  settings(): CollectionState {
    return collectionState(this.#storage);
  }

  /** Kept; what waited for the network or for an answer tries again at once. */
  change(changes: Partial<CollectionState>): CollectionState {
    this.#storage.setSetting('collection', { ...this.settings(), ...changes });
    this.#collector.setSettings(this.#dataSettings());
    this.#tryAgain();
    return this.settings();
  }

  #tryAgain(): void {
    this.#storage
      .inTurns(0, () => (this.#storage.jobs.tryNow(100) ? 0 : null))
      .then(
        () => this.wake(),
        (error: unknown) => this.#tellFault(error),
      );
    this.wake();
  }

  #dataSettings(): DataSettings {
    const { offline, non_commercial_use, sample_data } = this.settings();
    return {
      offline: offline || process.env['FORCE_OFFLINE'] === '1',
      nonCommercialUse: non_commercial_use,
      sampleData: sample_data,
      ...(this.#openMeteoKey === undefined ? {} : { openMeteoKey: this.#openMeteoKey }),
    };
  }

  // Asking for more

  /** Collects a product (all without a slug) of a project again. */
  again(projectId: string, slug?: string): void {
    this.#storage.jobs.enqueue(
      projectId,
      services.filter((product) => slug === undefined || product.slug === slug).map((product) => planOf(product, '')),
      true,
    );
    this.wake();
  }

  /** Decides for a project and its members, and collects again what rests on what was decided, every variant of it. */
  async decide(project: { id: string; subprojects: string[] }, changes: Partial<ProjectSettings>): Promise<void> {
    await this.#storage.changeSettings(project.id, changes);
    const concerned = services.filter(({ restsOn = [] }) => restsOn.some((setting) => changes[setting] !== undefined));
    const ids = [project.id, ...project.subprojects];
    await this.#storage.inTurns(0, (at) => {
      const id = ids[at]!;
      const variants = this.#storage.jobs.ofProject(id);
      this.#storage.jobs.enqueue(
        id,
        concerned.flatMap((product) =>
          variants.filter((job) => job.product === product.slug).map(({ variant }) => planOf(product, variant)),
        ),
        true,
      );
      return at + 1 < ids.length ? at + 1 : null;
    });
    this.wake();
  }

  /** Queues a variant and waits until it has ended, for so long; the caller looks at the store afterwards. */
  async want(projectId: string, product: Product, variant: string, milliseconds: number): Promise<void> {
    const known = this.#storage.jobs.one(projectId, product.slug, variant);
    // Its next try is later (no network): waiting here would end with the same answer.
    if (known?.state === 'queued' && known.run_after > Date.now()) return;
    this.#storage.jobs.enqueue(projectId, [planOf(product, variant)], known?.state === 'failed');
    const key = keyOf(projectId, product.slug, variant);
    await new Promise<void>((resolve) => {
      const waiting = this.#ended.get(key) ?? new Set();
      this.#ended.set(key, waiting);
      const tell = () => {
        clearTimeout(timer);
        waiting.delete(tell);
        if (waiting.size === 0) this.#ended.delete(key);
        resolve();
      };
      const timer = setTimeout(tell, milliseconds);
      waiting.add(tell);
      this.wake();
    });
  }

  answer(given: AnswerGiven): Promise<AnswerMade> {
    return this.#answerer.answer(given);
  }

  /** Parcels in the pictures of their project, away from the service's own loop. */
  measure(given: MeasureGiven): Promise<Measured> {
    return this.#answerer.measure(given);
  }

  /** Packs an area, or measures it, among the collections. Rejects with ThreadFault. */
  pack(
    given: PackGiven,
    progress: (share: number, doing: NamedPhrase | string | undefined) => void,
    signal: AbortSignal,
  ): Promise<PackReport> {
    return this.#collector.pack(given, progress, signal);
  }

  /** Asks sources whether they answer as expected, beside the collections. Rejects with ThreadFault. */
  checkSources(ids: readonly string[], found: (finding: SourceFinding) => void, signal: AbortSignal): Promise<void> {
    return this.#collector.checkSources(ids, found, signal);
  }

  /** When each source last answered, ISO 8601 by its id. */
  lastAnswers(): Promise<Map<string, string>> {
    return lastAnswersIn([this.#cacheFolder]);
  }

  /** A pack that was just made is asked at once, before all others: it is the newest of its area. What waited for the network tries again. */
  usePack(folder: string): void {
    this.#setPacks([folder, ...this.#packFolders.filter((one) => one !== folder)]);
    this.#tryAgain();
  }

  /** A pack that answers only where no other does. What waited for the network tries again. */
  useFallbackPack(folder: string): void {
    this.#setPacks([...this.#packFolders.filter((path) => path !== folder), folder]);
    this.#tryAgain();
  }

  /** Before its folder goes. */
  dropPack(folder: string): void {
    this.#setPacks(this.#packFolders.filter((one) => one !== folder));
  }

  #setPacks(folders: string[]): void {
    this.#packFolders = folders;
    this.#collector.setPacks(folders);
  }

  /** Queues again what is older than its product stays fresh. */
  #refresh(): void {
    for (const product of services)
      if (product.freshDays !== undefined)
        this.#collectAgain(
          product,
          this.#storage.jobs.doneBefore(product.slug, new Date(Date.now() - product.freshDays * dayMilliseconds)),
        );
  }

  /** Queues again what an earlier definition of its product made. */
  #renewMethods(): void {
    for (const product of services)
      if (product.methodVersion !== undefined)
        this.#collectAgain(product, this.#storage.results.ofEarlierMethod(product.slug, product.methodVersion));
  }

  #collectAgain(product: Product, old: { project_id: string; variant: string }[]): void {
    if (old.length === 0) return;
    this.#storage
      .inTurns(0, (at) => {
        const { project_id, variant } = old[at]!;
        // Deleted or taken up again meanwhile?
        if (this.#storage.jobs.one(project_id, product.slug, variant)?.state === 'done')
          this.#storage.jobs.enqueue(project_id, [{ ...planOf(product, variant), place: product.order }], true);
        return at + 1 < old.length ? at + 1 : null;
      })
      .then(
        () => this.wake(),
        (error: unknown) => this.#tellFault(error),
      );
  }

  async #run(job: JobRow, abort: AbortController): Promise<void> {
    const { jobs, results } = this.#storage;
    const renewal = setInterval(() => {
      if (!jobs.renew(job.id, this.#owner, leaseMilliseconds)) abort.abort();
    }, leaseMilliseconds / 3);
    const of = [job.project_id, job.product, job.variant] as const;
    // Ten thousand checkpoints of a climate job would be as many commits; those of one turn share one, and none waits for the disk.
    const held = (write: () => void) =>
      this.#storage.together(() => {
        if (abort.signal.aborted || !jobs.isHeld(job.id, this.#owner)) throw new LeaseLost(sentence('service.job-taken-over'));
        write();
      }, true);
    const questions: Questions = {
      part: (step) => results.part(...of, step),
      keepPart: (step, bytes) => held(() => results.putPart(...of, step, bytes)),
      // A full result that is being refreshed is worth more than a preview.
      keepPreliminary: (collected) =>
        held(() => {
          if (results.get(...of, false)?.preliminary !== false) results.put(...of, collected, true);
        }),
      resultOf: (slug) => results.get(job.project_id, slug, '', true)?.collected ?? null,
      otherProjects: (box) => this.#storage.otherGeometries(job.project_id, box),
    };
    try {
      const row = this.#storage.projectForJob(job.project_id);
      if (!row) return; // deleted meanwhile
      const collected: Collected = await this.#collector.collect(
        { slug: job.product, variant: job.variant, project: threadProject(row) },
        questions,
        (share, doing) => jobs.tell(job.id, this.#owner, share, doing ?? null),
        abort.signal,
      );
      const decided = this.#storage.projectForJob(job.project_id);
      // What was decided changed during collection, so the result no longer applies.
      if (decided && restsOnOther(job.product, decided, row)) {
        await this.#storage.together(() => jobs.fail(job.id, this.#owner, jobFault({ code: 'settings-changed' }), 0, false));
        return;
      }
      const isKept = await this.#storage.together(() =>
        jobs.complete(job.id, this.#owner, () => {
          results.put(...of, withMethod(job.product, collected), false);
          if (job.variant === '')
            jobs.enqueue(
              job.project_id,
              services.filter(({ improvedBy }) => improvedBy?.includes(job.product)).map((product) => planOf(product, '')),
              true,
            );
        }),
      );
      if (!isKept) this.#log(`A late result of ${job.product} was dropped`);
    } catch (error) {
      // Where even this cannot be written, the lease runs out and the job is taken up again.
      await this.#storage
        .together(() => this.#failed(job, error as Error, abort.signal.aborted))
        .catch((fault: unknown) => this.#log(`${job.product}: ${String(fault)}`));
    } finally {
      clearInterval(renewal);
      this.#ended.get(keyOf(...of))?.forEach((tell) => tell());
    }
  }

  #failed(job: JobRow, error: Error, aborted: boolean): void {
    const { fault, pauseMilliseconds, counts } = verdictOn(error, job.attempts, aborted || this.#stopped);
    this.#storage.jobs.fail(job.id, this.#owner, fault, pauseMilliseconds, counts);
    if (counts) this.#log(`${job.product} failed (attempt ${job.attempts}): ${error.message}`);
  }
}

/** Another runner took the job over meanwhile. */
class LeaseLost extends PhrasedError {}

const keyOf = (projectId: string, slug: string, variant: string) => `${projectId} ${slug} ${variant}`;
