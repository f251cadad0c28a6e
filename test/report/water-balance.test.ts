import { expect, test } from 'vitest';
import { made, textOf } from './made.ts';

const records = Array.from({ length: 24 }, (_, index) => ({
  period: `${2024 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`,
  precipitation_mm: 80,
  pet_mm: 100.4,
  balance_mm: -20.4,
  spei_3: index / 10 - 1,
  spei_12: index === 23 ? null : -1.25,
}));
const answer = {
  project_id: 'p-0',
  lat: 1,
  lon: 35,
  reference: '1991-2020',
  reference_years: 30,
  records,
  source: 'openmeteo era5_seamless',
  fetched_at: '2026-11-20T08:00:00Z',
  method: 'As the weather has it.',
  assumptions: [],
  attribution: 'Open-Meteo',
};
const page = async (waterBalance: unknown, language: 'en' | 'es' = 'en') =>
  textOf((await made({ options: { sections: ['water-balance'], language }, changed: { waterBalance } })).report);

test('the section has the newest index over twelve months with its month, and the balance of these', async () => {
  const text = await page(answer);
  expect(text).toMatch(/SPEI over 12 months to Nov 2025: -1\.25|SPEI over 12 months to Nov 2025: −1\.25/);
  expect(text).toMatch(/Balance of these 12 months: [-−]245 mm/);
  expect(text).toContain('against the same months of 1991-2020');
});

test('without an index it has no figure of one; a service without the product has no section of it', async () => {
  const none = { ...answer, reference_years: 12, records: records.map((record) => ({ ...record, spei_3: null, spei_12: null })) };
  expect(await page(none)).not.toContain('SPEI over 12 months to');
  expect(await page(Object.assign(new Error('There is no such call.'), { code: 'not-found' }))).not.toMatch(/SPEI|no such call/);
});

test('in Spanish no English word of it is left', async () => {
  const text = await page(answer, 'es');
  expect(text).toContain('Balance de esos 12 meses');
  expect(text).not.toMatch(/\b(over|against|rain|months)\b/i);
});
