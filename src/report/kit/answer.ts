import type { Project } from '#api/index.ts';
import type { readGeoTiff } from '#raster/index.ts';
import type { ForeignPhrase } from '#sentences/phrases/index.ts';

export type ReadRaster = Awaited<ReturnType<typeof readGeoTiff>>;

/** One answer of the monitoring API about a project, or the reason why there is none. */
export interface Answer {
  /** the name by which the section knows it */
  name: string;
  slug: string;
  operation: string;
  query: Record<string, unknown>;
  /** undefined: there is no answer, `missing` says why */
  value?: unknown;
  /** unlike the contract */
  raw: boolean;
  /** stored on an earlier day */
  stale: boolean;
  /** how it was read, where that was inferred and could be wrong */
  readings?: readonly ForeignPhrase[];
  /** when it was requested, ISO; '' if it was not */
  fetchedAt: string;
  missing: string;
  /** the provider has no such endpoint, and need not have it */
  isAbsent?: true;
  /** the same as data, where the service says it so */
  missingPhrase?: ForeignPhrase | null;
  /** it may come later: the service is computing it or has it in its queue */
  pending: 'running' | 'queued' | null;
  /** a picture to look at, in place of the values behind it */
  isPicture?: boolean;
  /** a raster of classes, read; `unreadable` says why it could not be */
  raster?: ReadRaster;
  unreadable?: string;
  unreadablePhrase?: ForeignPhrase | null;
}

/** What a section knows of its project; `Name` are the answers that it rests on. */
export interface SectionData<Name extends string = string> {
  project: Project;
  answers: Partial<Record<Name, Answer>>;
}
