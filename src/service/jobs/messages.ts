import type { Detail } from '#api/index.ts';
import type { Awaitable } from '../storage/store.ts';
import type { BoundingBox, Geometry } from '#geo/index.ts';
import type { DataSettings } from '#datasets/data-access.ts';
import type { SourceFetch, SourceFinding } from '#datasets/index.ts';
import type { Collected, ProductProject } from '#products/product.ts';
import type { NamedPhrase, PlainPhrase } from '#sentences/phrases/index.ts';
import type { AnswerGiven, AnswerMade } from '../answering/make-answer.ts';
import type { PortfolioGiven } from '../answering/make-portfolio-sums.ts';
import type { CreateOptions, Source } from '../create/source.ts';
import type { PackReport } from '../packing.ts';
import type { MeasureGiven, Measured } from '../parcels/measure.ts';
import type { NewProject } from '../storage/project-rows.ts';

/** How the thread reaches open data. */
export interface ThreadOptions {
  cacheFolder: string;
  packFolders: string[];
  baseUrls: Record<string, string>;
  settings: DataSettings;
  userAgent: string;
  /** of a team, whose workers keep the limits of hosts together; an address without a password */
  database?: string;
  /** tells of every request to a host */
  tellsFetches?: boolean;
}

/** A project on its way to a thread: the shape as text, which crosses in no time. */
export type ThreadProject = Omit<ProductProject, 'geometry'> & { geojson: string };

/** What a collection may ask of the service while it runs; answers come back by call number. */
export interface Questions {
  part(step: string): Awaitable<Uint8Array | null>;
  keepPart(step: string, bytes: Uint8Array): Promise<void>;
  keepPreliminary(collected: Collected): Promise<void>;
  resultOf(slug: string): Promise<Collected | null>;
  otherProjects(box: BoundingBox): Awaitable<Geometry[]>;
}
export type Question = keyof Questions;

/** An area to be packed; `folder` null only measures what is here already, without the network. */
export interface PackGiven {
  title: string;
  geojson: string;
  /** a FeatureCollection as text; '' where only the boundary is known */
  shapes: string;
  folder: string | null;
}

export type ToThread =
  | { type: 'collect'; run: number; slug: string; variant: string; project: ThreadProject }
  | { type: 'answer'; run: number; given: AnswerGiven }
  | { type: 'portfolio'; run: number; given: PortfolioGiven }
  | { type: 'measure'; run: number; given: MeasureGiven }
  | { type: 'create'; run: number; source: Source; options: CreateOptions }
  | { type: 'pack'; run: number; given: PackGiven }
  | { type: 'check-sources'; run: number; ids: readonly string[] }
  | { type: 'cancel'; run: number }
  | { type: 'settings'; settings: DataSettings }
  | { type: 'packs'; folders: string[] }
  | { type: 'reply'; call: number; value?: unknown; error?: NamedPhrase | string };

export type FromThread =
  | { type: 'ask'; run: number; call: number; question: Question; given: unknown[] }
  | { type: 'progress'; run: number; share: number; doing?: NamedPhrase | string }
  | { type: 'fetched'; run: number; seen: SourceFetch }
  | { type: 'collected'; run: number; collected: Collected }
  | { type: 'answered'; run: number; answer: AnswerMade }
  | { type: 'summed'; run: number; sums: Uint8Array<ArrayBuffer> }
  | { type: 'measured'; run: number; measured: Measured }
  | { type: 'created'; run: number; project: NewProject }
  | { type: 'packed'; run: number; report: PackReport }
  | { type: 'found'; run: number; finding: SourceFinding }
  | { type: 'checked'; run: number }
  | { type: 'failed'; run: number; name: string; message: string; phrase?: PlainPhrase; field?: string; detail?: Detail[] };
