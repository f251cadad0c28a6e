import { Refused } from './refused.ts';
import { sentence } from './phrases/sentence.ts';

/** The whole name must be loopback: `127.0.0.1.example.org` and `127.example.org` are other people's computers. */
function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(host);
}

/**
 * The base address of a service, without a slash at its end. Throws Refused: a key goes over an encrypted line or stays
 * on this computer, and is never part of an address.
 */
export function checkedAddress(text: string): string {
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    throw new Refused('bad-address', sentence('host.not-an-address'));
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new Refused('bad-address', sentence('host.https-only'));
  if (url.username || url.password) throw new Refused('credentials-in-address', sentence('host.credentials-in-address'));
  if (url.search || url.hash) throw new Refused('query-in-address', sentence('host.query-in-address'));
  if (url.protocol !== 'https:' && !isLoopback(url.hostname)) {
    throw new Refused('not-encrypted', sentence('host.not-encrypted'));
  }
  return url.href.replace(/\/+$/, '');
}
