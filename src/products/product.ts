import type { DeclaredRemovals } from '#api/declared-removals.ts';
import type { EcologicalZone } from '#api/index.ts';
import type { DataAccess } from '#datasets/data-access.ts';
import type { BoundingBox, Geometry } from '#geo/types.ts';
import { PhrasedError, type NamedPhrase, type Phrase, type PlainPhrase, type Sentence } from '#sentences/phrases/index.ts';

/** What a product is computed for. */
export interface ProductProject {
  id: string;
  name: string;
  geometry: Geometry;
  areaHectares: number;
  /** longitude, latitude */
  centroid: [number, number];
  createdAt: string;
  /** set by the user in place of what follows from the centroid; an IANA name */
  timeZone?: string | null;
  ecologicalZone?: EcologicalZone | null;
  /** whether the user says that the forest of 2000 that was not lost is old growth; null: as a map has it */
  isOldGrowth?: boolean | null;
  /** removals that the user declares in place of what images show */
  declaredRemovals?: DeclaredRemovals | null;
}

/** Where an answer comes from: the resource that its `Link` names, and beside the figures of a report or a panel. */
export interface Provenance {
  source: string;
  fetched_at: string;
  method: string;
  assumptions: string[];
  attribution: string;
  /** the same as data, for whoever says it in another language; results of earlier versions have none */
  source_codes?: LinePart[];
  method_code?: PlainPhrase;
  /** one for each of the assumptions; null where a sentence has no code */
  assumption_codes?: (PlainPhrase | null)[];
  attribution_codes?: LinePart[];
  /** made up by a program, not measured */
  synthetic: boolean;
  /** which definition of the product made the figures, where it has changed; absent: the first */
  method_version?: number;
  /** why there are no figures; `detail` is the sentence in English, as it stands among the assumptions */
  no_data: NamedPhrase | null;
}

/** A part of a joined line: a name as it is, or a phrase. */
export type LinePart = string | NamedPhrase;

/** What was collected for a project and a variant, as it is kept. Every answer is made from it alone. */
export interface Collected {
  /** plain JSON */
  data: unknown;
  /** pictures and large series by name */
  files?: Record<string, { mediaType: string; bytes: Uint8Array }>;
  provenance: Provenance;
}

export interface CollectContext {
  now: () => Date;
  signal: AbortSignal;
  /** share 0..1 of the work done, and in a few words what is going on; a name or date needs no code */
  progress: (share: number, doing?: Sentence | string) => void;
  data: DataAccess;
  /** checkpoints: what `keepPart` has acknowledged is there again after a kill */
  part(step: string): Promise<Uint8Array | null>;
  keepPart(step: string, bytes: Uint8Array): Promise<void>;
  /** a first answer that says in its assumptions that it is one; it answers until `collect` resolves */
  keepPreliminary(collected: Collected): Promise<void>;
  /** the kept result of another product of this project (one named in `needs`) */
  resultOf(slug: string): Promise<Collected | null>;
  /** geometries of the account's other projects that meet a box */
  otherProjects(box: BoundingBox): Promise<Geometry[]>;
}

/** A project as its answers know it: none looks at the shape, which may have a million corners. */
export type AnsweredProject = Omit<ProductProject, 'geometry'>;

type ProductAnswer =
  /** the fields of the answer alone; where it comes from stands beside them, once */
  | { kind: 'json'; value: object; provenance: Provenance }
  /** one of the collected files, as it is */
  | { kind: 'file'; name: string };

/**
 * The collection can never work for this project, whatever is tried again: its job ends as failed and shows the message. Any other error, a bug's RangeError too,
 * is tried again.
 */
export class PermanentFault extends PhrasedError {
  override readonly name = 'PermanentFault';
}

/** A parameter breaks a rule of the product that the contract's schema cannot know; answered as 422 for `query.<field>`. */
export class ParameterFault extends PhrasedError {
  override readonly name = 'ParameterFault';
  readonly field: string;
  constructor(field: string, words: Phrase | Sentence | string) {
    super(words);
    this.field = field;
  }
}

/** A product cannot answer this yet, but will: what it has so far (a preview) does not tell it. Answered as 409. */
export class NotYet extends PhrasedError {
  override readonly name = 'NotYet';
}

/** Fields of the available-data record that products fill; null while they run. */
export interface AvailableData {
  remote_sensing_indices: { min: string | null; max: string | null };
  climate_risk: string[];
  baseline_sequestration: unknown;
  performance_benchmark: unknown;
  /** shares of the area that rules of eligibility look at, 0..1 */
  wetland_share: number | null;
  recent_loss_share: number | null;
  standing_forest_share: number | null;
  recent_forest_share: number | null;
  woody_share: number | null;
  /** whether control plots like the project were found */
  has_controls: boolean;
}

/** Days of a calendar, both included. */
export interface DataDays {
  start: string;
  end: string;
}

/** A data product: how it comes about, and how it answers. */
export interface Product {
  /** the one name of the thing: folder, route id, docs page */
  slug: string;
  title: string;
  /** decisions of the user that its figures rest on: a change has it collected again */
  restsOn?: ('time_zone' | 'ecological_zone' | 'old_growth' | 'declared_removals')[];
  /** slugs of products whose results this one reads; they are collected first */
  needs?: string[];
  /** a new project gets its products by rising order: what users look at first */
  order: number;
  /**
   * Reads open data and computes, in a thread, away from the service. Rejects with NeedsNetwork or CouldNotFetch (tried again later),
   * PermanentFault (will never work for this project; the message is shown), or the signal's reason.
   */
  collect(project: ProductProject, variant: string, context: CollectContext): Promise<Collected>;
  /**
   * Canonical text of the parameters that need a collection of their own ('' = the one made at creation), e.g. `baseline_year=2015`.
   * Throws ParameterFault. Absent: every query is answered from the one collection. `operation` is the endpoint that is asked, where it is not the main one.
   */
  variantOf?(query: Record<string, unknown>, now: Date, operation?: string): string;
  /** Pure and, unless `slowAnswer`, under 20 ms. Throws ParameterFault. `url` makes the address of a collected file. */
  answer(
    project: AnsweredProject,
    collected: Collected,
    query: Record<string, unknown>,
    context: { now: Date; url: (fileName: string) => string; operation?: string },
  ): ProductAnswer;
  /** first and last day (YYYY-MM-DD) that what was collected speaks of; null where it has no dates or knows nothing. Pure. Absent: the product has no dates. */
  covers?(collected: Collected): DataDays | null;
  /** collected again when one of these has come, because it then has more to say */
  improvedBy?: string[];
  /** Raised when the definition of its figures changes: results of an earlier one are collected again. Absent: 1. */
  methodVersion?: number;
  /** collected again after so many days, because newer data may be there */
  freshDays?: number;
  /** what the collection adds to the project's available_data record */
  available?(collected: Collected): Partial<AvailableData>;
  /** answers in a thread, because it works through megabytes */
  slowAnswer?: boolean;
}
