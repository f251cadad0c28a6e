import { onScopeDispose } from 'vue';

/** Places of the window that other parts of it send the keyboard to. */
export type FocusTarget = 'map' | 'swipe' | 'project-name' | 'project-filter' | 'left-pane' | 'pair-scope' | 'right-pane';

const targets = new Map<FocusTarget, () => HTMLElement | null>();

/** A component offers one of its elements under a name, as long as the component is there. */
export function useFocusTarget(name: FocusTarget, element: () => HTMLElement | null): void {
  targets.set(name, element);
  onScopeDispose(() => {
    if (targets.get(name) === element) targets.delete(name);
  });
}

/** Moves the keyboard to a place, where it is there. */
export function focusOn(name: FocusTarget, options?: FocusOptions): void {
  targets.get(name)?.()?.focus(options);
}
