import { PhrasedError } from '#sentences/phrases/index.ts';

/** The database of a team does not answer. What was being written is written whole or not at all. */
export class DatabaseUnreachable extends PhrasedError {
  override name = 'DatabaseUnreachable';
  /** what the system or the database calls it, such as ECONNREFUSED: no address, because callers are told */
  readonly reason: string;
  constructor(reason: string) {
    super({ code: 'database-unreachable', params: { reason } });
    this.reason = reason;
  }
}
