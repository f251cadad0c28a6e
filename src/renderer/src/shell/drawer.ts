import { defineStore } from 'pinia';
import { computed, ref } from 'vue';
import { useFiles } from '#window/shapes/files.ts';
import { useUi, type DrawerTab } from '#window/workspace/ui.ts';
import { usePanes } from './panes.ts';

/** The drawer below the map. It folds while it has nothing to show, and in a low window until somebody asks for it. */
export const useDrawer = defineStore('drawer', () => {
  const ui = useUi();
  const files = useFiles();
  const panes = usePanes();
  const isOpenInLow = ref(false);
  const isOpen = computed(() => (panes.isLow ? isOpenInLow.value : (ui.drawerOpen ?? (files.isOpen || files.arriving.length > 0))));
  function set(open: boolean): void {
    // A pane that lies over the map lies over the drawer as well.
    if (open) panes.over = null;
    if (panes.isLow) isOpenInLow.value = open;
    else ui.drawerOpen = open;
  }
  const toggle = () => set(!isOpen.value);
  function showTab(tab: DrawerTab): void {
    ui.drawerTab = tab;
    set(true);
  }
  return { isOpen, toggle, showTab };
});
