import { PhrasedError } from '#sentences/phrases/index.ts';

/** The service cannot start with these options; the sentence says what to do. */
export class StartRefused extends PhrasedError {
  override name = 'StartRefused';
}
