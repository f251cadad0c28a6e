import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { createDataAccess, openPack } from '#datasets/index.ts';
import { areaHectares, centroid, type Geometry } from '#geo/index.ts';
import { services } from '#products/services.ts';
import type { Collected, Product, ProductProject } from '#products/product.ts';
import { collectContext, projectAt } from '../helpers/packed-data.ts';

/**
 * Figures of the products at places that no other test has, held against a second computation by another hand (recomputed/recompute.py: Python, numpy and GDAL, nothing of Hectare's).
 * It prints how many figures agree, and by how much they differ at most.
 */
const landscape = resolve(import.meta.dirname, '../../out/sample-landscape');
const hasLandscape = existsSync(join(landscape, 'manifest.json'));
if (!hasLandscape) console.log('skipped: the sample landscape was not made; npm test makes it');
// Debian's own Python has Debian's GDAL, whatever stands before it in the path.
const python = ['python3', '/usr/bin/python3'].find((name) => spawnSync(name, ['-c', 'import numpy; from osgeo import gdal']).status === 0);
if (python === undefined) console.log('skipped: python3 with numpy and GDAL is not installed (python3-gdal, python3-numpy)');

const now = '2026-11-20T12:00:00Z';
const thisYear = 2026;

type Land = Extract<Geometry, { type: 'Polygon' | 'MultiPolygon' }>;

/** A ring of uneven radius around a place, the same in every run. */
function ring([longitude, latitude]: [number, number], radius: number, corners: number, seed: number, turn = 1): [number, number][] {
  let state = seed;
  const next = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  const open = Array.from({ length: corners }, (_, index): [number, number] => {
    const angle = (turn * 2 * Math.PI * index) / corners;
    const far = radius * (0.55 + 0.45 * next());
    return [longitude + far * Math.cos(angle), latitude + far * Math.sin(angle)];
  });
  return [...open, open[0]!];
}
const places: [string, Land][] = [
  ['north-east', { type: 'Polygon', coordinates: [ring([35.0611, 1.1013], 0.0092, 11, 17)] }],
  ['with a hole', { type: 'Polygon', coordinates: [ring([34.9573, 1.0219], 0.0117, 23, 5), ring([34.9573, 1.0219], 0.0031, 7, 9, -1)] }],
  [
    'in two parts',
    { type: 'MultiPolygon', coordinates: [[ring([35.0337, 0.9871], 0.0064, 9, 31)], [ring([35.0509, 0.9853], 0.0041, 14, 77)]] },
  ],
  ['small', { type: 'Polygon', coordinates: [ring([34.9899, 1.0777], 0.0018, 6, 3)] }],
];
const projects = places.map(([name, geometry]): ProductProject => ({
  ...projectAt(centroid(geometry)!, geometry, areaHectares(geometry)),
  id: name,
  declaredRemovals: { kind: 'planting-plan', plantings: [{ year: 2022, hectares: 2, lower_hectares: 1, upper_hectares: 2 }] },
}));

/** The map's classes by their code; 255 is none. */
const driverNames: Record<number, string> = {
  1: 'permanent-agriculture',
  2: 'hard-commodities',
  3: 'shifting-cultivation',
  4: 'logging',
  5: 'wildfire',
  6: 'settlements-and-infrastructure',
  7: 'other-natural-disturbances',
  255: 'unknown',
};

interface Recomputed {
  places: {
    forest: Record<'forest_2000_ha' | 'forest_2000_ha_50' | 'forest_2020_ha' | 'alert_ha' | 'alert_probable_ha', number> & {
      lost_by_year: Record<string, number>;
      lost_by_driver: Record<string, number>;
    };
    emissions: Record<string, { co2_t: number; burned_loss_ha: number | null; ch4_tco2e: number | null; n2o_all_burned: number }>;
    land_cover: Record<string, number>;
    stock: Record<'biomass_t' | 'sd_correlated' | 'sd_independent', number>;
    baseline_tco2e: number;
    forest_2020: Record<'forest_2020_ha' | 'loss_after_2020_ha' | 'worldcover_ha' | 'hansen_2020_ha', number>;
    wetland_share: number;
    young_tco2e_per_ha: number;
  }[];
  weather: Record<string, Record<string, number>>;
  risk: Record<string, number>;
  water: Record<string, Record<'balance_mm' | 'spei_3' | 'spei_12', number>>;
  climate: Record<string, Record<string, number>>;
}
type Answer = Record<string, unknown> & { records?: Record<string, unknown>[] };
const wanted = [
  'deforestation-summary',
  'land-cover',
  'biomass-stock',
  'ghg-emissions',
  'baseline-sequestration',
  'forest-2020',
  'wetlands-mask',
];
const ofOnePlace = ['weather', 'water-balance', 'climate-risk', 'climate'];
/** They read many pictures; two places are enough. */
const ofImages = ['performance-benchmark', 'carbon-additionality'];
const withImages = [1, 3];

describe.skipIf(!hasLandscape || python === undefined)('figures worked out a second time', () => {
  let second: Recomputed;
  const kept: Map<string, Collected>[] = [];
  const compared: { what: string; difference: number; isRounded: boolean }[] = [];
  const product = (slug: string): Product => services.find((one) => one.slug === slug)!;
  const answerOf = (place: number, slug: string, query: Record<string, unknown> = {}, operation?: string): unknown => {
    const answer = product(slug).answer(projects[place]!, kept[place]!.get(slug)!, query, {
      now: new Date(now),
      url: String,
      ...(operation ? { operation } : {}),
    } as Parameters<Product['answer']>[3]);
    if (answer.kind !== 'json') throw new Error('a file');
    return answer.value;
  };
  /** Both figures agree to a share of the figure, or an amount that is nothing. */
  const same = (what: string, ours: unknown, theirs: number, share = 1e-8, least = 1e-6) => {
    expect(typeof ours, what).toBe('number');
    const difference = Math.abs((ours as number) - theirs);
    compared.push({ what, difference: difference / Math.max(Math.abs(theirs), least / share), isRounded: share > 1e-8 || least > 1e-6 });
    expect(difference, `${what}: ${String(ours)} and ${theirs}`).toBeLessThanOrEqual(Math.max(least, share * Math.abs(theirs)));
  };

  beforeAll(async () => {
    const access = createDataAccess({
      cacheFolder: mkdtempSync(join(tmpdir(), 'hectare-recomputed-')),
      packs: [await openPack(landscape)],
      settings: { offline: true, nonCommercialUse: null },
      userAgent: 'test',
    });
    for (const [index, project] of projects.entries()) {
      const results = new Map<string, Collected>();
      for (const slug of [...(index === 0 ? ofOnePlace : []), ...wanted, ...(withImages.includes(index) ? ofImages : [])])
        results.set(slug, await product(slug).collect(project, '', collectContext(access, now, { results: Object.fromEntries(results) })));
      kept.push(results);
    }
    const polygons = places.map(([, land]) => ({ polygons: land.type === 'Polygon' ? [land.coordinates] : land.coordinates }));
    const ran = spawnSync(python!, [join(import.meta.dirname, 'recomputed', 'recompute.py'), landscape], {
      input: JSON.stringify({ places: polygons, year: thisYear, latitude: projects[0]!.centroid[1] }),
      encoding: 'utf8',
      maxBuffer: 1e8,
    });
    if (ran.status !== 0) throw new Error(ran.stderr);
    second = JSON.parse(ran.stdout) as Recomputed;
  }, 300_000);

  test.each(places.map(([name], index) => ({ name, index })))('forest and its loss: $name', ({ index }) => {
    const { forest } = second.places[index]!;
    const years = answerOf(index, 'deforestation-summary') as Record<string, unknown>[];
    const strict = answerOf(index, 'deforestation-summary', { canopy_threshold: 50 }) as Record<string, unknown>[];
    same('forest of 2000', years[0]!['forest_2000_ha'], forest.forest_2000_ha);
    same('forest of 2000, canopy 50', strict[0]!['forest_2000_ha'], forest.forest_2000_ha_50);
    same('forest of 2020', years[0]!['forest_2020_ha'], forest.forest_2020_ha);
    for (const [year, hectares] of Object.entries(forest.lost_by_year))
      same(`loss of ${year}`, years.find((one) => one['year'] === Number(year))!['deforested_in_year_ha'], hectares);
    const provisional = years.find((one) => one['year'] === thisYear)!;
    same('alerts', provisional['alert_ha'], forest.alert_ha);
    same('probable alerts', provisional['alert_probable_ha'], forest.alert_probable_ha);
    const last = years.find((one) => one['year'] === thisYear - 1)!;
    const drivers = last['deforested_by_driver'] as { driver: string; hectares: number }[];
    for (const [code, hectares] of Object.entries(forest.lost_by_driver))
      same(`loss by driver ${code}`, drivers.find(({ driver }) => driver === driverNames[Number(code)])!.hectares, hectares);
    expect(drivers).toHaveLength(Object.keys(forest.lost_by_driver).length);
  });

  test.each(places.map(([name], index) => ({ name, index })))('land cover, biomass, forest of 2020 and wetlands: $name', ({ index }) => {
    const { land_cover: cover, stock, forest_2020: forest, wetland_share: wet } = second.places[index]!;
    const { classes } = answerOf(index, 'land-cover') as { classes: { value: number; hectares: number }[] };
    for (const { value, hectares } of classes) same(`class ${value}`, hectares, cover[value] ?? 0);
    const { biomass_t: biomass } = answerOf(index, 'biomass-stock') as { biomass_t: Record<string, unknown> };
    same('biomass', biomass['value'], stock.biomass_t);
    same('its correlated deviation', biomass['sd_correlated'], stock.sd_correlated);
    same('its independent deviation', biomass['sd_independent'], stock.sd_independent);
    const cutOff = answerOf(index, 'forest-2020') as Answer;
    for (const [name, hectares] of Object.entries(forest)) same(name, cutOff[name], hectares);
    same('share of wetland', (kept[index]!.get('wetlands-mask')!.data as { wetland: number }).wetland, wet);
  });

  test.each(places.map(([name], index) => ({ name, index })))('carbon: $name', ({ index }) => {
    const { emissions, baseline_tco2e: baseline, young_tco2e_per_ha: young } = second.places[index]!;
    const { records } = answerOf(index, 'ghg-emissions') as Required<Answer>;
    const { records: allBurned } = answerOf(index, 'ghg-emissions', { fire: true }) as Required<Answer>;
    for (const [year, figures] of Object.entries(emissions)) {
      const of = (all: Record<string, unknown>[]) => all.find((one) => one['year'] === Number(year))!;
      same(`CO2 of ${year}`, of(records)['co2_t'], figures.co2_t);
      same(`N2O of ${year}, all burned`, of(allBurned)['n2o_tco2e'], figures.n2o_all_burned);
      if (figures.ch4_tco2e === null) expect(of(records)['ch4_tco2e']).toBeNull();
      else {
        same(`CH4 of ${year}`, of(records)['ch4_tco2e'], figures.ch4_tco2e);
        same(`burned loss of ${year}`, of(records)['burned_loss_ha'], figures.burned_loss_ha!);
      }
    }
    const { records: growth } = answerOf(index, 'baseline-sequestration') as Required<Answer>;
    same('baseline of a year', growth.find((one) => one['period'] === '2024-01-01')!['baseline_sequestration_tco2e'], baseline);
    if (!withImages.includes(index)) return;
    // Declared: two hectares of 2022; the losses are those above.
    const { records: years, start_year: start } = answerOf(index, 'carbon-additionality') as Required<Answer> & { start_year: number };
    for (const record of years) {
      const year = record['year'] as number;
      const removals = 2 * young * Math.max(0, year - 2022);
      const losses = Object.entries(emissions).reduce(
        (sum, [lost, { co2_t: t }]) => sum + (Number(lost) > start && Number(lost) <= year ? t : 0),
        0,
      );
      same(`removals by ${year}`, record['removals_tco2e'], removals);
      same(`losses by ${year}`, record['losses_tco2e'], losses);
      const benchmark = (record['performance_benchmark'] as number | null) ?? 1;
      same(`additionality of ${year}`, record['additionality_tco2e'], removals * (1 - benchmark) - losses);
    }
  });

  test('weather, water, risk and climate of the first place', () => {
    const months = answerOf(0, 'weather', { period: 'monthly', start_date: '2025-01-01', end_date: '2025-12-31' }) as Record<
      string,
      unknown
    >[];
    for (const [month, figures] of Object.entries(second.weather)) {
      const ours = months.find((one) => String(one['period']).startsWith(`2025-${month.padStart(2, '0')}-01`))!;
      // Written with three decimals.
      for (const [name, value] of Object.entries(figures)) same(`${name}, month ${month}`, ours[name], value, 1e-8, 6e-4);
    }
    const { records } = answerOf(0, 'water-balance') as Required<Answer>;
    for (const [month, figures] of Object.entries(second.water)) {
      const ours = records.find((one) => one['period'] === `2025-${month.padStart(2, '0')}`)!;
      same(`balance of month ${month}`, ours['balance_mm'], figures.balance_mm, 1e-3, 0.06);
      same(`SPEI-3 of month ${month}`, ours['spei_3'], figures.spei_3, 1e-8, 0.011);
      same(`SPEI-12 of month ${month}`, ours['spei_12'], figures.spei_12, 1e-8, 0.011);
    }
    const { risk_items: items } = answerOf(0, 'climate-risk') as { risk_items: { risk: string; value: number }[] };
    expect(second.risk['years']).toBe(30);
    for (const [name, value] of Object.entries(second.risk))
      if (name !== 'years') same(`${name} today`, items.find(({ risk }) => risk === `${name}_baseline`)!.value, value, 1e-8, 1e-3);
    const yearly = answerOf(0, 'climate', {
      period: 'yearly',
      start_date: '2030-01-01',
      end_date: '2080-12-31',
      ssp126_weight: 0.1,
      ssp245_weight: 0.4,
      ssp370_weight: 0.4,
      ssp585_weight: 0.1,
    }) as Record<string, unknown>[];
    for (const [year, figures] of Object.entries(second.climate)) {
      const ours = yearly.find((one) => String(one['period']).startsWith(year))!;
      for (const [name, value] of Object.entries(figures)) same(`${name} of ${year}`, ours[name], value, 1e-5, 2e-3);
    }
  });

  test('how many figures were compared', () => {
    const [exact, rounded] = [false, true].map((isRounded) => compared.filter((one) => one.isRounded === isRounded));
    const worst = Math.max(...exact!.map(({ difference }) => difference));
    console.log(
      `recomputed: ${compared.length} figures of ${places.length} places agree; ${exact!.length} of land and carbon to ${worst.toExponential(1)}, ${rounded!.length} of time to their last digit`,
    );
    expect(compared.length).toBeGreaterThan(180);
  });
});
