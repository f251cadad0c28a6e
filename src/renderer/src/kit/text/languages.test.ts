import { describe, expect, test } from 'vitest';
import { en } from './en.ts';
import { es } from './es.ts';

/** path → text */
const flat = (texts: object, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value]] : flat(value as object, `${path}${key}.`),
  );
const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();
/** names, marks and examples that are the same in every language */
const same = /^(format|climate\.ssp|.*(coordinateHint|addressHint|wmsHint|find\.hint)$|app\.title|carbon\.unit)/;

describe.each([['es', es]] as const)('the window in %s', (_, texts) => {
  const [english, others] = [flat(en), new Map(flat(texts))];
  test('has every text, and no other', () => expect([...others.keys()].sort()).toEqual(english.map(([key]) => key).sort()));
  test('keeps every placeholder and every plural form', () => {
    for (const [key, text] of english) {
      expect(placeholders(others.get(key)!), key).toEqual(placeholders(text));
      expect(others.get(key)!.split(' | ').length, key).toBe(text.split(' | ').length);
    }
  });
  test('long texts are not left in English', () =>
    expect(english.filter(([key, text]) => !same.test(key) && text.length > 24 && others.get(key) === text).map(([key]) => key)).toEqual(
      [],
    ));
});
