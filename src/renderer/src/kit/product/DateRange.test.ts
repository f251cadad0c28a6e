// @vitest-environment happy-dom
import { mountAlone, page, text } from '#test/window/mount.ts';
import { expect, test } from 'vitest';
import DateRange from './DateRange.vue';
import { dayText } from './period-text.ts';

const props = {
  start: '',
  end: '',
  earliest: '2000-01-01',
  latest: '2024-12-31',
  name: 'weather',
  usual: { start: '2023-01-01', end: '2023-12-31' },
};

test('while nothing is chosen the days that hold are shown', () => {
  mountAlone(DateRange, { props });
  expect(page.text()).toContain(dayText('2023-01-01'));
  expect(page.alerts()).toEqual([]);
});

test('a day between the limits is passed on', async () => {
  const { wrapper } = mountAlone(DateRange, { props });
  await page.type(page.get('weather-start'), '2020-05-01');
  expect(wrapper.emitted('update:start')).toEqual([['2020-05-01']]);
});

test('a day outside stays in the field with the reason, and is not passed on', async () => {
  const { wrapper } = mountAlone(DateRange, { props });
  await page.type(page.get('weather-end'), '2031-05-01');
  expect(page.alerts()).toEqual([text('dates.outside', { from: dayText('2000-01-01'), to: dayText('2024-12-31') })]);
  expect(document.getElementById(page.get('weather-end').getAttribute('aria-describedby')!)?.textContent).toBe(page.alerts()[0]);
  expect(wrapper.emitted('update:end')).toBeUndefined();
});

test('a period that ends before it begins is named at its end', async () => {
  mountAlone(DateRange, { props: { ...props, start: '2020-05-01' } });
  await page.type(page.get('weather-end'), '2020-04-01');
  expect(page.alerts()).toEqual([text('dates.order', { from: dayText('2020-05-01') })]);
});

test('nothing is said of a year that is half typed', async () => {
  mountAlone(DateRange, { props });
  await page.type(page.get('weather-start'), '0202-05-01');
  expect(page.alerts()).toEqual([]);
});

test('a refusal of the service stands at the field that it names', () => {
  mountAlone(DateRange, { props: { ...props, refused: { field: 'end_date', message: 'No data after 2022.' } } });
  expect(page.alerts()).toEqual(['No data after 2022.']);
  expect(page.get('weather-start').getAttribute('aria-invalid')).toBe('false');
});
