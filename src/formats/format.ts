import type { Feature } from '../geo/types.ts';

/** Something the reader skipped, repaired or guessed. Nothing is lost without one of these. */
export interface Note {
  code: string;
  /** English, says what happened and what to do */
  message: string;
  /** index of the feature it is about, where there is one */
  feature?: number;
  severity: 'info' | 'warning' | 'error';
}

/** A feature as it came from a file. `properties.name` is the display name, `properties.folder` the slash-joined path of folders. */
export interface ImportedFile {
  /** format id, e.g. "kml" */
  format: string;
  features: Feature[];
  notes: Note[];
}

export interface ReadOptions {
  /** file name, for the format's benefit (a .prj beside a .shp, a name for a nameless document) */
  fileName?: string;
  /** the parts of a file that comes in several, by their ending in lower case (".dbf", ".prj", ".cpg" of a ".shp"): see gatherParts in index.ts */
  companions?: Record<string, Uint8Array>;
  signal?: AbortSignal;
  /** 0..1, called at most every 50 ms */
  onProgress?: (share: number) => void;
}

export interface WriteOptions {
  /** decimals of a degree; default 9 */
  precision?: number;
  /** document name */
  name?: string;
  /** filled by the writer with what its format could not hold: shortened names, shapes turned into others, features left out */
  notes?: Note[];
}

/** One file format. Adding one touches one line: the list in index.ts. */
export interface Format {
  id: string;
  label: string;
  extensions: string[];
  mediaType: string;
  /** 0..1: how sure these bytes are of this format, from the bytes alone */
  recognise(bytes: Uint8Array): number;
  read?(bytes: Uint8Array, options?: ReadOptions): Promise<ImportedFile>;
  write?(features: Feature[], options?: WriteOptions): Promise<Uint8Array>;
}

/** Thrown by a reader for a file that holds nothing usable. `code` is stable; the message says what to do next. */
export class UnreadableFile extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.name = 'UnreadableFile';
    this.code = code;
  }
}
