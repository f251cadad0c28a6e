import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { minSecretLength, SecretEraser } from './secret.ts';

const secret = 'hk_live+Zq7/Xw2"Lk9&Vb4=Nm8 (~é!)';
const utf8 = (text: string) => Buffer.from(text, 'utf8');

describe('a secret in a text', () => {
  const eraser = new SecretEraser([secret]);
  test.each<[string, string]>([
    ['plain', secret],
    ['JSON', JSON.stringify({ message: secret })],
    ['HTML', `<p>hk_live+Zq7/Xw2&quot;Lk9&amp;Vb4=Nm8 (~é!)</p>`],
    ['an address', `https://a.example/?key=${encodeURIComponent(secret)}`],
    ['an address in small letters', `?key=${encodeURIComponent(secret).replaceAll(/%../g, (code) => code.toLowerCase())}`],
    ['a form', new URLSearchParams({ key: secret }).toString()],
    ['base64', utf8(secret).toString('base64')],
    ['base64 for addresses', utf8(secret).toString('base64url')],
    ['hexadecimal digits', utf8(secret).toString('hex')],
    ['capital hexadecimal digits', utf8(secret).toString('hex').toUpperCase()],
    ['JSON with strokes', JSON.stringify(secret).replaceAll('/', String.raw`\/`)],
    [
      'JSON with numbers',
      secret.replaceAll(/[^a-z0-9_]/gi, (letter) => String.raw`\u` + letter.charCodeAt(0).toString(16).padStart(4, '0')),
    ],
    [
      'JSON with numbers for every letter',
      secret.replaceAll(/[^]/g, (letter) => String.raw`\u` + letter.charCodeAt(0).toString(16).padStart(4, '0')),
    ],
    ['HTML with numbers', secret.replaceAll(/[^a-z0-9]/gi, (letter) => `&#${letter.charCodeAt(0)};`)],
    [
      'HTML with hexadecimal numbers',
      secret.replaceAll(/[^a-z0-9]/gi, (letter) => `&#x${letter.charCodeAt(0).toString(16).toUpperCase()};`),
    ],
    ['an address within an address', encodeURIComponent(encodeURIComponent(secret))],
    ['an address with every letter by its number', [...utf8(secret)].map((byte) => `%${byte.toString(16)}`).join('')],
    ['a host', `https://${secret.toLowerCase()}.example`],
    ['the header of Basic', `Basic ${utf8(`user:${secret}`).toString('base64')}`],
  ])('as %s is taken out', (_form, text) => {
    const clean = eraser.clean(text);
    expect(clean).toContain('[removed]');
    expect(clean).not.toContain(secret);
    expect(clean.length).toBeLessThan(text.length);
  });

  test('does not take a neighbouring escape with it, which would break the JSON around it', () => {
    const fault = { detail: 'line\nabcdef', 'abc\ndef': [1, null, 'nabcdef'] };
    expect(new SecretEraser(['nabcdef']).cleanValue(fault)).toEqual({ detail: 'line\nabcdef', 'abc\ndef': [1, null, '[removed]'] });
  });

  test('that is too short is left, and texts without one are the same', () => {
    expect(new SecretEraser(['short'.slice(0, minSecretLength - 1)]).clean('a short text')).toBe('a short text');
    expect(eraser.clean('a text without')).toBe('a text without');
    expect(new SecretEraser().clean('a text')).toBe('a text');
  });

  test('cannot be had back from base64 or hexadecimal digits, wherever it stands', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 12, maxLength: 40 }), fc.string(), fc.string(), (hidden, before, after) => {
        const whole = utf8(before + hidden + after);
        const encodings = ['base64', 'base64url', 'hex'] as const;
        for (const encoding of encodings) {
          const clean = new SecretEraser([hidden]).clean(whole.toString(encoding));
          const rest = clean.split('[removed]').map((part) => Buffer.from(part, encoding).toString('utf8'));
          expect(clean).toContain('[removed]');
          for (const part of rest) expect(part.includes(hidden) && !(before + after).includes(hidden)).toBe(false);
        }
      }),
      { seed: 14, numRuns: 300 },
    );
  });
});
