import type { ProductTab } from '#products/product-facts.ts';
import type { PlacesOf } from '#sentences/phrases/typed-phrases.ts';
import type { en } from './phrases/en.ts';

/** What a finding says: what the land is, what changed on it, what may need somebody, and what is not known. The order in which they are shown. */
export const findingKinds = ['here', 'changed', 'worry', 'missing'] as const;
export type FindingKind = (typeof findingKinds)[number];
export type FindingTopic =
  | 'land'
  | 'cover'
  | 'soil'
  | 'climate'
  | 'forest'
  | 'alerts'
  | 'vegetation'
  | 'rain'
  | 'climate-risk'
  | 'carbon'
  | 'eligibility'
  | 'data';

/** Units of figures. Those of words (`days`) are written by the language of the sentence. */
export type Unit =
  | 'ha'
  | '%'
  | '°C'
  | '°C/decade'
  | 'mm'
  | 'mm/decade'
  | 'ha/year'
  | 't/ha'
  | 'g/kg'
  | 'tCO2e'
  | 'tCO2e/year'
  | 'index'
  | 'index/decade'
  | 'pH'
  | 'days'
  | 'months'
  | 'years'
  | 'parcels'
  | 'members'
  | 'jobs'
  | 'times';

/** A figure of a sentence, with its interval where the answer has one. */
export interface Figure {
  value: number;
  unit: Unit;
  lower?: number;
  upper?: number;
  /** shown with its sign, as a change is */
  isChange?: true;
}
/** What stands in a place of a sentence. Dates are ISO texts; a phrase is one of the findings' own, or of the common table. */
export type FindingParameter =
  | Figure
  | { date: string }
  | { month: string }
  /** 1 to 12 */
  | { monthOfYear: number }
  | { year: number }
  /** a name, as it is */
  | { text: string }
  /** names one after another */
  | { list: readonly FindingParameter[] }
  /** of a sentence that an answer brought, whose words say how it is written */
  | { number: number }
  | { code: string; params?: Readonly<Record<string, FindingParameter>>; detail?: string };

type Words = typeof en;
/** The code of a finding's sentence. */
export type FindingCode = keyof Words & `findings.${FindingTopic}.${string}`;
export type ParametersOf<Code extends FindingCode> = Readonly<Record<PlacesOf<Words[Code]>, FindingParameter>>;

/** A row of figures by time, for a small picture beside the sentence. */
export interface FindingSeries {
  unit: Unit;
  points: readonly { label: string; value: number | null; /** false: the time is not over, or not measured yet */ isWhole: boolean }[];
}

/** What a person can do about what is missing. */
export type FindingAction = 'answer-question' | 'go-online' | 'collect-again' | 'collect-series' | 'draw-area' | 'see-queue';

/** One sentence about the land, as data. */
export interface Finding {
  /** of the rule, and of its sentence; `findings.missing` are told by product as well */
  code: FindingCode;
  /** tells the findings of one rule apart */
  key: string;
  params: Readonly<Record<string, FindingParameter>>;
  topic: FindingTopic;
  kind: FindingKind;
  /** 0 to 100: how much it matters beside others of its kind */
  severity: number;
  /** the products that it is about, where they are several */
  about: readonly string[];
  /** where the figures are looked at: the panel of a product; null: they are the project's own */
  link: { slug: string; tab: ProductTab } | null;
  /** the figures that the sentence rests on, those that it names among them */
  figures: Readonly<Record<string, Figure>>;
  series: FindingSeries | null;
  action: FindingAction | null;
}
