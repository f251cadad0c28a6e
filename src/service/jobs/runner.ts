import { PhrasedError, type NamedPhrase } from '#sentences/phrases/index.ts';
import { randomUUID } from 'node:crypto';
import type { DataSettings } from '#datasets/data-access.ts';
import { lastAnswersIn, type SourceFinding } from '#datasets/index.ts';
import { services } from '#products/services.ts';
import type { Collected, Product } from '#products/product.ts';
import type { AnswerGiven, AnswerMade } from '../answering/make-answer.ts';
import type { PortfolioGiven } from '../answering/make-portfolio-sums.ts';
import { sentence } from '../phrases/sentence.ts';
import type { JobRow } from '../storage/job-queue.ts';
import type { ProjectSettings } from '#api/project-settings.ts';
import { isBusy } from '../storage/database.ts';
import type { Storage } from '../storage/storage.ts';
import type { PackReport } from '../packing.ts';
import type { MeasureGiven, Measured } from '../parcels/measure.ts';
import { collectionState, type CollectionState } from './collection-state.ts';
import type { PackGiven, Questions, ThreadOptions } from './messages.ts';
import { allPlans, planOf, restsOnOther, withMethod } from './plans.ts';
import { threadProject } from './project.ts';
import { Renewal } from './renewal.ts';
import { ComputeThread } from './thread.ts';
import { jobFault, verdictOn } from './verdict.ts';

const leaseMilliseconds = 30_000;
const maxAtOnce = 6;
/** What was computed in hours waits for whoever holds the workspace, however long that takes. */
const untilFree = { patienceMilliseconds: Infinity };

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
  readonly #renewal: Renewal;
  #isWakeSet = false;
  #isWoken = false;
  #isLeasing = false;
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
    this.#renewal = new Renewal(
      storage,
      () => this.wake(),
      (error) => this.#tellFault(error),
    );
    this.#collector = new ComputeThread(options);
    this.#answerer = new ComputeThread(options);
  }

  async start(): Promise<void> {
    const left = await this.#storage.together(() => this.#storage.jobs.releaseAll());
    if (left > 0) this.#log(`${left} jobs that were running are taken up again`);
    this.#storage.fillJobs(allPlans()).then(
      () => this.wake(),
      (error: unknown) => this.#tellFault(error),
    );
    this.#renewal.start();
    this.wake();
  }

  /** Looks for work soon; called after every create. While another program holds the workspace, the next look is in two seconds. */
  wake(): void {
    if (this.#stopped) return;
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.wake(), 2000).unref();
    this.#isWoken = true;
    if (this.#isLeasing) return;
    this.#isLeasing = true;
    this.#lease()
      .catch((error: unknown) => {
        if (!isBusy(error)) this.#tellFault(error);
      })
      .finally(() => {
        this.#isLeasing = false;
      });
  }

  async #lease(): Promise<void> {
    while (this.#isWoken && !this.#stopped) {
      this.#isWoken = false;
      const leased = await this.#storage.together(
        () =>
          this.settings().paused || this.#storage.isDeleting
            ? []
            : this.#storage.jobs.leaseSome(this.#owner, leaseMilliseconds, maxAtOnce - this.#running.size, [...this.#running.keys()]),
        { isRepeatable: true, patienceMilliseconds: 0 },
      );
      if (!this.#stopped) for (const job of leased) this.#begin(job);
    }
  }

  #begin(job: JobRow): void {
    const abort = new AbortController();
    const done = this.#run(job, abort).finally(() => {
      this.#running.delete(job.id);
      this.wakeNextTurn();
    });
    this.#running.set(job.id, { job, abort, done });
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
    this.#renewal.stop();
    for (const { abort } of this.#running.values()) abort.abort();
    await Promise.all([this.#collector.stop(), this.#answerer.stop()]);
    await Promise.all([...this.#running.values()].map(({ done }) => done));
  }

  // Settings of the collection

  settings(): CollectionState {
    return collectionState(this.#storage);
  }

  /** Kept; what waited for the network or for an answer tries again at once. */
  async change(changes: Partial<CollectionState>): Promise<CollectionState> {
    await this.#storage.together(() => this.#storage.setSetting('collection', { ...this.settings(), ...changes }));
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
  async again(projectId: string, slug?: string): Promise<void> {
    const plans = services.filter((product) => slug === undefined || product.slug === slug).map((product) => planOf(product, ''));
    await this.#storage.together(() => this.#storage.jobs.enqueue(projectId, plans, true));
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
    const plans = [planOf(product, variant)];
    await this.#storage.together(() => this.#storage.jobs.enqueue(projectId, plans, known?.state === 'failed'));
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

  portfolioSums = (given: PortfolioGiven) => this.#answerer.portfolioSums(given);

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

  async #run(job: JobRow, abort: AbortController): Promise<void> {
    const { jobs, results } = this.#storage;
    const renewal = setInterval(() => {
      this.#storage
        .together(() => jobs.renew(job.id, this.#owner, leaseMilliseconds), { isRepeatable: true })
        .then(
          (isHeld) => {
            if (!isHeld) abort.abort();
          },
          (error: unknown) => {
            // Whoever runs it keeps it: a lease that runs out while the workspace is held is nobody else's to take.
            if (!isBusy(error)) this.#tellFault(error);
          },
        );
    }, leaseMilliseconds / 3);
    const of = [job.project_id, job.product, job.variant] as const;
    // Ten thousand checkpoints of a climate job would be as many commits; those of one turn share one, and none waits for the disk.
    const held = (write: () => void) =>
      this.#storage.together(
        () => {
          if (abort.signal.aborted || !jobs.isHeld(job.id, this.#owner)) throw new LeaseLost(sentence('service.job-taken-over'));
          write();
        },
        { isRepeatable: true, ...untilFree },
      );
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
      // Deleted meanwhile. A restore makes the jobs that are missing.
      if (!row) return void (await this.#storage.together(() => jobs.drop(job.id), untilFree));
      const collected: Collected = await this.#collector.collect(
        { slug: job.product, variant: job.variant, project: threadProject(row) },
        questions,
        (share, doing) => this.#tell(job, share, doing ?? null),
        abort.signal,
      );
      const decided = this.#storage.projectForJob(job.project_id);
      // What was decided changed during collection, so the result no longer applies.
      if (decided && restsOnOther(job.product, decided, row)) {
        await this.#storage.together(() => jobs.fail(job.id, this.#owner, jobFault({ code: 'settings-changed' }), 0, false), untilFree);
        return;
      }
      const isKept = await this.#storage.together(() => this.#complete(job, collected), untilFree);
      if (!isKept) this.#log(`A late result of ${job.product} was dropped`);
    } catch (error) {
      // Where even this cannot be written, the lease runs out and the job is taken up again.
      await this.#storage
        .together(() => this.#failed(job, error as Error, abort.signal.aborted), untilFree)
        .catch((fault: unknown) => this.#log(`${job.product}: ${String(fault)}`));
    } finally {
      clearInterval(renewal);
      this.#ended.get(keyOf(...of))?.forEach((tell) => tell());
    }
  }

  /** Progress is worth neither a wait nor a fault. */
  #tell(job: JobRow, share: number, doing: NamedPhrase | string | null): void {
    this.#storage
      .together(() => this.#storage.jobs.tell(job.id, this.#owner, share, doing), { isRepeatable: true, patienceMilliseconds: 0 })
      .catch((error: unknown) => {
        if (!isBusy(error)) this.#tellFault(error);
      });
  }

  /** Keeps the result and queues what it improves; false when the lease is lost. */
  #complete(job: JobRow, collected: Collected): boolean {
    const { jobs, results } = this.#storage;
    return jobs.complete(job.id, this.#owner, () => {
      results.put(job.project_id, job.product, job.variant, withMethod(job.product, collected), false);
      if (job.variant !== '') return;
      const improved = services.filter(({ improvedBy }) => improvedBy?.includes(job.product));
      jobs.enqueue(
        job.project_id,
        improved.map((product) => planOf(product, '')),
        true,
      );
    });
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
