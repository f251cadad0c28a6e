import { expect, test } from 'vitest';
import { KnownSecrets } from './known-secrets.ts';

const known = (...secrets: string[]) => {
  const all = new KnownSecrets();
  for (const secret of secrets) all.add(secret);
  return all;
};
const secret = 'hk_live_"9/Xw2&Lk';
const values: [name: string, value: unknown][] = [
  ['nothing', undefined],
  ['a text', 'North'],
  ['a record', { id: 'p', area_hectares: 12.5, geometry: { coordinates: [[[35, 1]]] }, key_figures: [null, true] }],
  ['the secret', { message: `of ${secret} it was` }],
  ['the secret as addresses write it', [`/p?key=${encodeURIComponent(secret)}`]],
  ['the secret letter by letter', { text: Array.from(secret, (letter) => `&#${letter.codePointAt(0)};`).join('') }],
  ['the secret in base64', { text: Buffer.from(`user:${secret}`).toString('base64') }],
  ['the secret in hexadecimal digits', { text: Buffer.from(secret).toString('hex') }],
  ['the secret in JSON in JSON', { text: JSON.stringify({ text: JSON.stringify(secret) }) }],
  ['a field for secrets', { nested: [{ access_token: 'another', 'X-API-Key': 'another', Authorization: 'another' }] }],
  ['an empty field for secrets', { token: null }],
  ['quotes and strokes', { text: 'a "quoted" \\ path\n' }],
];

test.each(values)('JSON without secrets is that of the copy without secrets: %s', (_name, value) => {
  for (const secrets of [known(), known(secret), known(secret, 'another-secret-1')])
    expect(secrets.cleanJson(value)).toBe(JSON.stringify(secrets.clean(value) ?? null));
});
