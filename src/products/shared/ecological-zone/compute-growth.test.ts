import { describe, expect, test } from 'vitest';
import { ecologicalZones } from '#api/ecological-zones.ts';
import { fieldPlots } from './compute-field-plots.ts';
import { growthFactor, growthTable } from './compute-growth.ts';

const continents = ['Africa', 'Americas', 'Asia', 'Europe'] as const;
const ages = ['young', 'old'] as const;
const highestPublished = 7.6;

describe('growth by age', () => {
  test('checked cells are those of the publication', () => {
    const growth = (continent: 'Africa' | 'Americas' | 'Asia', age: 'young' | 'old') =>
      growthFactor('tropical-rainforest', continent, 'tree', age)!;
    expect(growth('Africa', 'young')).toMatchObject({ growth: 7.6, lower: 3.8, upper: 7.6 * 1.5, status: 'checked' });
    expect(growth('Africa', 'old')).toMatchObject({ growth: 3.5, lower: 0.65, upper: 5.25, status: 'checked' });
    expect(growth('Asia', 'young')).toMatchObject({ growth: 3.4, status: 'checked' });
    expect(growth('Asia', 'old')).toMatchObject({ growth: 2.7, lower: 0.35, status: 'recalled' });
    expect(growth('Americas', 'old')).toMatchObject({ growth: 2.3, status: 'checked' });
  });

  test('for every zone, continent and kind: never rises with age, never above the highest published rate, bounds contain it', () => {
    for (const zone of ecologicalZones)
      for (const continent of continents)
        for (const kind of ['tree', 'shrub'] as const) {
          const [young, old] = ages.map((age) => growthFactor(zone, continent, kind, age));
          if (zone === 'polar') {
            expect([young, old]).toEqual([null, null]);
            continue;
          }
          expect(old!.growth, `${zone}, ${continent}, ${kind}`).toBeLessThanOrEqual(young!.growth);
          for (const factor of [young!, old!]) {
            expect(factor.growth).toBeLessThanOrEqual(highestPublished);
            expect(factor.lower).toBeLessThanOrEqual(factor.growth);
            expect(factor.upper).toBeGreaterThanOrEqual(factor.growth);
            expect(factor.source.detail).toMatch(/table 4\.9/);
          }
        }
  });

  test('the interval contains every figure that the table has for the cell', () => {
    for (const { zone, continent, row } of growthTable) {
      const at = continent === 'all' ? 'Europe' : continent;
      const old = growthFactor(zone, at, 'tree', 'old')!;
      for (const cell of [row.old, row.oldGrowth])
        for (const rate of cell ? [cell.rate].flat() : []) {
          expect(old.lower, `${zone}, ${continent}`).toBeLessThanOrEqual(rate);
          expect(old.upper, `${zone}, ${continent}`).toBeGreaterThanOrEqual(rate);
        }
    }
  });

  test('a recalled row that rises with age takes the lower rate at both ages and spans both', () => {
    for (const age of ages)
      expect(growthFactor('tropical-shrubland', 'Africa', 'shrub', age)).toMatchObject({
        growth: 0.45,
        lower: 0.225,
        status: 'conflicting',
      });
    expect(growthFactor('boreal-mountain', 'Europe', 'tree', 'old')).toMatchObject({ growth: 1, status: 'conflicting' });
    expect(growthFactor('boreal-mountain', 'Europe', 'tree', 'old')!.upper).toBeCloseTo(1.65, 12);
  });

  test('a zone without a row takes its neighbour’s, with wider bounds', () => {
    expect(growthFactor('temperate-steppe', 'Asia', 'tree', 'young')).toMatchObject({
      growth: 4,
      lower: 1,
      upper: 7,
      status: 'neighbouring',
    });
  });

  test('primary forest takes the rate of old growth, and that of older forest where the table has none', () => {
    const primary = (zone: 'tropical-rainforest' | 'tropical-dry' | 'tropical-mountain', continent: 'Africa' | 'Asia') =>
      growthFactor(zone, continent, 'tree', 'primary')!;
    expect(primary('tropical-rainforest', 'Asia')).toMatchObject({ growth: 0.7, lower: 0.35, upper: 0.7 * 1.5, status: 'checked' });
    expect(primary('tropical-rainforest', 'Africa').source.detail).toMatch(/old growth/);
    expect(primary('tropical-mountain', 'Asia')).toMatchObject({ growth: -0.7, lower: expect.closeTo(-1.05, 12) });
    expect(primary('tropical-dry', 'Africa')).toEqual(growthFactor('tropical-dry', 'Africa', 'tree', 'old'));
    for (const zone of ecologicalZones)
      for (const continent of continents) {
        const [old, known] = [growthFactor(zone, continent, 'tree', 'old'), growthFactor(zone, continent, 'tree', 'primary')];
        expect(known?.growth ?? 0, `${zone}, ${continent}`).toBeLessThanOrEqual(old?.growth ?? 0);
      }
  });

  test('primary forest of Borneo: the lower bound reaches the published rate of old growth', () => {
    const { lower, upper } = growthFactor('tropical-rainforest', 'Asia', 'tree', 'old')!;
    expect(lower).toBeLessThan(0.7);
    expect(upper).toBeLessThan(7.66);
  });
});

test('field plots stand beside a rate and never in its place', () => {
  expect(fieldPlots('tropical-moist-deciduous', 'Africa')!.median).toBeCloseTo(9.7, 1);
  expect(growthFactor('tropical-moist-deciduous', 'Africa', 'tree', 'young')!.growth).toBe(2.9);
  expect(fieldPlots('polar', 'Europe')).toBeNull();
});
