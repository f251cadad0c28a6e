import { Format } from './format.ts';
import { productPhrases, reportNames } from '#products/texts.ts';
import { sectionTitles } from '#products/report-sections.ts';
import { en, type ReportTexts as Catalogue } from './en.ts';
import { es } from './es.ts';
import { words as spanishWords } from './words-es.ts';
import { en as englishPhrases } from '#sentences/phrases/en.ts';
import { es as spanishPhrases } from '#sentences/phrases/es.ts';
import { phraseText, type ForeignPhrase, type PhraseTable } from '#sentences/phrases/index.ts';
import type { ReportLanguage } from '../choices.ts';

export { Format } from './format.ts';

/** The words of a report, and those that a service gave, in its language. */
export type ReportTexts = Omit<Catalogue, 'section'> & {
  /** titles of sections by their id */
  section: Catalogue['section'] & Record<string, string>;
  /** names of products by slug */
  product: Record<string, string>;
  /** a phrase in the report's language; where its code is not known, the sentence that came with it */
  phrased(phrase: ForeignPhrase | null, sentence: string): string;
  /** a single word of an answer, as people write it */
  word(name: string): string;
};

const withProducts = (catalogue: Catalogue, language: ReportLanguage) => ({
  ...catalogue,
  section: { ...catalogue.section, ...sectionTitles(language) },
  product: reportNames(language),
});
const plainWord = (name: string) => name.replaceAll(/[-_]/g, ' ');
function withWords(catalogue: Catalogue, language: ReportLanguage, phrases: PhraseTable, words: Record<string, string>): ReportTexts {
  const table = { ...phrases, ...productPhrases(language) };
  const decimalMark = language === 'es' ? ',' : '.';
  return {
    ...withProducts(catalogue, language),
    phrased: (phrase, sentence) => (phrase && phraseText(table, phrase, { decimalMark, text: (value) => value })) ?? sentence,
    word: (name) => words[name] ?? plainWord(name),
  };
}

const catalogues: Record<ReportLanguage, ReportTexts> = {
  en: withWords(en, 'en', englishPhrases, {}),
  es: withWords(es, 'es', spanishPhrases, spanishWords),
};
export const textsOf = (language: ReportLanguage): ReportTexts => catalogues[language];
export const formatOf = (language: ReportLanguage): Format => new Format(language);

/** A text with its {places} filled. Throws RangeError for a place without a value, so that no bare brace comes to paper. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_match, name: string) => {
    const value = values[name];
    if (value === undefined) throw new RangeError(`The text “${text}” misses {${name}}`);
    return String(value);
  });
}
