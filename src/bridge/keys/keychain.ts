import { randomBytes } from 'node:crypto';
import type { KeyStore } from '../ports.ts';

const service = 'Hectare';
interface Keytar { getPassword(service: string, account: string): Promise<string | null>; setPassword(service: string, account: string, password: string): Promise<void>; deletePassword(service: string, account: string): Promise<boolean> }

/** Keys for this run only, where the machine has no keychain. */
export function memoryKeys(why: string): KeyStore {
  const secrets = new Map<string, string>();
  return {
    kind: 'memory', why,
    read: async (account) => secrets.get(account) ?? null,
    write: async (account, secret) => { secrets.set(account, secret); },
    remove: async (account) => { secrets.delete(account); },
  };
}

const within = <T>(milliseconds: number, work: Promise<T>): Promise<T> => Promise.race([
  work, new Promise<never>((_resolve, reject) => { setTimeout(() => reject(new Error(`no answer in ${milliseconds / 1000} s`)), milliseconds).unref(); }),
]);

/** The keychain of the operating system if it keeps and gives back a test value, otherwise memory, saying why. */
export async function openKeys(): Promise<KeyStore> {
  try {
    const keytar = (await import('@napi-rs/keyring/keytar.js')) as unknown as Keytar;
    const probe = `self-test-${process.pid}`;
    const value = randomBytes(8).toString('hex');
    await within(4000, keytar.setPassword(service, probe, value));
    const back = await within(4000, keytar.getPassword(service, probe));
    await within(4000, keytar.deletePassword(service, probe));
    if (back !== value) throw new Error('it did not give back what was put in');
    return {
      kind: 'system',
      read: (account) => keytar.getPassword(service, account),
      write: (account, secret) => keytar.setPassword(service, account, secret),
      remove: async (account) => { await keytar.deletePassword(service, account); },
    };
  } catch (error) {
    return memoryKeys(`The keychain of this computer cannot be used (${(error as Error).message.slice(0, 160)}). Keys are kept in memory until Hectare closes.`);
  }
}
