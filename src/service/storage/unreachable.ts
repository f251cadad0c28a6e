import { PhrasedError } from '#sentences/phrases/index.ts';

/** The database of a team does not answer. What was being written is written whole or not at all. */
export class DatabaseUnreachable extends PhrasedError {
  override name: string = 'DatabaseUnreachable';
  /** what the system or the database calls it, such as ECONNREFUSED: no address, because callers are told */
  readonly reason: string;
  readonly code: 'database-unreachable' | 'objects-unreachable';
  constructor(reason: string, code: DatabaseUnreachable['code'] = 'database-unreachable') {
    super({ code, params: { reason } });
    this.reason = reason;
    this.code = code;
  }
}
