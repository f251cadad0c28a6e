import { existsSync, readFileSync } from 'node:fs';

export interface UpdateFeed {
  path: string;
  server: string;
  /** Windows holds the signature of a new version against it; a release without a certificate has none */
  publisher: string | null;
}

const valueOf = (text: string, name: string): string | null =>
  new RegExp(`^${name}:[ \\t]*(?:\\r?\\n[ \\t]*-[ \\t]*)?['"]?([^'"\\r\\n]+)`, 'm').exec(text)?.[1]?.trim() ?? null;

/**
 * What electron-builder wrote beside the program (app-update.yml) when the release named a feed; null without one, and where it is not the address of a server over
 * TLS. A loopback address is for tests.
 */
export function updateFeed(path: string): UpdateFeed | null {
  if (!existsSync(path)) return null;
  const text = readFileSync(path, 'utf8');
  const address = valueOf(text, 'url');
  if (address === null || !URL.canParse(address)) return null;
  const { protocol, host, hostname } = new URL(address);
  if (protocol !== 'https:' && !(protocol === 'http:' && hostname === '127.0.0.1')) return null;
  return { path, server: host, publisher: valueOf(text, 'publisherName') };
}
