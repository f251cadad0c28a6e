import { text } from '#window/kit/text/index.ts';
import type { FileColour } from '#window/kit/file-colours.ts';
import type { OpenFile, OpenShapes } from './open-shapes.ts';

/** How a file lies on the map; `own`: with the colours that it has in itself. */
export type LayerColour = FileColour | 'own';

/** Each open file is a layer of the map: shown or not, in a colour, above or below the others. Kept with the draft; every change is a step that can be taken back. */
export function createFileLayers({ files, history }: OpenShapes) {
  const at = (fileId: string) => files.value.findIndex(({ id }) => id === fileId);
  const stepOf = (file: OpenFile) => text('edit.step.layer', { name: file.name });

  // The file stays the same object: what was read of it and how it was last saved is kept with it.
  function change(fileId: string, look: { isHidden?: boolean; colour?: LayerColour }): void {
    const file = files.value[at(fileId)];
    if (!file) return;
    const before = { isHidden: file.isHidden ?? false, ...(file.colour ? { colour: file.colour } : {}) };
    const put = (now: object) => () => {
      Object.assign(file, now);
      files.value = [...files.value];
    };
    history.run({ label: stepOf(file), redo: put(look), undo: put(before) });
  }
  const setHidden = (fileId: string, isHidden: boolean) => change(fileId, { isHidden });
  const setColour = (fileId: string, colour: LayerColour) => change(fileId, { colour });

  /** To a place in the order of drawing; the last one lies on top. */
  function place(fileId: string, to: number): void {
    const from = at(fileId);
    const file = files.value[from];
    if (!file || from === to || to < 0 || to >= files.value.length) return;
    const moved = (source: number, target: number) => () => {
      const next = files.value.filter((_, index) => index !== source);
      next.splice(target, 0, files.value[source]!);
      files.value = next;
    };
    history.run({ label: stepOf(file), redo: moved(from, to), undo: moved(to, from) });
  }
  /** One step up (1) or down (-1). */
  const moveFile = (fileId: string, step: 1 | -1) => place(fileId, at(fileId) + step);
  /** Dragged to the place of another one. */
  const moveFileTo = (fileId: string, otherId: string) => place(fileId, at(otherId));
  return { setHidden, setColour, moveFile, moveFileTo };
}
