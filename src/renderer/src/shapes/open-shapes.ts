import { computed, ref, shallowRef } from 'vue';
import type { KeepRule } from '#geo/index.ts';
import type { Bounds, TableAsked } from '#formats/index.ts';
import { createListSelection } from '#window/kit/list-selection.ts';
import { createHistory } from './history.ts';
import type { OpenFile, Shape } from './open-file.ts';
import { createShapeFilter } from './shape-filter.ts';

export type { AcceptedGap, AcceptedPair, FileDecisions, LayerColour, OpenFile, Shape } from './open-file.ts';

/** A file that is being read. */
export interface Reading {
  id: string;
  name: string;
  bytesRead: number;
  sizeBytes: number;
  shapeCount: number;
  cancel: () => void;
}
/** What had been read when reading was stopped; nothing of it is kept unless somebody asks. */
export interface Stopped {
  file: OpenFile;
  shapes: Shape[];
  why: 'asked' | 'full';
}
/** What a person says of a file, in place of what the file says or what is guessed. */
export interface SaidOfFile {
  system?: string;
  /** of a table: its sheet and its columns with places */
  table?: TableAsked;
  labelField?: string;
}
interface Waiting {
  incoming: IncomingFile;
  companions: Record<string, IncomingFile>;
  said?: SaidOfFile;
  /** id of the open file whose place it takes */
  replaces?: string;
}
/** A file whose numbers are no degrees and which does not say its system; it waits for an answer. */
export interface Unplaced extends Waiting {
  numbers: Bounds;
}
/** A table whose columns with places are not known, or are to be others; it waits for an answer. */
export interface Unmapped extends Waiting {
  /** why it could not be read; null where it is open already */
  reason: string | null;
}
/** `file` is a handle that is read in pieces, in place of the bytes. */
export interface IncomingFile {
  name: string;
  bytes: Uint8Array;
  file?: Blob | undefined;
  path?: string | undefined;
}

/** Files and shapes that are open, which of them are selected, and the steps that can be taken back. */
export function createOpenShapes() {
  const files = shallowRef<OpenFile[]>([]);
  const shapes = shallowRef<Shape[]>([]);
  const { visible, ...filtering } = createShapeFilter(files, shapes);
  const own = createListSelection(visible);
  /** who keeps land that shapes share where nobody chose; kept with the draft */
  const keepRule = ref<KeepRule | 'suppliers'>('larger-share');
  /** suppliers in the order in which they keep land; kept with the draft */
  const supplierOrder = shallowRef<string[]>([]);
  const isOpen = computed(() => files.value.length > 0);
  const withGeometry = computed(() => visible.value.filter(({ feature }) => feature.geometry));
  let next = 1;

  /** An id that no file and no shape has. */
  function newId(kind: 'f' | 's'): string {
    const id = `${kind}${next}`;
    next += 1;
    return id;
  }
  /** New ids begin behind these. */
  function startIdsAfter(known: readonly { id: string }[]): void {
    next = 1 + known.reduce((highest, { id }) => Math.max(highest, Number(id.slice(1)) || 0), 0);
  }
  return {
    files,
    shapes,
    visible,
    filtering,
    layered: filtering.layered,
    isFiltered: filtering.isFiltered,
    ...own,
    selecting: own,
    isOpen,
    withGeometry,
    keepRule,
    supplierOrder,
    history: createHistory(),
    newId,
    startIdsAfter,
  };
}
export type OpenShapes = ReturnType<typeof createOpenShapes>;
