import type { NamedPhrase } from '#sentences/phrases/index.ts';
import { randomUUID } from 'node:crypto';
import type { DataSettings } from '#datasets/data-access.ts';
import { lastAnswersIn, type SourceFinding } from '#datasets/index.ts';
import { services } from '#products/services.ts';
import type { Collected, Product } from '#products/product.ts';
import type { AnswerGiven, AnswerMade } from '../answering/make-answer.ts';
import type { PortfolioGiven } from '../answering/make-portfolio-sums.ts';
import type { JobRow } from '../storage/job-queue.ts';
import type { ProjectSettings } from '#api/project-settings.ts';
import { isBusy } from '../storage/database.ts';
import type { CollectionState } from '../storage/collection-state.ts';
import type { HeldJob, Store } from '../storage/store.ts';
import type { PackReport } from '../packing.ts';
import type { MeasureGiven, Measured } from '../parcels/measure.ts';
import { JobEnds, triesLater, untilSeenEnded } from './job-ends.ts';
import type { PackGiven, ThreadOptions } from './messages.ts';
import { allPlans, planOf, restsOnOther, withMethod } from './plans.ts';
import { threadProject } from './project.ts';
import { questionsOf } from './questions.ts';
import { Renewal } from './renewal.ts';
import { ComputeThread } from './thread.ts';
import { tracedJob } from '../tracing/trace-jobs.ts';
import { isTracing } from '../tracing/tracing.ts';
import { jobFault, verdictOn } from './verdict.ts';

/** What a runner takes from the queue. */
export interface Takes {
  /** so many jobs at a time */
  atOnce: number;
  /** what is not renewed for so long is taken over by another runner */
  leaseMilliseconds: number;
}
const ofOneComputer: Takes = { atOnce: 6, leaseMilliseconds: 30_000 };
export interface RunnerOptions {
  storage: Store;
  /** as the storage has it now */
  collection: CollectionState;
  /** null: nothing, because workers of their own run the jobs */
  takes?: Takes | null;
  cacheFolder: string;
  /** of a team, as an address without a password */
  database?: string;
  packFolders: string[];
  baseUrls?: Record<string, string>;
  /** given by hand, not kept */
  openMeteoKey?: string;
  userAgent: string;
  log: (text: string) => void;
}

/** A job with whom it was leased to. */
type Leased = HeldJob & { job: JobRow };

/** Takes jobs from the queue, several at a time, and has them collected in a thread, so that the service stays quick. */
export class JobRunner {
  readonly #storage: Store;
  readonly #takes: Takes | null;
  readonly #log: (text: string) => void;
  readonly #openMeteoKey: string | undefined;
  readonly #running = new Map<number, { job: JobRow; abort: AbortController; done: Promise<void> }>();
  readonly #ends = new JobEnds();
  readonly #collector: ComputeThread;
  readonly #answerer: ComputeThread;
  readonly #cacheFolder: string;
  #packFolders: string[];
  /** as it was when work was last looked for */
  #collection: CollectionState;
  #timer: NodeJS.Timeout | null = null;
  readonly #renewal: Renewal;
  #isWakeSet = false;
  #isWoken = false;
  #isLeasing = false;
  #stopped = false;

  constructor({
    storage,
    collection,
    takes = ofOneComputer,
    cacheFolder,
    database,
    packFolders,
    baseUrls = {},
    openMeteoKey,
    userAgent,
    log,
  }: RunnerOptions) {
    this.#storage = storage;
    this.#takes = takes;
    this.#collection = collection;
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
    this.#collector = new ComputeThread(() => ({
      ...options(),
      ...(database === undefined ? {} : { database }),
      ...(isTracing() ? { tellsFetches: true } : {}),
    }));
    this.#answerer = new ComputeThread(options);
  }

  async start(): Promise<void> {
    if (!this.#takes) return;
    const left = await this.#storage.collecting.releaseAll();
    if (left > 0) this.#log(`${left} jobs that were running are taken up again`);
    this.#storage.collecting.fillJobs(allPlans()).then(
      () => this.wake(),
      (error: unknown) => this.#tellFault(error),
    );
    this.#renewal.start();
    this.wake();
  }

  /** Looks for work soon; called after every create. While another program holds the workspace, the next look is in two seconds. */
  wake(): void {
    if (this.#stopped || !this.#takes) return;
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.wake(), 2000).unref();
    this.#isWoken = true;
    if (this.#isLeasing) return;
    this.#isLeasing = true;
    this.#lease(this.#takes)
      .catch((error: unknown) => {
        if (!isBusy(error)) this.#tellFault(error);
      })
      .finally(() => {
        this.#isLeasing = false;
      });
  }

  async #lease({ atOnce, leaseMilliseconds }: Takes): Promise<void> {
    while (this.#isWoken && !this.#stopped) {
      this.#isWoken = false;
      await this.#readCollection();
      const most = atOnce - this.#running.size;
      const owner = randomUUID();
      const leased = await this.#storage.collecting.lease(owner, leaseMilliseconds, most, [...this.#running.keys()]);
      if (!this.#stopped) for (const job of leased) this.#begin({ job, owner }, leaseMilliseconds);
    }
  }

  #begin({ job, owner }: Leased, leaseMilliseconds: number): void {
    const abort = new AbortController();
    const done = tracedJob(job, () => this.#run({ job, owner }, abort, leaseMilliseconds)).finally(() => {
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

  /** Kept; what waited for the network or for an answer tries again at once. */
  async change(changes: Partial<CollectionState>): Promise<CollectionState> {
    const now = await this.#storage.changeCollection(changes);
    await this.#readCollection();
    this.#tryAgain();
    return now;
  }

  /** Threads hear what was changed, here or elsewhere. */
  async #readCollection(): Promise<void> {
    const before = JSON.stringify(this.#collection);
    this.#collection = await this.#storage.collection();
    if (JSON.stringify(this.#collection) !== before) this.#collector.setSettings(this.#dataSettings());
  }

  #tryAgain(): void {
    this.#storage.collecting.tryNow().then(
      () => this.wake(),
      (error: unknown) => this.#tellFault(error),
    );
    this.wake();
  }

  #dataSettings(): DataSettings {
    const { offline, non_commercial_use, sample_data } = this.#collection;
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
    await this.#storage.collecting.collectAgain(projectId, plans);
    this.wake();
  }

  /**
   * Decides for a project and its members where what is decided has one of the expected revisions, and collects again what rests on what was decided, every variant
   * of it.
   */
  async decide(
    project: { id: string; subprojects: string[] },
    changes: Partial<ProjectSettings>,
    expected: readonly string[] | null,
  ): Promise<void> {
    const concerned = services.filter(({ restsOn = [] }) => restsOn.some((setting) => changes[setting] !== undefined));
    const plans = concerned.map((product) => planOf(product, ''));
    await this.#storage.changeSettings(project.id, changes, plans, expected);
    for (const { job, abort } of this.#running.values())
      if ([project.id, ...project.subprojects].includes(job.project_id) && plans.some(({ product }) => product === job.product))
        abort.abort();
    this.wake();
  }

  /** Queues a variant and waits until it has ended, for so long; the caller looks at the store afterwards. */
  async want(projectId: string, product: Product, variant: string, milliseconds: number): Promise<void> {
    const look = () => this.#storage.jobs.one(projectId, product.slug, variant);
    const known = await look();
    if (known && triesLater(known)) return;
    await this.#storage.collecting.enqueue(projectId, [planOf(product, variant)], known?.state === 'failed');
    if (!this.#takes) return untilSeenEnded(look, milliseconds, () => this.#stopped);
    const ended = this.#ends.until(keyOf(projectId, product.slug, variant), milliseconds);
    this.wake();
    await ended;
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

  /** Answers with what it failed by; null where it did not. */
  async #run(held: Leased, abort: AbortController, leaseMilliseconds: number): Promise<Error | null> {
    const { collecting } = this.#storage;
    const { job } = held;
    const renewal = setInterval(() => {
      collecting.renew(held, leaseMilliseconds).then(
        (isHeld) => {
          if (!isHeld) abort.abort();
        },
        (error: unknown) => {
          // Whoever runs it keeps it: a lease that runs out while the workspace is held is nobody else's to take.
          if (!isBusy(error)) this.#tellFault(error);
        },
      );
    }, leaseMilliseconds / 3);
    try {
      const row = await this.#storage.projectForJob(job.project_id);
      // Deleted meanwhile. A restore makes the jobs that are missing.
      if (!row) {
        await collecting.drop(job.id);
        return null;
      }
      const collected: Collected = await this.#collector.collect(
        { slug: job.product, variant: job.variant, project: threadProject(row) },
        questionsOf(this.#storage, held, abort.signal),
        (share, doing) => this.#tell(held, share, doing ?? null),
        abort.signal,
      );
      const decided = await this.#storage.projectForJob(job.project_id);
      // What was decided changed during collection, so the result no longer applies.
      if (decided && restsOnOther(job.product, decided, row)) {
        await collecting.fail(held, jobFault({ code: 'settings-changed' }), 0, false);
        return null;
      }
      if (!(await this.#complete(held, collected))) this.#log(`A late result of ${job.product} was dropped`);
      return null;
    } catch (error) {
      // Where even this cannot be written, the lease runs out and the job is taken up again.
      await this.#failed(held, job.attempts, error as Error, abort.signal.aborted).catch((fault: unknown) =>
        this.#log(`${job.product}: ${String(fault)}`),
      );
      return error as Error;
    } finally {
      clearInterval(renewal);
      this.#ends.tell(keyOf(job.project_id, job.product, job.variant));
    }
  }

  /** Progress is worth neither a wait nor a fault. */
  #tell(held: HeldJob, share: number, doing: NamedPhrase | string | null): void {
    this.#storage.collecting.tell(held, share, doing).catch((error: unknown) => {
      if (!isBusy(error)) this.#tellFault(error);
    });
  }

  /** Keeps the result and queues what it improves; false when the lease is lost. */
  #complete(held: HeldJob, collected: Collected): Promise<boolean> {
    const { product: slug, variant } = held.job;
    const improved = variant === '' ? services.filter(({ improvedBy }) => improvedBy?.includes(slug)) : [];
    return this.#storage.collecting.complete(
      held,
      withMethod(slug, collected),
      improved.map((product) => planOf(product, '')),
    );
  }

  async #failed(held: HeldJob, attempts: number, error: Error, aborted: boolean): Promise<void> {
    const { fault, pauseMilliseconds, counts } = verdictOn(error, attempts, aborted || this.#stopped);
    await this.#storage.collecting.fail(held, fault, pauseMilliseconds, counts);
    if (counts) this.#log(`${held.job.product} failed (attempt ${attempts}): ${error.message}`);
  }
}

const keyOf = (projectId: string, slug: string, variant: string) => `${projectId} ${slug} ${variant}`;
