import { PhrasedError } from '#sentences/phrases/index.ts';

/** The idempotency key made another project before; nothing was written. */
export class KeyOfAnotherProject extends PhrasedError {
  constructor() {
    super({ code: 'key-of-another-project' });
  }
}
