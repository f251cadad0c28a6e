import type { ProductState, Project } from '#api/index.ts';
import { productStatesIn, projectIn } from '#api/provider-answers.ts';
import { thinnedOutline } from '#geo/index.ts';
import { inParallel } from '#domain/in-parallel.ts';
import type { ApiCalls } from '../api/api-calls.ts';
import type { OverviewFound, OverviewWanted, ProjectDetails } from './contract.ts';

/** Requests of one call at one time. The window has two calls under way, so that a provider, whose service is not ours alone, gets as many at once as from a browser. */
const atOnce = 3;

type ProjectCall = (
  operation: 'getProject' | 'availableData',
  projectId: string,
  signal: AbortSignal,
) => Promise<{ raw: boolean; value: unknown }>;
type Told<T> = { raw: false; value: T } | { raw: true; value: unknown };

async function detailsOf(call: ProjectCall, id: string, signal: AbortSignal): Promise<ProjectDetails | null> {
  const record = projectIn((await call('getProject', id, signal)) as Told<Project>);
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

async function statesOf(call: ProjectCall, id: string, signal: AbortSignal): Promise<ProductState[] | null> {
  return productStatesIn((await call('availableData', id, signal)) as Told<{ products?: ProductState[] }>);
}

async function overviewOf(call: ProjectCall, { id, details, states }: OverviewWanted, signal: AbortSignal): Promise<OverviewFound> {
  const found: OverviewFound = { id, fault: null };
  try {
    if (details) found.details = await detailsOf(call, id, signal);
    if (states) found.states = await statesOf(call, id, signal);
  } catch (error) {
    signal.throwIfAborted();
    found.fault = (error as { code?: string }).code ?? 'internal';
  }
  return found;
}

/** Records and states of projects, as many as come in time (after it nothing more is begun); each that was begun is waited for. One call for many: a call for each would cost more than what it brings. */
export async function overviewsOf(
  { call }: ApiCalls,
  connectionId: string,
  { wanted, patienceMilliseconds }: { wanted: readonly OverviewWanted[]; patienceMilliseconds: number },
  signal: AbortSignal,
  now: () => number = () => performance.now(),
): Promise<{ found: OverviewFound[] }> {
  const end = now() + patienceMilliseconds;
  const found: OverviewFound[] = [];
  const ask: ProjectCall = (operation, id, stop) => call(operation, { connectionId, params: { project_id: id }, isOneOfMany: true }, stop);
  await inParallel(atOnce, wanted, async (one) => {
    if (found.length > 0 && now() >= end) return;
    found.push(await overviewOf(ask, one, signal));
  });
  return { found };
}
