import { Refused } from './refused.ts';

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
    throw new Refused('bad-address', 'This is not an address. It should look like https://api.example.org.');
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new Refused('bad-address', 'The address should begin with https://.');
  if (url.username || url.password)
    throw new Refused('credentials-in-address', 'Leave name and password out of the address; the key has a field of its own.');
  if (url.search || url.hash)
    throw new Refused('query-in-address', 'Leave out what follows “?” or “#”; a key that stands there goes into the field for keys.');
  if (url.protocol !== 'https:' && !isLoopback(url.hostname)) {
    throw new Refused('not-encrypted', 'The address should begin with https://, so that the key is not sent in clear text.');
  }
  return url.href.replace(/\/+$/, '');
}
