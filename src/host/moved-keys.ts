import { join } from 'node:path';
import * as z from 'zod';
import { readIfThere } from './json-file.ts';
import type { KeyStore } from './ports.ts';

const origin = (address: string): string => {
  try {
    return new URL(address.replaceAll(/[{}]/g, '')).origin;
  } catch {
    return address;
  }
};

const connectionFile = z.object({ remote: z.array(z.object({ id: z.string(), baseUrl: z.string(), userGroupUrl: z.string() })) });
const basemapFile = z.array(z.object({ id: z.string(), address: z.string() }));

async function parsed<T extends z.ZodType>(path: string, schema: T): Promise<z.output<T> | null> {
  const text = await readIfThere(path);
  if (text === null) return null;
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    // Whoever opens it next moves it aside; it leads no key anywhere.
    return null;
  }
}

/** Where the keys of a profile are sent: the origin by account of the key store. */
export async function keyPlacesOf(folder: string): Promise<Map<string, string>> {
  const connections = await parsed(join(folder, 'connections.json'), connectionFile);
  const basemaps = await parsed(join(folder, 'basemaps.json'), basemapFile);
  return new Map([
    ...(connections?.remote ?? []).flatMap(({ id, baseUrl, userGroupUrl }): [string, string][] => [
      [`${id}/api-key`, origin(baseUrl)],
      [`${id}/user-group-token`, origin(userGroupUrl || baseUrl)],
    ]),
    ...(basemaps ?? []).map(({ id, address }): [string, string] => [`basemap/${id}`, origin(address)]),
  ]);
}

/**
 * A key belongs to the address that it was entered for. A backup that came from elsewhere could name another address for a connection of this computer: the key of
 * every one whose address changed is removed. Resolves with how many were.
 */
export async function forgetMovedKeys(before: Map<string, string>, after: Map<string, string>, keys: KeyStore): Promise<number> {
  let count = 0;
  for (const [account, place] of after) {
    // An account that was not known before may still have a key, of a connection that was removed while the keychain did not answer.
    if (before.get(account) === place || (await keys.read(account)) === null) continue;
    await keys.remove(account);
    count += 1;
  }
  return count;
}
