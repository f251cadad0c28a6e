import { phraseText, type PhraseParameters, type PhraseTable, type PlainPhrase, type Sentence } from './index.ts';

/** The names of the places of a phrase: `{n}` and `{hectares:2}` are n and hectares. */
export type PlacesOf<Words extends string> = Words extends `${string}{${infer Place}}${infer Rest}`
  ? (Place extends `${infer Name}:${string}` ? Name : Place) | PlacesOf<Rest>
  : never;
type ParametersOf<Words extends string, Parameter> = [PlacesOf<Words>] extends [never]
  ? []
  : [params: Readonly<Record<PlacesOf<Words>, Parameter>>];

/** A phrase of one table. */
export interface TypedPhrase<Code extends string> extends PlainPhrase {
  code: Code;
}
/** The same phrases in another language; one that is missing does not compile. */
export type Translation<Table extends PhraseTable> = Readonly<Record<keyof Table & string, string>>;

/** Makes the phrases of a table; a missing parameter does not compile. `others` are the tables of phrases that its own may hold. */
export function phrasesOf<const Table extends PhraseTable>(table: Table, others: PhraseTable = {}) {
  const all: PhraseTable = { ...others, ...table };
  const phrase = <Code extends keyof Table & string>(
    code: Code,
    ...[params]: ParametersOf<Table[Code], string | number | PlainPhrase>
  ): TypedPhrase<Code> => (params ? { code, params } : { code });
  /** The English words. Throws RangeError for a phrase of another table. */
  const words = (one: PlainPhrase): string => {
    const text = phraseText(all, one);
    if (text === null) throw new RangeError(`The phrase ${one.code} is unknown or lacks a parameter`);
    return text;
  };
  const sentence = (one: PlainPhrase): Sentence => ({ ...one, detail: words(one) });
  return { phrase, words, sentence };
}

/** Makes sentences of a table, each with its English words; they may hold sentences of other tables. A missing parameter does not compile. */
export const sentencesIn =
  <const Table extends PhraseTable>(table: Table) =>
  <Code extends keyof Table & string>(code: Code, ...[params]: ParametersOf<Table[Code], PhraseParameters[string]>): Sentence => {
    const phrase = { code, ...(params ? { params } : {}) };
    const detail = phraseText(table, phrase);
    if (detail === null) throw new RangeError(`The phrase ${code} lacks a parameter`);
    return { ...phrase, detail };
  };
