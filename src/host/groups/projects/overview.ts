import type { ProductState, Project } from '#api/index.ts';
import { productStatesIn, projectIn } from '#api/provider-answers.ts';
import { thinnedOutline } from '#geo/index.ts';
import { inParallel } from '#domain/in-parallel.ts';
import type { ApiCalls } from '../api/api-calls.ts';
import type { OverviewFound, OverviewWanted, ProjectDetails } from './contract.ts';

/** at one time; a provider's service is not ours alone */
const atOnce = 4;
/** After this time nothing more is begun. */
const patienceMilliseconds = 400;

type Told<T> = { raw: false; value: T } | { raw: true; value: unknown };

async function detailsOf({ call }: ApiCalls, id: string, signal: AbortSignal): Promise<ProjectDetails | null> {
  const record = projectIn((await call('getProject', { params: { project_id: id } }, signal)) as Told<Project>);
  if (!record) return null;
  const { is_collection: isCollection = false, is_control_pool: isControlPool = false, subprojects, parent_collection: parentId } = record;
  return {
    outline: thinnedOutline(record.geometry),
    isCollection,
    isControlPool,
    memberIds: Array.isArray(subprojects) ? subprojects : [],
    parentId: parentId ?? null,
  };
}

async function statesOf({ call }: ApiCalls, id: string, signal: AbortSignal): Promise<ProductState[] | null> {
  return productStatesIn((await call('availableData', { params: { project_id: id } }, signal)) as Told<{ products?: ProductState[] }>);
}

async function overviewOf(calls: ApiCalls, { id, details, states }: OverviewWanted, signal: AbortSignal): Promise<OverviewFound> {
  const found: OverviewFound = { id, fault: null };
  try {
    if (details) found.details = await detailsOf(calls, id, signal);
    if (states) found.states = await statesOf(calls, id, signal);
  } catch (error) {
    signal.throwIfAborted();
    found.fault = (error as { code?: string }).code ?? 'internal';
  }
  return found;
}

/** Records and states of projects, as many as come in time; each that was begun is waited for. One call for many: a call for each would cost more than what it brings. */
export async function overviewsOf(
  calls: ApiCalls,
  wanted: readonly OverviewWanted[],
  signal: AbortSignal,
  now: () => number = () => performance.now(),
): Promise<OverviewFound[]> {
  const end = now() + patienceMilliseconds;
  const found: OverviewFound[] = [];
  await inParallel(atOnce, wanted, async (one) => {
    if (found.length > 0 && now() >= end) return;
    found.push(await overviewOf(calls, one, signal));
  });
  return found;
}
