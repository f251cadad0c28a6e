import { PhrasedError } from '#sentences/phrases/index.ts';

/** A map that cannot be printed as it was asked for; the message says what to do. */
export class PrintFault extends PhrasedError {
  override readonly name = 'PrintFault';
  readonly code = 'bad-print';
}
