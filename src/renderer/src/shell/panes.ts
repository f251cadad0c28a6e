import { defineStore } from 'pinia';
import { computed, nextTick, ref, watch } from 'vue';
import { focusOn } from '#window/kit/focus-target.ts';
import { useMainMap } from '#window/map/main-map.ts';
import { useEditing } from '#window/shapes/editing.ts';
import { useFiles } from '#window/shapes/files.ts';
import { paneLimits, useUi } from '#window/workspace/ui.ts';
import { useWorkspace } from '#window/workspace/workspace.ts';

export type Side = 'left' | 'right';

/** Under this width of the window, in CSS pixels, panes lie over the map while they are open. A zoomed window has fewer of them. */
const dockedFromPixels = 1100;
/** a window as high as a phone that lies on its side keeps the drawer folded until somebody asks for it */
const lowWindowPixels = 560;
/** top bar and status bar */
const barsPixels = 64;

/** Which panes are open beside the map or over it. The map keeps half of the window. */
export const usePanes = defineStore('panes', () => {
  const ui = useUi();
  const files = useFiles();
  const workspace = useWorkspace();
  const map = useMainMap();
  const editing = useEditing();
  const width = ref(window.innerWidth);
  const height = ref(window.innerHeight);
  window.addEventListener('resize', () => {
    [width.value, height.value] = [window.innerWidth, window.innerHeight];
  });
  const isDocked = computed(() => width.value >= dockedFromPixels);
  const isLow = computed(() => height.value < lowWindowPixels);
  /** the pane that lies over the map; only where panes are not docked */
  const over = ref<Side | null>(null);
  const isOpen = (side: Side): boolean => (isDocked.value ? ui.shownPanes[side] : over.value === side);

  function set(side: Side, open: boolean): void {
    if (isDocked.value) ui.shownPanes = { ...ui.shownPanes, [side]: open };
    else over.value = open ? side : over.value === side ? null : over.value;
  }
  const show = (side: Side) => set(side, true);
  /** Opens or closes it; one that opens takes the keyboard, one that closes gives it to the map. */
  function toggle(side: Side): void {
    set(side, !isOpen(side));
    const target = isOpen(side) ? (`${side}-pane` as const) : 'map';
    void nextTick(() => focusOn(target, { preventScroll: true }));
  }
  /** Esc in a pane that lies over the map. A field or list of it that has a use for the key keeps it. */
  function closeOver(event: KeyboardEvent): void {
    if (isDocked.value || over.value === null || event.defaultPrevented) return;
    over.value = null;
    focusOn('map', { preventScroll: true });
  }
  /** in CSS pixels; a pane over the map leaves half of it free */
  const widthOf = (side: Side, wanted: number): number =>
    isDocked.value ? wanted : Math.max(Math.min(wanted, Math.floor(width.value / 2)), Math.min(paneLimits[side][0], width.value));
  /** of the drawer: the map above it keeps half of what is between the bars */
  const drawerHeight = computed(() => Math.min(ui.drawerHeight, Math.max(100, Math.floor((height.value - barsPixels) / 2))));

  // What lies over the map, or no longer does, is outside of what the map is fitted to.
  watch(over, () => void map.refit(), { flush: 'post' });
  // Who draws needs the map, and what the tool says.
  watch(
    () => editing.tool,
    (tool) => {
      if (tool !== null) over.value = null;
    },
  );
  // What was just taken in hand is looked at: a file's shapes, a project.
  watch([() => files.isOpen, () => workspace.current?.record.id], ([hasFiles, project], [hadFiles, before]) => {
    const isNew = (hasFiles && !hadFiles) || (project !== undefined && project !== before);
    if (isDocked.value) return;
    if (isNew) over.value = 'right';
    else if (!hasFiles && project === undefined && over.value === 'right') over.value = null;
  });
  return { isDocked, isLow, over, isOpen, set, show, toggle, closeOver, widthOf, drawerHeight };
});
