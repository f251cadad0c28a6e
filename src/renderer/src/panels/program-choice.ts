import { ref, watch, type Ref } from 'vue';
import type { CarbonProgram } from '#api/carbon-programs.ts';
import { DecidedMeanwhile, loadDecisions, saveDecisions, type Decisions } from '#window/kit/decisions.ts';
import { text } from '#window/kit/text/index.ts';
import { useWorkspace } from '#window/workspace/workspace.ts';

/** The programme that a person chose for the open project: '' none, undefined where the service keeps no choice or has not answered yet. */
export function useProgramChoice(hasPrograms: Ref<boolean>) {
  const workspace = useWorkspace();
  const chosen = ref<CarbonProgram | '' | undefined>(undefined);
  const fault = ref('');
  /** what the choice was made on */
  let base: Decisions | null = null;
  const idNow = () => workspace.current?.record.id;

  async function load(id: string): Promise<void> {
    try {
      const found = await loadDecisions(id);
      // A service of an earlier version has settings without this one.
      if (id !== idNow() || found?.settings.carbon_program === undefined) return;
      base = found;
      chosen.value = found.settings.carbon_program ?? '';
    } catch (error) {
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
    if (id === undefined || chosen.value === undefined || base === null) return;
    fault.value = '';
    try {
      base = await saveDecisions(id, { carbon_program: chosen.value === '' ? null : chosen.value }, base);
      await workspace.loadProducts();
    } catch (error) {
      if (error instanceof DecidedMeanwhile) {
        const { carbon_program: theirs } = error.theirs.settings;
        base = error.theirs;
        chosen.value = theirs ?? '';
        fault.value = text('zones.decidedMeanwhile');
      } else fault.value = (error as Error).message;
    }
  }
  return { chosen, fault, save };
}
