import type { FileDecisions, OpenFile, OpenShapes } from './open-shapes.ts';

/** Other decisions of one kind, as one step that can be taken back. */
export function createFileDecisions({ files, history }: OpenShapes) {
  function decide<Key extends keyof FileDecisions>(
    label: string,
    key: Key,
    change: (list: readonly FileDecisions[Key][number][], file: OpenFile) => FileDecisions[Key],
    /** what belongs to the same step */
    also: { redo: () => void; undo: () => void } | null = null,
  ): void {
    const before = new Map(files.value.map((file) => [file.id, file[key]]));
    const after = new Map(files.value.map((file) => [file.id, change(file[key] ?? [], file)]));
    const take = (lists: ReadonlyMap<string, FileDecisions[keyof FileDecisions] | undefined>) => () => {
      // What else of a file changed meanwhile stays as it is.
      files.value = files.value.map((file) => {
        const list = lists.get(file.id);
        if (!lists.has(file.id) || (!file[key] && !list?.length)) return file;
        const others: OpenFile = { ...file };
        delete others[key];
        return list?.length ? { ...others, [key]: list } : others;
      });
    };
    const [redo, undo] = [take(after), take(before)];
    history.run({
      label,
      redo: () => {
        redo();
        also?.redo();
      },
      undo: () => {
        undo();
        also?.undo();
      },
    });
  }
  return { decide };
}
export type Decide = ReturnType<typeof createFileDecisions>['decide'];
