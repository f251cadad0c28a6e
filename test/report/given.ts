import type { Ask, GivenAnswer } from '#report/collect.ts';
import { writeGeoTiff, type Grid } from '#raster/index.ts';
import { writePng } from '#raster/png.ts';
import { geometryHash, areaHectares, centroid, type Geometry } from '#geo/index.ts';

/** Answers in the shapes of the monitoring API, as a service with everything collected gives them: for tests of what reports make of them. */
const provenance = {
  source: 'Example archive v1',
  fetched_at: '2026-11-01T00:00:00Z',
  method: 'Means over the cells that the project covers.',
  assumptions: ['Values are those of the archive.'],
  attribution: 'Example archive, CC BY 4.0',
};

export const square = (index: number): Geometry => {
  const [west, south] = [34.9 + (index % 10) * 0.35, 0.9 + Math.floor(index / 10) * 0.3];
  const [side, hole] = [0.012, 0.003];
  const ring = (from: number, size: number, turn: boolean) => {
    const points = [
      [west + from, south + from],
      [west + from + size, south + from],
      [west + from + size, south + from + size],
      [west + from, south + from + size],
      [west + from, south + from],
    ];
    return turn ? points.toReversed() : points;
  };
  return { type: 'Polygon', coordinates: [ring(0, side, false), ring(0.004, hole, true)] };
};
export const projectOf = (index: number, name: string) => {
  const geometry = square(index);
  const [longitude, latitude] = centroid(geometry)!;
  return {
    id: `p-${index}`,
    user_id: 'u',
    project_name: name,
    created_at: '2026-11-20T10:00:00Z',
    updated_at: '2026-11-20T10:00:00Z',
    area_hectares: areaHectares(geometry),
    centroid_lat: latitude,
    centroid_lon: longitude,
    geometry,
    geometry_hash: geometryHash(geometry),
    is_collection: false,
    subprojects: [],
    parent_collection: null,
    is_control_pool: false,
  };
};

const wave = (index: number, period: number) => Math.sin((index / period) * 2 * Math.PI);
const weatherRecord = (period: string, index: number) => ({
  period,
  project_id: 'p-0',
  lat: 1,
  lon: 35,
  avg_temperature_degC: 18.5 + 3 * wave(index, 12),
  min_temperature_degC: 9.1 + wave(index, 12),
  max_temperature_degC: 28.4 + 2 * wave(index, 12),
  avg_dewpoint_temperature_degC: 12,
  min_dewpoint_temperature_degC: 8,
  max_dewpoint_temperature_degC: 15,
  avg_wind_speed_m_per_s: 2.2,
  max_wind_speed_m_per_s: 7.9,
  avg_surface_pressure_Pa: 81_230,
  avg_total_cloud_cover_0_1: 0.55,
  sum_total_precipitation_mm_of_water_equivalent: 80 + 60 * wave(index + 3, 12),
  avg_relative_humidity_0_1: 0.71,
  sum_snowfall_mm_of_water_equivalent: 0,
  sum_snow_depth_mm_of_water_equivalent: 0,
  ...provenance,
});
const month = (index: number) => `${2025 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}-01T00:00:00Z`;
const years = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

const grid: Grid = { west: 34.898, north: 0.914, width: 60, height: 60, cellWidth: 16 / 60_000, cellHeight: 16 / 60_000, epsg: 4326 };
const classes = (of: (x: number, y: number) => number) =>
  Uint8Array.from({ length: grid.width * grid.height }, (_, cell) => of(cell % grid.width, Math.floor(cell / grid.width)));
const mask = await writeGeoTiff(
  classes((x, y) => (x < 8 || x > 52 || y < 8 || y > 52 ? 255 : (x + y) % 9 === 0 ? 1 : 0)),
  grid,
  {
    noData: 255,
    description: 'Example mask: 1 where it is so.',
    classes: [
      { value: 0, label: 'Not so', colour: [232, 230, 220] },
      { value: 1, label: 'So', colour: [38, 132, 163] },
    ],
  },
);
const picture = writePng(
  Uint8Array.from({ length: grid.width * grid.height * 4 }, (_, byte) => (byte % 4 === 3 ? 255 : byte % 4 === 1 ? 150 : 60)),
  grid.width,
  grid.height,
);

/** NDVI by month: a season, a loss of 0.01 a year, and a clouded April in every third year. */
export const greenness = (yearlyLoss = 0.01) => ({
  index: 'ndvi',
  start_date: '2017-01-01',
  end_date: '2026-10-31',
  months: Array.from({ length: 118 }, (_, index) => {
    const [year, number] = [2017 + Math.floor(index / 12), (index % 12) + 1];
    const isClouded = number === 4 && year % 3 === 0;
    const mean = 0.68 - (yearlyLoss * index) / 12 + 0.12 * wave(index, 12) + 0.015 * wave(index * 7, 31);
    return { month: `${year}-${String(number).padStart(2, '0')}`, mean: isClouded ? null : mean, gap: isClouded ? 'clouded' : null };
  }),
  ...provenance,
});

const answersOf = (): Record<string, unknown> => ({
  availableData: { project_id: 'p-0', products: [] },
  weather: Array.from({ length: 23 }, (_, index) => weatherRecord(month(index), index)),
  weatherYears: years(2016, 2026).map((year, index) => weatherRecord(`${year}-01-01T00:00:00Z`, index)),
  climate: years(2026, 2099).map((year, index) => weatherRecord(`${year}-01-01T00:00:00Z`, index)),
  climateRisk: {
    project_id: 'p-0',
    risk_items: ['TXx', 'TX30', 'SU', 'CDD', 'R20mm'].flatMap((name, index) =>
      [
        ['baseline', 20 + index],
        ['2041_2060', 25 + index],
        ['change', 5],
      ].map(([kind, value]) => ({ risk: `${name}_${kind}`, description: `${name}, an index of extremes`, value })),
    ),
    ...provenance,
  },
  deforestationSummary: years(2018, 2026).map((year, index) => ({
    year,
    deforested_ha: index * 1.5,
    deforested_pct: index * 0.9,
    deforested_in_year_ha: index === 0 ? 0 : 1.5,
    forest_2000_ha: 120,
    observed_through: `${year}-12-31`,
    ...provenance,
  })),
  baselineSequestration: {
    project_id: 'p-0',
    zone: 'tropical-mountain',
    records: years(2018, 2036).map((year, index) => ({
      period: String(year),
      baseline_sequestration_tco2e: 600 + index,
      cumulative_tco2e: 600 * (index + 1),
      lower: 400,
      upper: 900,
    })),
    ...provenance,
  },
  performanceBenchmark: {
    project_id: 'p-0',
    status: 'matched',
    project_plots: 120,
    control_plots: 90,
    records: years(2021, 2025).map((year) => ({ year, project_si: 0.8, control_si: 0.75, performance_benchmark: 0.12, p_value: 0.01 })),
    ...provenance,
  },
  carbonAdditionality: {
    project_id: 'p-0',
    records: years(2021, 2025).map((year) => ({
      year,
      removals_tco2e: 600,
      performance_benchmark: 0.12,
      additionality_tco2e: 528,
      removals_lower_tco2e: 420,
      removals_upper_tco2e: 900,
      additionality_lower_tco2e: 370,
      additionality_upper_tco2e: 790,
    })),
    ...provenance,
  },
  ghgEmissions: {
    project_id: 'p-0',
    zone: 'tropical-mountain',
    records: years(2018, 2025).map((year, index) => ({
      year,
      loss_ha: 1.5,
      co2_t: 300 + index,
      ch4_tco2e: 0,
      n2o_tco2e: 0,
      total_tco2e: 300 + index,
      sd_tco2e: 60,
    })),
    ...provenance,
  },
  satelliteIndex: {
    project_id: 'p-0',
    index: 'ndvi',
    start_date: '2026-11-01',
    end_date: '2026-11-15',
    scene_ids: ['S2A_36N'],
    acquired: ['2026-11-15'],
    image_url: 'https://service.example/p-0/ndvi.png',
    geotiff_url: 'https://service.example/p-0/ndvi.tif',
    statistics: { mean: 0.61, median: 0.64, p10: 0.31, p90: 0.82 },
    clear_fraction: 0.97,
    bounding_box: { west: 34.898, south: 0.898, east: 34.914, north: 0.914 },
    ...provenance,
  },
  satelliteSeries: greenness(),
  soil: {
    project_id: 'p-0',
    texture_class: 'clay loam',
    properties: ['soc', 'phh2o', 'clay', 'sand'].map((name) => ({
      name,
      label: { soc: 'Organic carbon', phh2o: 'pH in water', clay: 'Clay', sand: 'Sand' }[name],
      unit: 'g/kg',
      depths: ['0-5cm', '5-15cm', '15-30cm', '30-60cm'].map((label, index) => ({
        label,
        mean: 30 - index,
        q05: 20 - index,
        q95: 41 - index,
      })),
    })),
    ...provenance,
  },
  landCover: {
    year: 2021,
    covered_ha: 166,
    unknown_ha: 0,
    classes: [
      { value: 10, name: 'tree_cover', hectares: 100, percent: 60.2 },
      { value: 30, name: 'grassland', hectares: 40, percent: 24.1 },
      { value: 40, name: 'cropland', hectares: 26, percent: 15.7 },
    ],
    overall_accuracy_pct: 76.7,
    ...provenance,
  },
  landCoverImage: mask,
  biomassStock: {
    year: 2022,
    covered_ha: 166,
    unknown_ha: 0,
    zero_ha: 12,
    biomass_t_per_ha: { value: 120, sd_correlated: 36, sd_independent: 3, lower: 49.4, upper: 190.6 },
    biomass_t: { value: 19_920, sd_correlated: 5976, sd_independent: 498, lower: 8207, upper: 31_633 },
    carbon_t: { value: 9362, sd_correlated: 2809, sd_independent: 234, lower: 3857, upper: 14_868 },
    ...provenance,
  },
  waterBalance: {
    reference: '1991-2020',
    reference_years: 30,
    records: Array.from({ length: 118 }, (_, index) => ({
      period: `${2017 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`,
      precipitation_mm: 80 + 50 * wave(index, 12),
      pet_mm: 110,
      balance_mm: 50 * wave(index, 12) - 30,
      spei_3: 1.4 * wave(index, 17),
      spei_12: wave(index, 40),
    })),
    ...provenance,
  },
  projectMask: mask,
  wetlandsMask: mask,
  deforestationIndicatorImage: mask,
  satelliteImage: picture,
  portfolioDeforestationSummary: {
    since: 2018,
    year: 2026,
    total: { project_count: 3, area_hectares: 500, deforested_ha: 12, deforested_pct: 2.4 },
    items: [
      {
        country_code: 'KE',
        country: 'Kenya',
        state_code: null,
        state: null,
        project_count: 2,
        area_hectares: 300,
        deforested_ha: 8,
        deforested_pct: 2.7,
      },
      {
        country_code: 'UG',
        country: 'Uganda',
        state_code: null,
        state: null,
        project_count: 1,
        area_hectares: 200,
        deforested_ha: 4,
        deforested_pct: 2,
      },
    ],
    pending_project_ids: [],
    ...provenance,
  },
});

export type Given = Record<string, unknown>;
/** Asks a service that gives these answers; a given Error is thrown, a function is called with the call's params and query. */
export const asking = (names: string[], changed: Given = {}): Ask => {
  const answers = { ...answersOf(), ...changed };
  return async (operation, { params = {}, query = {}, keptOnly = false }, signal): Promise<GivenAnswer> => {
    signal.throwIfAborted();
    const key = operation === 'weather' && query['period'] === 'yearly' ? 'weatherYears' : operation;
    let value: unknown =
      key === 'getProject' && !Object.hasOwn(changed, 'getProject')
        ? projectOf(Number(String(params['project_id']).slice(2)), names[Number(String(params['project_id']).slice(2))] ?? 'Project')
        : answers[key];
    if (typeof value === 'function')
      value = (value as (params: object, query: object, keptOnly: boolean) => unknown)(params, query, keptOnly);
    if (value instanceof Error) throw value;
    if (value !== null && typeof value === 'object' && 'asOf' in value)
      return { value: (value as { value?: unknown }).value, raw: false, fetchedAt: String((value as { asOf: string }).asOf), stale: true };
    return { value, raw: value instanceof Uint8Array, fetchedAt: '2026-11-21T12:00:00Z' };
  };
};
