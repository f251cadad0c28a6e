import { defineStore } from 'pinia';
import { computed, ref, shallowRef } from 'vue';
import type { BridgeOutput } from '#host/contract.ts';
import { hostCall, onHost } from '#window/kit/host/host.ts';
import { useWorkspace } from '#window/workspace/workspace.ts';

export type OfflineState = BridgeOutput<'offline.state'>;

/** Changes of what is kept; each reads the new state. */
function changesOfKept(load: () => Promise<void>) {
  async function setLimit(bytes: number): Promise<void> {
    await hostCall('offline.setLimit', { bytes });
    await load();
  }
  async function clear(connectionId?: string): Promise<number> {
    const { freedBytes } = await hostCall('offline.clear', connectionId === undefined ? {} : { connectionId });
    await load();
    return freedBytes;
  }
  /** Forgets what was taken along for a project. */
  async function removeTaken(connectionId: string, projectId: string): Promise<void> {
    await hostCall('takeAlong.remove', { connectionId, projectId });
    await load();
  }
  async function removeArea(id: string): Promise<void> {
    await hostCall('mapAreas.remove', { id });
    await load();
  }
  /** Saves an area as MBTiles. Rejects with HostFault. */
  const saveArea = (id: string) => hostCall('mapAreas.save', { id });
  return { setLimit, clear, removeTaken, removeArea, saveArea };
}

/** Which connections cannot be reached, and what is stored for use without a network. */
export const useOffline = defineStore('offline', () => {
  const workspace = useWorkspace();
  const lost = shallowRef<ReadonlySet<string>>(new Set());
  const state = shallowRef<OfflineState | null>(null);
  const checking = ref(false);
  /** The embedded service needs no network: what keeps it from answering is another thing. */
  const isOffline = computed(() => workspace.connection?.kind === 'remote' && lost.value.has(workspace.connection.id));

  function note(connectionId: string, reachable: boolean): void {
    const next = new Set(lost.value);
    if (reachable) next.delete(connectionId);
    else next.add(connectionId);
    lost.value = next;
  }

  /** Listens until the end that it gives back; `onBack` is called when the chosen connection answers again. */
  function listen(onBack: () => void): () => void {
    const endings = [
      onHost('reachable', ({ connectionId, reachable }) => {
        note(connectionId, reachable);
        if (connectionId !== workspace.connection?.id) return;
        // A key was entered meanwhile: the reason that the list tells is another one now.
        if (reachable) onBack();
        else if (workspace.asOf && workspace.asOf.code !== 'network') void workspace.refresh();
      }),
    ];
    const online = () => {
      if (isOffline.value) void check();
    };
    window.addEventListener('online', online);
    return () => {
      window.removeEventListener('online', online);
      for (const end of endings) end();
    };
  }

  async function load(): Promise<void> {
    state.value = await hostCall('offline.state', {});
    lost.value = new Set(state.value.connections.filter(({ reachable }) => !reachable).map(({ id }) => id));
  }

  /** Asks the chosen connection now. */
  async function check(): Promise<boolean> {
    checking.value = true;
    try {
      return (await hostCall('offline.check', {})).reachable;
    } finally {
      checking.value = false;
    }
  }

  return { lost, state, checking, isOffline, listen, load, check, ...changesOfKept(load) };
});
