import { PhrasedError, type Phrase } from '#sentences/phrases/index.ts';

/** An answer that is not 200, with the phrase for its `detail`. */
export class HttpFault extends PhrasedError {
  readonly statusCode: number;
  constructor(statusCode: number, phrase: Phrase) {
    super(phrase);
    this.statusCode = statusCode;
  }
}
