import { AsyncLocalStorage } from 'node:async_hooks';

/** Who changes something, as the audit log names them: never a key, a token or a password. */
export interface Actor {
  /** null: nobody's account, but the service, whoever has the database, or a user group's token */
  userId: string | null;
  key: { id: number | null; label: string } | null;
  /** the collections that the key is for; left out: the whole account */
  collections?: readonly string[] | null;
  /** the address from which a request came; or what acts here, in words of the log */
  remote: string;
}

/** What the service does by itself, such as clearing the bin. */
const itself: Actor = { userId: null, key: null, remote: 'service' };
/** A request of which it is not known yet who asks. */
const nobody: Actor = { userId: null, key: null, remote: 'nobody' };
const acting = new AsyncLocalStorage<Actor>();

/** Everything that `run` changes was changed by this actor. */
export const actAs = <T>(actor: Actor, run: () => T): T => acting.run(actor, run);
export const currentActor = (): Actor => acting.getStore() ?? itself;
/** What the service does by itself, with everything that goes on from it, says so. */
export const actAsService = <T>(run: () => T): T => acting.run(itself, run);
export const actAsNobody = <T>(run: () => T): T => acting.run(nobody, run);
/** Whoever acts now; null where nobody said so. */
export function namedActor(): Actor | null {
  const actor = acting.getStore();
  return actor === undefined || actor === nobody ? null : actor;
}

/** Pieces that are made as whoever acts now, although they are asked for later, by a stream. */
export function asActingNow<T>(pieces: AsyncGenerator<T>): AsyncIterable<T> {
  const inContext = AsyncLocalStorage.snapshot();
  return {
    [Symbol.asyncIterator]: () => ({
      next: () => inContext(() => pieces.next()),
      return: (value?: unknown) => inContext(() => pieces.return(value)),
    }),
  };
}
