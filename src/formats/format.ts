import type { Feature, Properties } from '#geo/types.ts';
import type { LayerStyle } from '#styling/layer-style.ts';
import type { PlainPhrase } from '#sentences/phrases/index.ts';
import type { FormatFacts } from './list.ts';
import { inEnglish, say } from './phrases/index.ts';
import type { Bounds } from './bounds.ts';

/** Something the reader skipped, repaired or guessed. Nothing is lost without one of these. */
export interface Note {
  code: string;
  /** English, says what happened and what to do */
  message: string;
  /** the message as data; a draft of an earlier version has none */
  phrase?: PlainPhrase;
  /** index of the feature it is about, where there is one */
  feature?: number;
  severity: 'info' | 'warning' | 'error';
}

/** What a file says of one of its folders beside its name; of the whole document where the path is empty. */
export interface FolderState {
  /** names joined by slashes, as in `properties.folder` */
  path: string;
  isHidden?: true;
  /** its content is listed */
  isOpen?: true;
  description?: string;
}

/** A feature as it came from a file. `properties.name` is the display name, `properties.folder` the slash-joined path of folders. */
export interface ImportedFile {
  /** format id, e.g. "kml" */
  format: string;
  features: Feature[];
  notes: Note[];
  /** how the features are coloured, where the file says it in a way that Hectare has */
  style?: LayerStyle;
  folders?: FolderState[];
}

/** Which part of a table holds what, where somebody says it in place of guessing. Columns are named as in the head, or by their number from 1. */
export interface TableAsked {
  /** the one sheet of a workbook that is read */
  sheet?: string;
  /** where places stand: longitude or easting and latitude or northing, or whole places and shapes in one column */
  columns?: { x: string; y: string } | { geometry: string };
  /** the first row is data already */
  isHeadless?: true;
}

export interface ReadOptions {
  /** file name, for the format's benefit (a .prj beside a .shp, a name for a nameless document) */
  fileName?: string;
  /** the parts of a file that comes in several, by their ending in lower case (".dbf", ".prj", ".cpg" of a ".shp"): see gatherParts in index.ts */
  companions?: Record<string, Uint8Array>;
  /** the coordinate system that the user gave, as a code or a text; it takes the place of what the file says */
  system?: string;
  /** of tables: see TableAsked */
  table?: TableAsked;
  /** how many archives the file lies in; 0 or nothing for a file of its own */
  archiveDepth?: number;
  signal?: AbortSignal;
  /** 0..1, called at most every 50 ms */
  onProgress?: (share: number) => void;
}

/** A file that is read in pieces, wherever they come from: a File of the window, a handle of the command line, a service's answer. */
export interface FileSource {
  name: string;
  /** bytes */
  size: number;
  /** how much is asked for at once; default 256 kB */
  pieceBytes?: number;
  /** the bytes from `offset` on; fewer than `length` only at the end of the file */
  read(offset: number, length: number): Promise<Uint8Array>;
}

/** Some features in the order of the file, and what was noted since the batch before. Indexes count from the first feature of the file. */
export interface FeatureBatch {
  features: Feature[];
  notes: Note[];
  /** properties of earlier features that stand behind them in the file (styles at the end of a KML) */
  late?: LateProperties[];
  /** the style of the file, with any batch */
  style?: LayerStyle;
  /** of folders that ended with this batch */
  folders?: FolderState[];
}
export interface LateProperties {
  feature: number;
  properties: Properties;
}

export interface StreamOptions extends Omit<ReadOptions, 'companions'> {
  /** the parts of a file that comes in several, by their ending in lower case */
  companions?: Record<string, FileSource>;
}

/** What a file says of the coordinate system that its numbers are in. */
export interface WrittenSystem {
  /** EPSG:32636, ESRI:102022; null for one that only its text defines */
  code: { authority: 'EPSG' | 'ESRI'; number: number } | null;
  name: string;
  /** its well-known text, as a .prj has it */
  wkt: string;
  /** whether its numbers are angles */
  isGeographic: boolean;
  /** what its numbers are rounded to where nobody says otherwise: about a tenth of a millimetre */
  decimals: number;
}

export interface WriteOptions {
  /** decimals of a degree, or of the unit of another system; default 9, or a tenth of a millimetre */
  precision?: number;
  /** the coordinate system that was asked for: a code, a name, a well-known text, or "utm" for the zone of the place; WGS 84 without */
  system?: string;
  /** the system that the features are in by now, where it is not WGS 84 */
  written?: WrittenSystem;
  /** document name */
  name?: string;
  /** what there is to say of the whole document; formats without a place for it leave it out */
  description?: string;
  /** how the features are coloured: kept by formats that have a place for styles */
  style?: LayerStyle;
  /** what is known of folders: kept by formats that have some */
  folders?: readonly FolderState[];
  /** icons of points by their addresses, as they came: packed by formats that have room for pictures */
  pictures?: Readonly<Record<string, Uint8Array>>;
  /** tables as text: cells that a spreadsheet would run as formulas are written as they are */
  keepFormulas?: boolean;
  /** filled by the writer with what its format could not hold: shortened names, shapes turned into others, features left out */
  notes?: Note[];
  /** counted by the writer: features that its format has no place for at all */
  leftOut?: { features: number };
}

/** All features, batch after batch. A writer may walk through them more than once: first for what its head must say, then to write them. */
export type FeatureWalk = () => AsyncIterable<Feature[]>;

/** Bytes that follow those before, or that take the place of earlier ones. */
export type WrittenPiece = Uint8Array | { at: number; bytes: Uint8Array };

/** The part of a format that reads. */
export interface FormatReader {
  /** 0..1: how sure these bytes are of this format, from the bytes alone */
  recognise(bytes: Uint8Array): number;
  /** the same for the files of a zip archive, by their names, for archives too large to be looked at as bytes */
  recogniseArchive?(entries: { name: string; compressedSize: number; size: number }[]): number;
  read(bytes: Uint8Array, options?: ReadOptions): Promise<ImportedFile>;
  /** the same in batches, for files larger than memory; not every format can be read in pieces */
  readStream?(source: FileSource, options?: StreamOptions): AsyncGenerator<FeatureBatch>;
}

/** The part of a format that writes. */
export interface FormatWriter {
  write(features: Feature[], options?: WriteOptions): Promise<Uint8Array>;
  /** the same in pieces, for more features than memory holds; not every format can be written so */
  writeStream?(walk: FeatureWalk, options?: WriteOptions): AsyncGenerator<WrittenPiece>;
}

/** One file format: its row of list.ts with its code. */
export interface Format extends FormatFacts, Partial<FormatReader>, Partial<FormatWriter> {}

/** A note of a reader or writer. */
export const noteOf = (code: string, severity: Note['severity'], phrase: PlainPhrase, feature?: number): Note => ({
  code,
  message: inEnglish(phrase),
  phrase,
  severity,
  ...(feature === undefined ? {} : { feature }),
});

/** Thrown by a reader for a file that holds nothing usable. `code` is stable; the phrase says what to do next. */
export class UnreadableFile extends Error {
  readonly code: string;
  readonly phrase: PlainPhrase;
  /** of numbers that are no degrees and whose system the file does not say */
  readonly numbers: Bounds | null;
  constructor(code: string, phrase: PlainPhrase, numbers: Bounds | null = null) {
    super(inEnglish(phrase));
    this.numbers = numbers;
    this.name = 'UnreadableFile';
    this.code = code;
    this.phrase = phrase;
  }
}

/** Of a file in which no shape can be read; the reason is its first error, or its first note. */
export function nothingReadable(code: string, notes: Note[]): UnreadableFile {
  const { phrase, message } = notes.find(({ severity }) => severity === 'error') ?? notes[0]!;
  return new UnreadableFile(code, say('file.nothing-readable', { reason: phrase ?? message }));
}
