import { text } from '#window/kit/text/index.ts';
import { shapeName } from '#formats/label-field.ts';
import type { OpenShapes, Shape } from './open-shapes.ts';

/** What the shapes of a file are called by. */
export function createFileLabels({ files, shapes, history }: OpenShapes) {
  /** Names all shapes of a file by an attribute, or by the file and their number; one step, and no attribute changes. */
  function setLabelField(fileId: string, field: string | null): void {
    const file = files.value.find(({ id }) => id === fileId);
    if (!file || (file.labelField === undefined ? 'name' : file.labelField) === field) return;
    const [beforeField, beforeShapes] = [file.labelField, shapes.value];
    let number = 0;
    const named = (shape: Shape): Shape => {
      if (shape.fileId !== fileId) return shape;
      number += 1;
      return { ...shape, name: shapeName(shape.feature.properties, field, file.name, (shape.source ?? number - 1) + 1) };
    };
    const afterShapes = beforeShapes.map(named);
    // The file stays the same object: what was read of it and how it was last saved is kept with it.
    const put = (labelField: string | null | undefined, all: Shape[]) => {
      if (labelField === undefined) delete file.labelField;
      else file.labelField = labelField;
      files.value = [...files.value];
      shapes.value = all;
    };
    history.run({
      label: text('edit.step.labels', { name: file.name }),
      redo: () => put(field, afterShapes),
      undo: () => put(beforeField, beforeShapes),
    });
  }
  return { setLabelField };
}
