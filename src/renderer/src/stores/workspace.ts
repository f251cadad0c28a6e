import { defineStore } from 'pinia';
import { computed, ref, shallowRef, watch } from 'vue';
import type { Project, ProjectListItem } from '../../../api/index.ts';
import type { BridgeOutput } from '../../../bridge/contract.ts';
import type { Geometry } from '../../../geo/index.ts';
import { perimeterMetres } from '../../../geo/index.ts';
import { HostFault, hostCall } from '../host/host.ts';

export type Connection = BridgeOutput<'connections.list'>['connections'][number];
export type Quota = BridgeOutput<'api.quota'>;
export interface ProductState { product: string; state: 'queued' | 'running' | 'ready' | 'failed' | 'cancelled' | 'not_available'; progress: number; reason: string | null; updated_at: string | null }
export interface OpenProject { record: Project; geometry: Geometry; perimeterMetres: number }

/** Projects of the chosen connection and the one that is open. */
export const useWorkspace = defineStore('workspace', () => {
  const connections = shallowRef<Connection[]>([]);
  const keychain = ref<'system' | 'memory'>('system');
  const projects = shallowRef<ProjectListItem[]>([]);
  const loading = ref(true);
  const fault = ref<string | null>(null);
  const current = shallowRef<OpenProject | null>(null);
  const products = shallowRef<ProductState[]>([]);
  const quota = shallowRef<Quota | null>(null);
  const mask = shallowRef<Uint8Array | null>(null);
  const maskVisible = ref(true);
  const maskOpacity = ref(0.55);
  const outlines = shallowRef(new Map<string, Geometry>());
  /** what the available-data record of a project said last: how many products are on their way, and whether one failed */
  const states = shallowRef(new Map<string, 'ready' | 'working' | 'failed'>());
  const stateOf = (list: ProductState[]) => (list.some(({ state }) => state === 'queued' || state === 'running') ? 'working' : list.some(({ state }) => state === 'failed') ? 'failed' : 'ready');

  const connection = computed(() => connections.value.find(({ selected }) => selected) ?? null);
  const working = computed(() => products.value.filter(({ state }) => state === 'queued' || state === 'running').length);

  async function loadConnections(): Promise<void> {
    const answer = await hostCall('connections.list', {});
    connections.value = answer.connections;
    keychain.value = answer.keychain;
  }

  async function refresh(): Promise<void> {
    loading.value = true;
    try {
      projects.value = (await hostCall('api.call', { operation: 'listProjects' })).value as ProjectListItem[];
      fault.value = null;
      void loadOutlines();
    } catch (error) {
      fault.value = (error as Error).message;
      projects.value = [];
    } finally {
      loading.value = false;
    }
    quota.value = await hostCall('api.quota', {}).catch(() => null);
  }

  /** Shapes for the thumbnails, a few at a time; a thousand projects do not wait for them. */
  async function loadOutlines(): Promise<void> {
    for (const { id } of projects.value.slice(0, 60)) {
      try {
        if (!outlines.value.has(id)) {
          const { value } = await hostCall('api.call', { operation: 'getProject', params: { project_id: id } });
          outlines.value = new Map(outlines.value).set(id, (value as Project).geometry as unknown as Geometry);
        }
        if (states.value.get(id) !== 'ready') await loadState(id);
      } catch { return; }
    }
  }

  async function loadState(id: string): Promise<void> {
    const { value } = await hostCall('api.call', { operation: 'availableData', params: { project_id: id } });
    const list = (value as { products?: ProductState[] }).products;
    // A provider that tells no states leaves the list without a dot.
    if (list) states.value = new Map(states.value).set(id, stateOf(list));
  }

  async function open(id: string): Promise<void> {
    const { value } = await hostCall('api.call', { operation: 'getProject', params: { project_id: id } });
    const record = value as Project;
    const geometry = record.geometry as unknown as Geometry;
    mask.value = null;
    products.value = [];
    current.value = { record, geometry, perimeterMetres: perimeterMetres(geometry) };
    await loadProducts();
  }

  function closeProject(): void {
    current.value = null;
    products.value = [];
    mask.value = null;
  }

  async function loadProducts(): Promise<void> {
    const id = current.value?.record.id;
    if (!id) return;
    try {
      const { value } = await hostCall('api.call', { operation: 'availableData', params: { project_id: id } });
      if (current.value?.record.id !== id) return;
      products.value = (value as { products?: ProductState[] }).products ?? [];
      if (products.value.length > 0) states.value = new Map(states.value).set(id, stateOf(products.value));
      if (!mask.value) await loadMask(id);
    } catch { /* the state stays as it was; the next round asks again */ }
  }

  async function loadMask(id: string): Promise<void> {
    try {
      const { bytes } = await hostCall('api.raster', { operation: 'projectMask', params: { project_id: id } });
      if (current.value?.record.id === id) mask.value = bytes;
    } catch (error) {
      if (!(error instanceof HostFault)) throw error;
    }
  }

  async function create(input: { name: string; geojson: object; isCollection: boolean; isControlPool: boolean }): Promise<Project> {
    const record = (await hostCall('projects.create', { ...input, geojson: input.geojson as { type: string } })) as Project;
    await refresh();
    await open(record.id);
    return record;
  }

  async function remove(id: string): Promise<void> {
    await hostCall('api.call', { operation: 'deleteProject', params: { project_id: id } });
    if (current.value?.record.id === id) closeProject();
    await refresh();
  }

  async function select(id: string): Promise<void> {
    await hostCall('connections.select', { id });
    closeProject();
    outlines.value = new Map();
    states.value = new Map();
    await loadConnections();
    await refresh();
  }

  // While something is computed, ask every second; a ready project is left alone.
  let timer: ReturnType<typeof setTimeout> | undefined;
  watch([products, mask, current], () => {
    clearTimeout(timer);
    const maskComes = current.value && !mask.value && products.value.some(({ product, state }) => product === 'project-mask' && state !== 'failed' && state !== 'not_available');
    if (working.value > 0 || maskComes) timer = setTimeout(() => void loadProducts(), 1000);
  });

  return { connections, keychain, projects, loading, fault, current, products, quota, mask, maskVisible, maskOpacity, outlines, states, connection, working, loadConnections, refresh, open, closeProject, loadProducts, create, remove, select };
});
