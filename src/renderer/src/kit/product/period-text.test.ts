import { expect, test, vi } from 'vitest';
import { setLanguage } from '../text/index.ts';
import { earliestWeather, isWhole, periodText, wholePeriod } from './period-text.ts';

test('the whole period of a day', () => {
  expect(wholePeriod('2024-02-10', 'monthly')).toEqual({ first: '2024-02-01', last: '2024-02-29' });
  expect(wholePeriod('2026-11-22', 'weekly')).toEqual({ first: '2026-11-16', last: '2026-11-22' });
  expect(wholePeriod('2026-11-16T00:00:00+03:00', 'weekly').first).toBe('2026-11-16');
  expect(wholePeriod('2026-05-04', 'yearly')).toEqual({ first: '2026-01-01', last: '2026-12-31' });
});
test('a period is not whole when it begins late or its end is not there yet', () => {
  expect(isWhole('2025-11-21T00:00:00+03:00', 'monthly', '2026-11-16')).toBe(false);
  expect(isWhole('2026-10-01', 'monthly', '2026-11-16')).toBe(true);
  expect(isWhole('2026-11-01', 'monthly', '2026-11-16')).toBe(false);
  expect(isWhole('2026-11-01', 'monthly', '2026-11-30')).toBe(true);
  expect(isWhole('2026-11-16', 'daily', '2026-11-16')).toBe(true);
  expect(isWhole('spring', 'monthly', '2026-11-16')).toBe(true);
});
test('periods in words of the language', async () => {
  expect([
    periodText('2026-05-04T00:00:00+03:00', 'daily'),
    periodText('2026-05-01', 'monthly'),
    periodText('2026-01-01', 'yearly'),
    periodText('spring', 'monthly'),
  ]).toEqual(['May 4, 2026', 'May 2026', '2026', 'spring']);
  vi.stubGlobal('document', { documentElement: {} });
  await setLanguage('es');
  expect(periodText('2026-05-01', 'monthly')).toBe('may 2026');
});
test('ten years back is lawful wherever it is tomorrow already', () => {
  expect(earliestWeather(new Date('2026-11-21T09:00:00Z'))).toBe('2016-11-21');
  expect(earliestWeather(new Date('2026-11-21T21:03:00Z'))).toBe('2016-11-22');
  expect(earliestWeather(new Date('2024-02-28T23:00:00Z'))).toBe('2014-02-28');
});
