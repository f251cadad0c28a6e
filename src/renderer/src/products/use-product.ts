import { computed, ref, shallowRef, watch, type Ref } from 'vue';
import type { Operation } from '../../../api/index.ts';
import { HostFault, hostCall } from '../host/host.ts';
import { useWorkspace } from '../stores/workspace.ts';

export type PanelState = 'loading' | 'ready' | 'waiting' | 'failed' | 'absent';
/** Where an answer comes from, as our service says it; a provider's may say nothing. */
export interface Source { source: string; fetchedAt: string; method: string; assumptions: string[]; attribution: string; synthetic: boolean }

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Records of an answer that may be a list, one record, or an object that holds them. */
export function recordsOf(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.filter(isObject);
  if (!isObject(value)) return [];
  const inner = ['records', 'items', 'data', 'risk_items'].map((name) => value[name]).find(Array.isArray);
  return inner ? inner.filter(isObject) : [value];
}
export const numberOf = (value: unknown): number | null => (typeof value === 'number' && Number.isFinite(value) ? value : typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : null);

export function sourceOf(value: unknown): Source | null {
  const first = isObject(value) ? value : recordsOf(value)[0];
  if (!first || typeof first['source'] !== 'string') return null;
  const text = (name: string) => (typeof first[name] === 'string' ? first[name] : '');
  const assumptions = Array.isArray(first['assumptions']) ? first['assumptions'].filter((one): one is string => typeof one === 'string') : [];
  return { source: text('source'), fetchedAt: text('fetched_at'), method: text('method'), assumptions, attribution: text('attribution'), synthetic: text('source').includes('SYNTHETIC') || assumptions.some((one) => one.includes('SYNTHETIC')) };
}

/**
 * The answer of a product for the open project. Asks again when the parameters change and when the product's own state does; an answer that is not there yet is
 * a state, not a fault. `active` false (a closed panel) asks nothing.
 */
export function useProduct(slug: string, operation: Operation, query: Ref<Record<string, unknown>>, active: Ref<boolean>) {
  const workspace = useWorkspace();
  const value = shallowRef<unknown>(null);
  const state = ref<PanelState>('loading');
  const message = ref('');
  /** the parameter that a refusal names, to show the reason beside it */
  const field = ref<string | null>(null);
  const job = computed(() => workspace.products.find(({ product }) => product === slug) ?? null);
  let asked = 0;

  async function load(): Promise<void> {
    const id = workspace.current?.record.id;
    if (!id || !active.value) return;
    asked += 1;
    const own = asked;
    if (value.value === null) state.value = 'loading';
    try {
      const answer = await hostCall('api.call', { operation, params: { project_id: id }, query: query.value });
      if (own !== asked) return;
      value.value = answer.value;
      field.value = null;
      message.value = '';
      state.value = 'ready';
    } catch (error) {
      if (own !== asked || !(error instanceof HostFault)) return;
      const details = error.details as { detail?: { loc?: unknown[] }[] } | undefined;
      const named = Array.isArray(details?.detail) ? details.detail[0]?.loc?.at(-1) : undefined;
      field.value = typeof named === 'string' ? named : null;
      message.value = error.message;
      // A refused parameter leaves the picture as it was.
      if (field.value !== null && value.value !== null) { state.value = 'ready'; return; }
      value.value = null;
      state.value = job.value?.state === 'queued' || job.value?.state === 'running' ? 'waiting' : job.value?.state === 'not_available' ? 'absent' : 'failed';
    }
  }
  watch(() => workspace.current?.record.id, () => { value.value = null; message.value = ''; });
  watch([() => workspace.current?.record.id, query, active, () => job.value?.state, () => job.value?.updated_at], ([id, , open, now], before) => {
    // Progress alone is no reason to ask; the end of the work is.
    if (before && before[0] === id && before[2] === open && now === 'running' && value.value === null) { state.value = 'waiting'; return; }
    void load();
  }, { immediate: true });

  /** Has the product collected again, where the service can. */
  async function retry(): Promise<void> {
    const id = workspace.current?.record.id;
    if (!id) return;
    try {
      await hostCall('api.call', { operation: 'collectAgain', params: { project_id: id }, query: { product: slug } });
      await workspace.loadProducts();
    } catch { /* a provider has no such call: then only the answer is asked for again */ }
    await load();
  }
  return { value, state, message, field, job, load, retry, source: computed(() => sourceOf(value.value)), records: computed(() => recordsOf(value.value)) };
}
export type ProductAnswer = ReturnType<typeof useProduct>;
