import { computed, shallowRef } from 'vue';
import type { Bounds, Note } from '#formats/index.ts';
import type { Feature, Summary } from '#geo/index.ts';
import type { FileColour } from '#window/kit/file-colours.ts';
import { createListSelection } from '#window/kit/list-selection.ts';
import { createHistory } from './history.ts';

export interface Shape {
  id: string;
  fileId: string;
  name: string;
  folder: string;
  feature: Feature;
  /** its place among the features of the opened file; null for a shape that the file does not have */
  source: number | null;
  summary: Summary | null;
  /** hectares before a repair, for the before/after table */
  repairedFrom: number | null;
}
/** A pair that somebody looked at and accepts, with the reason. It stands with the file of its first shape, and so in the draft. */
export interface AcceptedPair {
  ids: [string, string];
  reason: string;
  /** what was shared then; where it is something else now, nobody has accepted it */
  sharedHectares: number;
}

export interface OpenFile {
  id: string;
  name: string;
  format: string;
  notes: Note[];
  shapeCount: number;
  /** where the host opened it; a browser does not say */
  path?: string | undefined;
  /** Reading was stopped: the file holds more than is shown. */
  isPartial?: boolean;
  /** the attribute that names its shapes, null where none does; `name` where nothing else was found or chosen */
  labelField?: string | null;
  /** not on the map, in no table and in no sum */
  isHidden?: boolean;
  colour?: FileColour | 'own';
  /** the coordinate system that the user gave, in place of what the file says */
  system?: string;
  /** what Hectare last wrote at its path */
  savedSha256?: string;
  /** pairs of shapes with land in common that somebody accepts */
  acceptedPairs?: AcceptedPair[];
}
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
/** A file whose numbers are no degrees and which does not say its system; it waits for an answer. */
export interface Unplaced {
  incoming: IncomingFile;
  companions: Record<string, IncomingFile>;
  numbers: Bounds;
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
  /** of files that are shown as layers: what one sees, counts and works on */
  const visible = computed(() => {
    const hidden = new Set(files.value.flatMap(({ id, isHidden }) => (isHidden ? id : [])));
    return hidden.size === 0 ? shapes.value : shapes.value.filter(({ fileId }) => !hidden.has(fileId));
  });
  const own = createListSelection(visible);
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
    ...own,
    isOpen,
    withGeometry,
    history: createHistory(),
    newId,
    startIdsAfter,
  };
}
export type OpenShapes = ReturnType<typeof createOpenShapes>;
