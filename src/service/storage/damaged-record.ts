import { PhrasedError } from '#sentences/phrases/index.ts';

/** What is stored no longer equals its checksum. */
export class DamagedRecord extends PhrasedError {
  /** known by it where it comes from a thread */
  override readonly name = 'DamagedRecord';
}
