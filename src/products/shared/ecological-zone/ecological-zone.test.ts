import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { hasShared, shared } from '../../../../test/helpers/shared.ts';
import { rootToShoot } from './compute-factors.ts';
import { fieldRates } from './compute-field-plots.ts';
import { continentOf, ecologicalZone, thornthwaite } from './compute-zone.ts';

const flat = (value: number) => Array.from({ length: 12 }, () => value);
const cosine = (mean: number, swing: number, peak = 6) =>
  Array.from({ length: 12 }, (_, month) => mean + swing * Math.cos(((month - peak) * Math.PI) / 6));
const zone = (temperature: number[], precipitation: number[], height = 100, latitude = 0, nightly = 6) =>
  ecologicalZone({ temperature, minimum: temperature.map((value) => value - nightly), precipitation }, height, latitude);

describe('zones', () => {
  test('tropical ones by the number of dry months: a month with at most twice as many millimetres as degrees', () => {
    const rain = (dryMonths: number) => Array.from({ length: 12 }, (_, month) => (month < dryMonths ? 52 : 200));
    expect([0, 3, 4, 5, 6, 8].map((dry) => zone(flat(26), rain(dry)))).toEqual([
      'tropical-rainforest',
      'tropical-rainforest',
      'tropical-moist-deciduous',
      'tropical-moist-deciduous',
      'tropical-dry',
      'tropical-dry',
    ]);
    // Lhasa's kind: 3650 m at 29.7 degrees north, -2 to 16 °C.
    expect(zone(cosine(8, 9), [1, 1, 3, 8, 30, 75, 130, 120, 60, 8, 2, 1], 3650, 29.7)).not.toMatch(/^tropical/);
    expect([zone(flat(26), flat(20)), zone(flat(26), flat(10)), zone(flat(15), flat(200), 2000)]).toEqual([
      'tropical-shrubland',
      'tropical-desert',
      'tropical-mountain',
    ]);
  });

  test('the rule of 1000 m at known places: plateaus of the tropics are no mountains, highlands are', () => {
    // Typical climates (mean temperature and rain by month), recalled; the night is six degrees colder.
    const known: Record<string, [height: number, latitude: number, temperature: number[], rain: number[]]> = {
      Lusaka: [1280, -15.4, [22, 22, 22, 21, 18.5, 16.3, 16, 18.4, 22, 24.2, 23.6, 22.5], [245, 186, 105, 28, 4, 0, 0, 0, 2, 15, 89, 207]],
      Ndola: [
        1300,
        -13,
        [21.4, 21.4, 21.2, 20.2, 18, 15.8, 15.9, 18.4, 22.1, 23.7, 22.7, 21.6],
        [300, 250, 170, 46, 4, 1, 0, 0, 3, 32, 130, 306],
      ],
      Brasilia: [
        1172,
        -15.8,
        [22, 22.1, 22.1, 21.9, 20.7, 19.6, 19.6, 21.2, 22.7, 22.9, 22.1, 22],
        [206, 180, 227, 133, 30, 9, 12, 24, 46, 160, 232, 248],
      ],
      Kampala: [
        1190,
        0.3,
        [22.5, 22.9, 22.5, 21.9, 21.6, 21.3, 21, 21.2, 21.7, 21.9, 21.8, 21.9],
        [70, 62, 130, 169, 118, 69, 63, 96, 108, 138, 149, 92],
      ],
      Nairobi: [
        1795,
        -1.3,
        [19.7, 20.6, 20.8, 20.2, 19.2, 17.9, 17.1, 17.5, 18.8, 20, 19.5, 19.2],
        [64, 57, 93, 219, 177, 35, 18, 24, 28, 55, 154, 101],
      ],
      'Addis Ababa': [
        2355,
        9,
        [15.9, 17, 17.9, 17.8, 18, 16.7, 15.3, 15.3, 15.7, 15.6, 15.2, 15.1],
        [13, 30, 58, 82, 84, 138, 280, 290, 149, 27, 7, 7],
      ],
      Bogota: [
        2550,
        4.7,
        [13.1, 13.4, 13.8, 14, 14.1, 13.7, 13.3, 13.3, 13.3, 13.4, 13.5, 13.2],
        [50, 68, 91, 135, 120, 54, 35, 45, 70, 137, 127, 81],
      ],
    };
    const found = Object.fromEntries(
      Object.entries(known).map(([name, [height, latitude, temperature, rain]]) => [name, zone(temperature, rain, height, latitude)]),
    );
    expect(found).toEqual({
      Lusaka: 'tropical-dry',
      Ndola: 'tropical-dry',
      Brasilia: 'tropical-moist-deciduous',
      Kampala: 'tropical-rainforest',
      Nairobi: 'tropical-mountain',
      'Addis Ababa': 'tropical-mountain',
      Bogota: 'tropical-mountain',
    });
  });

  test('outside the tropics by the months above 10 °C', () => {
    expect(zone(cosine(10, 9), flat(80), 50, 52)).toBe('temperate-oceanic');
    expect(zone(cosine(6, 16), flat(90), 200, 52)).toBe('temperate-continental');
    expect(zone(cosine(-5, 18), flat(40), 200, 62)).toBe('boreal-coniferous');
    expect(zone(cosine(-10, 21), flat(30), 200, 66)).toMatch(/^boreal/);
    expect(zone(flat(-5), flat(30), 200, 80)).toBe('polar');
    // Dry summer (Lisbon's kind), rain all year (Shanghai's kind).
    expect(zone(cosine(17, 6), [110, 90, 70, 60, 45, 15, 4, 6, 30, 90, 110, 120], 50, 38.7)).toBe('subtropical-dry');
    expect(zone(cosine(17, 12), flat(120), 20, 31)).toBe('subtropical-humid');
  });

  test('Thornthwaite: equator at 25 °C has no seasons and about 1400 mm a year; frost has none', () => {
    const months = thornthwaite(flat(25), 0);
    const year = months.reduce((sum, value) => sum + value, 0);
    expect(year).toBeGreaterThan(1250);
    expect(year).toBeLessThan(1550);
    expect(thornthwaite(flat(-3), 60)).toEqual(flat(0));
  });

  test('continents of the growth tables', () => {
    // Asmara, Mekelle, Sanaa, Cairo, Tunis, Crete, Samoa.
    expect(
      [
        [38.9, 15.3],
        [39.5, 13.5],
        [44.2, 15.4],
        [31.2, 30],
        [10.2, 36.8],
        [24.9, 35.2],
        [-171.7, -13.7],
      ].map((place) => continentOf(place as [number, number])),
    ).toEqual(['Africa', 'Africa', 'Asia', 'Africa', 'Africa', 'Europe', 'Asia']);
    expect(
      [
        [-60, -3],
        [20, 0],
        [37.9, -0.5],
        [101, 14],
        [10, 50],
        [147, -9],
        [45, 20],
      ].map((place) => continentOf(place as [number, number])),
    ).toEqual(['Americas', 'Africa', 'Africa', 'Asia', 'Europe', 'Asia', 'Asia']);
  });
});

describe('factors', () => {
  test('root shares by zone and biomass', () => {
    expect([
      rootToShoot('tropical-rainforest', 10),
      rootToShoot('tropical-moist-deciduous', 124),
      rootToShoot('tropical-moist-deciduous', 125),
      rootToShoot('tropical-dry', 19),
      rootToShoot('boreal-coniferous', 200),
      rootToShoot('temperate-oceanic', 80),
    ]).toEqual([0.37, 0.2, 0.24, 0.56, 0.2, 0.23]);
  });

  test.skipIf(!hasShared('samples', 'carbon'))('field medians are those of the database', () => {
    const { rows } = JSON.parse(readFileSync(shared('samples', 'carbon', 'groa-regrowth-rates.json'), 'utf8')) as {
      rows: { domain: string; continent: string; median: number; p25: number; p75: number; sites: number }[];
    };
    const names = {
      wet: 'tropical wet (>=2000 mm)',
      moist: 'tropical moist (1000-2000 mm)',
      dry: 'tropical dry (<1000 mm)',
      mountain: 'tropical mountain (>=1000 m)',
      subtropical: 'subtropical (23.5-35)',
      temperate: 'temperate (35-50)',
      boreal: 'boreal/cool (>50)',
    };
    for (const [group, rates] of Object.entries(fieldRates))
      for (const [continent, rate] of Object.entries(rates)) {
        expect(rows.find((row) => row.domain === names[group as keyof typeof names] && row.continent === continent)).toMatchObject(rate);
      }
  });
});
