import { ref, watch, type Ref } from 'vue';
import type { CarbonProgram } from '#api/carbon-programs.ts';
import { apiCall, apiReply, HostFault } from '#window/kit/host/host.ts';
import { useWorkspace } from '#window/workspace/workspace.ts';

/** The programme that a person chose for the open project: '' none, undefined where the service keeps no choice or has not answered yet. */
export function useProgramChoice(hasPrograms: Ref<boolean>) {
  const workspace = useWorkspace();
  const chosen = ref<CarbonProgram | '' | undefined>(undefined);
  const fault = ref('');
  const idNow = () => workspace.current?.record.id;

  async function load(id: string): Promise<void> {
    try {
      const found = await apiReply('projectSettings', { params: { project_id: id } });
      // A service of an earlier version has settings without this one.
      if (id === idNow() && found?.carbon_program !== undefined) chosen.value = found.carbon_program ?? '';
    } catch (error) {
      if (error instanceof HostFault && error.code === 'not-found') return;
      if (id === idNow()) fault.value = (error as Error).message;
    }
  }
  watch(
    [idNow, hasPrograms] as const,
    ([id, has]) => {
      chosen.value = undefined;
      fault.value = '';
      if (id !== undefined && has) void load(id);
    },
    { immediate: true },
  );

  /** Keeps the choice and reads the record again. */
  async function save(): Promise<void> {
    const id = idNow();
    if (id === undefined || chosen.value === undefined) return;
    fault.value = '';
    try {
      await apiCall('changeProjectSettings', {
        params: { project_id: id },
        body: { carbon_program: chosen.value === '' ? null : chosen.value },
      });
      await workspace.loadProducts();
    } catch (error) {
      fault.value = (error as Error).message;
    }
  }
  return { chosen, fault, save };
}
