import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { writeGeoTiff } from '#raster/index.ts';

/** Product by slug, with the path that its answer comes from. */
export const productPaths = {
  weather: 'weather',
  climate: 'climate',
  'climate-risk': 'climate_risk',
  'deforestation-summary': 'deforestation/summary',
  'deforestation-indicator-image': 'deforestation/indicator_image',
  'baseline-sequestration': 'ghg/baseline_sequestration',
  'performance-benchmark': 'ghg/performance_benchmark',
  'carbon-additionality': 'ghg/carbon_additionality',
  'ghg-emissions': 'ghg/ghg_emissions',
  'satellite-index': 'satellite/index',
  soil: 'soil',
  'wetlands-mask': 'wetlands_mask',
  'project-mask': 'project_mask',
} as const;
export type ProductSlug = keyof typeof productPaths;
const images = new Set<string>(['deforestation-indicator-image', 'wetlands-mask', 'project-mask']);
export const isImage = (slug: ProductSlug) => images.has(slug);

const projectId = 'p1';
const place = { project_id: projectId, lat: -3.2, lon: -60.1 };
/** hectares of the project */
export const areaHectares = 1000;
const square = {
  type: 'Polygon',
  coordinates: [
    [
      [-60.12, -3.22],
      [-60.08, -3.22],
      [-60.08, -3.18],
      [-60.12, -3.18],
      [-60.12, -3.22],
    ],
  ],
};
const months = ['2026-01', '2026-02', '2026-03'];
const thisYear = new Date().getUTCFullYear();
// Every figure differs from every other, so that one that is shown can be led back to one that was sent.
const climateMonth = (month: string, index: number) => ({
  period: `${month}-01T00:00:00-04:00`,
  ...place,
  avg_temperature_degC: 26.13 + index,
  min_temperature_degC: 19.37 + index,
  max_temperature_degC: 33.71 + index,
  avg_wind_speed_m_per_s: 2.91 + index / 10,
  sum_total_precipitation_mm_of_water_equivalent: 187.3 + index * 11,
  avg_relative_humidity_0_1: 0.817 + index / 100,
});
const weatherMonth = (month: string, index: number) => ({
  ...climateMonth(month, index),
  avg_dewpoint_temperature_degC: 22.43 + index,
  min_dewpoint_temperature_degC: 17.59 + index,
  max_dewpoint_temperature_degC: 25.17 + index,
  max_wind_speed_m_per_s: 9.47 + index,
  avg_surface_pressure_Pa: 100_617 + index * 130,
  avg_total_cloud_cover_0_1: 0.643 + index / 100,
  sum_snowfall_mm_of_water_equivalent: 0,
  sum_snow_depth_mm_of_water_equivalent: 0,
});
const lossYears = [
  [2018, 3.7],
  [2019, 9.1],
  [2020, 14.9],
  [thisYear, 41.3],
] as const;

/** Answers as the API's description has them, with what it leaves open filled in as our own service does. Percent of the area is from 0 to 100. */
export const publishedAnswers: Record<Exclude<ProductSlug, 'deforestation-indicator-image' | 'wetlands-mask' | 'project-mask'>, unknown> = {
  weather: months.map(weatherMonth),
  climate: months.map(climateMonth),
  'climate-risk': {
    project_id: projectId,
    risk_items: [
      { risk: 'TXx_baseline', description: 'Hottest day of a year, degC', value: 38.47 },
      { risk: 'TXx_2041_2060', description: 'Hottest day of a year, degC', value: 41.83 },
      { risk: 'TXx_change', description: 'Change', value: 3.36 },
      { risk: 'drought_index', description: 'A metric of the provider', value: 0.617 },
    ],
  },
  'deforestation-summary': lossYears.map(([year, hectares]) => ({
    year,
    deforested_ha: hectares,
    deforested_pct: (100 * hectares) / areaHectares,
  })),
  'baseline-sequestration': {
    project_id: projectId,
    records: [2024, 2025].map((year, index) => ({
      period: `${year}-01-01`,
      baseline_sequestration_tco2e: 512.7 + index * 7,
      cumulative_tco2e: 512.7 + index * 519.7,
      lower: 401.3 + index * 6,
      upper: 633.9 + index * 8,
    })),
  },
  'performance-benchmark': {
    project_id: projectId,
    records: [2024, 2025].map((year, index) => ({
      year,
      project_si: 0.7213 + index / 50,
      control_si: 0.6547 + index / 60,
      performance_benchmark: 0.0666 + index / 70,
      p_value: 0.0131 + index / 500,
    })),
  },
  'carbon-additionality': {
    project_id: projectId,
    records: [2024, 2025].map((year, index) => ({
      year,
      removals_tco2e: 927.4 + index * 13,
      performance_benchmark: 0.0733 + index / 90,
      additionality_tco2e: 867.9 + index * 17,
    })),
  },
  'ghg-emissions': {
    project_id: projectId,
    records: [2024, 2025].map((year, index) => ({
      year,
      loss_ha: 5.83 + index,
      co2_t: 2711.9 + index * 101,
      ch4_tco2e: 93.7 + index * 3,
      n2o_tco2e: 47.1 + index * 2,
      total_tco2e: 2852.7 + index * 106,
      sd_tco2e: 613.3 + index * 9,
    })),
  },
  'satellite-index': {
    index: 'ndvi',
    image_url: null,
    bounding_box: { west: -60.12, south: -3.22, east: -60.08, north: -3.18 },
    acquired: ['2026-03-02T14:20:00Z'],
    statistics: { mean: 0.7391, median: 0.7647, p10: 0.5127, p90: 0.8713 },
    clear_fraction: 0.9371,
  },
  soil: {
    project_id: projectId,
    properties: [
      {
        name: 'clay',
        label: 'Clay',
        unit: '%',
        depths: [
          { label: '0-5 cm', mean: 43.7, q05: 21.9, q95: 61.3 },
          { label: '5-15 cm', mean: 45.1, q05: 23.3, q95: 63.9 },
        ],
      },
      { name: 'phh2o', label: 'pH', unit: 'pH', depths: [{ label: '0-5 cm', mean: 4.83, q05: 4.17, q95: 5.59 }] },
    ],
  },
};

type Json = unknown;
const isRecord = (value: unknown): value is Record<string, Json> => typeof value === 'object' && value !== null && !Array.isArray(value);
/** every plain value, with the names that lead to it */
const mapPlain = (value: Json, change: (value: Json, name: string) => Json, name = ''): Json =>
  Array.isArray(value)
    ? value.map((one) => mapPlain(one, change, name))
    : isRecord(value)
      ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapPlain(one, change, key)]))
      : change(value, name);
const mapRecords = (value: Json, change: (record: Record<string, Json>) => Record<string, Json>): Json =>
  Array.isArray(value)
    ? value.map((one) => mapRecords(one, change))
    : isRecord(value)
      ? change(Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapRecords(one, change)])))
      : value;
/** What identifies and dates a record; without it nobody could read anything. */
const kept = new Set([
  'project_id',
  'period',
  'year',
  'lat',
  'lon',
  'risk',
  'name',
  'index',
  'label',
  'unit',
  'west',
  'south',
  'east',
  'north',
  'image_url',
]);

/** Ways in which services of other people answer. An answer is a status and a body; null is the answer as published. */
export const variants = {
  published: (value: Json): Json => value,
  record: (value: Json): Json =>
    Array.isArray(value)
      ? value.at(-1)
      : isRecord(value) && Array.isArray(value['records'])
        ? { project_id: value['project_id'], ...(value['records'] as Record<string, Json>[]).at(-1) }
        : value,
  list: (value: Json): Json => (Array.isArray(value) ? value : [value]),
  'unknown fields': (value: Json): Json =>
    mapRecords(value, (record) => ({ ...record, vendor_grade: 'A7', vendor_detail: { score: 77.31, notes: ['checked', 'by hand'] } })),
  nulls: (value: Json): Json => mapPlain(value, (one, name) => (typeof one === 'number' && !kept.has(name) ? null : one)),
  'left out': (value: Json): Json =>
    mapRecords(value, (record) =>
      Object.fromEntries(Object.entries(record).filter(([key, one]) => kept.has(key) || typeof one !== 'number')),
    ),
  fraction: (value: Json): Json => mapPlain(value, (one, name) => (typeof one === 'number' && name.endsWith('_pct') ? one / 100 : one)),
  'other names': (value: Json): Json =>
    mapRecords(value, (record) =>
      Object.fromEntries(
        Object.entries(record).map(([key, one]) => [kept.has(key) || typeof one !== 'number' ? key : `theirs_${key.toLowerCase()}`, one]),
      ),
    ),
  'all other names': (value: Json): Json =>
    mapRecords(value, (record) => Object.fromEntries(Object.entries(record).map(([key, one]) => [`x_${key}`, one]))),
  'numbers as text': (value: Json): Json => mapPlain(value, (one) => (typeof one === 'number' ? String(one) : one)),
  envelope: (value: Json): Json => ({ data: value, meta: { count: 1, request: 'r-1' } }),
  'envelope result': (value: Json): Json => ({ status: 'ok', result: value }),
  'empty list': (): Json => [],
  'empty record': (): Json => ({}),
  nothing: (): Json => null,
  'a sentence': (): Json => ({ message: 'Your plan has this product from 2027 on' }),
} satisfies Record<string, (value: Json) => Json>;
export type VariantName = keyof typeof variants | 'not found' | 'forbidden' | 'broken';
export const variantNames = [...Object.keys(variants), 'not found', 'forbidden', 'broken'] as VariantName[];
const refusals: Partial<Record<VariantName, [number, Json]>> = {
  'not found': [404, { detail: 'Not Found' }],
  forbidden: [403, { detail: 'This product is not part of your plan' }],
  broken: [500, { detail: 'Internal Server Error' }],
};

/** What a variant answers for a product, where it is no refusal and no picture. */
export const answerOf = (slug: keyof typeof publishedAnswers, variant: VariantName): Json =>
  variant in variants ? variants[variant as keyof typeof variants](publishedAnswers[slug]) : refusals[variant]![1];

const when = '2026-03-04T05:06:07Z';
const picture = writeGeoTiff(
  Uint8Array.from({ length: 1600 }, (_, cell) => (cell % 40 < 10 ? 1 : 0)),
  { west: -60.12, north: -3.18, cellWidth: 0.001, cellHeight: 0.001, width: 40, height: 40, epsg: 4326 },
  { noData: 255 },
);

/** What a service as a variant has says to a path below a project: a status with a body, or a picture. */
export function productReply(path: string, variant: VariantName): [status: number, body: Json | Uint8Array] {
  // As published: no states of jobs.
  if (path === 'available_data')
    return [
      200,
      {
        remote_sensing_indices: { min: '2016-01-01T00:00:00Z', max: when },
        climate_risk: ['TXx'],
        carbon_programs: { program: 'none', eligibility_status: 'not assessed', baseline_sequestration: null, performance_benchmark: null },
        climate_programs: null,
      },
    ];
  const [slug] = (Object.entries(productPaths) as [ProductSlug, string][]).find(([, one]) => path === one) ?? [];
  if (!slug) return [404, { detail: 'Not Found' }];
  return refusals[variant] ?? [200, isImage(slug) ? picture : answerOf(slug as keyof typeof publishedAnswers, variant)];
}

export interface VariantProvider {
  url: string;
  seen: string[];
  close(): Promise<void>;
}
/** Every variant is a project of its own, so that no answer of one is kept for another. */
const projectOf = (variant: VariantName): string => `p-${variantNames.indexOf(variant)}`;

/** A provider with one project a variant, called as the variant. The projects themselves are as published. */
export async function startVariantProvider(): Promise<VariantProvider> {
  const listed = (variant: VariantName) => ({
    id: projectOf(variant),
    user_id: 'u1',
    project_name: variant,
    created_at: when,
    updated_at: when,
    area_hectares: areaHectares,
    centroid_lat: place.lat,
    centroid_lon: place.lon,
  });
  const provider: VariantProvider = { url: '', seen: [], close: async () => {} };
  const server = createServer((request, response) => {
    request.resume();
    const { pathname } = new URL(request.url!, 'http://stub');
    provider.seen.push(`${request.method} ${pathname}`);
    const send = (status: number, body: Json) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    if (pathname === '/projects') {
      send(200, variantNames.map(listed));
      return;
    }
    const [, number, path] = /^\/projects\/p-(\d+)(?:\/(.+))?$/.exec(pathname) ?? [];
    const variant = variantNames[Number(number)];
    if (variant === undefined) {
      send(404, { detail: 'Not Found' });
      return;
    }
    if (path === undefined) {
      send(200, { ...listed(variant), geometry: square, geometry_hash: 'h' });
      return;
    }
    const [status, body] = productReply(path, variant);
    if (body instanceof Uint8Array) response.writeHead(status, { 'content-type': 'image/tiff' }).end(body);
    else send(status, body);
  });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  provider.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  provider.close = () =>
    new Promise((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
  return provider;
}
