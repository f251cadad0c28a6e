import type { Format } from './format.ts';
import type { SectionData } from './answer.ts';
import type { Block, Figure } from './model.ts';
import type { SectionLanguage, SectionTexts } from './texts/index.ts';

/** What the section of a product is made from. */
export interface SectionContext<Name extends string = string> {
  data: SectionData<Name>;
  language: SectionLanguage;
  texts: SectionTexts;
  format: Format;
  /** height of its charts in points; absent: the usual one */
  chartHeight?: number;
}

/** What a report says of one product. */
export interface ProductReport<Name extends string = string> {
  /** its part of the section that the facts name */
  blocks: (context: SectionContext<Name>) => Block[];
  /** how Hectare's own service makes it, in a few sentences that need no knowledge of the field */
  plain: Record<SectionLanguage, string>;
  /** what it adds to the few numbers at the head of the report */
  figures?: (context: SectionContext<Name>) => Figure[];
}

/** What a report reads of a product's facts. */
export interface ProductFacts<Question extends string, File extends string = never> {
  slug: string;
  report: { questions: Record<Question, unknown> } | null;
  files?: { fields: Record<File, unknown> };
}
/** The report of a product, which may read the answers to the questions of its facts, the files they name, and no others. */
export const defineReport = <Question extends string, File extends string = never>(
  _facts: ProductFacts<Question, File>,
  report: ProductReport<NoInfer<Question | File>>,
): ProductReport<Question | File> => report;
