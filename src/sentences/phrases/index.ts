import { en } from './en.ts';

export type PhraseCode = keyof typeof en;
/** What stands in the places of a phrase; a phrase may hold another. */
export type PhraseParameters = Record<string, string | number | Phrase | Sentence | PlainPhrase>;
/** A sentence as data: the edge that shows it makes the words, in its language. */
export interface Phrase {
  code: PhraseCode;
  params?: PhraseParameters;
}
/** A sentence as data beside its English words: of a product, whose folder holds its words in every language, or of the common table. */
export interface Sentence {
  code: string;
  params?: PhraseParameters;
  detail: string;
}
/** Code and parameters alone. */
export interface PlainPhrase {
  code: string;
  params?: Record<string, string | number | PlainPhrase>;
}
/** The same with the English words. */
export interface NamedPhrase extends PlainPhrase {
  detail: string;
}
/** Sentences by code. A product's code begins with its slug. */
export type PhraseTable = Readonly<Record<string, string>>;
/** The common sentences of one language. */
export type Phrases = Readonly<Record<PhraseCode, string>>;
export const isPhraseCode = (code: string): code is PhraseCode => Object.hasOwn(en, code);
/** A phrase as it came from a service: of another version perhaps, with a code that is not known here. */
export interface ForeignPhrase {
  code: string;
  params?: Readonly<Record<string, unknown>> | null | undefined;
  /** its English words, where they stand beside the code */
  detail?: string | undefined;
}

export const isPhrase = (value: unknown): value is ForeignPhrase =>
  typeof value === 'object' && value !== null && typeof (value as { code?: unknown }).code === 'string';

/** Of “one form | another” the first where the count `n` is one, as in the texts of the window. */
const formOf = (text: string, count: unknown): string => {
  const at = text.indexOf(' | ');
  return at < 0 ? text : count === 1 ? text.slice(0, at) : text.slice(at + 3);
};

/** The words of a phrase; null where its code is not known, or a place has no parameter. Text parameters (names, words of others) stay as they are. */
export function phraseText(phrases: PhraseTable, phrase: ForeignPhrase, decimalMark = '.'): string | null {
  if (!Object.hasOwn(phrases, phrase.code)) return null;
  let isWhole = true;
  const words = formOf(phrases[phrase.code]!, phrase.params?.['n']).replaceAll(
    /\{(\w+)(?::(\d))?\}/g,
    (_place, name: string, digits?: string) => {
      const value = phrase.params?.[name];
      const written =
        typeof value === 'number'
          ? (digits === undefined ? String(value) : value.toFixed(Number(digits))).replace('.', decimalMark)
          : typeof value === 'string'
            ? value
            : isPhrase(value)
              ? (phraseText(phrases, value, decimalMark) ?? value.detail ?? null)
              : null;
      if (written === null) isWhole = false;
      return written ?? '';
    },
  );
  return isWhole ? words : null;
}

/** The English words, for `detail`, logs and people who read the API. Throws RangeError where a place has no parameter. */
export function english(phrase: Phrase): string {
  const words = phraseText(en, phrase);
  if (words === null) throw new RangeError(`The phrase ${phrase.code} lacks a parameter`);
  return words;
}

export const sentenceOf = (phrase: Phrase): Sentence => ({ ...phrase, detail: english(phrase) });

/** Makes the sentences of a table whose codes begin with a prefix of their own. Throws RangeError where a place has no parameter. */
export const sentencesOf =
  <const Table extends PhraseTable>(prefix: string, table: Table) =>
  (code: keyof Table & string, params?: PhraseParameters): Sentence => {
    const detail = phraseText({ ...en, ...table }, { code, params });
    if (detail === null) throw new RangeError(`The phrase ${prefix}.${code} lacks a parameter`);
    return { code: `${prefix}.${code}`, ...(params ? { params } : {}), detail };
  };

/** The metadata item of a GeoTIFF that holds its description as sentences. */
export const descriptionItem = 'HECTARE_DESCRIPTION';

/** A sentence without its English words, which stand elsewhere. */
export const codeOf = ({ code, params }: Phrase | Sentence | PlainPhrase): PlainPhrase => ({
  code,
  ...(params
    ? {
        params: Object.fromEntries(
          Object.entries(params).map(([name, value]) => [name, typeof value === 'object' ? codeOf(value) : value]),
        ),
      }
    : {}),
});

/** A RangeError of input that cannot be used, with its message as data. */
export class PhrasedRangeError extends RangeError {
  readonly phrase: PlainPhrase;
  constructor(phrase: Phrase | Sentence) {
    super('detail' in phrase ? phrase.detail : english(phrase));
    this.phrase = codeOf(phrase);
  }
}

/** The phrase that an error carries, also where it came out of a thread or worker; null for words without a code. */
export const phraseOfError = (error: unknown): NamedPhrase | null => {
  const { phrase, message = '' } = (error ?? {}) as { phrase?: unknown; message?: string };
  return isPlainPhrase(phrase) ? { ...codeOf(phrase), detail: message } : null;
};
/** The same without the words, which stand beside it. */
export const codeOfError = (error: unknown): PlainPhrase | null => {
  const phrase = phraseOfError(error);
  return phrase && codeOf(phrase);
};
export const isPlainPhrase = (value: unknown): value is PlainPhrase =>
  isPhrase(value) &&
  Object.values(value.params ?? {}).every((param) => typeof param === 'string' || typeof param === 'number' || isPlainPhrase(param));

/** An error whose message is the English of a phrase, or words that have no code. */
export abstract class PhrasedError extends Error {
  readonly phrase: PlainPhrase | null;
  constructor(words: Phrase | Sentence | string) {
    super(typeof words === 'string' ? words : 'detail' in words ? words.detail : english(words));
    this.phrase = typeof words === 'string' ? null : codeOf(words);
  }
}
