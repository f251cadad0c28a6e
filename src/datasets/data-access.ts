import type { Rate } from './access/host-limits.ts';
import type { BoundingBox } from '#geo/types.ts';
import type { Grid } from '#raster/grid.ts';
import { PhrasedError, type Phrase } from '#sentences/phrases/index.ts';

/** Fixed facts about one open dataset; each dataset's file exports one beside its readers. */
export interface Dataset {
  /** short id of the source register, e.g. `gfc` */
  id: string;
  title: string;
  version: string;
  licence: string;
  /** attribution to show wherever its data is shown */
  attribution: string;
  /** version and attribution as data, where they are words and not names */
  phrases?: DatasetPhrases;
  homepage: string;
  /** default addresses by name; each can be replaced by a setting, so that tests point at a loopback server */
  baseUrls: Record<string, string>;
  /** requests at a time against one host */
  parallel: number;
  /** days for which cached blocks of its rasters are used without asking whether the file changed; default 90 */
  freshDays?: number;
}

export interface DatasetPhrases {
  version?: Phrase;
  attribution?: Phrase;
}

/** Cells of one band. */
type Cells = Uint8Array | Int8Array | Uint16Array | Int16Array | Uint32Array | Int32Array | Float32Array | Float64Array;

/** A window of a raster in its own coordinate system. */
export interface RasterWindow {
  grid: Grid;
  values: Cells;
  noData: number | null;
}

/** Whole cells of one level: column and row of the first cell, and how many. */
export interface CellWindow {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A raster file whose location is known; its cells are read window by window. Level 0 is full resolution, the others are overviews. */
export interface RasterFile {
  url: string;
  noData: number | null;
  levels: Grid[];
  /**
   * Cells of a window of one level; cells beyond the file's edge are nodata (0 where it has none).
   * Rejects with NeedsNetwork, CouldNotFetch or, when the signal aborts, its reason.
   */
  read(level: number, window: CellWindow, signal?: AbortSignal): Promise<RasterWindow>;
}

export interface DocumentRequest<T> {
  dataset: Dataset;
  /** canonical name of the document within the dataset, the same wherever it comes from: e.g. `hourly/2019` */
  key: string;
  /** the area it is about; a pack's document answers when its own box contains this one */
  box: BoundingBox;
  /** the box for which the document stays true (a model cell, a scene search's area); default `box` */
  validWithin?: BoundingBox;
  /** a function where the address itself has to be looked up; it is called only when no pack has the document */
  url: string | (() => Promise<string>);
  method?: 'GET' | 'POST';
  /** sent as JSON */
  body?: unknown;
  headers?: Record<string, string>;
  /** bytes → value; throws UnusableAnswer when the bytes are not what was requested (an HTML page with status 200), which is retried and never cached */
  parse: (bytes: Uint8Array, contentType: string) => T;
  /** most bytes of the source's answer; default 64 MB */
  maxBytes?: number;
  /**
   * Cuts what is about `validWithin` out of an answer about much more; `parse` reads the cut. The answer is kept once for all cuts, and a pack holds the cut alone. Throws UnusableAnswer as `parse` does.
   */
  cut?: (bytes: Uint8Array) => Uint8Array<ArrayBuffer>;
  /** called before the network is used: throws NeedsDecision when the source's terms do not (yet) allow it */
  permit?: () => void;
  /** where the host counts more than requests at a time */
  rate?: Rate;
  /** milliseconds for which a cached answer is used without asking again; default: for ever */
  freshFor?: number;
  signal?: AbortSignal;
}

/** Rejects where a file that the source says it does not have must be there. */
export type AbsenceCheck = (signal?: AbortSignal) => Promise<void>;

/** Where a figure came from, recorded by every read. */
export interface DataOrigin {
  dataset: string;
  version: string;
  /** ISO 8601 */
  fetchedAt: string;
  via: 'network' | 'cache' | 'pack';
  /** the dataset's attribution, or the pack's own where it is synthetic */
  attribution: string;
  phrases?: DatasetPhrases;
  synthetic: boolean;
}

/** The only access to open data: packs first, then the cache, then the network, with queues, retries and limits per host. */
export interface DataAccess {
  /** rejects with NothingThere (404: no data here), NeedsNetwork, CouldNotFetch */
  document<T>(request: DocumentRequest<T>): Promise<T>;
  /**
   * Rejects with NothingThere when the file does not exist (a tile of sea), NeedsNetwork, CouldNotFetch. `absent` is asked when the source says that it has no such file; what it rejects with is
   * the fault then, and the absence is not kept.
   */
  raster(dataset: Dataset, url: string, signal?: AbortSignal, absent?: AbsenceCheck): Promise<RasterFile>;
  /** the address to use for a dataset's `baseUrls` entry */
  baseUrl(dataset: Dataset, name?: string): string;
  readonly settings: DataSettings;
  /** the same access with its own record of what was read */
  recording(): DataAccess & { origins(): DataOrigin[] };
}

export interface DataSettings {
  offline: boolean;
  /** null: not asked yet. Open-Meteo's free service is for non-commercial use only */
  nonCommercialUse: boolean | null;
  openMeteoKey?: string;
  /** false: synthetic packs do not answer */
  sampleData?: boolean;
}

/** The source says that a file or document does not exist: no data here, which is an answer. */
export class NothingThere extends PhrasedError {
  override readonly name = 'NothingThere';
}
/** Neither a pack nor the cache has it, and the network is off or unreachable. Worth retrying when it is back. */
export class NeedsNetwork extends PhrasedError {
  override readonly name = 'NeedsNetwork';
}
/** The source was reached and failed after all retries. */
export class CouldNotFetch extends PhrasedError {
  override readonly name = 'CouldNotFetch';
}
/** The user must first decide whether the terms of a source are met. */
export class NeedsDecision extends PhrasedError {
  override readonly name = 'NeedsDecision';
}
/** An answer that is not what was requested. */
export class UnusableAnswer extends PhrasedError {
  override readonly name = 'UnusableAnswer';
}
