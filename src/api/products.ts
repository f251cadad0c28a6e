import * as z from 'zod';
import { dateTime, isoDate, lastOf, projectParams, provenance, queryBoolean, queryNumber } from './primitives.ts';
import { defineRoute } from './route.ts';

const amount = z.number().nullable();
const period = <const T extends [string, ...string[]]>(values: T, byDefault: T[number]) =>
  lastOf(z.enum(values).default(byDefault as never));
const climateDate = isoDate({ from: '2015-01-01', to: '2100-01-01' });
const dates = z.object({ start_date: lastOf(isoDate()).optional(), end_date: lastOf(isoDate()).optional() }).superRefine(inOrder);

function inOrder(query: { start_date?: string | undefined; end_date?: string | undefined }, context: z.core.$RefinementCtx): void {
  if (query.start_date && query.end_date && query.end_date < query.start_date) {
    context.addIssue({
      code: 'custom',
      path: ['end_date'],
      message: 'end_date should not be before start_date',
      params: { type: 'value_error' },
      input: query.end_date,
    });
  }
}

const weightNames = ['ssp126_weight', 'ssp245_weight', 'ssp370_weight', 'ssp585_weight'] as const;
const weight = (byDefault: number) => queryNumber.pipe(z.number().gt(0, 'Input should be greater than 0')).default(byDefault);

const record = z.object({ period: dateTime, project_id: z.string(), lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) });
export const climateRecord = record
  .extend({
    avg_temperature_degC: amount,
    min_temperature_degC: amount,
    max_temperature_degC: amount,
    avg_wind_speed_m_per_s: amount,
    sum_total_precipitation_mm_of_water_equivalent: amount,
    avg_relative_humidity_0_1: amount,
  })
  .extend(provenance.shape);
export const weatherRecord = record
  .extend({
    avg_temperature_degC: amount,
    min_temperature_degC: amount,
    max_temperature_degC: amount,
    avg_dewpoint_temperature_degC: amount,
    min_dewpoint_temperature_degC: amount,
    max_dewpoint_temperature_degC: amount,
    avg_wind_speed_m_per_s: amount,
    max_wind_speed_m_per_s: amount,
    avg_surface_pressure_Pa: amount,
    avg_total_cloud_cover_0_1: amount,
    sum_total_precipitation_mm_of_water_equivalent: amount,
    avg_relative_humidity_0_1: amount,
    sum_snowfall_mm_of_water_equivalent: amount,
    sum_snow_depth_mm_of_water_equivalent: amount,
  })
  .extend(provenance.shape);

export const climate = defineRoute({
  id: 'climate',
  method: 'GET',
  path: '/projects/{project_id}/climate',
  params: projectParams,
  summary: 'Climate projections, weighted over four scenarios',
  query: z
    .object({
      period: period(['weekly', 'monthly', 'yearly'], 'monthly'),
      start_date: lastOf(climateDate).optional(),
      end_date: lastOf(climateDate).default('2099-12-31'),
      ssp126_weight: weight(0.1),
      ssp245_weight: weight(0.4),
      ssp370_weight: weight(0.4),
      ssp585_weight: weight(0.1),
    })
    .superRefine((query, context) => {
      inOrder(query, context);
      const sum = weightNames.reduce((total, name) => total + query[name], 0);
      // A weight with a fault of its own says enough.
      if (weightNames.every((name) => query[name] > 0) && Math.abs(sum - 1) > 1e-6)
        context.addIssue({
          code: 'custom',
          path: ['ssp585_weight'],
          message: `The four weights should sum to 1, they sum to ${Number(sum.toFixed(6))}`,
          params: { type: 'value_error' },
          input: sum,
        });
    }),
  reply: z.array(climateRecord),
});
export const weather = defineRoute({
  id: 'weather',
  method: 'GET',
  path: '/projects/{project_id}/weather',
  params: projectParams,
  summary: 'Observed weather by day, week, month or year of the project’s local time',
  query: dates.safeExtend({ period: period(['daily', 'weekly', 'monthly', 'yearly'], 'daily') }),
  reply: z.array(weatherRecord),
});
export const climateRisk = defineRoute({
  id: 'climate-risk',
  method: 'GET',
  path: '/projects/{project_id}/climate_risk',
  params: projectParams,
  summary: 'Climate extremes: baseline, future and change',
  reply: z
    .object({ project_id: z.string(), risk_items: z.array(z.object({ risk: z.string(), description: z.string(), value: amount })) })
    .extend(provenance.shape),
});
const deforestationYear = z
  .object({
    year: z.int(),
    deforested_ha: amount,
    deforested_pct: amount,
    deforested_in_year_ha: amount.optional(),
    forest_2000_ha: amount.optional(),
    observed_through: z.string().nullish(),
  })
  .extend(provenance.shape);
export const deforestationSummary = defineRoute({
  id: 'deforestation-summary',
  method: 'GET',
  path: '/projects/{project_id}/deforestation/summary',
  params: projectParams,
  summary: 'Hectares of tree cover lost per year since 2018, and their percent of the project',
  reply: z.array(deforestationYear),
});
const share = z.object({ project_count: z.int(), area_hectares: z.number(), deforested_ha: amount, deforested_pct: amount });
export const portfolioDeforestationSummary = defineRoute({
  id: 'portfolio-deforestation-summary',
  method: 'GET',
  path: '/deforestation/summary',
  summary: 'Tree cover lost since 2018 over all projects, by country or state',
  query: z.object({ aggregation_level: lastOf(z.enum(['country', 'state'])).optional() }),
  reply: z
    .object({
      since: z.int(),
      year: z.int(),
      total: share,
      items: z.array(
        share.extend({
          country_code: z.string().nullable(),
          country: z.string().nullable(),
          state_code: z.string().nullable(),
          state: z.string().nullable(),
        }),
      ),
      pending_project_ids: z.array(z.string()),
      no_data_project_ids: z.array(z.string()).optional(),
    })
    .extend(provenance.shape),
});
export const deforestationIndicatorImage = defineRoute({
  id: 'deforestation-indicator-image',
  method: 'GET',
  path: '/projects/{project_id}/deforestation/indicator_image',
  params: projectParams,
  replyType: 'image/tiff',
  summary: 'GeoTIFF, 1 where the probability of deforestation exceeds 0.7',
  query: z.object({
    baseline_year: queryNumber.pipe(z.int().min(2001)).default(2018),
    threshold: queryNumber.pipe(z.number().min(0.4).max(0.95)).default(0.7),
  }),
  reply: z.instanceof(Uint8Array),
});
const ghg = (name: string, summary: string, fields: z.ZodRawShape, query: typeof dates = dates) =>
  defineRoute({
    id: name.replaceAll('_', '-'),
    method: 'GET',
    path: `/projects/{project_id}/ghg/${name}`,
    params: projectParams,
    summary,
    query,
    reply: z.looseObject({ project_id: z.string(), records: z.array(z.object(fields)) }).extend(provenance.shape),
  });
export const baselineSequestration = ghg('baseline_sequestration', 'Carbon that would be sequestered without the project', {
  period: z.string(),
  baseline_sequestration_tco2e: amount,
  cumulative_tco2e: amount,
  lower: amount,
  upper: amount,
});
export const performanceBenchmark = ghg('performance_benchmark', 'Growth of matched control plots against the project’s', {
  year: z.int(),
  project_si: amount,
  control_si: amount,
  performance_benchmark: amount,
  p_value: amount,
});
export const carbonAdditionality = ghg('carbon_additionality', 'Removals beyond the benchmark', {
  year: z.int(),
  removals_tco2e: amount,
  performance_benchmark: amount,
  additionality_tco2e: amount,
  removals_lower_tco2e: amount.optional(),
  removals_upper_tco2e: amount.optional(),
  additionality_lower_tco2e: amount.optional(),
  additionality_upper_tco2e: amount.optional(),
});
export const ghgEmissions = ghg(
  'ghg_emissions',
  'Emissions from tree cover loss',
  { year: z.int(), loss_ha: amount, co2_t: amount, ch4_tco2e: amount, n2o_tco2e: amount, total_tco2e: amount, sd_tco2e: amount },
  dates.safeExtend({ fire: queryBoolean.default(false) }) as unknown as typeof dates,
);
export const satelliteIndex = defineRoute({
  id: 'satellite-index',
  method: 'GET',
  path: '/projects/{project_id}/satellite/index',
  params: projectParams,
  summary: 'Vegetation or water index of the latest clear image, or its median over dates',
  query: dates.safeExtend({ index: lastOf(z.enum(['ndvi', 'evi', 'ndmi', 'nbr', 'ndwi'])).default('ndvi') }),
  reply: z
    .looseObject({
      index: z.string(),
      image_url: z.string().nullable(),
      bounding_box: z.object({ west: z.number(), south: z.number(), east: z.number(), north: z.number() }),
    })
    .extend(provenance.shape),
});
export const satelliteImage = defineRoute({
  id: 'satellite-image',
  method: 'GET',
  path: '/projects/{project_id}/satellite/images/{name}',
  params: projectParams.extend({ name: z.string().min(1).max(200) }),
  replyType: 'image/*',
  extension: 'the address that image_url and geotiff_url of satellite/index name',
  summary: 'A picture of satellite/index: PNG, or GeoTIFF for .tif',
  reply: z.instanceof(Uint8Array),
});
export const soil = defineRoute({
  id: 'soil',
  method: 'GET',
  path: '/projects/{project_id}/soil',
  params: projectParams,
  summary: 'Soil properties by depth',
  reply: z
    .looseObject({ project_id: z.string(), properties: z.array(z.looseObject({ name: z.string(), unit: z.string() })) })
    .extend(provenance.shape),
});
export const projectMask = defineRoute({
  id: 'project-mask',
  method: 'GET',
  path: '/projects/{project_id}/project_mask',
  params: projectParams,
  replyType: 'image/tiff',
  summary: 'GeoTIFF, 1 inside the project, 0 outside',
  reply: z.instanceof(Uint8Array),
});
export const wetlandsMask = defineRoute({
  id: 'wetlands-mask',
  method: 'GET',
  path: '/projects/{project_id}/wetlands_mask',
  params: projectParams,
  replyType: 'image/tiff',
  summary: 'GeoTIFF, 1 where the project is wetland',
  reply: z.instanceof(Uint8Array),
});
