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
  /** what it adds to the few numbers at the head of the report */
  figures?: (context: SectionContext<Name>) => Figure[];
}

/** The report of a product, which may read the answers to the questions of its facts, the files they name, and no others. */
export const defineReport = <Question extends string, File extends string = never>(
  _facts: { report: { questions: Record<Question, unknown> } | null; files?: { fields: Record<File, unknown> } },
  report: ProductReport<NoInfer<Question | File>>,
): ProductReport<Question | File> => report;
