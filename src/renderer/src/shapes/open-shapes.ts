import { computed, ref, shallowRef } from 'vue';
import type { Note } from '#formats/index.ts';
import type { Feature, Summary } from '#geo/index.ts';
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
  /** what Hectare last wrote at its path */
  savedSha256?: string;
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
/** `file` is a handle that is read in pieces, in place of the bytes. */
export interface IncomingFile {
  name: string;
  bytes: Uint8Array;
  file?: Blob | undefined;
  path?: string | undefined;
}

/** Files and shapes that are open, which of them are chosen, and the steps that can be taken back. */
export function createOpenShapes() {
  const files = shallowRef<OpenFile[]>([]);
  const shapes = shallowRef<Shape[]>([]);
  const chosen = shallowRef<readonly string[]>([]);
  const chosenIds = computed(() => new Set(chosen.value));
  const selected = ref<string | null>(null);
  const isOpen = computed(() => files.value.length > 0);
  const withGeometry = computed(() => shapes.value.filter(({ feature }) => feature.geometry));
  let next = 1;

  /** Takes a shape among the chosen ones, or out of them. */
  function choose(id: string, isChosen: boolean): void {
    if (chosenIds.value.has(id) !== isChosen)
      chosen.value = isChosen ? [...chosen.value, id] : chosen.value.filter((other) => other !== id);
  }
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
  return { files, shapes, chosen, chosenIds, selected, isOpen, withGeometry, history: createHistory(), choose, newId, startIdsAfter };
}
export type OpenShapes = ReturnType<typeof createOpenShapes>;
