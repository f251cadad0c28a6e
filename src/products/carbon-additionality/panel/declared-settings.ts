import type { DeclaredRemovals } from '#api/declared-removals.ts';
import { apiCall, apiReply, HostFault } from '#window/kit/host/host.ts';

/** What is declared for a project (null: nothing); undefined where its service takes no declarations. Rejects with HostFault. */
export async function loadDeclared(projectId: string): Promise<DeclaredRemovals | null | undefined> {
  try {
    const settings = await apiReply('projectSettings', { params: { project_id: projectId } });
    // A service of an earlier version has settings without this one.
    return settings?.declared_removals;
  } catch (error) {
    if (error instanceof HostFault && error.code === 'not-found') return undefined;
    throw error;
  }
}

/** Rejects with HostFault. */
export async function saveDeclared(projectId: string, declared: DeclaredRemovals | null): Promise<void> {
  await apiCall('changeProjectSettings', { params: { project_id: projectId }, body: { declared_removals: declared } });
}
