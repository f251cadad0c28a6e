import { en } from './en.ts';

export type PhraseCode = keyof typeof en;
/** What stands in the places of a phrase; a phrase may hold another. */
export type PhraseParameters = Record<string, string | number | Phrase>;
/** A sentence as data: the edge that shows it makes the words, in its language. */
export interface Phrase {
  code: PhraseCode;
  params?: PhraseParameters;
}
/** The sentences of one language. */
export type Phrases = Readonly<Record<PhraseCode, string>>;
/** A phrase as it came from a service: of another version perhaps, with a code that is not known here. */
export interface ForeignPhrase {
  code: string;
  params?: Readonly<Record<string, unknown>> | null | undefined;
}

const isPhrase = (value: unknown): value is ForeignPhrase =>
  typeof value === 'object' && value !== null && typeof (value as { code?: unknown }).code === 'string';

/** How a language writes what stands in the places of a phrase. */
export interface Writing {
  decimalMark: string;
  /** texts that have no code: names of products and sources, words of a fault */
  text: (value: string) => string;
}
const plainWriting: Writing = { decimalMark: '.', text: (value) => value };

/** The words of a phrase; null where its code is not known, or a place has no parameter. */
export function phraseText(phrases: Phrases, phrase: ForeignPhrase, writing: Writing = plainWriting): string | null {
  if (!Object.hasOwn(phrases, phrase.code)) return null;
  let isWhole = true;
  const words = phrases[phrase.code as PhraseCode].replaceAll(/\{(\w+)(?::(\d))?\}/g, (_place, name: string, digits?: string) => {
    const value = phrase.params?.[name];
    const written =
      typeof value === 'number'
        ? (digits === undefined ? String(value) : value.toFixed(Number(digits))).replace('.', writing.decimalMark)
        : typeof value === 'string'
          ? writing.text(value)
          : isPhrase(value)
            ? phraseText(phrases, value, writing)
            : null;
    if (written === null) isWhole = false;
    return written ?? '';
  });
  return isWhole ? words : null;
}

/** The English words, for `detail`, logs and people who read the API. Throws RangeError where a place has no parameter. */
export function english(phrase: Phrase): string {
  const words = phraseText(en, phrase);
  if (words === null) throw new RangeError(`The phrase ${phrase.code} lacks a parameter`);
  return words;
}

/** An error whose message is the English of a phrase, or words that have no code. */
export abstract class PhrasedError extends Error {
  readonly phrase: Phrase | null;
  constructor(words: Phrase | string) {
    super(typeof words === 'string' ? words : english(words));
    this.phrase = typeof words === 'string' ? null : words;
  }
}
