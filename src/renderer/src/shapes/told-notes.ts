import type { Note } from '#formats/index.ts';
import type { OpenFile, OpenShapes } from './open-shapes.ts';

/** Adds notes to an open file. What it says already is not said again after a start. */
export const tellOf =
  (files: OpenShapes['files']) =>
  (file: OpenFile, notes: readonly Note[]): void => {
    const fresh = notes.filter((note) => file.notes.every(({ code, message }) => code !== note.code || message !== note.message));
    if (fresh.length === 0) return;
    file.notes.push(...fresh);
    files.value = [...files.value];
  };
