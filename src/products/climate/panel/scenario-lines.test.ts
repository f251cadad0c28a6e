import { expect, test } from 'vitest';
import { addProductTexts } from '#window/panels/product-texts.ts';
import { scenarioLines, spreadOf } from './scenario-lines.ts';

addProductTexts();
const field = 'avg_temperature_degC';
const value = (mean: number, spread: number | null) => ({
  [field]: {
    mean,
    min: spread === null ? null : mean - spread,
    max: spread === null ? null : mean + spread,
    models: spread === null ? null : 5,
  },
});
const all = { ssp126: value(20, 1), ssp245: value(21, 0.5), ssp370: value(22, 2), ssp585: value(24, 1) };

test('the band reaches from the lowest to the highest model of all scenarios, and holds every line', () => {
  const spread = spreadOf(all, field)!;
  expect([spread.low, spread.high]).toEqual([19, 25]);
  for (const mean of Object.values(spread.means)) expect(mean! >= spread.low! && mean! <= spread.high!).toBe(true);
  const lines = scenarioLines([spread], [21.8]);
  expect(lines.map(({ label, values, thin = false, strong = false }) => [label, values[0], thin, strong])).toEqual([
    ['Lowest model', 19, true, false],
    ['All models and scenarios', 25, true, false],
    ['Weighted mean', 21.8, false, true],
    ['SSP1-2.6', 20, false, false],
    ['SSP2-4.5', 21, false, false],
    ['SSP3-7.0', 22, false, false],
    ['SSP5-8.5', 24, false, false],
  ]);
});
test('without single models, or without all scenarios, there is no band; without scenarios there are no lines', () => {
  const preview = spreadOf({ ...all, ssp585: value(24, null) }, field)!;
  expect([preview.low, preview.high, preview.means.ssp585]).toEqual([null, null, 24]);
  expect(scenarioLines([preview], [21.8]).some(({ thin }) => thin)).toBe(false);
  expect([spreadOf(undefined, field), spreadOf({}, field), spreadOf({ ssp126: 'x' }, field), spreadOf([], field)]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
test('values are scaled into the unit of the picture, and gaps stay gaps', () => {
  const spread = spreadOf(all, field)!;
  const lines = scenarioLines([spread, null], [21.8, null], 100);
  expect(lines.find(({ label }) => label === 'SSP2-4.5')!.values).toEqual([2100, null]);
});
