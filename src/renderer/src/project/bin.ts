import { shallowRef } from 'vue';
import type { DeletedProjects } from '#api/bin.ts';
import { apiCall, apiReply, HostFault } from '#window/kit/host/host.ts';
import { useWorkspace } from '#window/workspace/workspace.ts';

/** Deleted projects of the chosen connection. */
export function useBin() {
  const workspace = useWorkspace();
  /** null: not read yet; 'none': the service has no bin */
  const projects = shallowRef<DeletedProjects | 'none' | null>(null);

  async function load(): Promise<void> {
    try {
      projects.value = (await apiReply('deletedProjects', {})) ?? 'none';
    } catch (error) {
      if (!(error instanceof HostFault) || !['not-found', 'method-not-allowed'].includes(error.code)) throw error;
      projects.value = 'none';
    }
  }
  async function restore(id: string): Promise<void> {
    await apiCall('restoreProject', { params: { project_id: id } });
    await Promise.all([load(), workspace.refresh()]);
  }
  async function deleteForGood(id: string): Promise<void> {
    await apiCall('deleteForGood', { params: { project_id: id } });
    await load();
  }
  return { projects, load, restore, deleteForGood };
}
