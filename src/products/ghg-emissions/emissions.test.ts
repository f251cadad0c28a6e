import { expect, test } from 'vitest';
import { biomassYearBefore } from './service.ts';
import { addLoss, emissionRecords, emptyYear, fillUnfit } from './compute.ts';

test('worked out by hand: 2 ha of rainforest with 200 t/ha', () => {
  const year = emptyYear(2020);
  addLoss(year, 'tropical-rainforest', 2, 200, 50);
  const [record] = emissionRecords([{ year: 2020, lossHectares: 2, known: year }], 'tropical-rainforest', false);
  // 400 t · 1.37 · 0.47 · 44/12 = 944.3867 t CO2; the deviation a quarter.
  expect(record!.co2_t).toBeCloseTo(944.386_667, 5);
  expect(record!.sd_tco2e).toBeCloseTo(944.386_667 / 4, 5);
  expect([record!.ch4_tco2e, record!.n2o_tco2e, record!.total_tco2e]).toEqual([0, 0, record!.co2_t]);
  const [burnt] = emissionRecords([{ year: 2020, lossHectares: 2, known: year }], 'tropical-rainforest', true);
  // 400 t · 0.55 · 6.8 g/kg · 27 and · 0.20 · 273, in tonnes.
  expect(burnt!.ch4_tco2e).toBeCloseTo((400 * 0.55 * 6.8 * 27) / 1000, 9);
  expect(burnt!.n2o_tco2e).toBeCloseTo((400 * 0.55 * 0.2 * 273) / 1000, 9);
  // The biomass is off by a quarter, and all three gases with it.
  expect(burnt!.sd_tco2e).toBeCloseTo(burnt!.total_tco2e! / 4, 9);
});

test('cells without biomass take the forest’s mean; without any the year is not known, and a year without loss is zero', () => {
  const year = emptyYear(2020);
  addLoss(year, 'tropical-rainforest', 1, 100, 0);
  addLoss(year, 'tropical-rainforest', 1, 0, 0);
  const filled = fillUnfit(year, 'tropical-rainforest', 100)!;
  expect([filled.hectares, filled.dryMatterTonnes, filled.deviationTonnes]).toEqual([2, 200, null]);
  const records = emissionRecords(
    [
      { year: 2020, lossHectares: 2, known: fillUnfit(year, 'tropical-rainforest', null) },
      { year: 2021, lossHectares: 0, known: emptyYear(2021) },
    ],
    'tropical-rainforest',
    false,
  );
  expect(records.map(({ co2_t }) => co2_t)).toEqual([null, 0]);
});

test('the biomass is that of the newest map before the loss', () => {
  expect([2018, 2019, 2023, 2025, 2007].map(biomassYearBefore)).toEqual([2017, 2018, 2022, 2024, 2006]);
});
