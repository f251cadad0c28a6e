import { computed } from 'vue';
import { paneLimits, useUi } from '#window/workspace/ui.ts';
import { usePanes, type Side } from './panes.ts';

interface PaneSize {
  get: () => number;
  set: (size: number) => void;
  along: 'x' | 'y';
  sign: 1 | -1;
}
export type Pane = keyof typeof paneLimits;
export type PaneSizes = ReturnType<typeof usePaneSizes>;

const narrowWindow = 1180;
const keySteps: Record<'x' | 'y', Record<string, number>> = { x: { ArrowLeft: -20, ArrowRight: 20 }, y: { ArrowUp: -20, ArrowDown: 20 } };
/** what the middle and the map keep, whatever is dragged */
const minMapWidth = 560;
const minMapHeight = 260;

/** Borders between the panes: dragged, or moved by the arrow keys. Sizes in CSS pixels. */
export function usePaneSizes() {
  const ui = useUi();
  const usual = (narrow: number, wide: number) => (window.innerWidth <= narrowWindow ? narrow : wide);
  const panes: Record<Pane, PaneSize> = {
    left: {
      get: () => ui.leftWidth ?? usual(228, 276),
      set: (size) => {
        ui.leftWidth = size;
      },
      along: 'x',
      sign: 1,
    },
    right: {
      get: () => ui.rightWidth ?? usual(292, 326),
      set: (size) => {
        ui.rightWidth = size;
      },
      along: 'x',
      sign: -1,
    },
    drawer: {
      get: () => ui.drawerHeight,
      set: (size) => {
        ui.drawerHeight = size;
      },
      along: 'y',
      sign: -1,
    },
  };
  const bounded = (pane: Pane, size: number) => {
    const [low, high] = paneLimits[pane];
    const room = pane === 'drawer' ? window.innerHeight - minMapHeight : window.innerWidth - minMapWidth;
    return Math.round(Math.max(low, Math.min(high, room, size)));
  };
  function drag(event: PointerEvent, pane: Pane): void {
    const { get, set, along, sign } = panes[pane];
    const placeOf = (pointer: PointerEvent) => (along === 'x' ? pointer.clientX : pointer.clientY);
    const [from, size] = [placeOf(event), get()];
    const move = (next: PointerEvent) => set(bounded(pane, size + sign * (placeOf(next) - from)));
    const ended = new AbortController();
    window.addEventListener('pointermove', move, { signal: ended.signal });
    for (const name of ['pointerup', 'pointercancel'] as const)
      window.addEventListener(name, () => ended.abort(), { signal: ended.signal });
    event.preventDefault();
  }
  function moveByKey(event: KeyboardEvent, pane: Pane): void {
    const { get, set, along, sign } = panes[pane];
    const step = keySteps[along][event.key];
    if (!step) return;
    set(bounded(pane, get() + sign * step));
    event.preventDefault();
  }
  const columns = usePaneColumns((side) => panes[side].get());
  return { sizeOf: (pane: Pane) => panes[pane].get(), drag, moveByKey, columns };
}

/** A pane beside the map has a column; one that is closed, or lies over the map, has none. */
function usePaneColumns(wanted: (side: Side) => number) {
  const open = usePanes();
  const widthOf = (side: Side) => open.widthOf(side, wanted(side));
  return computed(() => {
    const column = (side: Side) => (open.isDocked && open.isOpen(side) ? `${widthOf(side)}px` : '0');
    return {
      gridTemplateColumns: `${column('left')} minmax(0, 1fr) ${column('right')}`,
      '--left-pane': `${widthOf('left')}px`,
      '--right-pane': `${widthOf('right')}px`,
    };
  });
}
