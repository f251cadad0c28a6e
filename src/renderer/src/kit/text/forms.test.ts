import { afterEach, expect, test } from 'vitest';
import { dateForm, nextOf, numberForm, numberForms } from './forms.ts';
import { dateTime, dayOf, decimal, fileSize, hectares, numberLocale, phrased } from './index.ts';

afterEach(() => {
  numberForm.value = 'system';
  dateForm.value = 'system';
});
/** White space of any kind as a blank: locales group with narrow ones. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

test('numbers are written in the chosen form, whatever the language', () => {
  numberForm.value = 'comma';
  expect([decimal(1234.5, 1), hectares(0.25), fileSize(2_500_000)]).toEqual(['1.234,5', '0,25', '2,5 MB']);
  numberForm.value = 'space';
  expect(plain(decimal(1234.5, 1))).toBe('1 234,5');
  numberForm.value = 'point';
  expect([decimal(1234.5, 1), numberLocale()]).toEqual(['1,234.5', 'en']);
});

test('sentences of a service have the decimal mark of the form', () => {
  const phrase = { code: 'problem.at', params: { problem: 'x', longitude: 35.5, latitude: 1.25 } };
  numberForm.value = 'point';
  const point = phrased(phrase, '');
  numberForm.value = 'comma';
  expect(point).toMatch(/35\.5/);
  expect(phrased(phrase, '')).toBe(point.replaceAll(/(\d)\.(\d)/g, '$1,$2'));
});

test('days in figures are year, month and day', () => {
  dateForm.value = 'iso';
  expect(dayOf('2026-05-04T12:00:00Z')).toBe('2026-05-04');
  expect(dateTime('2026-05-04T12:00:00Z')).toMatch(/^2026-05-0\d \d\d:\d\d$/);
  dateForm.value = 'system';
  expect(dayOf('2026-05-04T12:00:00Z')).not.toBe('2026-05-04');
});

test('choices follow one another in a circle', () => {
  const forms = Object.keys(numberForms);
  expect(nextOf(forms, 'system')).toBe('point');
  expect(nextOf(forms, forms.at(-1)!)).toBe('system');
});
