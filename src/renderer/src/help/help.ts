import { defineStore } from 'pinia';
import { ref } from 'vue';
import { useUi } from '#window/workspace/ui.ts';
import { pageFiles, type HelpAnchor, type PageName } from './pages.ts';
import { topicOfDialog } from './topics.ts';

const isPage = (name: string): name is PageName => Object.hasOwn(pageFiles, name);
const isAnchor = (anchor: string): anchor is HelpAnchor => isPage(anchor.split('#')[0]!);

/** What the element with the keyboard, or one around it, names as its place in the guide. */
function topicOfFocus(): HelpAnchor | null {
  const named = document.activeElement?.closest<HTMLElement>('[data-help]')?.dataset['help'];
  return named !== undefined && isAnchor(named) ? named : null;
}

/** The guide in the window. It opens at what a person is at, over a dialog as well. */
export const useHelp = defineStore('help', () => {
  const ui = useUi();
  const isOpen = ref(false);
  const anchor = ref<HelpAnchor>('guide');
  function open(at: HelpAnchor): void {
    anchor.value = at;
    isOpen.value = true;
  }
  /** F1 */
  function openHere(): void {
    if (isOpen.value) return;
    open(ui.dialog ? topicOfDialog[ui.dialog] : (topicOfFocus() ?? 'guide'));
  }
  const close = () => {
    isOpen.value = false;
  };
  return { isOpen, anchor, open, openHere, close };
});
