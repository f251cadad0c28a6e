import { nextTick, ref } from 'vue';

/** Rows that the user orders: the uppermost stands first, and a step of 1 is one place up. */
export interface OrderedRows {
  move(id: string, step: 1 | -1): void;
  /** to the place of another row */
  moveTo(id: string, beforeId: string): void;
}

const steps: Record<string, 1 | -1> = { ArrowUp: 1, ArrowDown: -1 };

/** The step that Alt with an arrow asks for; undefined for every other key. */
export const stepOfKey = ({ key, altKey }: KeyboardEvent): 1 | -1 | undefined => (altKey ? steps[key] : undefined);

/** Order by dragging a row, and by Alt with an arrow, where the keyboard goes with the row. `on(id)` are the listeners of a row. */
export function useRowOrder(rows: OrderedRows) {
  const dragged = ref<string | null>(null);
  const over = ref<string | null>(null);
  function drop(id: string): void {
    if (dragged.value) rows.moveTo(dragged.value, id);
    dragged.value = null;
    over.value = null;
  }
  function moveByKey(event: KeyboardEvent, id: string): void {
    const step = stepOfKey(event);
    if (!step) return;
    event.preventDefault();
    const focused = event.target as HTMLElement;
    rows.move(id, step);
    void nextTick(() => focused.focus());
  }
  const taken = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const on = (id: string) => ({
    dragstart: () => {
      dragged.value = id;
    },
    dragover: (event: DragEvent) => {
      taken(event);
      over.value = id;
    },
    dragleave: () => {
      over.value = null;
    },
    drop: (event: DragEvent) => {
      taken(event);
      drop(id);
    },
    dragend: () => {
      dragged.value = null;
      over.value = null;
    },
    keydown: (event: KeyboardEvent) => {
      moveByKey(event, id);
    },
  });
  return { over, on };
}
