import { expect, test } from 'vitest';
import { samePlaces } from '#test/helpers/phrase-places.ts';
import { noteOf, UnreadableFile } from '../format.ts';
import { formatList } from '../list.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { formatPhrase, inEnglish, listed, rangeFault, reasonOf, say } from './index.ts';

test.each(samePlaces(en, es))('%s has the same places in every language', (_, english, spanish) => expect(spanish).toEqual(english));
test('a note and a refusal carry their words as data', () => {
  const phrase = say('file.no-shape', { n: 3 });
  expect(noteOf('no-geometry', 'info', phrase, 2)).toEqual({
    code: 'no-geometry',
    severity: 'info',
    message: 'Feature 3 has no shape; it is kept in the table.',
    phrase: { code: 'file.no-shape', params: { n: 3 } },
    feature: 2,
  });
  expect(new UnreadableFile('empty-file', say('file.empty'))).toMatchObject({ code: 'empty-file', phrase: { code: 'file.empty' } });
});
test('a reason is data where it is ours, and the words of a library are cut', () => {
  expect(reasonOf(rangeFault(say('file.shape.not-a-number')))).toEqual({ code: 'file.shape.not-a-number' });
  expect(reasonOf(new SyntaxError('Unexpected end of JSON input'), 10)).toBe('Unexpected');
});
test('a list is written with commas between', () => {
  expect(inEnglish(say('file.unknown-kind', { formats: listed(['a', formatPhrase('gpx'), 'c']) }))).toContain('It opens a, GPS exchange (GPX), c.');
  expect(listed([])).toBe('');
});
test('every format has its name', () => expect(formatList.map(({ id }) => formatPhrase(id)).filter((one) => typeof one === 'string')).toEqual([]));
