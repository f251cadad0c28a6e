import type { ForeignPhrase } from '#sentences/phrases/index.ts';
import { en, type SharedWords } from './en.ts';
import { es } from './es.ts';

export const sharedWords = { en, es };
export type SectionLanguage = keyof typeof sharedWords;

/** The words of a section, and those that a service gave, in the language of the report. */
export type SectionTexts = SharedWords & {
  /** names of products by slug */
  product: Record<string, string>;
  /** a phrase in the report's language; where its code is not known, the sentence that came with it */
  phrased(phrase: ForeignPhrase | null, sentence: string): string;
  /** a single word of an answer, as people write it; `own` are the product's words by name */
  word(name: string, own?: Record<string, string>): string;
};

/** A text with its {places} filled. Throws RangeError for a place without a value, so that no bare brace comes to paper. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_match, name: string) => {
    const value = values[name];
    if (value === undefined) throw new RangeError(`The text “${text}” misses {${name}}`);
    return String(value);
  });
}
