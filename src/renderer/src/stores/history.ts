import { computed, shallowRef } from 'vue';

export interface Command {
  label: string;
  undo(): void;
  redo(): void;
}
const mostSteps = 200;

/** Undo and redo: a change is an object with its reverse. */
export function createHistory() {
  const done = shallowRef<Command[]>([]);
  const undone = shallowRef<Command[]>([]);
  return {
    undoLabel: computed(() => done.value.at(-1)?.label ?? null),
    redoLabel: computed(() => undone.value.at(-1)?.label ?? null),
    /** Does it and remembers how to take it back. */
    run(command: Command): void {
      command.redo();
      done.value = [...done.value, command].slice(-mostSteps);
      undone.value = [];
    },
    undo(): void {
      const command = done.value.at(-1);
      if (!command) return;
      command.undo();
      done.value = done.value.slice(0, -1);
      undone.value = [...undone.value, command];
    },
    redo(): void {
      const command = undone.value.at(-1);
      if (!command) return;
      command.redo();
      undone.value = undone.value.slice(0, -1);
      done.value = [...done.value, command];
    },
    clear(): void {
      done.value = [];
      undone.value = [];
    },
  };
}
export type History = ReturnType<typeof createHistory>;
