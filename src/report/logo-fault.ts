import { PhrasedError } from '#sentences/phrases/index.ts';

/** A logo that no report can carry; the message says what to do. */
export class LogoFault extends PhrasedError {
  override readonly name = 'LogoFault';
  readonly code = 'bad-logo';
}
