import { computed, onActivated, onBeforeUnmount, onDeactivated, ref, shallowRef, watch, type Ref } from 'vue';
import { isObject } from '#domain/object.ts';
import { answerWords, phraseOrNull } from '#sentences/phrases/answer-phrases.ts';
import { isPhrase, type ForeignPhrase } from '#sentences/phrases/index.ts';
import { HostFault, projectCall, type ProjectOperation, type QueryOf } from '../host/host.ts';
import { jobReason, phrased, text } from '../text/index.ts';
import { usePanelContext } from './panel-context.ts';
import { recordsOf, type FieldsOf, type RecordOf } from './answer-fields.ts';
import type { PanelData, PanelState, Source } from './panel-data.ts';

export { numberOf } from './number-of.ts';

/** A parameter's own collection is asked for again this often while the panel is open. */
const askAgainMilliseconds = 3000;

/** Why an answer has no figures, in the window's language; '' where it has some. */
const noDataOf = (value: unknown): string => (isPhrase(value) ? phrased(value, value.detail ?? '') : '');

export function sourceOf(value: unknown): Source | null {
  const first = isObject(value) ? value : recordsOf(value)[0];
  if (!first || typeof first['source'] !== 'string') return null;
  const field = (name: string) => (typeof first[name] === 'string' ? first[name] : '');
  const assumptions = Array.isArray(first['assumptions'])
    ? first['assumptions'].filter((value): value is string => typeof value === 'string')
    : [];
  const english = { source: field('source'), method: field('method'), assumptions, attribution: field('attribution') };
  return {
    ...answerWords(english, first, phrased),
    fetchedAt: field('fetched_at'),
    noData: noDataOf(first['no_data']),
    synthetic: first['synthetic'] === true,
  };
}

/** The parameter that a refusal names, if it names one, and its reason. */
function refusalOf({ code, message, details }: { code: string; message: string; details: unknown }): {
  field: string | null;
  message: string;
} {
  const [entry] = (Array.isArray(details) ? details : []) as { loc?: unknown; msg?: unknown; code?: unknown; params?: unknown }[];
  const named: unknown = code === 'invalid' && Array.isArray(entry?.loc) ? entry.loc.at(-1) : null;
  return typeof named === 'string'
    ? { field: named, message: typeof entry?.msg === 'string' ? phrased(phraseOrNull(entry), entry.msg) : message }
    : { field: null, message };
}

/** The job of a product of the open project, and having it done again where the service can. */
function useJob(slug: string) {
  const { workspace, collectAgain } = usePanelContext();
  const job = computed(() => {
    const own = workspace.products.find(({ product }) => product === slug);
    return own ? { ...own, reason: jobReason(own) || null } : null;
  });
  async function again(): Promise<void> {
    const id = workspace.current?.record.id;
    if (!id) return;
    try {
      await collectAgain(id, [slug]);
    } catch {
      /* a provider has no such call: then only the answer is asked for again */
    }
  }
  /** what to show when an answer was refused for another reason than its parameters */
  const stateAfter = (code: string): PanelState => {
    const now = job.value?.state;
    if (now === 'queued' || now === 'running') return 'waiting';
    if (now === 'not_available') return 'absent';
    // The product is there, but not with these parameters: it is being made.
    if (code === 'not-ready' && now === 'ready') return 'waiting';
    return 'failed';
  };
  return { job, again, stateAfter };
}

interface Fetched<T> {
  value: T;
  deviations?: { phrase?: ForeignPhrase | null | undefined }[];
  stale: boolean;
  fetchedAt: string;
  reason?: string | undefined;
  /** the reason as data */
  reasonPhrase?: ForeignPhrase | null | undefined;
}

interface AnswerOptions {
  /** an operation that a provider need not have: where there is none, the product is absent, not broken */
  isExtension?: boolean;
}

/**
 * An answer about the open project, however it is fetched. Asks again when the parameters change and when the product's own state does; an answer that is not there
 * yet is a state, not a fault. A closed panel (`open` false) asks nothing.
 */
export function useAnswer<T>(
  slug: string,
  fetchFor: (projectId: string) => Promise<Fetched<T>>,
  query: Ref<Record<string, unknown>>,
  open: Ref<boolean>,
  { isExtension = false }: AnswerOptions = {},
) {
  const { workspace } = usePanelContext();
  const { job, again, stateAfter } = useJob(slug);
  const value = shallowRef<T | null>(null);
  const state = ref<PanelState>('loading');
  const busy = ref(false);
  const message = ref('');
  const field = ref<string | null>(null);
  const asOf = shallowRef<{ time: string; reason: string } | null>(null);
  // A panel whose tab is not shown is kept with what was typed, and asks nothing.
  const seen = ref(true);
  onActivated(() => {
    seen.value = true;
  });
  onDeactivated(() => {
    seen.value = false;
  });
  const active = computed(() => open.value && seen.value);
  const inferred = shallowRef<ForeignPhrase[]>([]);
  let asked = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  onBeforeUnmount(() => clearTimeout(timer));

  function takeFault(error: unknown): void {
    ({ field: field.value, message: message.value } =
      error instanceof HostFault ? refusalOf(error) : { field: null, message: (error as Error).message });
    // A refused parameter leaves the picture as it was.
    if (field.value !== null && value.value !== null) {
      state.value = 'ready';
      return;
    }
    value.value = null;
    if (isExtension && error instanceof HostFault && error.code === 'not-found') {
      message.value = text('panel.notOffered');
      state.value = 'absent';
      return;
    }
    state.value = error instanceof HostFault ? stateAfter(error.code) : 'failed';
    if (state.value === 'waiting' && job.value?.state === 'ready') timer = setTimeout(() => void load(), askAgainMilliseconds);
  }
  async function load(): Promise<void> {
    const id = workspace.current?.record.id;
    clearTimeout(timer);
    if (!id || !active.value) return;
    asked += 1;
    const own = asked;
    busy.value = value.value !== null;
    if (value.value === null && state.value !== 'waiting') state.value = 'loading';
    try {
      const answer = await fetchFor(id);
      if (own !== asked) return;
      value.value = answer.value;
      inferred.value = (answer.deviations ?? []).flatMap(({ phrase }) => (phrase ? [phrase] : []));
      asOf.value = answer.stale ? { time: answer.fetchedAt, reason: phrased(answer.reasonPhrase, answer.reason ?? '') } : null;
      field.value = null;
      message.value = '';
      state.value = 'ready';
    } catch (error) {
      if (own === asked) takeFault(error);
    } finally {
      if (own === asked) busy.value = false;
    }
  }
  watch(
    () => workspace.current?.record.id,
    () => {
      value.value = null;
      message.value = '';
      asOf.value = null;
      state.value = 'loading';
    },
  );
  watch(
    [() => workspace.current?.record.id, query, active, () => job.value?.state, () => job.value?.updated_at],
    ([id, , isActive, now], before) => {
      // Progress alone is no reason to ask; the end of the work is.
      if (before && before[0] === id && before[2] === isActive && now === 'running' && value.value === null) {
        state.value = 'waiting';
        return;
      }
      void load();
    },
    { immediate: true },
  );

  async function retry(): Promise<void> {
    await again();
    await load();
  }
  const readings = computed(() => (value.value === null ? [] : inferred.value.map((phrase) => phrased(phrase, phrase.detail ?? ''))));
  return { value, state, busy, message, field, job, asOf, readings, load, retry, hasAnswer: computed(() => value.value !== null) };
}

/** The answer of a product for the open project: its fields, its records, and where they come from. */
export function useProduct<O extends ProjectOperation>(
  slug: string,
  operation: O,
  query: Ref<QueryOf<NoInfer<O>>>,
  open: Ref<boolean>,
  options: AnswerOptions = {},
) {
  const answer = useAnswer<unknown>(slug, (id) => projectCall(operation, id, query.value), query, open, options);
  const { value } = answer;
  return {
    ...answer,
    raw: { operation, value },
    source: computed(() => sourceOf(value.value)),
    fields: computed<FieldsOf<O>>(() => (isObject(value.value) ? value.value : {})),
    records: computed(() => recordsOf<RecordOf<O>>(value.value)),
  } satisfies PanelData & Record<string, unknown>;
}
