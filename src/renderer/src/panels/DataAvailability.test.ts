// @vitest-environment happy-dom
import { flushPromises, longName, mountAlone, page, rightToLeftName, text } from '#test/window/mount.ts';
import { productState } from '#test/window/fixtures.ts';
import { expect, test } from 'vitest';
import type { ProductState } from '#api/index.ts';
import { useWorkspace } from '#window/workspace/workspace.ts';
import DataAvailability from './DataAvailability.vue';

async function show(products: ProductState[] | null, more: object = {}) {
  const { wrapper } = mountAlone(DataAvailability);
  useWorkspace().available = products === null ? null : { products, ...more };
  await flushPromises();
  return wrapper;
}
const row = (slug: string) => {
  const found = page.all(`li[data-slug="${slug}"]`)[0];
  if (!found) throw new Error(`No row of ${slug}`);
  return found;
};

test('before the service answers no product is ready, and the count says so', async () => {
  await show(null);
  expect(page.all('li[data-state="ready"]')).toEqual([]);
  expect(page.text()).toContain(text('availability.working', { ready: '0', all: '13', n: '4' }));
});

test('every state has its own words, and progress its share', async () => {
  await show([
    productState('weather', { state: 'running', progress: 0.42 }),
    productState('soil'),
    productState('climate', { state: 'failed', reason: 'The source does not answer.' }),
    productState('ghg-emissions', { state: 'not_available', reason: 'No trees here.' }),
  ]);
  expect(row('weather').textContent).toContain(text('panel.percent', { n: '42' }));
  expect(row('soil').textContent).toContain(text('state.ready'));
  expect(row('climate').textContent).toContain(text('state.failed'));
  expect(row('climate').title).toContain('The source does not answer.');
  expect(row('ghg-emissions').title).toContain('No trees here.');
});

test('when all is there it counts what is ready, and nothing that works', async () => {
  await show([productState('weather'), productState('soil')], { climate_risk: ['TXx_baseline'] });
  expect(page.text()).not.toContain(text('state.running'));
  expect(row('soil').dataset['state']).toBe('ready');
});

test('the name of a product opens its panel; one without a panel is no button', async () => {
  const wrapper = await show([productState('soil'), productState(longName)]);
  await page.press(row('soil').querySelector('button')!);
  expect(wrapper.emitted('open')).toEqual([['land', 'soil']]);
  expect(row(longName).querySelector('button')).toBeNull();
  expect(row(longName).querySelector('.name')?.textContent).toBe(longName);
});

test('years without a collection are told to a screen reader too', async () => {
  await show([productState('soil'), productState('weather', { data_start: '2019-01-01', data_end: '2024-12-31' })]);
  expect(row('soil').querySelector('[role="img"]')?.getAttribute('aria-label')).toBe(text('availability.noDates'));
  expect(row('weather').querySelector('[role="img"]')?.getAttribute('aria-label')).toBe('2019–2024');
});

test('a programme of the service is shown by its own name', async () => {
  await show([], { carbon_programs: { program: rightToLeftName, eligibility_status: 'under review' } });
  expect(page.text()).toContain(text('availability.eligibility', { program: rightToLeftName, status: 'under review' }));
});
