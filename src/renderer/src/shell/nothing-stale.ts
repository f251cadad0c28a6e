import { watch } from 'vue';
import { useTimeSteps } from '#window/layers/time-steps.ts';
import { useFiles } from '#window/shapes/files.ts';
import { useUi } from '#window/workspace/ui.ts';

/** What is of one project or file goes with it: steps in time when a file takes the project's place, the tab of a file's attributes when the files are closed. */
export function useNothingStale(): void {
  const ui = useUi();
  const files = useFiles();
  const steps = useTimeSteps();
  watch(
    () => files.isOpen,
    (isOpen) => {
      if (isOpen) steps.close();
      else if (ui.drawerTab === 'attributes') ui.drawerTab = 'shapes';
    },
  );
}
