import { onScopeDispose, shallowRef, watch, type Ref } from 'vue';

/** What closes each of the dialogs, and of the lists that hang at buttons, that are open and give way to another dialog. */
const open = new Set<() => void>();

/** A dialog that gives way: another one that a key asks for comes in its place. */
export function useGivingWay(isOpen: () => boolean, close: () => void): void {
  watch(isOpen, (now) => void (now ? open.add(close) : open.delete(close)), { immediate: true });
  onScopeDispose(() => open.delete(close));
}

/** The same for a list that hangs at a button, which is what it gives: the keyboard goes back there, as the fields of the list are gone when the dialog closes. */
export function useGivingWayAtButton(isOpen: Ref<boolean>): Ref<{ $el: HTMLElement } | null> {
  const button = shallowRef<{ $el: HTMLElement } | null>(null);
  useGivingWay(
    () => isOpen.value,
    () => {
      isOpen.value = false;
      button.value?.$el.focus();
    },
  );
  return button;
}

/** Closes the dialogs in whose place another one comes. */
export function closeDialogs(): void {
  for (const close of open) close();
}
