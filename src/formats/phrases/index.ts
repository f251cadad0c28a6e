import { en as geometry } from '#geo/phrases/en.ts';
import { codeOf, phraseOfError, PhrasedRangeError, type PlainPhrase } from '#sentences/phrases/index.ts';
import { phrasesOf, type TypedPhrase } from '#sentences/phrases/typed-phrases.ts';
import { en } from './en.ts';

export type FilePhrase = TypedPhrase<keyof typeof en>;
const { phrase, words, sentence } = phrasesOf(en, geometry);

/** Makes what readers and writers of files say: as data, and in English. */
export { phrase as say, words as inEnglish };

/** A shape that cannot be read; its phrase goes into a note. */
export abstract class ShapeFault extends Error {
  readonly phrase: FilePhrase;
  constructor(fault: FilePhrase) {
    super(words(fault));
    this.phrase = fault;
  }
}
export const rangeFault = (fault: FilePhrase): PhrasedRangeError => new PhrasedRangeError(sentence(fault));

/** Why something failed, for a place of a phrase: as data where the error carries it, else its own words, which a library made. */
export function reasonOf(error: unknown, maxLength = 200): PlainPhrase | string {
  const own = phraseOfError(error);
  return own ? codeOf(own) : (error as Error).message.slice(0, maxLength);
}

const isCode = (code: string): code is keyof typeof en => Object.hasOwn(en, code);
/** The name of a format; one that is not known is called by its id. */
export const formatPhrase = (id: string): FilePhrase | string => {
  const code = `format.${id}`;
  return isCode(code) ? { code } : id;
};
/** Several names or phrases, with commas between. */
export const listed = (items: (string | PlainPhrase)[]): string | PlainPhrase =>
  items.length === 0 ? '' : items.reduceRight((rest, first) => phrase('file.and-another', { first, rest }));
/** A name as a file gives it; where there is none, what stands for it. */
export const textOr = (name: unknown, otherwise: FilePhrase): string | FilePhrase =>
  name === undefined || name === null ? otherwise : String(name);
