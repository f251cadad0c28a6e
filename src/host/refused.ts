import { codeOf, type PlainPhrase, type Sentence } from '#sentences/phrases/index.ts';

/** Something that the user can put right; `code` is stable, the message says what to do. */
export class Refused extends Error {
  readonly code: string;
  readonly details: unknown;
  /** the message as data: the window makes the words by its code */
  readonly phrase: PlainPhrase;
  constructor(code: string, words: Sentence, details: unknown = null) {
    super(words.detail);
    this.name = 'Refused';
    this.code = code;
    this.details = details;
    this.phrase = codeOf(words);
  }
}
