import { expect, test } from 'vitest';
import { samePlaces } from '#test/helpers/phrase-places.ts';
import { geometryPhrase, geometryWords, problemPhrase } from './index.ts';
import { en } from './en.ts';
import { es } from './es.ts';

test.each(samePlaces(en, es))('%s has the same places in every language', (_, english, spanish) => expect(spanish).toEqual(english));
test('a problem names its phrase by its code, or carries another', () => {
  expect(problemPhrase({ code: 'spike' })).toEqual({ code: 'problem.spike' });
  const phrase = geometryPhrase('problem.shared-land', { hectares: 2.345 });
  expect(problemPhrase({ code: 'parts-overlap', phrase })).toBe(phrase);
  expect(geometryWords(phrase)).toBe("Two features share 2.35 ha. The project's total counts this land once.");
});
test('a parameter that is missing does not compile, and has no words', () => {
  // @ts-expect-error -- the hectares are missing
  const phrase = geometryPhrase('problem.shared-land');
  expect(() => geometryWords(phrase)).toThrow(RangeError);
});
