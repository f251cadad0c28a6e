import { computed, shallowRef } from 'vue';

export interface Command {
  label: string;
  undo(): void;
  redo(): void;
  /** Steps of one act (the files of one drop) are taken back together. `name` is what all of them are called. */
  group?: { name(count: number): string };
}
const maxSteps = 200;

interface Joined extends Command {
  steps: Command[];
}
function together(last: Command | Joined, next: Command): Joined {
  const steps = [...('steps' in last ? last.steps : [last]), next];
  return {
    steps,
    ...(next.group ? { group: next.group } : {}),
    label: next.group?.name(steps.length) ?? next.label,
    undo: () => {
      for (const step of steps.toReversed()) step.undo();
    },
    redo: () => {
      for (const step of steps) step.redo();
    },
  };
}

/** A change that is still going on (a slider on its way) and becomes a step by `finish`. */
export interface Gathering {
  label: string;
  finish(): void;
}

/** Undo and redo: a change is an object with its reverse. */
export function createHistory() {
  const done = shallowRef<Command[]>([]);
  const undone = shallowRef<Command[]>([]);
  const gathering = shallowRef<Gathering | null>(null);
  /** why there is nothing to take back, where something was done that has no way back */
  const endedBy = shallowRef<string | null>(null);
  // Without this, Ctrl Z right after a press on an eye would take back what was done before it, and the press would then empty the steps to be done again.
  function settle(): void {
    const now = gathering.value;
    gathering.value = null;
    now?.finish();
  }
  return {
    undoLabel: computed(() => gathering.value?.label ?? done.value.at(-1)?.label ?? null),
    redoLabel: computed(() => (gathering.value ? null : (undone.value.at(-1)?.label ?? null))),
    endedBy: computed(() => endedBy.value),
    /** Announces a change that is not a step yet; null: it came to nothing. It is made one before anything else is done or taken back. */
    gather(change: Gathering | null): void {
      gathering.value = change;
    },
    settle,
    /** Does it and remembers how to take it back. */
    run(command: Command): void {
      settle();
      command.redo();
      const last = done.value.at(-1);
      done.value =
        command.group && last?.group === command.group
          ? [...done.value.slice(0, -1), together(last, command)]
          : [...done.value, command].slice(-maxSteps);
      undone.value = [];
      endedBy.value = null;
    },
    undo(): void {
      settle();
      const command = done.value.at(-1);
      if (!command) return;
      command.undo();
      done.value = done.value.slice(0, -1);
      undone.value = [...undone.value, command];
    },
    redo(): void {
      settle();
      const command = undone.value.at(-1);
      if (!command) return;
      command.redo();
      undone.value = undone.value.slice(0, -1);
      done.value = [...done.value, command];
    },
    /** Forgets every step; `why` is said when somebody wants to take one back. */
    clear(why: string | null = null): void {
      gathering.value = null;
      done.value = [];
      undone.value = [];
      endedBy.value = why;
    },
  };
}
