import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Readiness } from './readiness.ts';
import type { JobCount } from './storage/job-queue.ts';
import type { Store } from './storage/store.ts';

/** Counting all jobs reads their whole table, so that it is done this often at most, however many ask. */
const countMilliseconds = 10_000;
/** seconds; lists and reads are to take less than 0.1, creates of large boundaries take many */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/**
 * Figures of one process in Prometheus's text format. Labels are patterns of routes, methods, classes of status, products and states of jobs: no name, id, key or
 * address of anybody, and a bounded number of each.
 */
export class Metrics {
  readonly #registry = new Registry();
  readonly #storage: Store;
  #counted: { at: number; counts: Promise<JobCount[]> } | null = null;

  constructor(storage: Store, readiness: Readiness) {
    this.#storage = storage;
    collectDefaultMetrics({ register: this.#registry });
    const registers = [this.#registry];
    new Gauge({
      name: 'hectare_ready',
      help: '1 while the process should be given work, as /ready says',
      registers,
      async collect() {
        this.set((await readiness.fault()) === null ? 1 : 0);
      },
    });
    if (storage.figures() !== null) this.#ofDatabase(registers);
  }

  get contentType(): string {
    return this.#registry.contentType;
  }
  text(): Promise<string> {
    return this.#registry.metrics();
  }

  /** Times every request of a server. */
  timeRequests(app: FastifyInstance): void {
    const seconds = new Histogram({
      name: 'hectare_http_request_duration_seconds',
      help: 'Requests by pattern of route, method and class of status',
      labelNames: ['route', 'method', 'status'],
      buckets,
      registers: [this.#registry],
    });
    app.addHook('onResponse', async (request, reply) => {
      const labels = {
        route: request.routeOptions.url ?? 'none',
        method: request.method,
        status: `${Math.floor(reply.statusCode / 100)}xx`,
      };
      seconds.observe(labels, reply.elapsedTime / 1000);
    });
  }

  /** The same from every server of a team: the queue is one. */
  countJobs(): void {
    const counted = () => this.#countedJobs();
    new Gauge({
      name: 'hectare_jobs',
      help: 'Jobs of all projects by product and state, counted within the last 10 s; none while the database does not answer',
      labelNames: ['product', 'state'],
      registers: [this.#registry],
      async collect() {
        const counts = await counted().catch(() => []);
        this.reset();
        for (const { product, state, jobs } of counts) this.set({ product, state }, jobs);
      },
    });
  }

  #countedJobs(): Promise<JobCount[]> {
    if (!this.#counted || performance.now() - this.#counted.at > countMilliseconds)
      this.#counted = { at: performance.now(), counts: Promise.resolve(this.#storage.jobs.byProduct()) };
    return this.#counted.counts;
  }

  #ofDatabase(registers: Registry[]): void {
    const figures = () => this.#storage.figures()!;
    new Gauge({
      name: 'hectare_database_connections',
      help: 'Connections of this process to its database',
      labelNames: ['state'],
      registers,
      collect() {
        const { inUse, idle } = figures();
        this.set({ state: 'in_use' }, inUse);
        this.set({ state: 'idle' }, idle);
      },
    });
    new Gauge({
      name: 'hectare_database_waiting',
      help: 'Statements and transactions that wait for a connection',
      registers,
      collect() {
        this.set(figures().waiting);
      },
    });
    new Counter({
      name: 'hectare_lease_takeovers_total',
      help: 'Jobs that this process took over because another one had not renewed their lease',
      registers,
      collect() {
        this.reset();
        this.inc(figures().leaseTakeovers);
      },
    });
  }
}
