import { Format } from './format.ts';
import { reportNames } from '#products/texts.ts';
import { sectionTitles } from '#products/report-sections.ts';
import { KnownSentences } from '#sentences/index.ts';
import { spanish } from '#sentences/es/index.ts';
import { en, type ReportTexts as Catalogue } from './en.ts';
import { es } from './es.ts';
import { en as englishPhrases } from '#sentences/phrases/en.ts';
import { es as spanishPhrases } from '#sentences/phrases/es.ts';
import { asSentences } from '#sentences/phrases/as-sentences.ts';
import { phraseText, type ForeignPhrase, type Phrases } from '#sentences/phrases/index.ts';
import type { ReportLanguage } from '../choices.ts';

export { Format } from './format.ts';

/** The words of a report, and those that a service gave, in its language. */
export type ReportTexts = Omit<Catalogue, 'section'> & {
  /** titles of sections by their id */
  section: Catalogue['section'] & Record<string, string>;
  /** names of products by slug */
  product: Record<string, string>;
  /** a sentence of Hectare's own service in the report's language; others stay as they came */
  said(sentence: string): string;
  /** a phrase in the report's language; where its code is not known, the sentence that came with it */
  phrased(phrase: ForeignPhrase | null, sentence: string): string;
  /** the same for names of sources, as answers join them */
  saidList(list: string): string;
  /** the same for several sentences in a row */
  saidAll(paragraph: string): string;
  /** a single word of an answer, as people write it */
  word(name: string): string;
};

const asItCame = (text: string) => text;
const withProducts = (catalogue: Catalogue, language: ReportLanguage) => ({
  ...catalogue,
  section: { ...catalogue.section, ...sectionTitles(language) },
  product: reportNames(language),
});
function withSentences(catalogue: ReturnType<typeof withProducts>, known: KnownSentences, phrases: Phrases): ReportTexts {
  const said = (sentence: string) => known.translate(sentence) ?? sentence;
  return {
    ...catalogue,
    said,
    phrased: (phrase, sentence) => (phrase && phraseText(phrases, phrase, { decimalMark: ',', text: said })) ?? said(sentence),
    saidList: (list) => known.translateList(list) ?? list,
    saidAll: (paragraph) => known.translateParagraph(paragraph) ?? paragraph,
    word: (name) => known.translate(name) ?? plainWord(name),
  };
}
const plainWord = (name: string) => name.replaceAll(/[-_]/g, ' ');

const catalogues: Record<ReportLanguage, ReportTexts> = {
  en: {
    ...withProducts(en, 'en'),
    phrased: (phrase, sentence) => (phrase && phraseText(englishPhrases, phrase)) ?? sentence,
    said: asItCame,
    saidList: asItCame,
    saidAll: asItCame,
    word: plainWord,
  },
  es: withSentences(withProducts(es, 'es'), new KnownSentences({ ...asSentences(spanishPhrases), ...spanish }, ','), spanishPhrases),
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
