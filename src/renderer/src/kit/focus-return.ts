import { focusOn } from './focus-target.ts';

/** Where the keyboard was before the first of several dialogs that took each other's place. */
let outside: HTMLElement | null = null;

const inMenu = '[role=menu], [role=menubar]';

/** What has the keyboard; null where nothing has it, or a menu, which is only passed on the way to somewhere else. */
function focusedOutsideMenus(): HTMLElement | null {
  const now = document.activeElement;
  return now instanceof HTMLElement && now !== document.body && !now.closest(inMenu) ? now : null;
}

/**
 * Where the keyboard goes when a dialog closes: back to where it was. A dialog that came in place of another, or that a key opened, would
 * leave it nowhere, and the next Tab would begin at the top of the window.
 */
export function useFocusReturn() {
  let before: HTMLElement | null = null;
  return {
    opened(): void {
      before = focusedOutsideMenus();
      if (before && !before.closest('[role=dialog]')) outside = before;
    },
    closed(event: Event): void {
      event.preventDefault();
      const own = before;
      // What a command chose meanwhile (the name of a new project) keeps it. Before the next key comes, which a timer would let go first.
      queueMicrotask(() => {
        const now = document.activeElement;
        if (now !== null && now !== document.body && now.isConnected && !now.closest('[data-state=closed]')) return;
        const isThere = (element: HTMLElement | null) => element?.isConnected && !element.closest('[role=dialog][data-state=closed]');
        if (isThere(own)) own!.focus({ preventScroll: true });
        else if (!document.querySelector('[role=dialog][data-state=open]')) {
          if (isThere(outside)) outside!.focus({ preventScroll: true });
          else focusOn('map', { preventScroll: true });
        }
      });
    },
  };
}

/** Where the keyboard goes when the menus close: back to where it was before the first of them was opened by the pointer. */
export function useMenuFocusReturn() {
  let before: HTMLElement | null = null;
  return {
    opened(): void {
      before = focusedOutsideMenus();
      if (before) outside = before;
    },
    /** The library then gives the keyboard to the menu's name; what a command chose keeps it. */
    closed(): void {
      queueMicrotask(() => {
        if (before?.isConnected && document.activeElement?.closest(inMenu)) before.focus({ preventScroll: true });
      });
    },
  };
}
