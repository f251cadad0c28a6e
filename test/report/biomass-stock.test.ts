import { expect, test } from 'vitest';
import { made, textOf } from './made.ts';

const spread = (value: number, sd: number) => ({
  value,
  sd_correlated: sd,
  sd_independent: sd / 4,
  lower: Math.max(0, value - 1.96 * sd),
  upper: value + 1.96 * sd,
});
const none = { value: 61.24, sd_correlated: null, sd_independent: null, lower: null, upper: null };
const answer = {
  project_id: 'p-0',
  year: 2022,
  covered_ha: 100,
  unknown_ha: 0,
  zero_ha: 10,
  biomass_t_per_ha: spread(61.24, 15),
  biomass_t: spread(6124, 1500),
  carbon_t: spread(2878.28, 705),
  source: 'ccibiomass v6.0',
  fetched_at: '2026-11-20T08:00:00Z',
  method: 'As the map has it.',
  assumptions: [],
  attribution: 'ESA CCI Biomass',
};
const page = async (biomassStock: unknown, language: 'en' | 'es' = 'en') =>
  textOf((await made({ options: { sections: ['carbon'], language }, changed: { biomassStock } })).report);

test('the section on carbon begins with the stock and its bounds, the wider of two', async () => {
  const text = await page(answer);
  expect(text).toContain('Biomass above ground in 2022');
  expect(text).toContain('61.2 (31.8 to 90.6)');
  expect(text).toContain('2,878 (1,496 to 4,260)');
  expect(text).toContain('the wider of two bounds');
});

test('without deviations it has the value alone; a service without the product has the section as before', async () => {
  const text = await page({ ...answer, biomass_t_per_ha: none });
  expect(text).toContain('61.2');
  expect(text).not.toContain('61.2 (');
  expect(await page(Object.assign(new Error('There is no such call.'), { code: 'not-found' }))).not.toMatch(/Biomass above|no such call/);
});

test('in Spanish no English word of it is left', async () => {
  const text = await page(answer, 'es');
  expect(text).toContain('61,2 (31,8 a 90,6)');
  expect(text).not.toMatch(/\b(above|ground|wider)\b/);
});
