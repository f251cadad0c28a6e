import { expect } from 'vitest';
import type pg from 'pg';
import { longPlace, maxLongJobs, type JobPlan, type JobRow } from '#service/storage/job-queue.ts';
import type { NewProject } from '#service/storage/project-rows.ts';
import type { HeldJob } from '#service/storage/store.ts';
import type { PostgresStore } from '#service/storage-postgres/postgres-store.ts';
import type { Order } from './seam.ts';

const user = 'u';
export const leaseMilliseconds = 10_000;
const plan = (product: string, place: number, needs: string[] = []): JobPlan => ({ product, variant: '', place, needs });
/** One that others need, one that a decision is for, and more long ones than a worker may have. */
const plans = [
  plan('project-mask', 1),
  plan('soil', 10, ['project-mask']),
  plan('weather', 20),
  ...['one', 'two', 'three'].map((name) => plan(`long-${name}`, longPlace + 10)),
];

interface Run {
  held: HeldJob;
  /** the time zone that was decided when it was begun */
  zone: string | null;
}
/** How a run ends without a result. */
type End = 'tried again' | 'failed' | 'stopped';
/** What a run writes while it goes on. */
export type Write = 'renew' | 'checkpoint' | 'preview' | 'complete' | End;

/** A process that takes jobs; what it forgot at its death may still be on its way. */
class Worker {
  readonly store: PostgresStore;
  runs: Run[] = [];
  late: Run[] = [];
  /** a process looks for jobs once at a time */
  isLeasing = false;
  constructor(store: PostgresStore) {
    this.store = store;
  }
}

interface Parts {
  order: Order;
  workers: PostgresStore[];
  server: PostgresStore;
  /** outside of the order */
  monitor: pg.Client;
  project: NewProject;
  /** planted: a worker has one name for its whole life */
  keepsItsName: boolean;
}

/** Workers and a server over one database, every statement in an order that the model chose. */
export class QueueWorld {
  readonly order: Order;
  readonly #workers: Worker[];
  readonly #server: PostgresStore;
  readonly #monitor: pg.Client;
  readonly #project: NewProject;
  readonly #keepsItsName: boolean;
  readonly #completed: string[] = [];
  #projects: string[] = [];
  #calls = 0;
  #pauses = 0;
  #pausesUnderWay = 0;
  /** which change of it paused the collection; null while it is not paused, or while that changes */
  #pausedBy: number | null = null;

  constructor({ order, workers, server, monitor, project, keepsItsName }: Parts) {
    this.order = order;
    this.#workers = workers.map((store) => new Worker(store));
    this.#server = server;
    this.#monitor = monitor;
    this.#project = project;
    this.#keepsItsName = keepsItsName;
  }

  /** Two projects with their jobs. Outside of the order. */
  async fill(): Promise<void> {
    for (let number = 0; number < 2; number += 1) this.#projects.push(await this.#server.createProject(user, this.#project, plans, null));
  }

  #worker(choice: number): Worker {
    return this.#workers[choice % this.#workers.length]!;
  }

  async lease(choice: number, most: number): Promise<void> {
    const worker = this.#worker(choice);
    if (worker.isLeasing) return;
    worker.isLeasing = true;
    this.#calls += 1;
    const call = this.#calls;
    const pausedBy = this.#pausedBy;
    const owner = this.#keepsItsName ? `worker ${this.#workers.indexOf(worker)}` : `call ${call}`;
    const before = worker.runs.map(({ held }) => held.job.id);
    const jobs = await worker.store.collecting.lease(owner, leaseMilliseconds, most, before);
    worker.isLeasing = false;
    expect(jobs.length, 'more jobs than were asked for').toBeLessThanOrEqual(most);
    expect(new Set([...before, ...jobs.map(({ id }) => id)]).size, 'a job that it runs already').toBe(before.length + jobs.length);
    if (pausedBy !== null && this.#pausedBy === pausedBy) expect(jobs, 'a job of a paused collection').toEqual([]);
    const runs = jobs.map((job: JobRow): Run => ({ held: { job, owner }, zone: null }));
    worker.runs.push(...runs);
    // Those of a project that has gone meanwhile are about to be stopped.
    const { rows: long } = await this.#monitor.query('SELECT 1 FROM job WHERE id = ANY($1) AND place >= $2', [
      worker.runs.map(({ held }) => held.job.id),
      longPlace,
    ]);
    expect(long.length, 'long jobs of one worker').toBeLessThanOrEqual(maxLongJobs);
    for (const run of runs) {
      const project = await worker.store.projectForJob(run.held.job.project_id);
      if (project) run.zone = project.time_zone;
      else {
        await worker.store.collecting.drop(run.held.job.id);
        worker.runs = worker.runs.filter((one) => one !== run);
      }
    }
  }

  async write(choice: number, which: number, what: Write): Promise<void> {
    const worker = this.#worker(choice);
    const run = worker.runs[which % Math.max(1, worker.runs.length)];
    if (run) await this.#write(worker, run, what);
  }

  /** What a worker sent before it died, or before it was cut off, arrives. */
  async writeLate(choice: number, which: number, what: Write): Promise<void> {
    const worker = this.#worker(choice);
    const run = worker.late[which % Math.max(1, worker.late.length)];
    if (run) await this.#write(worker, run, what);
  }

  async #write(worker: Worker, run: Run, what: Write): Promise<void> {
    const { collecting } = worker.store;
    const { held, zone } = run;
    const forget = () => {
      worker.runs = worker.runs.filter((one) => one !== run);
    };
    const collected = { data: { by: held.owner, zone }, provenance: {} } as never;
    if (what === 'renew') {
      if (!(await collecting.renew(held, leaseMilliseconds))) return forget();
      const { rows } = await this.#monitor.query('SELECT lease_owner FROM job WHERE id = $1', [held.job.id]);
      expect(rows, 'renewed for another one').toEqual([{ lease_owner: held.owner }]);
    } else if (what === 'checkpoint') {
      if (!(await collecting.keepPart(held, 'step', new TextEncoder().encode(held.owner)))) forget();
    } else if (what === 'preview') {
      if (!(await collecting.keepPreliminary(held, collected))) forget();
    } else if (what === 'complete') {
      if (await collecting.complete(held, collected, [])) this.#completed.push(`${held.owner} ${held.job.id}`);
      forget();
    } else {
      const pause = { 'tried again': 5000, failed: null, stopped: 0 }[what];
      await collecting.fail(held, { message: what, phrase: null }, pause, what !== 'stopped');
      forget();
    }
  }

  /** kill -9; or the process stands still for so long that others think so. */
  die(choice: number): void {
    const worker = this.#worker(choice);
    worker.late.push(...worker.runs);
    worker.runs = [];
  }

  /** SIGTERM: everything goes back to the queue. */
  async drain(choice: number): Promise<void> {
    const worker = this.#worker(choice);
    for (const run of worker.runs) await this.#write(worker, run, 'stopped');
  }

  async tick(milliseconds: number): Promise<void> {
    await this.#monitor.query('UPDATE test_clock SET ms = ms + $1', [milliseconds]);
  }

  async cancel(choice: number): Promise<void> {
    const id = this.#projects[choice % this.#projects.length]!;
    if (!(await this.#server.deleteProject(user, id))) await this.#server.bin.restore(user, id, plans);
  }

  async decide(choice: number, zone: string): Promise<void> {
    await this.#server.changeSettings(this.#projects[choice % this.#projects.length]!, { time_zone: zone }, [plan('soil', 10)]);
  }

  async again(choice: number): Promise<void> {
    await this.#server.collecting.enqueue(this.#projects[choice % this.#projects.length]!, plans, true);
  }

  async pause(paused: boolean): Promise<void> {
    this.#pauses += 1;
    const mine = this.#pauses;
    const isAlone = this.#pausesUnderWay === 0;
    this.#pausedBy = null;
    this.#pausesUnderWay += 1;
    await this.#server.changeCollection({ paused });
    this.#pausesUnderWay -= 1;
    if (paused && isAlone && this.#pauses === mine) this.#pausedBy = mine;
  }

  /** Everything goes on to its end, and then nothing is lost, and nothing done twice. */
  async expectWhole(): Promise<void> {
    await this.order.finish();
    this.order.end();
    await this.pause(false);
    // Others take over what is left, and get it done.
    await this.tick(3_600_000);
    this.#workers.forEach((_, index) => this.die(index));
    for (let round = 0, before = -1; before !== this.#completed.length && round < 100; round += 1) {
      before = this.#completed.length;
      await this.lease(0, 9);
      for (const run of this.#worker(0).runs) await this.#write(this.#worker(0), run, 'complete');
    }
    const { rows: violations } = await this.#monitor.query<{ what: string }>('SELECT what FROM test_violation');
    expect(violations.map(({ what }) => what)).toEqual([]);
    for (const sql of this.order.waited)
      expect(sql, 'a call for jobs waits for another one').not.toMatch(/^\s*UPDATE job SET state = 'running'/);
    const { rows: left } = await this.#monitor.query(
      "SELECT product, state FROM job WHERE state NOT IN ('done', 'failed') AND project_id NOT IN (SELECT project_id FROM bin)",
    );
    expect(left, 'jobs that nobody ends').toEqual([]);
    const { rows: results } = await this.#monitor.query<{ written_by: string; job: string }>('SELECT written_by, job FROM test_result');
    expect(results.map(({ written_by: by, job }) => `${by} ${job}`).sort(), 'results against those that were acknowledged').toEqual(
      [...this.#completed].sort(),
    );
    expect(new Set(this.#completed).size, 'one lease, one result').toBe(this.#completed.length);
  }
}
