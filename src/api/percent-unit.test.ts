import { expect, test } from 'vitest';
import { inPercent, percentUnit, type ToldShare } from './percent-unit.ts';

const told = (share: number | null, hectares: number | null = null, areaHectares: number | null = null): ToldShare => ({
  share,
  hectares,
  areaHectares,
});

test.each<[string, ToldShare[], ReturnType<typeof percentUnit>]>([
  ['5 of 100 ha as 5', [told(5, 5, 100)], 'percent'],
  ['5 of 100 ha as 0.05', [told(0.05, 5, 100)], 'fraction'],
  // Half a percent of the land, in percent: below 1, and yet no fraction.
  ['0.5 of 100 ha as 0.5', [told(0.5, 0.5, 100)], 'percent'],
  ['all of it as 1', [told(1, 100, 100)], 'fraction'],
  ['all of it as 100', [told(100, 100, 100)], 'percent'],
  ['rounded to nearly nothing', [told(0.01, 1.49, 100)], 'fraction'],
  ['above 1 without hectares', [told(12)], 'percent'],
  ['below 1 without hectares', [told(0.4)], null],
  ['nothing lost anywhere', [told(0, 0, 100), told(null)], null],
  ['records that contradict', [told(5, 5, 100), told(0.05, 5, 100)], null],
  ['one clear record among empty ones', [told(0, 0, 100), told(null, 3, 100), told(0.2, 20, 100)], 'fraction'],
  ['not of this area at all', [told(0.4, 10, 100)], null],
])('%s', (_name, records, unit) => {
  expect(percentUnit(records)).toBe(unit);
});

test('in percent', () => {
  expect([
    inPercent(0.25, 'fraction'),
    inPercent(25, 'percent'),
    inPercent(0.25, null),
    inPercent(0, null),
    inPercent(null, 'percent'),
  ]).toEqual([25, 25, null, 0, null]);
});
