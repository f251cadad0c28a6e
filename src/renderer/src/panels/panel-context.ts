import { attempt } from '#window/kit/attempt.ts';
import { useLayers } from '#window/layers/layers.ts';
import { useTimeSteps } from '#window/layers/time-steps.ts';
import type { PanelContext } from '#window/kit/product/panel-context.ts';
import { useCollection } from '#window/workspace/collection.ts';
import { useJobActions } from '#window/workspace/job-actions.ts';
import { useUi } from '#window/workspace/ui.ts';
import { useWorkspace } from '#window/workspace/workspace.ts';

/** Answers for the chosen service whether the use is non-commercial; what waited for it then goes on. */
export function useNonCommercialAnswer(): (isNonCommercial: boolean) => Promise<void> {
  const workspace = useWorkspace();
  const collection = useCollection();
  return async (isNonCommercial) => {
    await attempt(async () => {
      await collection.change({ non_commercial_use: isNonCommercial });
      await workspace.loadProducts();
    });
  };
}

/** The stores of the window, as the panels of products may use them. */
export const windowPanelContext = (): PanelContext => ({
  workspace: useWorkspace(),
  ui: useUi(),
  layers: useLayers(),
  steps: useTimeSteps(),
  jobAction: useJobActions().of,
  answerNonCommercial: useNonCommercialAnswer(),
  collectAgain: useCollection().collectAgain,
});
