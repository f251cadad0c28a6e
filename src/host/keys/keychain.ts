import { randomBytes } from 'node:crypto';
import { codeOf, type Sentence } from '#sentences/phrases/index.ts';
import type { KeyStore } from '../ports.ts';
import { KeychainFault, reasonOf } from './keychain-fault.ts';
import { sentence } from '../phrases/sentence.ts';

const service = 'Hectare';
/** A keychain that nobody answers for must not keep the window from opening. */
const selfTestMilliseconds = 4000;
/** Somebody may have to type a password to unlock it. */
const callMilliseconds = 60_000;

interface Keytar {
  getPassword(service: string, account: string): Promise<string | null>;
  setPassword(service: string, account: string, password: string): Promise<void>;
  deletePassword(service: string, account: string): Promise<boolean>;
  findCredentials(service: string): Promise<{ account: string }[]>;
}

/** Keys for this run only, where the machine has no keychain. Nothing of them reaches the disk. */
export function memoryKeys(why: Sentence | string): KeyStore {
  const secrets = new Map<string, string>();
  return {
    kind: 'memory',
    ...(typeof why === 'string' ? { why } : { why: why.detail, whyPhrase: codeOf(why) }),
    read: async (account) => secrets.get(account) ?? null,
    write: async (account, secret) => {
      secrets.set(account, secret);
    },
    remove: async (account) => {
      secrets.delete(account);
    },
    accounts: async () => [...secrets.keys()],
  };
}

function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const late = setTimeout(
    () => reject(new KeychainFault(sentence('host.keychain-silent', { seconds: milliseconds / 1000 }))),
    milliseconds,
  );
  late.unref();
  work.then(resolve, reject).finally(() => clearTimeout(late));
  return promise;
}

/** The keychain of the operating system if it keeps and gives back a test value, otherwise memory, saying why. Never rejects. */
export async function openKeys(): Promise<KeyStore> {
  try {
    // Loaded late: a platform without the native part must still start.
    const keytar = (await import('@napi-rs/keyring/keytar.js')) as unknown as Keytar;
    const probe = `self-test-${randomBytes(4).toString('hex')}`;
    const value = randomBytes(8).toString('hex');
    await within(selfTestMilliseconds, keytar.setPassword(service, probe, value));
    const back = await within(selfTestMilliseconds, keytar.getPassword(service, probe));
    await within(selfTestMilliseconds, keytar.deletePassword(service, probe));
    if (back !== value) throw new KeychainFault(sentence('host.keychain-forgets'));
    return {
      kind: 'system',
      read: async (account) => (await within(callMilliseconds, keytar.getPassword(service, account))) ?? null,
      write: (account, secret) => within(callMilliseconds, keytar.setPassword(service, account, secret)),
      remove: async (account) => {
        await within(callMilliseconds, keytar.deletePassword(service, account));
      },
      accounts: async () =>
        (await within(callMilliseconds, keytar.findCredentials(service)))
          .map(({ account }) => account)
          .filter((account) => !account.startsWith('self-test-'))
          .toSorted(),
    };
  } catch (error) {
    return memoryKeys(sentence('host.keychain-unusable', { reason: reasonOf(error) }));
  }
}
