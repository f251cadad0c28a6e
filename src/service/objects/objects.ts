import { DatabaseUnreachable } from '../storage/unreachable.ts';

export interface KeptObject {
  key: string;
  bytes: number;
  /** milliseconds since 1970, by the clock of the store */
  modifiedAt: number;
}

/** Contents outside of the database. A key is used once: what is under it never changes. */
export interface Objects {
  /** Resolves when it is kept whole; otherwise nothing is there. `sha256`: of the bytes, in hexadecimal digits. Rejects with ObjectsUnreachable. */
  put(key: string, bytes: Uint8Array, sha256: string): Promise<void>;
  /** null where there is none. Rejects with ObjectsUnreachable. */
  get(key: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** From the first to the last of these bytes, counted from 0; null where there are none. Rejects with ObjectsUnreachable. */
  part(key: string, first: number, last: number): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Whether there is one. Rejects with ObjectsUnreachable. */
  has(key: string): Promise<boolean>;
  /** Everything that is there, some at a time; what comes meanwhile may be missing. Rejects with ObjectsUnreachable. */
  list(): AsyncGenerator<KeptObject[]>;
  /** What is not there is gone already. Rejects with ObjectsUnreachable. */
  remove(key: string): Promise<void>;
  close(): void;
}

/** Where a team keeps contents. Secrets are never in it. */
export interface ObjectPlace {
  /** s3://bucket/prefix, or file:///folder that every server and worker sees */
  address: string;
  /** of a store that is not Amazon's */
  endpoint?: string;
  region?: string;
}

/** The object store does not answer, or refuses. What waits for the database waits for it too. */
export class ObjectsUnreachable extends DatabaseUnreachable {
  override name = 'ObjectsUnreachable';
  constructor(reason: string) {
    super(reason, 'objects-unreachable');
  }
}
