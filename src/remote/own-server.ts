/** stands in addresses in the place of the key */
export const keyPlace = '{key}';

/** An address that a document names, whole and with {key} as it is written; null for what is none. */
export const wholeAddress = (named: string, base: string): string | null =>
  URL.parse(named, base)?.href.replace(/%7Bkey%7D/gi, keyPlace) ?? null;

const originOf = (address: string) => new URL(address).origin;
/** A service behind a proxy names itself without the encryption that it has. */
function encryptedAlike(named: string, asked: string): string {
  const [url, own] = [new URL(named, asked), new URL(asked)];
  const isPlainly = url.hostname === own.hostname && url.protocol === 'http:' && own.protocol === 'https:' && url.port === '';
  return isPlainly ? named.replace(/^http:/i, 'https:') : named;
}
/**
 * An address that an answer of a service names, as it is to be asked. The key of the address that a person typed goes along to its own server, where the answer
 * leaves it out; never to another. Throws TypeError for what is no address.
 */
export function namedAddress(named: string, asked: string): string {
  const address = encryptedAlike(named, asked);
  if (originOf(address) !== originOf(asked) || address.includes(keyPlace)) return address;
  const parts = (asked.split('#')[0]!.split('?')[1] ?? '').split('&').filter((part) => part.includes(keyPlace));
  return parts.length === 0 ? address : `${address}${address.includes('?') ? '&' : '?'}${parts.join('&')}`;
}
export const isSameServer = (address: string, asked: string): boolean => originOf(address) === originOf(asked);
