import { createHash } from 'node:crypto';

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

export const digest = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex');
