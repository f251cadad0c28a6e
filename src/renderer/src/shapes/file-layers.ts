import { text } from '#window/kit/text/index.ts';
import { withShown, type HiddenGroup } from './hidden-in-file.ts';
import { createFileStyles } from './file-styles.ts';
import type { ShownInSpite } from './open-file.ts';
import type { LayerColour, OpenFile, OpenShapes } from './open-shapes.ts';

/** Each open file is a layer of the map: shown or not, in a colour, above or below the others. Kept with the draft; every change is a step that can be taken back. */
export function createFileLayers(open: OpenShapes) {
  const { files, history } = open;
  const setStyle = createFileStyles(open);
  const at = (fileId: string) => files.value.findIndex(({ id }) => id === fileId);
  const stepOf = (file: OpenFile) => text('edit.step.layer', { name: file.name });

  // The file stays the same object: what was read of it and how it was last saved is kept with it.
  function change(fileId: string, look: { isHidden?: boolean; arePicturesHidden?: boolean; colour?: LayerColour }): void {
    const file = files.value[at(fileId)];
    if (!file) return;
    const before = {
      isHidden: file.isHidden ?? false,
      arePicturesHidden: file.arePicturesHidden ?? false,
      ...(file.colour ? { colour: file.colour } : {}),
    };
    const put = (now: object) => () => {
      Object.assign(file, now);
      files.value = [...files.value];
    };
    history.run({ label: stepOf(file), redo: put(look), undo: put(before) });
  }
  const setHidden = (fileId: string, isHidden: boolean) => change(fileId, { isHidden });
  const setPicturesHidden = (fileId: string, arePicturesHidden: boolean) => change(fileId, { arePicturesHidden });
  /** Shows what the file itself hides, or hides it again. */
  function setShownInSpite(fileId: string, group: Pick<HiddenGroup, 'kind' | 'paths'>, isShown: boolean): void {
    const file = files.value[at(fileId)];
    if (!file) return;
    const before = file.shown ?? { folders: [], isSingle: false };
    const put = (shown: ShownInSpite) => () => {
      file.shown = shown;
      files.value = [...files.value];
    };
    history.run({ label: stepOf(file), redo: put(withShown(before, group, isShown)), undo: put(before) });
  }
  function setColour(fileId: string, colour: LayerColour): void {
    const style = files.value[at(fileId)]?.style;
    // One colour in place of many: the rest of the style stays.
    if (style && (style.drawing.kind !== 'plain' || style.drawing.colour !== undefined))
      setStyle(fileId, { ...style, drawing: { kind: 'plain' } }, colour);
    else change(fileId, { colour });
  }

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
  return { setHidden, setPicturesHidden, setShownInSpite, setColour, setStyle, moveFile, moveFileTo };
}
