import { expect, test } from 'vitest';
import { samePlaces } from '#test/helpers/phrase-places.ts';
import { en } from './en.ts';
import { es } from './es.ts';

test.each(samePlaces(en, es))('%s has the same places in every language', (_, english, spanish) => expect(spanish).toEqual(english));
test('every code has words in both languages', () => expect(Object.keys(es).sort()).toEqual(Object.keys(en).sort()));
