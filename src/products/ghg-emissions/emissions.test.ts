import { expect, test } from 'vitest';
import { biomassYearBefore } from './service.ts';
import fc from 'fast-check';
import { combustionFactor } from '#products/shared/ecological-zone/compute-factors.ts';
import {
  addFire,
  addLoss,
  dropUnseenFire,
  emissionRecords,
  emptyYear,
  fillUnfit,
  type Fire,
  type LossYear,
  type LostCell,
} from './compute.ts';

const lost = (hectares: number, biomass: number, deviation = 0, isOldGrowth: boolean | null = false): LostCell => ({
  hectares,
  biomass,
  deviation,
  isOldGrowth,
});
const zoneHere = 'tropical-rainforest';

test('worked out by hand: 2 ha of rainforest with 200 t/ha', () => {
  const year = emptyYear(2020);
  addLoss(year, 'tropical-rainforest', lost(2, 200, 50));
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
  addLoss(year, 'tropical-rainforest', lost(1, 100, 0));
  addLoss(year, 'tropical-rainforest', lost(1, 0, 0));
  const filled = fillUnfit(year, 'tropical-rainforest', 100)!;
  expect([filled.hectares, filled.burnableTonnes, filled.deviationTonnes]).toEqual([2, 200 * 0.55, null]);
  expect(filled.dioxideTonnes).toBeCloseTo(200 * 1.37 * 0.47 * (44 / 12), 9);
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

test('what burned is what the map says, and the user’s word goes before it', () => {
  const year = emptyYear(2021);
  addLoss(year, 'tropical-rainforest', lost(2, 200, 50));
  addFire(year.burned!, zoneHere, 'burned', lost(0.5, 200));
  addFire(year.burned!, zoneHere, 'not-burned', lost(1, 200));
  addFire(year.burned!, zoneHere, 'unknown', lost(0.5, 200));
  const asked = (fire: boolean | null) => emissionRecords([{ year: 2021, lossHectares: 2, known: year }], 'tropical-rainforest', fire)[0]!;
  const [mapped, all, none] = [asked(null), asked(true), asked(false)];
  // A quarter of 400 t burned.
  expect(mapped.ch4_tco2e).toBeCloseTo((100 * 0.55 * 6.8 * 27) / 1000, 9);
  expect([mapped, all, none].map(({ burned_loss_ha, unseen_loss_ha, fire_from }) => [burned_loss_ha, unseen_loss_ha, fire_from])).toEqual([
    [0.5, 0.5, 'map'],
    [2, 0, 'declared'],
    [0, 0, 'declared'],
  ]);
  expect([none.ch4_tco2e, none.total_tco2e]).toEqual([0, none.co2_t]);
});

test('without a map of fire the two gases are not known, and the total is carbon dioxide alone', () => {
  const year = { ...emptyYear(2018), burned: null };
  addLoss(year, 'tropical-rainforest', lost(1, 100, 20));
  const [record] = emissionRecords([{ year: 2018, lossHectares: 1, known: year }], 'tropical-rainforest', null);
  expect([record!.ch4_tco2e, record!.n2o_tco2e, record!.burned_loss_ha, record!.fire_from]).toEqual([null, null, null, null]);
  expect(record!.total_tco2e).toBe(record!.co2_t);
});

test('a map that saw none of the loss says nothing of fire; one that saw a part does', () => {
  const [none, part] = [emptyYear(2021), emptyYear(2021)];
  for (const year of [none, part]) addLoss(year, 'tropical-rainforest', lost(1, 100, 0));
  addFire(none.burned!, zoneHere, 'unknown', lost(1, 100));
  addFire(part.burned!, zoneHere, 'unknown', lost(0.9, 100));
  for (const year of [none, part]) dropUnseenFire(year);
  expect([none.burned, part.burned?.unknownHectares, emptyYear(2021).burned]).toEqual([null, 0.9, expect.anything()]);
});

test('burned and unseen never exceed the loss, and the gases lie between those of no fire and of all burned', () => {
  const cell = fc.record({
    hectares: fc.double({ min: 0.001, max: 0.09, noNaN: true }),
    biomass: fc.integer({ min: 0, max: 400 }),
    fire: fc.constantFrom<Fire>('burned', 'not-burned', 'unknown'),
    isOldGrowth: fc.option(fc.boolean()),
  });
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1, maxLength: 40 }), (cells) => {
      const sums = emptyYear(2022);
      for (const { hectares, biomass, fire, isOldGrowth } of cells) {
        addLoss(sums, 'tropical-moist-deciduous', lost(hectares, biomass, 0, isOldGrowth));
        addFire(sums.burned!, 'tropical-moist-deciduous', fire, lost(hectares, biomass, 0, isOldGrowth));
      }
      const known = fillUnfit(sums, 'tropical-moist-deciduous', 120)!;
      const asked = (fire: boolean | null) =>
        emissionRecords([{ year: 2022, lossHectares: known.hectares, known }], 'tropical-moist-deciduous', fire)[0]!;
      const [mapped, all, none] = [asked(null), asked(true), asked(false)];
      expect(mapped.burned_loss_ha! + mapped.unseen_loss_ha!).toBeLessThanOrEqual(mapped.loss_ha! * (1 + 1e-9));
      expect(mapped.total_tco2e!).toBeGreaterThanOrEqual(none.total_tco2e!);
      expect(mapped.total_tco2e!).toBeLessThanOrEqual(all.total_tco2e! * (1 + 1e-9));
      if (cells.every(({ fire }) => fire === 'burned')) expect(mapped.ch4_tco2e!).toBeCloseTo(all.ch4_tco2e!, 9);
    }),
  );
});

test('of old growth in the tropics 36 % burns; what nobody knows counts as secondary forest, and is told', () => {
  expect([true, false, null].map((isOldGrowth) => combustionFactor('tropical-rainforest', isOldGrowth))).toEqual([0.36, 0.55, 0.55]);
  expect([true, false].map((isOldGrowth) => combustionFactor('temperate-oceanic', isOldGrowth))).toEqual([0.51, 0.51]);
  expect(combustionFactor('boreal-mountain', true)).toBe(0.59);
  const year = emptyYear(2021);
  for (const isOldGrowth of [true, false, null]) addLoss(year, zoneHere, lost(1, 100, 0, isOldGrowth));
  addFire(year.burned!, zoneHere, 'burned', lost(1, 100, 0, true));
  const asked = (fire: boolean | null) => emissionRecords([{ year: 2021, lossHectares: 3, known: year }], zoneHere, fire)[0]!;
  expect(asked(null).ch4_tco2e).toBeCloseTo((100 * 0.36 * 6.8 * 27) / 1000, 9);
  expect(asked(true).ch4_tco2e).toBeCloseTo((100 * (0.36 + 0.55 + 0.55) * 6.8 * 27) / 1000, 9);
  expect([year.oldGrowthHectares, year.unknownAgeHectares]).toEqual([1, 1]);
  // Old growth without biomass on the map burns as old growth when the mean stands in.
  const bare = emptyYear(2021);
  addLoss(bare, zoneHere, lost(2, 0, 0, true));
  expect(fillUnfit(bare, zoneHere, 150)!.burnableTonnes).toBeCloseTo(2 * 150 * 0.36, 9);
});

test('what an earlier version kept is answered as it was, until it is collected again', () => {
  const kept = { ...emptyYear(2021), hectares: 1, dioxideTonnes: 200, dryMatterTonnes: 100, burned: null } as Record<string, unknown>;
  delete kept['burnableTonnes'];
  const [record] = emissionRecords([{ year: 2021, lossHectares: 1, known: kept as unknown as LossYear }], zoneHere, true);
  expect(record!.ch4_tco2e).toBeCloseTo((100 * 0.55 * 6.8 * 27) / 1000, 9);
});
