import type { ProductState } from '#api/index.ts';
import type { AnswerName, Land } from '#findings/index.ts';
import { chance } from '#products/performance-benchmark/compute.ts';

/** Answers about places that do not exist, in the shapes that services give, made by a seeded chance so that every run sees the same. */
export interface Landscape {
  name: string;
  land: Land;
}
type Records = Record<string, unknown>[];

const now = new Date('2026-11-23T00:00:00Z');
const between = (next: () => number, low: number, high: number) => low + (high - low) * next();
/** A normal deviate (Box and Muller). */
const normal = (next: () => number) => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** The deforestation summary: loss of the years from 2018, the last of them 2026 with alerts alone. */
export const forest = (inYear: readonly (number | null)[], forest2000: number, more: Record<string, unknown> = {}): Records => {
  let total = 0;
  return inYear.map((hectares, index) => {
    total += hectares ?? 0;
    const year = 2018 + index;
    return {
      year,
      deforested_in_year_ha: hectares,
      deforested_ha: total,
      forest_2000_ha: forest2000,
      observed_through: year === 2026 ? '2026-10-30' : `${year}-12-31`,
      ...more,
    };
  });
};

/** Monthly weather from 2017 to a part of November 2026. */
export function weather(seed: string, { rain = 90, swing = 0.8, temperature = 22, warming = 0, newest = 1 } = {}): Records {
  const next = chance(`weather ${seed}`);
  return range(0, 118).map((month) => {
    const [year, place] = [2017 + Math.floor(month / 12), month % 12];
    const season = 1 + swing * Math.sin((place / 6) * Math.PI);
    const isNewest = month >= 106;
    return {
      period: `${year}-${String(place + 1).padStart(2, '0')}-01T00:00:00+03:00`,
      sum_total_precipitation_mm_of_water_equivalent: Math.max(0, rain * season * (1 + 0.15 * normal(next)) * (isNewest ? newest : 1)),
      avg_temperature_degC: temperature + 3 * Math.sin((place / 6) * Math.PI) + 0.3 * normal(next) + (warming * month) / 12,
    };
  });
}

/** NDVI by month. `slope` is a year's change, `newest` the last month's deviation, `gaps` the share of months without a clear picture. */
export function vegetation(seed: string, { from = 2017, slope = 0, noise = 0.03, newest = 0, gaps = 0.2 } = {}): Land['vegetation'] {
  const next = chance(`vegetation ${seed}`);
  return range(0, (2026 - from) * 12 + 9).map((month, index, all) => {
    const [year, place] = [from + Math.floor(month / 12), month % 12];
    const isLast = index === all.length - 1;
    const value = 0.55 + 0.2 * Math.sin((place / 6) * Math.PI) + slope * (month / 12) + noise * normal(next) + (isLast ? newest : 0);
    return { month: `${year}-${String(place + 1).padStart(2, '0')}`, value: !isLast && next() < gaps ? null : value };
  });
}

export function soil({ ph = 6.2, clay = 30, sand = 40, soc = 18, cfvo = 12, texture = 'clay loam' as string | null } = {}) {
  const layers = [
    ['0-5cm', 0, 5],
    ['5-15cm', 5, 15],
    ['15-30cm', 15, 30],
  ] as const;
  const property = (name: string, unit: string, value: number) => ({
    name,
    unit,
    depths: layers.map(([label, top_cm, bottom_cm], index) => ({
      label,
      top_cm,
      bottom_cm,
      mean: value * (1 + 0.02 * index),
      q05: value * 0.8,
      q95: value * 1.3,
    })),
  });
  return {
    properties: [
      property('phh2o', 'pH', ph),
      property('clay', '%', clay),
      property('sand', '%', sand),
      property('soc', 'g/kg', soc),
      property('cfvo', 'vol %', cfvo),
      { name: 'ocs', unit: 'kg/m²', depths: [{ label: '0-30cm', top_cm: 0, bottom_cm: 30, mean: soc / 3, q05: soc / 4, q95: soc / 2 }] },
    ],
    texture_class: texture,
  };
}

export const baseline = (growth: number, stands: [code: string, hectares: number][], zone: string | null = 'tropical-moist-deciduous') => ({
  unit: 'tCO2e',
  records: range(2018, 2030).map((year) => ({
    period: `${year}-01-01`,
    baseline_sequestration_tco2e: growth,
    lower: growth * 0.6,
    upper: growth * 1.5,
  })),
  zone,
  factors_used: stands.map(([stand, hectares]) => ({ stand, stand_code: { code: `baseline-sequestration.stand.${stand}` }, hectares })),
});
export const emissions = (yearly: number, spread: number | null = 0.3) => ({
  records: range(2018, 2025).map((year) => ({ year, total_tco2e: yearly, sd_tco2e: spread === null ? null : yearly * spread })),
});
/** The same with what burned in the years of the map of fire; before it nothing is known. */
export const withFire = ({ records }: ReturnType<typeof emissions>) => ({
  records: records.map((record, index) => ({ ...record, burned_loss_ha: index < 1 ? null : 0.25 * index })),
});
/** The same with the drivers of the sums: seven tenths by permanent agriculture, the rest by fire. */
export const withDrivers = (records: ReturnType<typeof forest>) =>
  records.map((record) => ({
    ...record,
    deforested_by_driver: [
      { driver: 'wildfire', hectares: 0.3 * Number(record['deforested_ha']) },
      { driver: 'permanent-agriculture', hectares: 0.7 * Number(record['deforested_ha']) },
    ],
  }));
export const benchmark = (value: number | null, p: number | null, status = 'matched') => ({
  status,
  records: range(2022, 2025).map((year) => ({ year, performance_benchmark: value, p_value: p })),
});
export const additionality = (value: number | null, lower: number | null, upper: number | null) => ({
  records: range(2022, 2025).map((year) => ({
    year,
    additionality_tco2e: value,
    additionality_lower_tco2e: lower,
    additionality_upper_tco2e: upper,
  })),
});
/** Indices: name, today, change, and the range of the models' runs. */
export const risks = (...items: [name: string, today: number, change?: number, lowest?: number, highest?: number][]) => ({
  risk_items: items.flatMap(([name, today, change, lowest, highest]) => [
    { risk: `${name}_baseline`, description: name, value: today },
    ...(change === undefined
      ? []
      : [
          { risk: `${name}_2041_2060`, description: name, value: today + change },
          { risk: `${name}_change`, description: name, value: change, lowest, highest },
        ]),
  ]),
});
export const climate = (warming: number, rainFactor: number): Records =>
  range(2026, 2099).map((year) => ({
    period: year === 2026 ? '2026-11-23T00:00:00+03:00' : `${year}-01-01T00:00:00+03:00`,
    avg_temperature_degC: 22 + (warming * (year - 2027)) / 72,
    sum_total_precipitation_mm_of_water_equivalent: 1000 * (1 + (rainFactor * (year - 2027)) / 72),
  }));
export const satellite = (date: string, median: number, clear = 0.95) => ({
  index: 'ndvi',
  end_date: date,
  clear_fraction: clear,
  statistics: { median, p10: median - 0.15, p90: median + 0.1 },
});
/** The classes of the land cover map with their hectares. */
export const landCover = (hectares: Record<string, number>) => {
  const known = Object.values(hectares).reduce((sum, part) => sum + part, 0);
  const classes = Object.entries(hectares).map(([name, part]) => ({ name, hectares: part, percent: (100 * part) / known }));
  return { year: 2021, covered_ha: known, unknown_ha: 0, classes };
};
export const classHectares = (none: number, some: number) =>
  new Map([
    [0, none],
    [1, some],
  ]);
export const noData = (code: string) => ({ no_data: { code, detail: 'No data here.' }, records: [] });
export const job = (product: string, more: Partial<ProductState> = {}): ProductState => ({
  product,
  state: 'ready',
  progress: 1,
  reason: null,
  updated_at: '2026-11-20T00:00:00Z',
  collected_at: '2026-11-20T00:00:00Z',
  ...more,
});

export const land = (
  answers: Partial<Record<AnswerName, unknown>>,
  { project, ...more }: Partial<Omit<Land, 'project' | 'answers'>> & { project?: Partial<Land['project']> } = {},
): Land => ({
  project: { is_collection: false, subprojects: null, area_hectares: 200, is_control_pool: false, ...project },
  parcelCount: null,
  answers: Object.fromEntries(Object.entries(answers).map(([name, value]) => [name, { value, storedAt: null }])),
  vegetation: null,
  products: [],
  available: null,
  now,
  ...more,
});
export { between, range };
