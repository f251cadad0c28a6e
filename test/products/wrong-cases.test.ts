import { describe, expect, test } from 'vitest';
import type { DataAccess, DataSettings } from '#datasets/data-access.ts';
import { elevationMetres } from '#datasets/elevation-source.ts';
import { yearlyGrowth } from '#products/baseline-sequestration/compute.ts';
import { additionalityRecords, type Given } from '#products/carbon-additionality/compute.ts';
import { exactly } from '#products/carbon-additionality/compute-amount.ts';
import { changesOf, type Run } from '#products/climate-risk/compute-ensemble.ts';
import { metrics } from '#products/climate-risk/compute.ts';
import { emptyForestLoss } from '#products/deforestation-summary/compute.ts';
import { deforestationYears } from '#products/deforestation-summary/compute-years.ts';
import { benchmarkRecords, type Plot } from '#products/performance-benchmark/compute.ts';
import { chosenProgram, programsFor } from '#products/shared/eligibility/compute.ts';
import { service as weather } from '#products/weather/service.ts';
import { collectContext, projectAt } from '../helpers/packed-data.ts';

/** What a reading of the products by a scientist found wrong, each case with its own figures, so that none of it comes back. */

describe('1. growth by age', () => {
  const bare = { treeYoung: 0, treeOld: 0, treePrimary: 0, mangroveYoung: 0, mangroveOld: 0, shrubYoung: 0, shrubOld: 0 };
  const borneo = (woody: Partial<typeof bare>) => yearlyGrowth({ ...bare, ...woody }, 'tropical-rainforest', 'Asia');

  test('1,000 ha of primary Borneo forest take up what the reference gives, not eleven times as much', () => {
    const { value, lower, upper } = borneo({ treePrimary: 1000 });
    // 0.7 t/ha of old growth, root share 0.37, carbon 0.47; it was 18,084.
    expect(value).toBeCloseTo(1653, -1);
    expect([lower! < 1653, upper! > 1653]).toEqual([true, true]);
  });

  test('where nobody knows whether it is primary, both bounds are there', () => {
    const { value, lower, upper } = borneo({ treeOld: 1000 });
    expect(value!).toBeLessThan(18_084 / 2);
    expect(lower!).toBeLessThan(1653);
    expect(upper!).toBeGreaterThan(value!);
  });

  test('old forest never grows faster than young', () => {
    for (const continent of ['Africa', 'Americas', 'Asia'] as const)
      for (const zone of ['tropical-rainforest', 'tropical-moist-deciduous'] as const) {
        const of = (woody: Partial<typeof bare>) => yearlyGrowth({ ...bare, ...woody }, zone, continent).value!;
        expect(of({ treeOld: 1 })).toBeLessThanOrEqual(of({ treeYoung: 1 }));
        // 9.70 t/ha, the median of six plots, was above every published rate.
        expect(of({ treeYoung: 1 })).toBeLessThanOrEqual(7.6 * 1.37 * 0.47 * (44 / 12) + 1e-9);
      }
  });
});

describe('2. additionality', () => {
  const given: Given = {
    startYear: 2020,
    lastYear: 2025,
    observed: { projectHectares: 36.8, openShare: 0, otherOpenShare: 0, established: [] },
    declared: null,
    rate: { value: 10, lower: 5, upper: 15 },
    baseline: { growth: { value: 184, lower: 40, upper: 260 }, woodyHectares: 36.8, totalHectares: 36.8 },
    losses: [2021, 2022, 2023, 2024, 2025].map((year) => ({ year, tonnes: exactly(0) })),
    benchmarks: [{ year: 2025, value: 0.01, lower: 0, upper: 0.1 }],
  };
  const last = (changed: Partial<Given> = {}) => additionalityRecords({ ...given, ...changed }).at(-1)!;

  test('36.8 ha of intact forest whose NDVI rose by 0.036 have none (it was 928 t)', () => {
    expect(last()).toMatchObject({ removals_tco2e: 0, additionality_tco2e: 0, census_additionality_tco2e: 0 });
  });

  test('planting on farmland has some (it was 0 for ever), and a loss is taken off (it was not)', () => {
    const declared = { kind: 'planting-plan' as const, plantings: [{ year: 2020, hectares: 20, lower_hectares: 20, upper_hectares: 20 }] };
    const farmland = {
      declared,
      observed: { ...given.observed, openShare: 1 },
      baseline: { growth: exactly(0), woodyHectares: 0, totalHectares: 36.8 },
    };
    const planted = last({ ...farmland, benchmarks: [{ year: 2025, value: 0, lower: 0, upper: 0 }] });
    expect(planted).toMatchObject({ removals_tco2e: 1000, additionality_tco2e: 1000 });
    const lost = last({
      ...farmland,
      benchmarks: [{ year: 2025, value: 0, lower: 0, upper: 0 }],
      losses: given.losses.map((one) => (one.year === 2023 ? { year: 2023, tonnes: exactly(1637) } : one)),
    });
    expect(lost.additionality_tco2e).toBe(1000 - 1637);
  });

  test('a project that rose by 0.002 beside controls that rose by 0.06 has a benchmark of 1 (it was 30.5)', () => {
    const plots = (rise: number): Plot[] =>
      Array.from({ length: 60 }, (_, index) => ({
        covariates: [0],
        index: { 2020: 0.5, 2025: 0.5 + rise + (index % 3) * 1e-4 },
        isOpen: true,
      }));
    const [project, controls] = [plots(0.002), plots(0.06)];
    const matching = { controls: project.flatMap((_, index) => [index, index, index, index, index]), covariates: [], balanced: true };
    const record = benchmarkRecords(project, controls, matching, 2020, 2025).at(-1)!;
    expect([record.performance_benchmark, record.performance_benchmark_lower, record.performance_benchmark_upper]).toEqual([1, 1, 1]);
  });
});

test('3. a project that is forest is not eligible for tree planting, by either approach', () => {
  const forest = { standingForest: 1, recentForest: 1, woody: 1, recentLoss: 0, wetland: 0, hasControls: true };
  expect(chosenProgram(programsFor(forest), null)).toMatchObject({ program: 'ARR', eligibility_status: 'not_eligible' });
  for (const { id, rules } of programsFor(forest))
    expect(
      rules.every(({ source, outcome }) => source.length > 0 && ['met', 'not_met', 'unknown'].includes(outcome)),
      id,
    ).toBe(true);
});

describe('4. heights for commercial users', () => {
  const access = (settings: Partial<DataSettings>, asked: string[]): DataAccess => {
    const own: DataAccess = {
      settings: { offline: false, nonCommercialUse: false, ...settings },
      baseUrl: (dataset, name) => `https://${dataset.id}/${name ?? 'first'}`,
      recording: () => ({ ...own, origins: () => [] }),
      async document(request) {
        request.permit?.();
        asked.push(String(request.url));
        return request.parse(new TextEncoder().encode('{"elevation":[812]}'), 'application/json');
      },
      raster: async (_dataset, url) => {
        asked.push(url);
        const grid = { west: 101, north: 3, cellWidth: 0.25, cellHeight: 0.25, width: 4, height: 4, epsg: 4326 };
        return { url, noData: null, levels: [grid], read: async () => ({ grid, values: Float32Array.of(740), noData: null }) };
      },
    };
    return own;
  };

  test('with a key at the customers’ host with the key, without one from open tiles, and no product waits for an answered question', async () => {
    const [keyed, open]: [string[], string[]] = [[], []];
    expect(await elevationMetres(access({ openMeteoKey: 'k' }, keyed), [101.5, 2.5])).toBe(812);
    expect(keyed).toEqual([expect.stringMatching(/^https:\/\/openmeteo\/customerElevation\/v1\/elevation\?.*apikey=k/)]);
    expect(await elevationMetres(access({}, open), [101.5, 2.5])).toBe(740);
    expect(open).toEqual([expect.stringMatching(/^https:\/\/copernicusdem\//)]);
  });
});

describe('5. New Year', () => {
  test.each([true, false])('weather is collected from 1 to 7 January (non-commercial use: %s)', async (nonCommercialUse) => {
    for (let day = 1; day <= 7; day += 1) {
      const refused: string[] = [];
      const own: DataAccess = {
        settings: { offline: false, nonCommercialUse },
        baseUrl: (dataset) => `https://${dataset.id}`,
        raster: () => Promise.reject(new Error('no raster')),
        recording: () => ({ ...own, origins: () => [] }),
        async document(request) {
          request.permit?.();
          const { searchParams } = new URL(String(request.url));
          const [from, to] = [
            searchParams.get('start_date') ?? searchParams.get('start')!,
            searchParams.get('end_date') ?? searchParams.get('end')!,
          ];
          // As the archive answers: 400, "End-date must be larger or equals than start-date".
          if (to < from) refused.push(`${from} to ${to}`);
          const names = searchParams.get('hourly')?.split(',') ?? [];
          const parameter = Object.fromEntries((searchParams.get('parameters') ?? '').split(',').map((name) => [name, {}]));
          const answer = { hourly: { time: [], ...Object.fromEntries(names.map((name) => [name, []])) }, properties: { parameter } };
          return request.parse(new TextEncoder().encode(JSON.stringify(answer)), 'application/json');
        },
      };
      await weather.collect(projectAt([36.8, -1.3]), '', collectContext(own, `2026-01-0${day}T05:00:00Z`));
      expect(refused, `${day} January`).toEqual([]);
    }
  });
});

test('6. a change of climate is that of the models, whatever the reanalysis says of today', () => {
  // The reanalysis had 1,095 mm today; the models rise from 989 to 1,000. It was told as −95.
  const of = (rain: number) => Object.fromEntries(metrics.map(({ name }) => [name, name === 'PRCPTOT' ? rain : 0]));
  const runs = (['ssp126', 'ssp245', 'ssp370', 'ssp585'] as const).map((scenario): Run => ({ scenario, past: of(989), future: of(1000) }));
  const { PRCPTOT: rain } = changesOf(runs, { ssp126: 0.1, ssp245: 0.4, ssp370: 0.4, ssp585: 0.1 });
  expect(rain!.change).toEqual({ value: 11, lowest: 11, highest: 11 });
});

describe('7. alerts beside yearly loss', () => {
  const loss = () => {
    const sums = emptyForestLoss(30, 2025, [2026]);
    sums.landHectares = 100;
    sums.forest2000Hectares = 60;
    sums.lossHectares['2019'] = 2;
    sums.lossHectares['2025'] = 1;
    sums.alertYears['2026'] = { hectares: 3, probableHectares: 4, watchedForestHectares: 60, lastAlert: null };
    return sums;
  };
  test('a published year holds none; the current one says that it is provisional and gives them apart, with an interval from the last published value', () => {
    const years = deforestationYears(loss(), { areaHectares: 100, latitude: 1 }, 2026);
    const [last, current] = years.slice(-2) as [(typeof years)[number], (typeof years)[number]];
    expect([last.year, last.provisional, last.deforested_ha, last.alert_ha]).toEqual([2025, false, 3, null]);
    expect([current.year, current.provisional, current.deforested_ha, current.alert_ha, current.alert_probable_ha]).toEqual([
      2026,
      true,
      6,
      3,
      4,
    ]);
    expect(current.deforested_lower_ha).toBe(3);
    expect(current.deforested_upper_ha!).toBeGreaterThanOrEqual(10);
    // The day on which the alerts were fetched proves no look.
    expect(current.observed_through).toBe('2025-12-31');
  });
});
