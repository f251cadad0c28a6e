import { defineStore } from 'pinia';
import { computed, ref, shallowRef, watch } from 'vue';
import type { ProductState, Project, ProjectListItem } from '#api/index.ts';
import type { BridgeOutput } from '#host/contract.ts';
import type { ApiAnswer } from '#host/groups/api/contract.ts';
import { sentence } from '#host/phrases/sentence.ts';
import type { Geometry } from '#geo/index.ts';
import { perimeterMetres } from '#geo/index.ts';
import { HostFault, apiCall, hostCall } from '#window/kit/host/host.ts';
import { text } from '#window/kit/text/index.ts';
import { isUnderWay, jobStateOf, type JobWord } from '#window/kit/product/job-state.ts';
import { projectsIn } from '#api/project-list.ts';
import { projectState } from './project-state.ts';
import { productStatesIn, projectIn } from '#api/provider-answers.ts';
import { ProjectDetailsLoader, type ProductWords, type ProjectDetails, type ProjectStateWord } from './project-details.ts';
import type { ForeignPhrase } from '#sentences/phrases/index.ts';

export type Connection = BridgeOutput<'connections.list'>['connections'][number];
export type Quota = BridgeOutput<'api.quota'>;
export interface OpenProject {
  record: Project;
  geometry: Geometry;
  perimeterMetres: number;
}

/** Why the projects could not be listed. */
export interface ListFault {
  code: string;
  message: string;
  /** the message as data */
  phrase?: HostFault['phrase'];
}

/** How often the states of products are read while a job runs. */
const statesRefreshMilliseconds = 1000;
/** The same while every job waits for something that takes its time: a network, a person. */
const waitingRefreshMilliseconds = 5000;
/** Faults of a whole connection: the next thousand projects would meet them like the first. */
const endsTheRound = new Set(['network', 'timeout', 'unauthorised', 'no-key', 'no-host', 'no-session', 'too-many']);
const goesOn: ReadonlySet<JobWord> = new Set<JobWord>(['working', 'queued', 'waiting', 'product']);

/** Projects of the chosen connection and the one that is open. */
export const useWorkspace = defineStore('workspace', () => {
  const known = shallowRef<Connection[]>([]);
  /** The embedded service has no name of its own: it is called what the language of the window calls it. */
  const connections = computed(() =>
    known.value.map((entry) => (entry.kind === 'embedded' ? { ...entry, name: text('status.ready') } : entry)),
  );
  const keychain = ref<'system' | 'memory'>('system');
  const projects = shallowRef<ProjectListItem[]>([]);
  /** an answer that is not a list of projects */
  const strangeList = shallowRef<unknown>(null);
  /** how the list was read, where people should know: it is cut short */
  const listReadings = shallowRef<ForeignPhrase[]>([]);
  /** changes with the list at the service; null where it tells none */
  const listTag = ref<string | null>(null);
  const loading = ref(true);
  const fault = shallowRef<ListFault | null>(null);
  /** time of the stored list and of the stored open project, when they cannot be requested now */
  const asOf = shallowRef<{ time: string; code: string; message: string; phrase?: ForeignPhrase | null | undefined } | null>(null);
  const openAsOf = ref<string | null>(null);
  /** the open project */
  const current = shallowRef<OpenProject | null>(null);
  const products = shallowRef<ProductState[]>([]);
  /** the available-data record as it came, which a provider may shape its own way */
  const available = shallowRef<unknown>(null);
  const quota = shallowRef<Quota | null>(null);
  const mask = shallowRef<Uint8Array | null>(null);
  const maskVisible = ref(true);
  const maskOpacity = ref(0.55);
  /** from the projects' own records, for those that were shown */
  const details = shallowRef(new Map<string, ProjectDetails>());
  /** the latest state of each project's products: how many are being collected, and whether any failed */
  const states = shallowRef(new Map<string, ProjectStateWord>());
  const productStates = shallowRef(new Map<string, ProductWords>());
  const unread = ref(0);

  const connection = computed(() => connections.value.find(({ selected }) => selected) ?? null);
  /** What ran when the service was last seen may have ended since: it is not counted as running. */
  const productsAreOld = ref(false);
  const isAtWork = computed(() => !productsAreOld.value && products.value.some(isUnderWay));
  const isWorking = computed(() => isAtWork.value && products.value.some((job) => goesOn.has(jobStateOf(job).is)));

  async function loadConnections(): Promise<void> {
    const answer = await hostCall('connections.list', {});
    known.value = answer.connections;
    keychain.value = answer.keychain;
  }

  let refreshes = 0;
  let newest: Promise<void> = Promise.resolve();
  /** Asks for the list of projects. Ends when there is one: where somebody asks again meanwhile (the service became ready), with the later answer. */
  async function refresh(): Promise<void> {
    let awaited: Promise<void> | null = null;
    newest = load();
    while (awaited !== newest) {
      awaited = newest;
      await awaited;
    }
  }
  /** A late answer to an older request, perhaps of another connection, is dropped. */
  async function load(): Promise<void> {
    refreshes += 1;
    const own = refreshes;
    loading.value = true;
    try {
      const answer = await apiCall('listProjects', {});
      const { value, stale, fetchedAt, deviations, reason = '', reasonCode = '', reasonPhrase } = answer;
      if (own !== refreshes) return;
      asOf.value = stale ? { time: fetchedAt, code: reasonCode, message: reason, phrase: reasonPhrase } : null;
      listTag.value = answer.etag ?? null;
      const listed = projectsIn(value);
      projects.value = listed ?? [];
      listReadings.value = deviations.flatMap(({ phrase }) => (phrase ? [phrase] : []));
      strangeList.value = listed ? null : value;
      fault.value = null;
      loader.refreshStates();
    } catch (error) {
      if (own !== refreshes) return;
      fault.value = error instanceof HostFault ? error : { code: 'internal', message: (error as Error).message };
      projects.value = [];
    } finally {
      if (own === refreshes) loading.value = false;
    }
    const found = await hostCall('api.quota', {}).catch(() => null);
    if (own === refreshes) quota.value = found;
  }

  const loader = new ProjectDetailsLoader(
    {
      async ask(wanted, patienceMilliseconds) {
        const { found } = await hostCall('projects.overview', { wanted: [...wanted], patienceMilliseconds });
        return found.map(({ id, details: record, states: jobs, fault: code }) => ({
          id,
          details: record,
          state: jobs && projectState(jobs),
          fault: code === null ? null : endsTheRound.has(code) ? 'over' : 'alone',
        }));
      },
    },
    (found) => {
      details.value = found.details;
      states.value = found.states;
      productStates.value = found.products;
      unread.value = found.unread;
    },
  );
  /** Records and states of the projects that a list shows now, and of those behind them. */
  const want = (list: string, ids: string[]) => loader.want(list, ids);
  const wantBehind = (ids: string[]) => loader.wantBehind(ids);
  /** Those that could not be read, once more. */
  const askAgain = () => loader.refreshStates();

  /** the project being opened, shown at once while a slow service answers */
  const opening = ref<string | null>(null);
  let openings = 0;
  /** false when another project was opened, or all were closed, before this one arrived */
  async function open(id: string): Promise<boolean> {
    openings += 1;
    const own = openings;
    opening.value = id;
    try {
      const answer = await apiCall('getProject', { params: { project_id: id } });
      if (own !== openings) return false;
      show(answer);
    } finally {
      if (own === openings) opening.value = null;
    }
    await loadProducts();
    return true;
  }
  const unlikeAProject = sentence('host.unlike-a-project');
  function show(answer: ApiAnswer<'getProject'>): void {
    const record = projectIn(answer);
    if (!record) throw new HostFault({ code: 'unlike-a-project', message: unlikeAProject.detail, phrase: unlikeAProject });
    openAsOf.value = answer.stale ? answer.fetchedAt : null;
    const { geometry } = record;
    mask.value = null;
    products.value = [];
    available.value = null;
    current.value = { record, geometry, perimeterMetres: perimeterMetres(geometry) };
  }

  function closeProject(): void {
    openings += 1;
    opening.value = null;
    current.value = null;
    products.value = [];
    productsAreOld.value = false;
    available.value = null;
    openAsOf.value = null;
    mask.value = null;
  }

  async function loadProducts(): Promise<void> {
    const id = current.value?.record.id;
    if (!id) return;
    try {
      const answer = await apiCall('availableData', { params: { project_id: id } });
      if (current.value?.record.id !== id) return;
      available.value = answer.value;
      productsAreOld.value = answer.stale;
      products.value = productStatesIn(answer) ?? [];
      if (products.value.length > 0) loader.note(id, projectState(products.value));
      if (!mask.value) await loadMask(id);
    } catch {
      /* the state stays as it was; the next round asks again */
    }
  }

  async function loadMask(id: string): Promise<void> {
    try {
      const { bytes } = await hostCall('api.raster', { operation: 'projectMask', params: { project_id: id } });
      if (current.value?.record.id === id) mask.value = bytes;
    } catch (error) {
      if (!(error instanceof HostFault)) throw error;
    }
  }

  /** Creates a project and opens it. False when the create waits in the outbox. `replaces` is the id of the project that is deleted once this one exists. */
  async function create({
    replaces,
    ...input
  }: {
    name: string;
    geojson: object;
    isCollection: boolean;
    isControlPool: boolean;
    replaces: string | null;
  }): Promise<boolean> {
    const { id, waiting } = await hostCall('projects.create', {
      ...input,
      geojson: input.geojson as { type: string },
      ...(replaces === null ? {} : { replaces }),
    });
    if (replaces !== null && replaces === current.value?.record.id) closeProject();
    await refresh();
    if (id !== null) await open(id);
    return waiting === null;
  }

  /** true when the deletion waits in the outbox */
  async function remove(id: string): Promise<boolean> {
    const { waiting } = await hostCall('projects.remove', { id });
    if (current.value?.record.id === id) closeProject();
    await refresh();
    return waiting !== null;
  }

  /** What another connection said says nothing of this one. */
  function forgetList(): void {
    refreshes += 1;
    listReadings.value = [];
    [projects.value, strangeList.value, fault.value, asOf.value, quota.value] = [[], null, null, null, null];
    [details.value, states.value, productStates.value] = [new Map(), new Map(), new Map()];
    loading.value = true;
  }

  async function select(id: string): Promise<void> {
    await hostCall('connections.select', { id });
    closeProject();
    loader.forget();
    forgetList();
    await loadConnections();
    await refresh();
  }

  // Polls while something is being collected; a ready project is not polled.
  let timer: ReturnType<typeof setTimeout> | undefined;
  watch([products, mask, current], () => {
    clearTimeout(timer);
    const maskComes =
      current.value &&
      !mask.value &&
      products.value.some(({ product, state }) => product === 'project-mask' && state !== 'failed' && state !== 'not_available');
    if (isAtWork.value || (maskComes && !productsAreOld.value))
      timer = setTimeout(() => void loadProducts(), isWorking.value ? statesRefreshMilliseconds : waitingRefreshMilliseconds);
  });

  return {
    connections,
    keychain,
    projects,
    strangeList,
    listReadings,
    listTag,
    loading,
    fault,
    asOf,
    openAsOf,
    opening,
    current,
    products,
    productsAreOld,
    available,
    quota,
    mask,
    maskVisible,
    maskOpacity,
    details,
    states,
    productStates,
    unread,
    connection,
    loadConnections,
    refresh,
    want,
    wantBehind,
    askAgain,
    open,
    closeProject,
    loadProducts,
    create,
    remove,
    select,
  };
});
