import { PhrasedError } from '#sentences/phrases/index.ts';

/** A backup cannot be made, read or put back. Nothing that was there is changed. */
export class BackupFault extends PhrasedError {
  override name = 'BackupFault';
  readonly code = 'backup-refused';
}
