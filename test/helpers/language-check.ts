import { expect, test } from 'vitest';

/** path → text */
const flat = (texts: object, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value]] : flat(value as object, `${path}${key}.`),
  );
const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();

/** Tests that texts say the same in another language as in English; `same` names keys whose text is the same in both. */
export function checkLanguage(inEnglish: object, inOther: object, same: RegExp): void {
  const [english, others] = [flat(inEnglish), new Map(flat(inOther))];
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
}
