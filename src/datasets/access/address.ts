import { createHash } from 'node:crypto';
import { SecretEraser } from '#domain/secret.ts';
import type { Dataset } from '../data-access.ts';

const secretNames = /^(api[_-]?key|key|token|access_token|signature)$/i;

/** An address without keys, for logs, names of cache files and packs. */
export function withoutSecrets(address: string): string {
  const url = new URL(address);
  const names = Array.from(url.searchParams.keys());
  for (const name of names) if (secretNames.test(name)) url.searchParams.delete(name);
  url.username = '';
  url.password = '';
  return url.href;
}

/** The address with the dataset's own base and without keys: the name of a raster in packs. `baseUrl` gives the base that is in use. */
export function canonicalAddress(dataset: Dataset, address: string, baseUrl: (dataset: Dataset, name: string) => string): string {
  for (const [name, base] of Object.entries(dataset.baseUrls)) {
    const used = baseUrl(dataset, name);
    if (address.startsWith(used)) return withoutSecrets(base.replace(/\/$/, '') + address.slice(used.length));
  }
  return withoutSecrets(address);
}

/** A text with the values of an address's keys blotted out however it writes them, in case a source repeats them in its answer. */
export function withoutSecretsOf(address: string, text: string): string {
  const values = [...new URL(address).searchParams].filter(([name]) => secretNames.test(name)).map(([, value]) => value);
  const clean = new SecretEraser(values).clean(text);
  // The eraser leaves short ones, which are no ordinary words here.
  return values.filter(({ length }) => length >= 4).reduce((rest, value) => rest.replaceAll(value, '…'), clean);
}

export const digest = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex');
