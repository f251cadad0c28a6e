// @vitest-environment happy-dom
import { mountAlone, page, rightToLeftName, text } from '#test/window/mount.ts';
import { expect, test } from 'vitest';
import { usePortfolio } from './portfolio.ts';
import PortfolioFilters from './PortfolioFilters.vue';

test('an empty portfolio asks for no province and no product', () => {
  mountAlone(PortfolioFilters);
  expect((page.get('portfolio-province') as HTMLSelectElement).disabled).toBe(true);
  expect([page.find('portfolio-product'), page.find('portfolio-kind'), page.find('portfolio-clear')]).toEqual([null, null, null]);
});

test('what is typed filters at once and can be cleared', async () => {
  mountAlone(PortfolioFilters);
  await page.type(page.get('portfolio-filter'), rightToLeftName);
  expect(usePortfolio().filter.text).toBe(rightToLeftName);
  await page.press(page.get('portfolio-clear'));
  expect((page.get('portfolio-filter') as HTMLInputElement).value).toBe('');
});

test('a least area above the most is named, and marked at both fields', async () => {
  mountAlone(PortfolioFilters);
  const fields = page.all('input[type="number"]');
  await page.type(fields[0]!, '50');
  expect(page.alerts()).toEqual([]);
  await page.type(fields[1]!, '5');
  expect(page.alerts()).toEqual([text('portfolio.filter.wrongRange')]);
  expect(fields.map((field) => field.getAttribute('aria-invalid'))).toEqual(['true', 'true']);
});
