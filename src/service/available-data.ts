import type { CarbonProgram } from '#api/carbon-programs.ts';
import { chosenProgram, programsFor, type LandShares } from '#products/shared/eligibility/compute.ts';
import { services } from '#products/services.ts';
import type { AvailableData, DataDays, Product } from '#products/product.ts';
import { codeOf, english, type NamedPhrase, type PlainPhrase } from '#sentences/phrases/index.ts';
import { notComputed } from './answering/product-answers.ts';
import { routeOfProduct } from './routes/products.ts';
import { DamagedRecord } from './storage/damaged-record.ts';
import { doingOf, type JobRow, type WaitsFor } from './storage/job-queue.ts';
import type { KeptResult } from './storage/results.ts';
import type { Store } from './storage/store.ts';

/** What one kept result says about itself. */
interface Facts {
  fields: Partial<AvailableData>;
  days: DataDays | null;
  damage: NamedPhrase | null;
}

/** Facts by the checksum of the result they are read from: a window asks every second, and ten years of weather are half a megabyte. */
const remembered = new Map<string, Facts>();
const maxRemembered = 20_000;

async function factsOf(storage: Store, projectId: string, { product: slug, variant, sha256, isWhole }: KeptResult): Promise<Facts> {
  const key = `${slug} ${sha256}`;
  const known = isWhole ? remembered.get(key) : undefined;
  if (known) return known;
  const product = services.find((one) => one.slug === slug);
  let facts: Facts = { fields: {}, days: null, damage: null };
  try {
    const stored = await storage.results.get(projectId, slug, variant, false);
    if (product && stored)
      facts = { fields: product.available?.(stored.collected) ?? {}, days: product.covers?.(stored.collected) ?? null, damage: null };
    // Written anew since it was listed: what it says now belongs to another checksum.
    if (stored?.sha256 !== sha256) return facts;
  } catch (error) {
    if (!(error instanceof DamagedRecord)) throw error;
    return { ...facts, damage: error.phrase && { ...error.phrase, detail: error.message } };
  }
  if (remembered.size >= maxRemembered) remembered.delete(remembered.keys().next().value!);
  remembered.set(key, facts);
  return facts;
}

/** Oldest and newest acquisition over all pictures that were collected; null before the first. */
function imagery(all: Facts[]): AvailableData['remote_sensing_indices'] | null {
  const ranges = all.flatMap(({ fields }) => fields.remote_sensing_indices ?? []);
  if (ranges.length === 0) return null;
  const sorted = ranges
    .flatMap(({ min, max }) => [min, max])
    .filter((time) => time !== null)
    .sort();
  return { min: sorted[0] ?? null, max: sorted.at(-1) ?? null };
}

const stateOf = { queued: 'queued', running: 'running', done: 'ready', failed: 'failed', cancelled: 'cancelled' } as const;

interface Reason {
  reason: string | null;
  waits_for: WaitsFor | { product: string } | null;
  reason_code: string | null;
  reason_params: NonNullable<PlainPhrase['params']> | null;
}
/** How long a queued job has to wait, in so far as that can be told. */
interface Wait {
  jobs_ahead: number | null;
  retry_at: string | null;
  paused: boolean;
}
const noWait: Wait = { jobs_ahead: null, retry_at: null, paused: false };
const noReason: Reason = { reason: null, waits_for: null, reason_code: null, reason_params: null };
const wordsOf = ({ code, params, detail }: NamedPhrase): Reason => ({
  ...noReason,
  reason: detail,
  reason_code: code,
  reason_params: params ?? null,
});

/** Why a job has not ended, as data and in English. */
function reasonOf(job: JobRow, before: Product | undefined): Reason {
  // What ended the run before says nothing about the one that runs now.
  if (job.state === 'running' || (job.error === null && job.doing !== null)) {
    const doing = doingOf(job);
    return doing === null || typeof doing === 'string' ? { ...noReason, reason: doing } : wordsOf(doing);
  }
  if (job.error !== null) {
    const waitsFor = job.state === 'queued' ? job.waits_for : null;
    return {
      reason: waitsFor === 'network' ? english({ code: 'needs-network', params: { reason: job.error } }) : job.error,
      waits_for: waitsFor,
      reason_code: job.error_code,
      reason_params: job.error_params === null ? null : (JSON.parse(job.error_params) as Reason['reason_params']),
    };
  }
  if (job.state !== 'queued' || !before) return noReason;
  return {
    reason: english({ code: 'waits-for-product', params: { product: before.title.toLowerCase() } }),
    waits_for: { product: before.slug },
    reason_code: 'waits-for-product',
    reason_params: { product: before.slug },
  };
}

async function waitOf(storage: Store, job: JobRow, { waits_for: waitsFor }: Reason, isPaused: boolean): Promise<Wait> {
  if (job.state !== 'queued') return noWait;
  const isLater = job.is_later === 1;
  return {
    jobs_ahead: waitsFor === null && !isLater ? await storage.jobs.ahead(job) : null,
    retry_at: isLater ? new Date(job.run_after).toISOString() : null,
    paused: isPaused,
  };
}

/** What rules of carbon programmes look at, as far as it is known. */
const landOf = (found: Partial<AvailableData>): LandShares => ({
  standingForest: found.standing_forest_share ?? null,
  recentForest: found.recent_forest_share ?? null,
  woody: found.woody_share ?? null,
  recentLoss: found.recent_loss_share ?? null,
  wetland: found.wetland_share ?? null,
  hasControls: found.has_controls ?? null,
});

/** The available-data record: what the collected products add to it, the state of each one's job, and the days that what is there speaks of. */
export async function availableData(storage: Store, projectId: string, program: CarbonProgram | null) {
  const jobs = (await storage.jobs.ofProject(projectId)).filter(({ variant }) => variant === '');
  const kept: (KeptResult & { facts: Facts })[] = [];
  for (const row of await storage.results.list(projectId)) kept.push({ ...row, facts: await factsOf(storage, projectId, row) });
  const first = kept.filter(({ variant }) => variant === '');
  const found: Partial<AvailableData> = Object.assign({}, ...first.map(({ facts }) => facts.fields));
  const isUnderWay = (slug: string) => jobs.some(({ product, state }) => product === slug && (state === 'queued' || state === 'running'));
  const waitsFor = (slug: string): Product | undefined => {
    const need = services.find((product) => product.slug === slug)?.needs?.find(isUnderWay);
    return services.find((product) => product.slug === need);
  };
  const { paused } = await storage.collection();
  const programs = programsFor(landOf(found));
  const recordOf = async (product: string) => {
    const result = first.find((one) => one.product === product);
    const times = {
      data_start: result?.facts.days?.start ?? null,
      data_end: result?.facts.days?.end ?? null,
      collected_at: result?.createdAt ?? null,
      preliminary: result?.preliminary ?? false,
    };
    const job = jobs.find((one) => one.product === product);
    // The jobs of a large collection's members are made after the collection itself.
    if (!job && services.some(({ slug }) => slug === product))
      return { product, state: 'queued' as const, progress: 0, ...noReason, ...noWait, paused, updated_at: null, ...times };
    if (!job)
      return {
        product,
        state: 'not_available' as const,
        progress: 0,
        ...wordsOf({ ...codeOf(notComputed), detail: english(notComputed) }),
        ...noWait,
        updated_at: null,
        ...times,
      };
    // What cannot be read any more is not ready, whatever its job says.
    const damage = job.state === 'done' ? (result?.facts.damage ?? null) : null;
    const reason = damage ? wordsOf(damage) : reasonOf(job, waitsFor(product));
    return {
      product,
      state: damage ? ('failed' as const) : stateOf[job.state],
      progress: job.progress,
      ...reason,
      ...(await waitOf(storage, job, reason, paused)),
      updated_at: job.updated_at,
      ...times,
    };
  };
  return {
    remote_sensing_indices: imagery(kept.map(({ facts }) => facts)),
    climate_risk: found.climate_risk ?? [],
    carbon_programs: {
      ...chosenProgram(programs, program),
      baseline_sequestration: found.baseline_sequestration ?? null,
      performance_benchmark: found.performance_benchmark ?? null,
      programs,
    },
    climate_programs: null,
    products: await Promise.all(Object.keys(routeOfProduct).map(recordOf)),
  };
}
