import type { Ref } from 'vue';
import { stillThere } from '#window/kit/selection.ts';
import { text, whole } from '#window/kit/text/index.ts';
import type { OpenFile, OpenShapes, Shape } from './open-shapes.ts';

/** Ways in which files leave the window; all of them can be taken back. */
export function createFileClosing({ files, shapes, selection, isOpen, history }: OpenShapes, faults: Ref<unknown[]>) {
  function close(fileId: string): void {
    const beforeFiles = files.value;
    const beforeShapes = shapes.value;
    const name = beforeFiles.find(({ id }) => id === fileId)?.name ?? '';
    history.run({
      label: text('edit.step.close', { name }),
      redo: () => {
        files.value = files.value.filter(({ id }) => id !== fileId);
        shapes.value = shapes.value.filter((shape) => shape.fileId !== fileId);
      },
      undo: () => {
        files.value = beforeFiles;
        shapes.value = beforeShapes;
      },
    });
  }

  /** Closes all files, as one step that can be undone. */
  function closeAll(): void {
    faults.value = [];
    if (isOpen.value) keepOnly(text('edit.step.closeAll', { n: whole(files.value.length) }, files.value.length), [], []);
  }
  /**
   * What a project was made of leaves the window. What was not sent, or was changed while it was on its way, stays open, and the rest can be brought back beside it;
   * where nothing stays the steps are over, and `why` is the message for a later Ctrl Z.
   */
  function handOver(projectName: string, sent: readonly Shape[], why: string): void {
    const arrived = new Set(sent);
    const kept = shapes.value.filter((shape) => !arrived.has(shape));
    const unfinished = new Set(kept.filter(({ feature }) => feature.geometry).map(({ fileId }) => fileId));
    faults.value = [];
    keepOnly(
      text('edit.step.handOver', { name: projectName }),
      files.value.filter(({ id }) => unfinished.has(id)),
      kept.filter(({ fileId }) => unfinished.has(fileId)),
    );
    if (!isOpen.value) history.clear(why);
  }
  /** Closes some files and shapes; the others stay. */
  function keepOnly(label: string, keptFiles: OpenFile[], keptShapes: Shape[]): void {
    const [beforeFiles, beforeShapes, beforeSelection] = [files.value, shapes.value, selection.value];
    const ids = new Set(keptShapes.map(({ id }) => id));
    history.run({
      label,
      redo: () => {
        files.value = keptFiles;
        shapes.value = keptShapes;
        selection.value = stillThere(beforeSelection, (id) => ids.has(id));
      },
      undo: () => {
        files.value = beforeFiles;
        shapes.value = beforeShapes;
        selection.value = beforeSelection;
      },
    });
  }
  return { close, closeAll, handOver };
}
