import { chance } from '#products/performance-benchmark/compute.ts';
import {
  additionality,
  baseline,
  benchmark,
  between,
  classHectares,
  climate,
  emissions,
  forest,
  job,
  land,
  landCover,
  noData,
  range,
  risks,
  satellite,
  soil,
  vegetation,
  weather,
  withDrivers,
  withFire,
  type Landscape,
} from './landscapes.ts';

const queued = { state: 'queued', progress: 0, collected_at: null } as const;
const available = (eligibility_status: string) => ({ carbon_programs: { program: 'ARR', eligibility_status } });

const forests: Landscape[] = [
  {
    name: 'rainforest that is cleared faster every year, with alerts',
    land: land(
      {
        forest: withDrivers(forest([0.5, 1, 2, 3, 5, 8, 12, 18, 4], 190)),
        indicator: classHectares(150, 40),
        baseline: baseline(
          900,
          [
            ['tree-old', 150],
            ['tree-young', 12.5],
          ],
          'tropical-rainforest',
        ),
        emissions: withFire(emissions(4000)),
      },
      { available: available('not_eligible') },
    ),
  },
  {
    name: 'rainforest that nobody cleared',
    land: land({
      forest: forest(
        range(1, 9).map(() => 0),
        199,
      ),
      indicator: classHectares(200, 0),
    }),
  },
  {
    name: 'loss that falls',
    land: land({ forest: forest([16.03, 14.81, 11.54, 10.62, 7.41, 6.53, 3.47, 2.12, 0], 190) }, { parcelCount: 7 }),
  },
  { name: 'loss that rises', land: land({ forest: forest([2, 4.2, 4.1, 6.3, 6.2, 8.4, 8.2, 10.5, 1], 190) }) },
  { name: 'one bad year', land: land({ forest: forest([0.2, 0, 0.4, 0.1, 0, 0.3, 0.2, 6, 0], 120) }) },
  { name: 'loss that goes up and down', land: land({ forest: forest([3, 1, 4, 1, 5, 2, 6, 5, 0.4], 150) }) },
  {
    name: 'alerts with confidence, provisional',
    land: land({ forest: forest([1, 1, 1, 1, 1, 1, 1, 1, 2], 150, { alert_ha: 1.5, alert_probable_ha: 0.7 }) }),
  },
  {
    name: 'where no alerts are made',
    land: land({ forest: forest([0, 0, 0, 1, 0, 0, 0, 0, null], 80) }),
  },
  {
    name: 'alerts that were read long ago',
    land: land({
      forest: forest([0, 0, 0, 0, 0, 0, 0, 0, 0], 80).map((record) =>
        record['year'] === 2026 ? { ...record, observed_through: '2026-03-01' } : record,
      ),
    }),
  },
  {
    name: 'alerts whose days are not known, canopy of half',
    land: land({
      forest: forest([0, 0, 0, 0, 0, 0, 0, 0, 3], 80, { canopy_threshold: 50 }).map((record) =>
        record['year'] === 2026 ? { ...record, observed_through: '2025-12-31', provisional: true } : record,
      ),
    }),
  },
  {
    name: 'no alert, and no look that is known',
    land: land({
      forest: forest([0, 0, 0, 0, 0, 0, 0, 0, 0], 80).map((record) =>
        record['year'] === 2026 ? { ...record, observed_through: '2025-12-31', provisional: true } : record,
      ),
    }),
  },
  {
    name: 'a small parcel that lost a little',
    land: land({ forest: forest([0, 0.1, 0, 0, 0.09, 0, 0, 0, 0], 0.7) }, { project: { area_hectares: 0.8 } }),
  },
];

const dryLands: Landscape[] = [
  {
    name: 'dry savanna in a dry year',
    land: land({
      forest: forest(
        range(1, 9).map(() => 0),
        0,
      ),
      weatherMonths: weather('dry', { rain: 55, swing: 0.95, temperature: 26, newest: 0.45 }),
      soil: soil({ ph: 5.1, soc: 7, sand: 84, texture: 'loamy sand' }),
      landCover: landCover({ tree_cover: 1, cropland: 199 }),
      waterBalance: {
        reference: '1991-2020',
        records: [
          { period: '2026-08', spei_12: -0.9 },
          { period: '2026-09', spei_12: -1.74 },
          { period: '2026-10', spei_12: null },
        ],
      },
      wetlandsMask: classHectares(200, 0),
    }),
  },
  {
    name: 'savanna in a wet year',
    land: land({
      weatherMonths: weather('wet', { rain: 70, newest: 1.9 }),
      soil: soil({ texture: 'a class of its own' }),
      landCover: landCover({ peat: 80, cropland: 0 }),
    }),
  },
  {
    name: 'desert',
    land: land({
      forest: forest(
        range(1, 9).map(() => 0),
        0,
      ),
      baseline: baseline(0, [], null),
      wetlandsMask: classHectares(200, 0),
      weatherMonths: weather('desert', { rain: 3, temperature: 29 }),
      soil: soil({ ph: 8.9, cfvo: 48, texture: null }),
      climateRisk: risks(['TXx', 46.2], ['TX35', 160, 35, 20, 51]),
    }),
  },
  { name: 'place that warms', land: land({ weatherMonths: weather('warming', { warming: 0.25 }) }) },
  {
    name: 'unusually warm and unusually cool months',
    land: land({
      weatherMonths: weather('warm', { temperature: 25 }).map((record, index) =>
        index > 104 ? { ...record, avg_temperature_degC: 29 } : record,
      ),
    }),
  },
  {
    name: 'a cool year',
    land: land({
      weatherMonths: weather('cool', { temperature: 25 }).map((record, index) =>
        index > 104 ? { ...record, avg_temperature_degC: 21 } : record,
      ),
    }),
  },
  { name: 'two years of weather', land: land({ weatherMonths: weather('short').slice(-26) }) },
  {
    name: 'rain that falls from year to year',
    land: land({
      weatherMonths: weather('falling', { rain: 120 }).map((record, index) => ({
        ...record,
        sum_total_precipitation_mm_of_water_equivalent: 150 - index * 0.7,
      })),
    }),
  },
  {
    name: 'rain that rises from year to year',
    land: land({
      weatherMonths: weather('rising').map((record, index) => ({
        ...record,
        sum_total_precipitation_mm_of_water_equivalent: 60 + index * 0.6,
      })),
    }),
  },
];

const wetAndCold: Landscape[] = [
  {
    name: 'wetland with mangroves',
    land: land(
      {
        wetlandsMask: classHectares(60, 140),
        landCover: landCover({ tree_cover: 120, cropland: 20 }),
        biomassStock: { year: 2022, biomass_t_per_ha: { value: 142.4, lower: 60.2, upper: 224.6 } },
        baseline: baseline(
          700,
          [
            ['mangrove-old', 85],
            ['tree-old', 20],
          ],
          'tropical-rainforest',
        ),
        forest: forest(
          range(1, 9).map(() => 0),
          60,
        ),
        satellite: satellite('2026-07-01', 0.7, 0.72),
      },
      { available: available('not_eligible') },
    ),
  },
  {
    name: 'boreal forest',
    land: land({
      weatherMonths: weather('boreal', { rain: 60, temperature: 2 }),
      climateRisk: risks(
        ['FD', 185.4, -30],
        ['TX35', 0.1, 0.2],
        ['PRCPTOT', 640, -90, -140, -20],
        ['Rx1day', 28, 6, 1, 12],
        ['CDD', 19, 7, 2, 11],
        ['WSDI', 8, 31, 12, 60],
        ['SPI12', 5, 14, 3, 22],
        ['TR', 0, 24, 9, 40],
      ),
      climate: climate(3.4, -0.3),
      baseline: baseline(45, [['tree-old', 180]], 'boreal-coniferous'),
    }),
  },
  {
    name: 'models that do not agree',
    land: land({
      climateRisk: risks(['TX35', 12, 14, -2, 30], ['CDD', 40, 9, -6, 20], ['PRCPTOT', 900, -120, -300, 40], ['SPI12', 6, 12]),
      climate: climate(0.6, 0.4),
    }),
  },
  { name: 'only the climate of today', land: land({ climateRisk: risks(['TX35', 12], ['TXx', 38]), climate: climate(1.2, 0.02) }) },
];

const greenness: Landscape[] = [
  {
    name: 'greenness that falls',
    land: land({ satellite: satellite('2026-11-15', 0.5) }, { vegetation: vegetation('falls', { slope: -0.02 }) }),
  },
  { name: 'greenness that rises', land: land({}, { vegetation: vegetation('rises', { slope: 0.02 }) }) },
  {
    name: 'greenness without a trend, half of it under clouds',
    land: land({}, { vegetation: vegetation('none', { noise: 0.08, gaps: 0.5 }) }),
  },
  { name: 'a month that is far below its season', land: land({}, { vegetation: vegetation('below', { newest: -0.3 }) }) },
  { name: 'a month that is far above its season', land: land({}, { vegetation: vegetation('above', { newest: 0.3 }) }) },
  { name: 'three years of greenness', land: land({}, { vegetation: vegetation('short', { from: 2024 }) }) },
  { name: 'an old picture, and no series', land: land({ satellite: satellite('2026-06-02', 0.4, 0.5) }) },
];

const carbon: Landscape[] = [
  {
    name: 'removals beyond the benchmark',
    land: land(
      { benchmark: benchmark(0.4, 0.001), additionality: additionality(320, 110, 540), baseline: baseline(500, [['shrub-young', 120]]) },
      { project: { is_control_pool: true }, available: available('eligible') },
    ),
  },
  {
    name: 'removals that may be nothing',
    land: land({ benchmark: benchmark(1, 0.4), additionality: additionality(20, -60, 100), emissions: emissions(10, null) }),
  },
  { name: 'controls that grow faster', land: land({ benchmark: benchmark(1, 0.01), additionality: additionality(0, 0, 0) }) },
  {
    name: 'no controls like the land',
    land: land(
      { benchmark: benchmark(null, null, 'unbalanced'), additionality: additionality(null, null, null) },
      { available: available('unknown') },
    ),
  },
];

const unfinished: Landscape[] = [
  {
    name: 'behind other jobs, and paused',
    land: land(
      {},
      {
        products: [
          job('soil', { ...queued, jobs_ahead: 12 }),
          job('climate', { ...queued, jobs_ahead: 13 }),
          job('weather', { ...queued, paused: true }),
        ],
      },
    ),
  },
  {
    name: 'nothing has come yet',
    land: land(
      {},
      {
        products: ['deforestation-summary', 'weather', 'soil', 'carbon-additionality'].map((slug, index) =>
          job(
            slug,
            index === 3
              ? { ...queued, waits_for: { product: 'performance-benchmark' } }
              : index === 0
                ? { state: 'running', progress: 0.4, collected_at: null }
                : queued,
          ),
        ),
      },
    ),
  },
  {
    name: 'without a network and without an answer',
    land: land(
      { soil: soil() },
      {
        products: [
          job('soil'),
          job('weather', { ...queued, waits_for: 'decision' }),
          job('climate-risk', {
            ...queued,
            waits_for: 'network',
            reason: 'offline',
            reason_code: 'source-offline',
            reason_params: { source: 'GFC' },
          }),
        ],
      },
    ),
  },
  {
    name: 'failed and not offered',
    land: land(
      {},
      {
        products: [
          job('soil', { state: 'failed', reason: 'it broke', collected_at: null }),
          job('ghg-emissions', { state: 'not_available', reason: null, collected_at: null }),
          job('climate', { preliminary: true }),
        ],
      },
    ),
  },
  {
    name: 'no data anywhere',
    land: land({
      soil: noData('no-soil'),
      forest: [{ year: 2020, ...noData('no-forest-map') }],
      satellite: { ...noData('no-scenes'), no_data: { code: 'no-scenes', params: { start: '2026-07-01', end: '2026-11-01' } } },
    }),
  },
  { name: 'points', land: land({}, { project: { area_hectares: 0 } }) },
  {
    name: 'a collection',
    land: land({ forest: forest([1, 0, 0, 0, 0, 0, 0, 2, 0], 140) }, { project: { is_collection: true, subprojects: ['a', 'b', 'c'] } }),
  },
  {
    name: 'stored and made up',
    land: { ...land({}), answers: { soil: { value: { ...soil(), synthetic: true }, storedAt: '2026-05-04T10:00:00Z' } } },
  },
  {
    name: 'a provider that writes numbers as text',
    land: land(
      {
        forest: [
          { year: '2024', deforested_ha: '1.5' },
          { year: '2025', deforested_ha: '4' },
        ],
        soil: { properties: [{ name: 'phh2o' }], texture_class: 'silty_clay' },
      },
      { project: { area_hectares: null } },
    ),
  },
  {
    name: 'a provider that answers otherwise',
    land: land({
      forest: { records: [{ year: 2025, loss: 'unknown' }] },
      weatherMonths: { rain: 'yes' },
      climateRisk: [{ risk: 'flood', value: 3 }],
      baseline: 'nothing',
      benchmark: [],
      emissions: { records: [{ year: 2024, total_tco2e: null }] },
      satellite: { index: 'evi' },
      soil: [],
    }),
  },
  { name: 'a project of a provider without any answer', land: land({}, { project: { area_hectares: undefined } }) },
];

/** Places whose every figure is drawn by chance. */
const drawn: Landscape[] = range(1, 8).map((number) => {
  const next = chance(`drawn ${number}`);
  const area = between(next, 0.5, 5000);
  return {
    name: `drawn by chance, ${number}`,
    land: land(
      {
        forest: forest(
          range(1, 9).map(() => (next() < 0.3 ? 0 : area * 0.02 * next() ** 2)),
          area * next(),
        ),
        weatherMonths: weather(`drawn ${number}`, {
          rain: between(next, 5, 200),
          temperature: between(next, -2, 29),
          newest: between(next, 0.5, 1.5),
        }),
        soil: soil({ ph: between(next, 4, 9), soc: between(next, 3, 60), cfvo: between(next, 0, 60) }),
        wetlandsMask: classHectares(area * next(), area * next()),
        indicator: classHectares(area, next() < 0.5 ? 0 : area * 0.05),
        emissions: emissions(between(next, 0, 900)),
        baseline: baseline(between(next, 0, 400), [['tree-young', area * next()]]),
        climate: climate(between(next, 0, 4), between(next, -0.4, 0.4)),
        climateRisk: risks(
          ['TX35', between(next, 0, 90), between(next, -20, 60)],
          ['Rx1day', between(next, 20, 90), between(next, -5, 30)],
        ),
        benchmark: benchmark(next(), next()),
        additionality: additionality(between(next, -100, 400), between(next, -300, 0), between(next, 0, 900)),
        satellite: satellite('2026-11-02', between(next, 0.1, 0.8), next()),
      },
      {
        project: { area_hectares: area },
        parcelCount: Math.floor(between(next, 0, 12)),
        vegetation: vegetation(`drawn ${number}`, {
          slope: between(next, -0.02, 0.02),
          noise: between(next, 0.01, 0.08),
          gaps: next() * 0.6,
        }),
        available: available(['eligible', 'not_eligible', 'unknown'][number % 3]!),
      },
    ),
  };
});

export const landscapes: readonly Landscape[] = [...forests, ...dryLands, ...wetAndCold, ...greenness, ...carbon, ...unfinished, ...drawn];
