import type { Project, ProductState } from '#api/index.ts';
import type { MonthValue } from '#products/satellite-index/compute-months.ts';

/** The answers that findings rest on, by the names under which the products' facts ask for them (`report.questions`). */
export const answerNames = [
  'weatherMonths',
  'waterBalance',
  'climate',
  'climateRisk',
  'forest',
  'indicator',
  'biomassStock',
  'baseline',
  'emissions',
  'benchmark',
  'additionality',
  'satellite',
  'landCover',
  'soil',
  'wetlandsMask',
] as const;
export type AnswerName = (typeof answerNames)[number];

/** Of a picture of classes: how many hectares each value covers. */
export type ClassHectares = ReadonlyMap<number, number>;

/** An answer as it came, which a provider may have shaped its own way; a picture of classes as its hectares. */
export interface GivenAnswer {
  value: unknown;
  /** when it was asked for (ISO), where it is a stored one that is shown because nobody can be asked now */
  storedAt?: string | null;
}

/** Everything that findings are made from. */
export interface Land {
  project: Pick<Project, 'is_collection' | 'subprojects' | 'area_hectares' | 'is_control_pool'>;
  /** how many shapes the project is made of; null where only its boundary is known */
  parcelCount: number | null;
  /** absent: it is not there, or not yet */
  answers: Readonly<Partial<Record<AnswerName, GivenAnswer>>>;
  /** NDVI month by month; null: nobody asked for it, or it is not there */
  vegetation: readonly MonthValue[] | null;
  /** the jobs of the products; none where the service does not tell */
  products: readonly ProductState[];
  /** the available-data record as it came */
  available: unknown;
  /** today */
  now: Date;
}
