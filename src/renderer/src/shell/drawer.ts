import { defineStore } from 'pinia';
import { computed } from 'vue';
import { useFiles } from '#window/shapes/files.ts';
import { useUi } from '#window/workspace/ui.ts';

/** The drawer below the map. It folds while it has nothing to show. */
export const useDrawer = defineStore('drawer', () => {
  const ui = useUi();
  const files = useFiles();
  const isOpen = computed(() => ui.drawerOpen ?? (files.isOpen || files.arriving.length > 0 || ui.focused !== null));
  function toggle(): void {
    ui.drawerOpen = !isOpen.value;
  }
  function showJobs(): void {
    ui.drawerTab = 'jobs';
    ui.drawerOpen = true;
  }
  return { isOpen, toggle, showJobs };
});
