import { PhrasedError, phraseOfError, type NamedPhrase } from '#sentences/phrases/index.ts';
import { sentence } from '../phrases/sentence.ts';
import { Refused } from '../refused.ts';

/** The keychain does not do what it should. */
export class KeychainFault extends PhrasedError {
  override readonly name = 'KeychainFault';
}

/** of the words of a system, which may be long */
const maxReason = 160;
export const reasonOf = (error: unknown): NamedPhrase | string =>
  phraseOfError(error) ?? (error instanceof Error ? error.message : String(error)).slice(0, maxReason);

/** A keychain that fails says so in words that help. Throws Refused `keychain`. */
export async function withKeychain<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new Refused('keychain', sentence('host.keychain-refused', { reason: reasonOf(error) }));
  }
}
