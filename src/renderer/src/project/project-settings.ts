import type { BodyOf, ReplyOf } from '#api/index.ts';
import type { Api } from '#operations/index.ts';
import { HostFault, apiCall, apiReply } from '#window/kit/host/host.ts';
import { useWorkspace } from '#window/workspace/workspace.ts';

export type ProjectSettings = ReplyOf<Api['projectSettings']>;

/** Time zone and ecological zone that a person chose for a project. */
export function useProjectSettings() {
  const workspace = useWorkspace();

  /** null where a provider has no such call. Rejects with HostFault. */
  async function load(projectId: string): Promise<ProjectSettings | null> {
    try {
      return await apiReply('projectSettings', { params: { project_id: projectId } });
    } catch (error) {
      if (error instanceof HostFault && error.code === 'not-found') return null;
      throw error;
    }
  }
  /** Rejects with HostFault. */
  async function save(projectId: string, settings: BodyOf<Api['changeProjectSettings']>): Promise<void> {
    await apiCall('changeProjectSettings', { params: { project_id: projectId }, body: settings });
    await workspace.loadProducts();
  }
  return { load, save };
}
