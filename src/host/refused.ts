import type { Phrase } from '#sentences/phrases/index.ts';

/** Something that the user can put right; `code` is stable, the message says what to do. */
export class Refused extends Error {
  readonly code: string;
  readonly details: unknown;
  /** the message as data, where the window makes the words by its code */
  readonly phrase: Phrase | null;
  constructor(code: string, message: string, details: unknown = null, phrase: Phrase | null = null) {
    super(message);
    this.name = 'Refused';
    this.code = code;
    this.details = details;
    this.phrase = phrase;
  }
}
