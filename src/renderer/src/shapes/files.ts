import { defineStore } from 'pinia';
import { computed } from 'vue';
import { createPairs } from './accepted-pairs.ts';
import { createAttributeColumns } from './attribute-columns.ts';
import { createDraftStore } from './draft-store.ts';
import { createFileClosing } from './file-closing.ts';
import { createFileDecisions } from './file-decisions.ts';
import { createFileLabels } from './file-labels.ts';
import { createFileLayers } from './file-layers.ts';
import { createFileSources } from './file-sources.ts';
import { createFileReading } from './file-reading.ts';
import { createGroundPictures } from './ground-pictures.ts';
import { createOpenShapes } from './open-shapes.ts';
import { createPointIcons } from './point-icons.ts';
import { createShapeEdits } from './shape-edits.ts';
import { createShapeSums } from './shape-sums.ts';

export type { IncomingFile, Reading, Shape, SaidOfFile, Stopped, Unmapped, Unplaced } from './open-shapes.ts';

/** Files opened for checking: their shapes, what is wrong with them, repairs that can be taken back. */
export const useFiles = defineStore('files', () => {
  let isRestored = Promise.resolve();
  const open = createOpenShapes();
  const sources = createFileSources(open);
  const reading = createFileReading(open, sources, () => isRestored);
  const closing = createFileClosing(open, reading.faults);
  const edits = createShapeEdits(open, () => isRestored);
  const labels = createFileLabels(open);
  const columns = createAttributeColumns(open);
  const layers = { ...createFileLayers(open), ...createGroundPictures(open, sources), ...createPointIcons(open, sources) };
  const { decide } = createFileDecisions(open);
  const pairs = createPairs(open, decide);
  const sums = createShapeSums(open, pairs);
  const draft = createDraftStore(open, columns.layout, reading.show);
  /** everything that is looked at: shapes of files that are open and not hidden, and those that are arriving */
  const listed = computed(() =>
    reading.arriving.value.length > 0 ? open.visible.value.concat(reading.arriving.value) : open.visible.value,
  );

  /**
   * Brings back what was open, once `before` has settled; true when there was something. Asked for at once when the window starts: files that are opened and
   * shapes that are drawn meanwhile wait for it. What came first would be saved over the old draft, or be put back as it was saved by a late answer.
   */
  function restore(before: Promise<unknown> = Promise.resolve()): Promise<boolean> {
    const restored = before.then(
      () => draft.restore(),
      () => draft.restore(),
    );
    isRestored = restored.then(
      () => {},
      () => {},
    );
    return restored;
  }

  return {
    files: open.files,
    shapes: open.shapes,
    visible: open.visible,
    ...open.filtering,
    ...open.selecting,
    isOpen: open.isOpen,
    withGeometry: open.withGeometry,
    history: open.history,
    listed,
    arriving: reading.arriving,
    stopped: reading.stopped,
    keepStopped: reading.keepStopped,
    reading: reading.reading,
    sourceOf: sources.of,
    ...reading.questions,
    faults: reading.faults,
    open: reading.open,
    ...closing,
    ...sums,
    ...pairs.shown,
    decide,
    ...edits,
    ...labels,
    ...columns,
    ...layers,
    savedAt: draft.savedAt,
    saveFault: draft.saveFault,
    restore,
  };
});
