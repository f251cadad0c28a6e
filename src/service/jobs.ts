import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Tinypool } from 'tinypool';
import type { Geometry } from '../geo/index.ts';
import { products } from '../products/index.ts';
import type { ProductResult } from '../products/product.ts';
import type { JobRow, Storage } from './storage/storage.ts';

const leaseMilliseconds = 30_000;
const mostAttempts = 6;

export interface ComputeTask { slug: string; project: { id: string; name: string; geometry: Geometry } }

/** The worker file beside this module: TypeScript in a source tree, JavaScript (one folder up from shared chunks) in a build. */
function threadFile(): string {
  for (const name of ['./compute.thread.ts', './compute.thread.js', '../compute.thread.js']) {
    const path = fileURLToPath(new URL(name, import.meta.url));
    if (existsSync(path)) return path;
  }
  throw new Error('The compute thread is missing from this build');
}

/** Takes jobs from the queue one after another and computes them in a thread, so that the service stays quick. */
export class JobRunner {
  readonly #storage: Storage;
  readonly #owner = randomUUID();
  readonly #log: (text: string) => void;
  readonly #running = new Map<number, { job: JobRow; abort: AbortController }>();
  #pool: Tinypool | null = null;
  #timer: NodeJS.Timeout | null = null;
  #stopped = false;
  #work: Promise<void> | null = null;

  constructor(storage: Storage, log: (text: string) => void) {
    this.#storage = storage;
    this.#log = log;
  }

  start(): void {
    const left = this.#storage.releaseAll();
    if (left > 0) this.#log(`${left} jobs that were running are taken up again`);
    this.wake();
  }

  /** Looks for work now; called after every create. */
  wake(): void {
    if (this.#stopped || this.#work) return;
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    this.#work = this.#drain().catch((error: unknown) => this.#log(`The job runner met a fault: ${String(error)}`)).finally(() => {
      this.#work = null;
      if (!this.#stopped) this.#timer = setTimeout(() => this.wake(), 2000);
    });
  }

  /** Stops what runs for a project that is being deleted. */
  cancel(projectIds: string[]): void {
    for (const { job, abort } of this.#running.values()) if (projectIds.includes(job.project_id)) abort.abort();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#timer) clearTimeout(this.#timer);
    for (const { abort } of this.#running.values()) abort.abort();
    await this.#work;
    await this.#pool?.destroy();
  }

  async #drain(): Promise<void> {
    for (;;) {
      if (this.#stopped) return;
      const job = this.#storage.lease(this.#owner, leaseMilliseconds);
      if (!job) return;
      await this.#run(job);
    }
  }

  async #run(job: JobRow): Promise<void> {
    const abort = new AbortController();
    this.#running.set(job.id, { job, abort });
    const renewal = setInterval(() => { if (!this.#storage.renew(job.id, this.#owner, leaseMilliseconds, 0.5)) abort.abort(); }, leaseMilliseconds / 3);
    try {
      const product = products.find(({ slug }) => slug === job.product);
      if (!product) { this.#storage.fail(job.id, this.#owner, 'This service does not compute that product.', null); return; }
      const task = this.#taskOf(job);
      if (!task) return; // deleted meanwhile
      this.#pool ??= new Tinypool({ filename: threadFile(), minThreads: 0, maxThreads: 1, workerData: {} });
      const result = (await this.#pool.run(task, { signal: abort.signal })) as ProductResult;
      if (!this.#storage.complete(job, this.#owner, result)) this.#log(`A late result of ${job.product} was dropped`);
    } catch (error) {
      if (abort.signal.aborted) { this.#storage.fail(job.id, this.#owner, 'stopped', 0); return; }
      const permanent = error instanceof RangeError || (error as Error).name === 'RangeError' || job.attempts >= mostAttempts;
      this.#storage.fail(job.id, this.#owner, (error as Error).message, permanent ? null : Math.min(3_600_000, 1000 * 2 ** job.attempts) * (0.75 + Math.random() / 2));
      this.#log(`${job.product} failed (attempt ${job.attempts}): ${(error as Error).message}`);
    } finally {
      clearInterval(renewal);
      this.#running.delete(job.id);
    }
  }

  #taskOf(job: JobRow): ComputeTask | null {
    const row = this.#storage.projectForJob(job.project_id);
    return row ? { slug: job.product, project: { id: row.id, name: row.project_name, geometry: JSON.parse(row.geojson) as Geometry } } : null;
  }
}
